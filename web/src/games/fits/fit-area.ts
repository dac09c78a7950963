/** What the board shows when it fits its frame. All areas are in units of the drawing: a cell is 1 by `HIGH`. */

import type { Cell } from "../../board/board";
import type { Area } from "../../board/fitting";
import { HIGH } from "./Cat.svelte";

/** How far around the table its edge is visible, in cells. */
const TABLE_EDGE = 0.3;
/** How far around the cards their shadows and marks reach. */
const CARD_EDGE = 0.2;
/** How much of a place is in view while the player chooses one, and how much at least. */
const [SEEN_PLACE, KEPT_PLACE] = [0.6, 0.4];
/** How much of the outermost cards is in view at least. The lowest ones give way first: the tags of boxes are on top. */
const [KEPT_CARD, KEPT_LOWEST] = [0.55, 0.38];
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

/** Return the area of the cards and the tags of their boxes, which nothing should cut off unnoticed. */
export const contentOf = (cards: Cell[], tags: Area[]): Area | undefined => (cards.length === 0 ? undefined : including(spanOf(cards), [], 0, tags));

/** Return a span enlarged by this much of each place, and by all tags. */
function including([left, top, right, bottom]: Span, places: Cell[], seen: number, tags: Area[]): Area {
  const [xs, ys] = [places.map((at) => at[0]), places.map((at) => at[1])];
  return areaOf([
    Math.min(left, ...xs.map((x) => x + 1 - seen), ...tags.map((tag) => tag[0])),
    Math.min(top, ...ys.map((y) => y + 1 - seen), ...tags.map((tag) => tag[1] / HIGH)),
    Math.max(right, ...xs.map((x) => x + seen), ...tags.map((tag) => tag[0] + tag[2])),
    Math.max(bottom, ...ys.map((y) => y + seen), ...tags.map((tag) => (tag[1] + tag[3]) / HIGH)),
  ]);
}

/** Return what should stay in view: the cards, the tags of their boxes, and enough of each place to choose from. */
export function coreOf(cards: Cell[], places: Cell[], tags: Area[], table: Cell): Area {
  if (cards.length === 0) return boundsOf(cards, table);
  const [left, top, right, bottom] = spanOf(cards);
  return including([left - CARD_EDGE, top - CARD_EDGE, right + CARD_EDGE, bottom + CARD_EDGE], places, SEEN_PLACE, tags);
}

/** Return what is never cut off to keep cards large: all tags, most of the cards, and a part of each place. */
export function keptOf(cards: Cell[], places: Cell[], tags: Area[], table: Cell): Area {
  if (cards.length === 0) return boundsOf(cards, table);
  const [left, top, right, bottom] = spanOf(cards);
  return including([left + 1 - KEPT_CARD, top + 1 - KEPT_CARD, right - 1 + KEPT_CARD, bottom - 1 + KEPT_LOWEST], places, KEPT_PLACE, tags);
}
