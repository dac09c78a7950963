/** The cards of a game, as the server lists them. */

import { ask } from "./api";

export interface CardData {
  kind: string;
  copies: number;
  id?: string;
  name?: string;
  text?: string;
  lasting?: boolean;
  front?: string[];
  back?: string[];
  open?: string;
  icons?: string[];
}
export interface CardsData {
  game: string;
  deck: string;
  decks: string[];
  cards: CardData[];
}

/** Fetch all cards of a deck; an empty name means the default deck. */
export const fetchCards = (game: string, lang: string, deck = "") =>
  ask<CardsData>("GET", `/api/cards/${game}?lang=${lang}&deck=${deck}`);
