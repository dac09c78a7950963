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
  /** Languages are loaded one after the other, so that the one chosen last stays. */
  private loading: Promise<void> = Promise.resolve();

  private load(code: () => Code, isComplete = false): Promise<void> {
    const job = this.loading.then(async () => {
      const [next, isAll] = [code(), isComplete || this.isComplete];
      this.bundle = bundleOf(next, await textsOf(next, isAll));
      this.isComplete = isAll;
      this.code = next;
      document.documentElement.lang = next;
    });
    this.loading = job.catch(() => {});
    return job;
  }

  /** Load the texts that only the home page can do without. */
  async complete() {
    if (!this.isComplete) await this.load(() => this.code, true);
  }

  /** Switch to another language. */
  async setLanguage(code: Code) {
    await this.load(() => code);
    localStorage.setItem("language", code);
  }

  /** The language that was chosen before, or that the browser asks for. */
  private get wished(): Code {
    const wished = [localStorage.getItem("language") ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
    return wished.find((one): one is Code => (LANGUAGES as readonly string[]).includes(one)) ?? "en";
  }

  /** Use the language that was chosen before, or that the browser asks for. */
  async init() {
    if (this.wished !== "en") await this.load(() => this.wished);
  }

  /** Use the language that another tab has stored. */
  async follow() {
    await this.load(() => this.wished);
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
