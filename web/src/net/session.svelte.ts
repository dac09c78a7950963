/** The session: not signed in, a guest with a name, or a player with an account. */

import { readSetting, saveSetting } from "../ui/local-storage";
import { ApiError, ask } from "./api";
import { say, words, type Code } from "../words/words.svelte";

export interface SignedIn {
  kind: "nobody" | "guest" | "account" | "seat";
  name: string;
  login: string;
  language: string;
}

const NOBODY: SignedIn = { kind: "nobody", name: "", login: "", language: "en" };

/** Return a message for an error. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message || say(error.why === "offline" ? "offline" : "request-failed");
}

class Session {
  me = $state.raw<SignedIn>(NOBODY);
  isLoaded = $state(false);
  isSignedIn: boolean = $derived(this.me.kind === "guest" || this.me.kind === "account");

  /** Ask the server who is signed in. */
  async load(): Promise<SignedIn> {
    this.me = await ask<SignedIn>("GET", "/api/me");
    this.isLoaded = true;
    if (this.me.name) saveSetting("name", this.me.name);
    return this.me;
  }

  /** The name from last time, or a suggestion. */
  suggestedName(): string {
    const suggestions = say("guest-names").split(", ");
    return this.me.name || readSetting("name") || suggestions[Math.floor(Math.random() * suggestions.length)]!;
  }

  /** Sign in as a guest with this name, or rename the signed-in player. Return true if they were not signed in before. */
  async signInAs(name: string): Promise<boolean> {
    if (!this.isLoaded) await this.load();
    const isNew = !this.isSignedIn;
    const wanted = name.trim() || this.suggestedName();
    if (isNew) this.remember(await ask<SignedIn>("POST", "/api/guest", { name: wanted, language: words.code }));
    else if (wanted !== this.me.name) this.remember(await ask<SignedIn>("PATCH", "/api/me", { name: wanted }));
    return isNew;
  }

  /** Remember who is signed in. */
  remember(player: SignedIn) {
    this.me = player;
    this.isLoaded = true;
    saveSetting("name", player.name);
  }

  /** Forget who was signed in. */
  forget() {
    this.me = NOBODY;
  }

  /** Switch the language, here and in the account. */
  async setLanguage(code: Code) {
    await words.setLanguage(code);
    if (this.isSignedIn) this.me = await ask<SignedIn>("PATCH", "/api/me", { language: code }).catch(() => this.me);
  }
}

export const session = new Session();
