/** Score lines to show and to highlight on the board. All numbers come from the server. */

import type { Cell } from "../board/board";
import type { TextPart } from "../ui/picture-text";

/** A line of the tally or the score sheet. */
export interface ScoreLine {
  key: string;
  text: string;
  /** The same with pictures, if it has any. */
  parts?: TextPart[];
  /** The same in a word or two, with its points. Groups whose lines all have this are listed one per row. */
  short?: string;
  /** Points by seat; empty while the owner is secret. */
  points: Record<number, number>;
  /** The number beside the line. */
  worth: number;
  /** The cells that it counts. */
  cells: Cell[];
}

/** Lines under one heading: a color, a player, or the players who share a box. */
export interface ScoreGroup {
  key: string;
  title: string;
  /** A picture beside the title: the id of a symbol of the game's art. */
  emblem?: string;
  seats: number[];
  total: number;
  lines: ScoreLine[];
}

/** Sort groups so that the lowest total is read out first: that keeps the score sheet exciting. */
export const lowestFirst = (groups: ScoreGroup[]) => groups.toSorted((a, b) => a.total - b.total);
