/** What the cards of Here, Kitty, Kitty! say, as the server tells it; until it has, only their names are known. */

import { fetchCards } from "../../net/cards";
import { words } from "../../words/words.svelte";

export interface CardText {
  kind: string;
  text?: string;
  lasting?: boolean;
}

class CardTexts {
  private known = $state.raw<Record<string, CardText>>({});
  private code = "";

  /** Ask for them in the player's language, once. */
  async load() {
    const code = words.code;
    if (this.code === code) return;
    this.code = code;
    try {
      const { cards } = await fetchCards("here-kitty-kitty", code);
      this.known = Object.fromEntries(cards.map((card) => [card.id ?? "", card]));
    } catch {
      this.code = ""; // offline: the names are enough, and the next look asks again
    }
  }

  of(card: string): CardText | undefined {
    return this.known[card];
  }
}
export const cardTexts = new CardTexts();
