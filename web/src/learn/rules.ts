/** The rules and cards of a game, as the server tells them. */

import { ask } from "../net/api";

export interface RulesData {
  game: string;
  title: string;
  sections: { id: string; title: string }[];
  rules: { id: string; section: string; text: string }[];
}
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

export const rulesOf = (game: string, lang: string) => ask<RulesData>("GET", `/api/rules/${game}?lang=${lang}`);
export const cardsOf = (game: string, lang: string, deck: string) =>
  ask<CardsData>("GET", `/api/cards/${game}?lang=${lang}&deck=${deck}`);

/** The words of a search, small and without what surrounds them. */
export const wordsOf = (query: string) => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Does a text hold all words? */
export function holds(text: string, sought: string[]): boolean {
  const small = text.toLocaleLowerCase();
  return sought.every((word) => small.includes(word));
}

/** A text in pieces, those that are sought marked. */
export function pieces(text: string, sought: string[]): { text: string; marked: boolean }[] {
  if (sought.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, marked: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
