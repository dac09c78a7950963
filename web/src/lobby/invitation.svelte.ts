/** The link to a table, with the server's network address if known, else the address of this page. */
import { ask } from "../net/api";

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

export class Invitation {
  link = $state("");
  /** Whether the link works only on this machine. */
  isOnlyHere: boolean = $derived(LOOPBACK.test(URL.canParse(this.link) ? new URL(this.link).hostname : ""));

  constructor(readonly table: string) {
    this.link = `${location.origin}/table/${table}`;
    ask<{ link: string }>("GET", `/api/tables/${table}/link`)
      .then((found) => (this.link = found.link))
      .catch(() => undefined); // fall back to the address of this page
  }

  get qr(): string {
    return `/api/tables/${this.table}/qr`;
  }
}
