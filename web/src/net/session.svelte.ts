/** Who one is, for every page: nobody yet, a guest with a name, or somebody with an account. */

import { keep, kept } from "../ui/local-storage";
import { ask, NotDone } from "./api";
import { say, words, type Code } from "../words/words.svelte";

export interface Who {
  kind: "nobody" | "guest" | "account" | "seat";
  name: string;
  login: string;
  language: string;
}

const NOBODY: Who = { kind: "nobody", name: "", login: "", language: "en" };

/** What went wrong, as a sentence. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof NotDone)) throw error;
  return error.message || say(error.why === "offline" ? "offline" : "not-now");
}

class People {
  me = $state.raw<Who>(NOBODY);
  isKnown = $state(false);
  isSomebody: boolean = $derived(this.me.kind === "guest" || this.me.kind === "account");

  /** Ask the server who one is. */
  async load(): Promise<Who> {
    this.me = await ask<Who>("GET", "/api/me");
    this.isKnown = true;
    if (this.me.name) keep("name", this.me.name);
    return this.me;
  }

  /** The name one had last time, or one of ours. */
  wished(): string {
    const ours = say("guest-names").split(", ");
    return this.me.name || kept("name") || ours[Math.floor(Math.random() * ours.length)]!;
  }

  /** Be somebody: a guest by this name, or who one is already, by this name from now on. True where that is new. */
  async become(name: string): Promise<boolean> {
    if (!this.isKnown) await this.load();
    const isNew = !this.isSomebody;
    const wanted = name.trim() || this.wished();
    if (isNew) this.take(await ask<Who>("POST", "/api/guest", { name: wanted, language: words.code }));
    else if (wanted !== this.me.name) this.take(await ask<Who>("PATCH", "/api/me", { name: wanted }));
    return isNew;
  }

  /** From now on one is this person. */
  take(who: Who) {
    this.me = who;
    this.isKnown = true;
    keep("name", who.name);
  }

  /** One has gone out of the door. */
  forget() {
    this.me = NOBODY;
  }

  /** Speak another language, here and wherever one is this person. */
  async speak(code: Code) {
    await words.speak(code);
    if (this.isSomebody) this.me = await ask<Who>("PATCH", "/api/me", { language: code }).catch(() => this.me);
  }
}

export const people = new People();
