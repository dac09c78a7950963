/** Who is signed in: nobody yet, a guest with a name, or a player with an account. */

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

/** Return a message for an error. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof NotDone)) throw error;
  return error.message || say(error.why === "offline" ? "offline" : "not-now");
}

class People {
  me = $state.raw<Who>(NOBODY);
  isKnown = $state(false);
  isSomebody: boolean = $derived(this.me.kind === "guest" || this.me.kind === "account");

  /** Ask the server who is signed in. */
  async load(): Promise<Who> {
    this.me = await ask<Who>("GET", "/api/me");
    this.isKnown = true;
    if (this.me.name) keep("name", this.me.name);
    return this.me;
  }

  /** The name from last time, or a suggestion. */
  wished(): string {
    const ours = say("guest-names").split(", ");
    return this.me.name || kept("name") || ours[Math.floor(Math.random() * ours.length)]!;
  }

  /** Sign in as a guest with this name, or rename the signed-in player. Return true if they were not signed in before. */
  async become(name: string): Promise<boolean> {
    if (!this.isKnown) await this.load();
    const isNew = !this.isSomebody;
    const wanted = name.trim() || this.wished();
    if (isNew) this.take(await ask<Who>("POST", "/api/guest", { name: wanted, language: words.code }));
    else if (wanted !== this.me.name) this.take(await ask<Who>("PATCH", "/api/me", { name: wanted }));
    return isNew;
  }

  /** Remember who is signed in. */
  take(who: Who) {
    this.me = who;
    this.isKnown = true;
    keep("name", who.name);
  }

  /** Forget who was signed in. */
  forget() {
    this.me = NOBODY;
  }

  /** Switch the language, here and in the account. */
  async speak(code: Code) {
    await words.speak(code);
    if (this.isSomebody) this.me = await ask<Who>("PATCH", "/api/me", { language: code }).catch(() => this.me);
  }
}

export const people = new People();
