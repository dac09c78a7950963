import type { Component } from "svelte";
import type { Choice } from "../net/choice.svelte";

/** A cell of a board: column, row. */
export type Cell = [number, number];

/** What somebody taps to learn what it is; `text` is in the player's language, `rule` a number such as CB-4.2. */
export interface About {
  title: string;
  text?: string;
  rule?: string;
}

/** What the last move touched: its words, and who made it. */
export interface Last {
  words: string[];
  by: number | null;
}

/** What every board and every hand is given. Nothing of it knows the socket. */
export interface BoardProps {
  view: Record<string, unknown>;
  /** Whose eyes one looks through; null: somebody who looks on. */
  me: number | null;
  choice: Choice;
  names: string[];
  /** What everybody can count now, as the server tells it. */
  tally?: Record<string, unknown>[] | null;
  /** Cells to light up, for the score sheet. */
  lit?: Cell[];
  /** The move that was made last, to be marked. */
  last?: Last | null;
  /** Who sits there: a name and the seat's colour (art/seats.ts gives it). */
  seats?: { name: string; color: string }[];
  /** A place that is not allowed was tapped: the word that it would have been, and the cell. */
  onwhynot?: (word: string, x: number, y: number) => void;
  onabout?: (what: About) => void;
  /** The place that is chosen already was tapped once more. */
  onconfirm?: () => void;
  /** A word that may be said is looked at, or no longer. */
  onover?: (word: string | null) => void;
}
export type Board = Component<BoardProps>;
