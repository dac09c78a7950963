/** What recent moves put on the table of If It Fits, and the boxes that they closed. */

import { cellOf } from "../../board/cells";
import type { Cell } from "../../board/board";
import type { Moved } from "../../motion/travel";
import type { BoxTally } from "../../net/wire";
import { sidesOf, stepTo, type InCell } from "./view";

export interface LaidMark {
  at: Cell;
  wide: number;
  by: number | null;
}

/** Words for things that lie across two cells. */
const ACROSS = /^(cat|toy|over) /;

/** Return what moves put down. In one place only the last mark counts. */
export function marksOf(moves: readonly Moved[]): LaidMark[] {
  const marks = new Map<string, LaidMark>();
  for (const { by, words } of moves) {
    for (const word of words) {
      const at = cellOf(word);
      const mark = at && { at, wide: ACROSS.test(word) ? 2 : 1, by };
      if (mark) marks.set(`${at} ${mark.wide}`, mark);
    }
  }
  return [...marks.values()];
}

/** Return the boxes that moves closed: one of the new cards is part of them, or beside one of their open sides. */
export function closedBy(moves: readonly Moved[], boxes: readonly BoxTally[], cells: Map<string, InCell>): { box: BoxTally; by: number | null }[] {
  const fresh = new Map<string, { order: number; by: number | null }>();
  moves.forEach(({ by, words }, order) => {
    if (words.includes("card princess")) return; // she takes the place of a cat
    for (const { at, wide } of marksOf([{ by, words }])) if (wide === 1) fresh.set(String(at), { order, by });
  });
  return boxes.flatMap((box) => {
    const sides = box.closed ? box.cells.flatMap((at) => [at, ...[...sidesOf(cells.get(String(at)))].map((side) => stepTo(at, side))]) : [];
    const [last] = sides.flatMap((at) => fresh.get(String(at)) ?? []).sort((a, b) => b.order - a.order);
    return last ? [{ box, by: last.by }] : [];
  });
}
