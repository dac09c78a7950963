/** Draws a card automatically if that is the only option. */

import type { Frame, News } from "../net/wire";

/** Milliseconds before a card is drawn, so that the player can see what happens. */
export const DRAW_AFTER = 500;

/** Return the word that draws a card, if it is the only move. A move that was just taken back isn't repeated, whatever was said since. */
export function onlyDraw(frame: Frame, news: readonly News[], isDraw: ((word: string) => boolean) | undefined): string | null {
  const [word, other] = Object.keys(frame.options ?? {});
  if (!isDraw || word === undefined || other !== undefined || frame.window || frame.result) return null;
  const isUndone = news.findLast((one) => one.what === "moved" || one.what === "undone")?.what === "undone";
  const isWhole = Object.keys(frame.options![word] as object).length === 0;
  return isWhole && isDraw(word) && !isUndone ? word : null;
}
