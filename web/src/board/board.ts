import type { Component } from "svelte";
import type { Moved } from "../motion/travel";
import type { Choice } from "../net/choice.svelte";
import type { Question } from "../net/wire";
import type { TextPart } from "../ui/picture-text";

/** A cell of a board: column, row. */
export type Cell = [number, number];

/** A short explanation of something on the table; `rule` is a number such as 4.2 with the prefix of its game. */
export interface About {
  title: string;
  text?: string;
  /** More of it, with pictures. */
  parts?: TextPart[];
  rule?: string;
}

/** The properties of every board and every hand. They don't depend on a connection, so replays and lessons use them, too. */
export interface BoardProps {
  view: Record<string, unknown>;
  /** The view from which numbers are taken while pieces are still on their way: they change when the pieces land. */
  settled?: Record<string, unknown>;
  /** The seat of the viewer; null for spectators. */
  me: number | null;
  choice: Choice;
  names: string[];
  /** The public score, as the server sends it. */
  tally?: Record<string, unknown>[] | null;
  /** Cells to highlight for a score line. */
  lit?: Cell[];
  /** The moves to mark, oldest first. */
  recent?: Moved[];
  /** Seats that are asked something out of turn; they get a subtle mark. */
  asked?: number[];
  /** What is asked other than a normal turn; null if nothing is, undefined if that isn't known. */
  question?: Question | null;
  /** Whether the page lists the seats, so that the hand doesn't have to. */
  hasSeats?: boolean;
  /** Whether buttons float at the lower edge of the board, so that it leaves room for them. */
  hasFoot?: boolean;
  /** The players' names and colors (see ui/seats.ts). */
  seats?: { name: string; color: string }[];
  /** Called when the player taps a place that isn't allowed, with the word for it and the cell. */
  onwhynot?: (word: string, x: number, y: number) => void;
  onabout?: (what: About) => void;
  /** Called when the player taps the chosen place again. */
  onconfirm?: () => void;
  /** Called when the pointer or focus is on an allowed word; null when it leaves. */
  onover?: (word: string | null) => void;
}
export type Board = Component<BoardProps>;
