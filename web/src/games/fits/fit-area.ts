/** What the board shows when it fits its frame. All areas are in units of the drawing: a cell is 1 by `HIGH`. */

import type { Cell } from "../../board/board";
import type { Area } from "../../board/fitting";
import { HIGH } from "./Cat.svelte";

/** How far around the table its edge is visible, in cells. */
const TABLE_EDGE = 0.3;
/** How far around the cards their shadows and tags reach. */
const CARD_EDGE = 0.1;
/** How much of a place must be in view while the player chooses one. */
const SEEN_PLACE = 0.6;
/** The cells that are shown at least, however few cards there are. */
const LEAST: Cell = [6, 4];

/** First and last column and row; the last are exclusive. */
type Span = [left: number, top: number, right: number, bottom: number];

const spanOf = (cells: Cell[]): Span => {
  const [xs, ys] = [cells.map((at) => at[0]), cells.map((at) => at[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
};
const areaOf = ([left, top, right, bottom]: Span): Area => [left, top * HIGH, right - left, (bottom - top) * HIGH];

/** Return the area of the cards plus one cell on each side, cropped to the table. */
export function boundsOf(cards: Cell[], table: Cell): Area {
  if (cards.length === 0) return areaOf([0, 0, ...table]);
  const [left, top, right, bottom] = spanOf(cards);
  const [wide, high] = [Math.max(1, (LEAST[0] - right + left) / 2), Math.max(1, (LEAST[1] - bottom + top) / 2)];
  return areaOf([
    Math.max(-TABLE_EDGE, left - wide),
    Math.max(-TABLE_EDGE, top - high),
    Math.min(table[0] + TABLE_EDGE, right + wide),
    Math.min(table[1] + TABLE_EDGE, bottom + high),
  ]);
}

/** Return what must stay in view: the cards, and enough of each place to choose from. */
export function coreOf(cards: Cell[], places: Cell[], table: Cell): Area {
  if (cards.length === 0) return boundsOf(cards, table);
  const [left, top, right, bottom] = spanOf(cards);
  const span: Span = [left - CARD_EDGE, top - CARD_EDGE, right + CARD_EDGE, bottom + CARD_EDGE];
  for (const [x, y] of places) {
    if (x < left) span[0] = Math.min(span[0], x + 1 - SEEN_PLACE);
    if (y < top) span[1] = Math.min(span[1], y + 1 - SEEN_PLACE);
    if (x >= right) span[2] = Math.max(span[2], x + SEEN_PLACE);
    if (y >= bottom) span[3] = Math.max(span[3], y + SEEN_PLACE);
  }
  return areaOf(span);
}
