/** Previews of moves. The server is asked once for each move, until the table changes. */

import type { AtTable } from "../net/table-client.svelte";
import type { Foreseen, Refused } from "../net/wire";

const BEFORE_ASKING = 120;
const SHORT = 8000;

/** A note over the board: what a move would do, why it isn't allowed, or what something is. */
export interface Note {
  kind: "foreseen" | "refused" | "about";
  title?: string;
  sentences: string[];
  rule?: string;
}

export class Foresight {
  note = $state.raw<Note | null>(null);
  private kept = new Map<string, Foreseen | Refused>();
  private n = -1;
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly at: AtTable) {}

  /** Preview these words; null ends the preview. Words under the pointer wait a moment, chosen ones don't. */
  look(words: string[] | null, isChosen = false) {
    clearTimeout(this.timer);
    this.wanted = words ? words.join(" ") : "";
    if (!words) {
      if (this.note?.kind === "foreseen") this.note = null;
      return;
    }
    const known = this.find(words);
    if (known) this.show(known, words, isChosen);
    else this.timer = setTimeout(() => void this.ask(words, isChosen), isChosen ? 0 : BEFORE_ASKING);
  }

  /** Explain why a word isn't allowed. */
  async whyNot(words: string[]) {
    const told = this.find(words) ?? (await this.at.foresee(words));
    if ("why" in told && told.text) this.tell({ kind: "refused", sentences: [told.text], rule: told.rule });
  }

  /** Explain what something is. */
  about(what: { title: string; text?: string; rule?: string }) {
    this.tell({ kind: "about", title: what.title, sentences: what.text ? [what.text] : [], rule: what.rule });
  }

  /** Close the note. */
  clear() {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.note = null;
  }

  private tell(note: Note) {
    clearTimeout(this.fading);
    this.note = note;
    this.fading = setTimeout(() => this.note === note && (this.note = null), SHORT);
  }

  private find(words: string[]): Foreseen | Refused | undefined {
    if (this.n !== this.at.frame.n) {
      this.kept.clear();
      this.n = this.at.frame.n;
    }
    return this.kept.get(words.join(" "));
  }

  private async ask(words: string[], isChosen: boolean) {
    const n = this.at.frame.n;
    const told = await this.at.foresee(words);
    if (n !== this.at.frame.n) return;
    this.find(words);
    if (!("why" in told) || told.why !== "lost") this.kept.set(words.join(" "), told);
    this.show(told, words, isChosen);
  }

  private show(told: Foreseen | Refused, words: string[], isChosen: boolean) {
    if (words.join(" ") !== this.wanted || "why" in told) return;
    if (!isChosen && (this.note?.kind === "refused" || this.note?.kind === "about")) return;
    this.note = told.foreseen.length > 0 ? { kind: "foreseen", sentences: told.foreseen } : null;
  }
}
