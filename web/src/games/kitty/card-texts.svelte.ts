/** The texts of the cards, from the server. Until they have arrived, only the names are known. */

import { fetchCards, type CardData } from "../../net/cards";
import { words } from "../../words/words.svelte";

class CardTexts {
  private known = $state.raw<Record<string, CardData>>({});
  private code = "";

  /** Fetch the texts in the player's language, once. */
  async load() {
    const code = words.code;
    if (this.code === code) return;
    this.code = code;
    try {
      const { cards } = await fetchCards("here-kitty-kitty", code);
      this.known = Object.fromEntries(cards.map((card) => [card.id ?? "", card]));
    } catch {
      this.code = ""; // offline: the names are enough for now; the next call tries again
    }
  }

  of(card: string): CardData | undefined {
    return this.known[card];
  }
}
export const cardTexts = new CardTexts();
