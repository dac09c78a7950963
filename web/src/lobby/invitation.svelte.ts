/** The link that brings others to a table: as the server knows itself in the network, or as this browser came. */
import { ask } from "../net/api";

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

export class Invitation {
  link = $state("");
  /** Only this very machine can follow it. */
  isOnlyHere: boolean = $derived(LOOPBACK.test(URL.canParse(this.link) ? new URL(this.link).hostname : ""));

  constructor(readonly table: string) {
    this.link = `${location.origin}/table/${table}`;
    ask<{ link: string }>("GET", `/api/tables/${table}/link`)
      .then((told) => (this.link = told.link))
      .catch(() => undefined); // then the address of this page must do
  }

  get qr(): string {
    return `/api/tables/${this.table}/qr`;
  }
}
