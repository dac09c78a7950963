/** Which of the player's cards are turned by 180°; board and hand share it. */

import { SvelteSet } from "svelte/reactivity";
import type { Cardboard } from "./Card.svelte";
import type { View } from "./view";

type Cards = (Cardboard | string | null)[];

const textOf = (card: Cards[number] | undefined) => (card && typeof card === "object" ? `${card.open}:${card.icons.join("+")}` : String(card));
/** Name a card by what is on it, because cards move up when another one is played; equal ones are numbered. */
function keyOf(cards: Cards, slot: number): string {
  const text = textOf(cards[slot]);
  return `${text} ${cards.slice(0, slot).filter((one) => textOf(one) === text).length}`;
}

export class Orientation {
  private turned = new SvelteSet<string>();

  isTurned(cards: Cards, slot: number): boolean {
    return this.turned.has(keyOf(cards, slot));
  }

  /** Turn one card. */
  turn(cards: Cards, slot: number) {
    const key = keyOf(cards, slot);
    if (!this.turned.delete(key)) this.turned.add(key);
  }

  turnAll(cards: Cards) {
    for (let slot = 0; slot < cards.length; slot++) this.turn(cards, slot);
  }

  /** Forget all cards but those in these lists, so that new ones are upright. */
  keep(...lists: Cards[]) {
    const kept = new Set(lists.flatMap((cards) => cards.map((_, slot) => keyOf(cards, slot))));
    for (const key of [...this.turned]) if (!kept.has(key)) this.turned.delete(key);
  }
}
export const orientation = new Orientation();

/** Return the start cards or the hand, whichever the path picks a card from, and the card's place in it. */
export function pickedSlot(view: View, me: number | null, path: string[]): { cards: Cards; slot: number } | null {
  const [verb, slot] = path.find((one) => /^(play|start) /.test(one))?.split(" ") ?? [];
  if (verb === undefined || me === null) return null;
  return { cards: (verb === "start" ? view.start_cards : view.players[me]?.hand) ?? [], slot: Number(slot) };
}
