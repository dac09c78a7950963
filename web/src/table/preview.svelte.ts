/** Previews of moves. The server is asked once for each move, until the table changes. */

import type { TableClient } from "../net/table-client.svelte";
import type { Foreseen, Refused } from "../net/wire";
import type { About } from "../board/board";
import type { TextPart } from "../ui/picture-text";

const DELAY = 120;
const NOTE_MILLISECONDS = 8000;

/** A note over the board: what a move would do, why it isn't allowed, or what something is. */
export interface Note {
  kind: "foreseen" | "refused" | "about";
  title?: string;
  sentences: string[];
  /** More of it, with pictures. */
  parts?: TextPart[];
  rule?: string;
}

export class MovePreview {
  note = $state.raw<Note | null>(null);
  private known = new Map<string, Foreseen | Refused>();
  /** What `known` is about, as `moment` names it. */
  private knownAt = "";
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;
  /** What was chosen when an explanation was shown. It closes as soon as the player goes on. */
  private chosenThen = "";

  constructor(private readonly client: TableClient) {}

  /** Preview these words; null ends the preview. Hovered words are previewed after a short delay, chosen ones immediately. */
  request(words: string[] | null, isChosen = false) {
    clearTimeout(this.timer);
    this.wanted = words ? words.join(" ") : "";
    if (!words) {
      if (this.note?.kind === "foreseen") this.note = null;
      return;
    }
    const known = this.find(words);
    if (known) this.show(known, words, isChosen);
    else this.timer = setTimeout(() => void this.ask(words, isChosen), isChosen ? 0 : DELAY);
  }

  /** Explain why a word isn't allowed. */
  async explainRefusal(words: string[]) {
    const answer = this.find(words) ?? (await this.client.tryMove(words));
    if ("why" in answer && answer.text) this.showBriefly({ kind: "refused", sentences: [answer.text], rule: answer.rule });
  }

  /** Explain what something is. */
  explain({ title, text, parts, rule }: About) {
    this.showBriefly({ kind: "about", title, sentences: text ? [text] : [], parts, rule });
  }

  /** Say what has happened to what was being chosen. */
  tell(text: string) {
    this.showBriefly({ kind: "refused", sentences: [text] });
  }

  /** Close an explanation if something else has been chosen since. */
  goOn() {
    if (this.note && this.note.kind !== "foreseen" && this.chosenThen !== this.client.choice.path.join()) this.clear();
  }

  /** Close the note. */
  clear() {
    clearTimeout(this.timer);
    clearTimeout(this.closing);
    this.note = null;
  }

  private showBriefly(note: Note) {
    clearTimeout(this.closing);
    this.chosenThen = this.client.choice.path.join();
    this.note = note;
    this.closing = setTimeout(() => this.note === note && (this.note = null), NOTE_MILLISECONDS);
  }

  /** The table that moves are tried at: the last entry, whether they are next moves, and the language of the answers. */
  private get moment(): string {
    return `${this.client.frame.n} ${this.client.preparing ? "next" : "now"} ${this.client.language}`;
  }

  private find(words: string[]): Foreseen | Refused | undefined {
    if (this.knownAt !== this.moment) {
      this.known.clear();
      this.knownAt = this.moment;
    }
    return this.known.get(words.join(" "));
  }

  private async ask(words: string[], isChosen: boolean) {
    const moment = this.moment;
    const answer = await this.client.tryMove(words);
    if (moment !== this.moment) return;
    this.find(words);
    if (!("why" in answer) || answer.why !== "lost") this.known.set(words.join(" "), answer);
    this.show(answer, words, isChosen);
  }

  private show(answer: Foreseen | Refused, words: string[], isChosen: boolean) {
    if (words.join(" ") !== this.wanted || "why" in answer) return;
    if (!isChosen && (this.note?.kind === "refused" || this.note?.kind === "about")) return;
    this.note = answer.foreseen.length > 0 ? { kind: "foreseen", sentences: answer.foreseen } : null;
  }
}
