/** The words of the house, from Fluent files, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../words/en.ftl?raw";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Code = (typeof LANGUAGES)[number];

const loading: Record<Code, () => Promise<{ default: string }>> = {
  en: async () => ({ default: en }),
  nl: () => import("../words/nl.ftl?raw"),
  de: () => import("../words/de.ftl?raw"),
};

function bundleOf(code: Code, text: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  code = $state<Code>("en");
  private bundle = $state.raw(bundleOf("en", en));

  /** Speak another language from now on. */
  async speak(code: Code) {
    this.bundle = bundleOf(code, (await loading[code]()).default);
    this.code = code;
    document.documentElement.lang = code;
    localStorage.setItem("language", code);
  }

  /** The language that was chosen before, or that the browser asks for. */
  async begin() {
    const wished = [localStorage.getItem("language") ?? "", ...navigator.languages].map((one) => one.slice(0, 2));
    const code = wished.find((one): one is Code => (LANGUAGES as readonly string[]).includes(one)) ?? "en";
    if (code !== "en") await this.speak(code);
  }

  /** A sentence. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts) : id;
  }
}

export const words = new Words();
/** A sentence in the player's language. */
export const say = (id: string, facts: Record<string, FluentVariable> = {}) => words.say(id, facts);
