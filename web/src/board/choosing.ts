/** Places and cards to choose from, taken from the words that the server allows. This code knows no rules. */

import type { Choice } from "../net/choice.svelte";
import { settings } from "../ui/settings.svelte";
import { cellOf } from "./cells";
import type { BoardProps, Cell } from "./board";

export interface Spot {
  word: string;
  verb: string;
  at: Cell;
}
export interface Spots {
  all: Spot[];
  /** The word of the spot chosen so far, or null. The player can still choose any other spot in `all`. */
  chosen: string | null;
}

/** Return the places that can be chosen now or, when the move is complete, instead of the chosen one. */
export function spotsOf(choice: Choice): Spots {
  const last = choice.path.at(-1);
  const isPlaced = choice.isWhole && last !== undefined && cellOf(last) !== null;
  const all = (isPlaced ? choice.others : choice.words).flatMap((word) => {
    const at = cellOf(word);
    return at ? [{ word, verb: word.slice(0, word.indexOf(" ")), at }] : [];
  });
  return { all, chosen: isPlaced ? last : null };
}

/** Name the step of the move that is being made. It stays the same while places for one thing are compared. */
export const stepOf = (choice: Choice) => (spotsOf(choice).chosen === null ? choice.path : choice.path.slice(0, -1)).join(" ");

/**
 * Choose a place. Choosing it again confirms; choosing another replaces it. With a mouse, a place that completes the move
 * makes it immediately: the pointer was on it and showed what it would do.
 */
export function choose(choice: Choice, word: string, chosen: string | null, onconfirm: BoardProps["onconfirm"]) {
  if (word === chosen) {
    onconfirm?.();
    return;
  }
  if (chosen !== null && !choice.has(word)) choice.back();
  choice.pick(word);
  if (choice.isWhole && settings.playsPlacesAtOnce) onconfirm?.();
}

/** Pick a card up, put it down again, or take another one. */
export function pickUp(choice: Choice, word: string) {
  const isHeld = choice.path.includes(word);
  if (isHeld || !choice.has(word)) choice.clear();
  if (!isHeld) choice.pick(word);
}

/** Return whether it can be picked up now, if necessary after putting down another card. */
export const canPickUp = (choice: Choice, word: string) => choice.has(word) || Object.hasOwn(choice.tree, word);

/** Words that are sent without confirmation, because a second tap would add no safety. */
export const AT_ONCE = ["draw", "done", "pass"];
