/** How large cards in hand can be, so that everyone's hands fit side by side. */

import type { HeldCard } from "./view";

interface Held {
  hand: HeldCard[];
  fish: HeldCard[];
}

/** Your own cards are this much larger than the others'. */
export const OWN = 1.3;

/** Return how many cards of the others' size lie side by side in all hands. */
export function cardsAcross(players: Held[], me: number | null): number {
  return players.reduce((sum, one, seat) => sum + (one.hand.length + one.fish.length) * (seat === me ? OWN : 1), 0);
}

/** Return the number of gaps between the cards of a hand, added up over all hands. */
export function gapsInHands(players: Held[]): number {
  return players.reduce((sum, one) => sum + Math.max(0, one.hand.length + one.fish.length - 1), 0);
}
