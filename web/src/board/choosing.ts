/** Places to choose from, read from the words that may be said. No rule is known here. */

import type { Choice, Tree } from "../net/choice.svelte";
import { cellOf } from "./cells";
import type { BoardProps, Cell } from "./board";

export interface Spot {
  word: string;
  verb: string;
  at: Cell;
}
export interface Spots {
  all: Spot[];
  /** The word of the place that is chosen already; the others could be chosen instead. */
  chosen: string | null;
}

/** What could be said in place of the last word. */
function others(choice: Choice): string[] {
  let tree: Tree | undefined = choice.tree;
  for (const word of choice.path.slice(0, -1)) tree = tree?.[word];
  return Object.keys(tree ?? {});
}

/** The places that can be chosen now, or, when the move is whole, instead of the one that was chosen. */
export function spotsOf(choice: Choice): Spots {
  const last = choice.path.at(-1);
  const isPlaced = choice.isWhole && last !== undefined && cellOf(last) !== null;
  const all = (isPlaced ? others(choice) : choice.words).flatMap((word) => {
    const at = cellOf(word);
    return at ? [{ word, verb: word.slice(0, word.indexOf(" ")), at }] : [];
  });
  return { all, chosen: isPlaced ? last : null };
}

/** Choose; once more confirms; another one is chosen instead. */
export function choose(choice: Choice, word: string, chosen: string | null, onconfirm: BoardProps["onconfirm"]) {
  if (word === chosen) {
    onconfirm?.();
    return;
  }
  if (chosen !== null && !choice.has(word)) choice.back();
  choice.pick(word);
}

/** A card of a hand: pick it up, put it down, or take another. */
export function pickUp(choice: Choice, word: string) {
  const isHeld = choice.path.includes(word);
  if (isHeld || !choice.has(word)) choice.clear();
  if (!isHeld) choice.pick(word);
}

/** May it be picked up now, be it after putting down what is held? */
export const canPickUp = (choice: Choice, word: string) => choice.has(word) || Object.hasOwn(choice.tree, word);

/** Words that are said as soon as they are tapped: a second tap to confirm would prevent nothing. */
export const AT_ONCE = ["draw", "done", "pass"];
