/** Shows on the board once more what others did: from the view before, move by move, to now. Any input ends it. */

import { movedBy } from "../board/last-turn";
import { ask } from "../net/api";
import type { News, Tally } from "../net/wire";
import type { Moved } from "../motion/travel";
import { sentencesOf, type Sentence } from "./since-turn";

/** The table as it was after an entry, as the server sends it for replays. */
interface PastTable {
  n: number;
  view: Record<string, unknown>;
  tally?: Tally | null;
}
/** What is on the page during a replay. */
export interface ReplayedTable extends PastTable {
  /** The move that led to this; none before the first one. */
  moves: Moved[];
  sentences: Sentence[];
}

/** Milliseconds for each move, its travel included, and before the first one. */
const EACH = 1500;
const BEFORE = 500;

export class TurnReplay {
  shown = $state.raw<ReplayedTable | null>(null);
  /** The replay was ended before its last move: what is left of it doesn't travel. */
  isCut = false;
  /** Counts the replays, so that one that has ended shows nothing more. */
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` returns what is on the page without a replay. */
  constructor(
    private readonly table: string,
    private readonly now: () => PastTable,
  ) {}

  /** Replay moves as a seat saw them, each with its sentences. */
  async start(moves: readonly News[], seat: number, sentences: readonly Sentence[] = sentencesOf(moves)) {
    this.end();
    if (moves.length === 0) return;
    const run = this.run;
    // Each view is the one just before the next move, so that it includes what followed without a move.
    const entries = moves.map((one) => one.n - 1);
    addEventListener("pointerdown", this.interrupt, { capture: true });
    addEventListener("keydown", this.interrupt, { capture: true });
    addEventListener("wheel", this.cut, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.cut);
    try {
      const views = await Promise.all(entries.map((n) => ask<PastTable>("GET", `/api/tables/${this.table}/replay/${n}?eyes=${seat}`)));
      if (run === this.run) this.step(views, moves, sentences, 0);
    } catch {
      if (run === this.run) this.end(); // nothing is missing on the page
    }
  }

  /** Show the table before the i-th move; after the last one, the table as it is now. */
  private step(views: readonly PastTable[], moves: readonly News[], sentences: readonly Sentence[], i: number) {
    if (i > moves.length) return this.end();
    const before = moves[i - 1];
    const seen = views[i] ?? this.now();
    this.shown = { ...seen, moves: movedBy(before ? [before] : []), sentences: sentences.filter((one) => one.entry.n === before?.n) };
    this.timer = setTimeout(() => this.step(views, moves, sentences, i + 1), i === 0 ? BEFORE : EACH);
  }

  /** End the replay; the page shows the present again. */
  end() {
    this.run++;
    clearTimeout(this.timer);
    this.shown = null;
    removeEventListener("pointerdown", this.interrupt, { capture: true });
    removeEventListener("keydown", this.interrupt, { capture: true });
    removeEventListener("wheel", this.cut, { capture: true });
    document.removeEventListener("visibilitychange", this.cut);
  }

  /** End it before its last move. */
  cut = () => {
    this.isCut = this.shown !== null;
    this.end();
  };

  /** End it by an input that does nothing else, because it was aimed at what the replay showed. */
  private interrupt = (event: Event) => {
    if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return this.cut();
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "pointerdown") swallowClick();
    this.cut();
  };
}

/** Let the click that follows a press do nothing. */
function swallowClick() {
  const swallow = (event: Event) => (event.preventDefault(), event.stopPropagation());
  const done = () => removeEventListener("click", swallow, { capture: true });
  addEventListener("click", swallow, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(done), { capture: true, once: true });
}
