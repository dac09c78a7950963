/**
 * Shows on the board once more what others did: from the view before, move by move, to now.
 *
 * It can be paused, and gone through step by step. Any input for something else ends it; while it is paused, the board
 * can be moved and zoomed.
 */

import { movedBy } from "../board/last-turn";
import { ask } from "../net/api";
import type { News, Tally } from "../net/wire";
import { flightTime } from "../motion/speed";
import type { Moved } from "../motion/travel";
import { settings } from "../ui/settings.svelte";
import type { Sentence, Summary } from "./since-turn";

/** The table as it was after an entry, as the server sends it for replays. */
interface PastTable {
  n: number;
  view: Record<string, unknown>;
  tally?: Tally | null;
}
/** What is on the page during a replay. */
export interface ReplayedTable extends PastTable {
  /** Which move is shown, of how many; 0 is the table before the first one. */
  index: number;
  count: number;
  /** The move that led to this; none before the first one. */
  moves: Moved[];
  sentences: Sentence[];
}

/** The parts of the page with the buttons of the replay, and with the board. */
const CONTROLS = '[data-part="turn-replay"]';
const BOARD = '[data-part="board"]';

/** Milliseconds for reading: at least this many, or some for each letter. */
const LEAST = 1600;
const BEGINNING = 800;
const EACH_LETTER = 50;
/** How much longer that takes by the setting for animations. */
const TEMPO = { off: 1, fast: 0.7, normal: 1, slow: 1.6 } as const;

/** Return for how many milliseconds sentences stay: the time for their move's travel, and then for reading them. */
export function readingTime(sentences: readonly string[]): number {
  const letters = sentences.join(" ").length;
  return flightTime() + Math.max(LEAST, BEGINNING + EACH_LETTER * letters) * TEMPO[settings.animation];
}

export class TurnReplay {
  shown = $state.raw<ReplayedTable | null>(null);
  isPaused = $state(false);
  /** The replay was ended before its last move: what is left of it doesn't travel. */
  isCut = false;
  /** Counts the replays, so that one that has ended shows nothing more. */
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moves: readonly News[] = [];
  private sentences: readonly Sentence[] = [];
  /** The table before the first move and after each; null for the present. */
  private tables: readonly (PastTable | null)[] = [];

  /** `now` returns what is on the page without a replay. */
  constructor(
    private readonly table: string,
    private readonly now: () => PastTable,
  ) {}

  /** Replay moves as a seat saw them, each with its sentences. */
  async start({ moves, ends, sentences }: Pick<Summary, "moves" | "ends" | "sentences">, seat: number) {
    this.end();
    if (moves.length === 0) return;
    const run = this.run;
    addEventListener("pointerdown", this.point, { capture: true });
    addEventListener("keydown", this.press, { capture: true });
    addEventListener("wheel", this.turn, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.cut);
    const fetch = (n: number | null) => (n === null ? null : ask<PastTable>("GET", `/api/tables/${this.table}/replay/${n}?eyes=${seat}`));
    try {
      const tables = await Promise.all([moves[0]!.n - 1, ...ends].map(fetch));
      if (run !== this.run) return;
      [this.moves, this.sentences, this.tables] = [moves, sentences, tables];
      this.go(0);
    } catch {
      if (run === this.run) this.end(); // nothing is missing on the page
    }
  }

  /** Show the table after the i-th move; after the last one, end. */
  private go(index: number) {
    clearTimeout(this.timer);
    if (index >= this.tables.length) return this.end();
    const move = this.moves[index - 1];
    const sentences = this.sentences.filter((one) => one.entry.n === move?.n);
    this.shown = { ...(this.tables[index] ?? this.now()), index, count: this.moves.length, moves: movedBy(move ? [move] : []), sentences };
    if (!this.isPaused) this.timer = setTimeout(() => this.go(index + 1), readingTime(sentences.map((one) => one.text)));
  }

  /** Pause, or go on with the next move. */
  toggle = () => {
    if (!this.shown) return;
    this.isPaused = !this.isPaused;
    if (this.isPaused) clearTimeout(this.timer);
    else this.go(this.shown.index + 1);
  };

  /** Pause, and go one move forward or back; a step after the last one ends it. */
  step = (by: 1 | -1) => {
    if (!this.shown) return;
    this.isPaused = true;
    this.go(Math.max(0, this.shown.index + by));
  };

  /** End the replay; the page shows the present again. */
  end() {
    this.run++;
    clearTimeout(this.timer);
    this.shown = null;
    this.isPaused = false;
    removeEventListener("pointerdown", this.point, { capture: true });
    removeEventListener("keydown", this.press, { capture: true });
    removeEventListener("wheel", this.turn, { capture: true });
    document.removeEventListener("visibilitychange", this.cut);
  }

  /** End it before its last move. */
  cut = () => {
    this.isCut = this.shown !== null;
    this.end();
  };

  private isIn = (event: Event, part: string) => event.target instanceof Element && event.target.closest(part) !== null;
  /** Whether an input moves or zooms the board while the replay is paused. */
  private isLooking = (event: Event) => this.isPaused && this.isIn(event, BOARD);

  private turn = (event: Event) => {
    if (!this.isLooking(event)) this.cut();
  };

  /** A press elsewhere ends it, and does nothing else, because it was aimed at what the replay showed. */
  private point = (event: Event) => {
    if (this.isIn(event, CONTROLS) || this.isLooking(event)) return;
    swallow(event);
    swallowNext("click", ["pointerup", "pointercancel"]);
    this.cut();
  };

  /** Space, arrows and Escape control it. Another key ends it, and does nothing else. */
  private press = (event: KeyboardEvent) => {
    const { key } = event;
    if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return this.cut(); // the browser's
    if ((key === "Enter" || key === " ") && this.isIn(event, CONTROLS)) return; // presses a button
    swallow(event);
    if (key === " ") swallowNext("keyup", ["keyup"]); // some browsers press a button only then
    if (event.repeat && !key.startsWith("Arrow")) return;
    if (this.shown && key === " ") this.toggle();
    else if (this.shown && key === "ArrowLeft") this.step(-1);
    else if (this.shown && key === "ArrowRight") this.step(1);
    else this.cut();
  };
}

const swallow = (event: Event) => (event.preventDefault(), event.stopPropagation());

/** Let the next event of a type do nothing, until shortly after one of the others. */
function swallowNext(type: string, ends: string[]) {
  const done = () => removeEventListener(type, swallow, { capture: true });
  addEventListener(type, swallow, { capture: true });
  for (const end of ends) addEventListener(end, () => setTimeout(done), { capture: true, once: true });
}
