/** The texts of the app, from Fluent files, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Code = (typeof LANGUAGES)[number];

/** English is built in, apart from what the home page never shows. Everything else is loaded when needed. */
const english = import.meta.glob<string>(["./en/*.ftl", "!./en/learn.ftl"], { query: "?raw", import: "default", eager: true });
const loaders = import.meta.glob<string>(["./*/*.ftl", "!./en/boards.ftl", "!./en/home.ftl", "!./en/shared.ftl", "!./en/table.ftl"], { query: "?raw", import: "default" });

async function textsOf(code: Code, isComplete: boolean): Promise<string[]> {
  const found = Object.entries(loaders).filter(([path]) => path.includes(`/${code}/`) && (isComplete || !path.endsWith("/learn.ftl")));
  return [...(code === "en" ? Object.values(english) : []), ...(await Promise.all(found.map(([, load]) => load())))];
}

function bundleOf(code: Code, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  code = $state<Code>("en");
  private bundle = $state.raw(bundleOf("en", Object.values(english)));
  private isComplete = false;

  /** Load the texts that only the home page can do without. */
  async complete() {
    if (this.isComplete) return;
    const [code, texts] = [this.code, await textsOf(this.code, true)];
    this.isComplete = true;
    await (code === this.code ? (this.bundle = bundleOf(code, texts)) : this.setLanguage(this.code));
  }

  /** Switch to another language. */
  async setLanguage(code: Code) {
    this.bundle = bundleOf(code, await textsOf(code, this.isComplete));
    this.code = code;
    document.documentElement.lang = code;
    localStorage.setItem("language", code);
  }

  /** Use the language that was chosen before, or that the browser asks for. */
  async init() {
    const wished = [localStorage.getItem("language") ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
    const code = wished.find((one): one is Code => (LANGUAGES as readonly string[]).includes(one)) ?? "en";
    if (code !== "en") await this.setLanguage(code);
  }

  /** Return whether there is a text with this id. */
  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Return a text with its arguments filled in. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts) : id;
  }
}

export const words = new Words();
/** Return a text in the player's language. */
export const say = (id: string, facts: Record<string, FluentVariable> = {}) => words.say(id, facts);
