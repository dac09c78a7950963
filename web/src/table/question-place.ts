/** Where the card of a question floats on the board, so that it covers as little as possible of what the question is about. */

import type { Question } from "../net/wire";

export type Edge = "bottom" | "top";
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return the area that two boxes have in common. */
const shared = (a: Sides, b: Sides) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Return the edge of the board at which a card covers less of these boxes, the bottom if both are the same, and how much that is. */
export function bestEdge(board: Sides, card: Sides, asked: readonly Sides[]): { edge: Edge; covered: number } {
  const high = card.bottom - card.top;
  const coveredBy = (top: number) => asked.reduce((sum, one) => sum + shared({ left: card.left, right: card.right, top, bottom: top + high }, one), 0);
  const [below, above] = [coveredBy(board.bottom - high), coveredBy(board.top)];
  return above < below ? { edge: "top", covered: above } : { edge: "bottom", covered: below };
}

/**
 * Return what a question is about on a board: what can be chosen there, else what belongs to the players whom its card is
 * aimed at, in games that have a selector for that.
 */
export function askedOn(board: Element, question: Question | null | undefined, belongings: ((seat: number) => string) | undefined): Sides[] {
  const offered = [...board.querySelectorAll("[data-word]")];
  const aimedAt = belongings ? (question?.targets ?? []).flatMap((seat) => [...board.querySelectorAll(belongings(seat))]) : [];
  return (offered.length > 0 ? offered : aimedAt).map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
}
