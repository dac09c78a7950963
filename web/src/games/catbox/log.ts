/** The log of Cat Box: what its sentences show, where an entry is, and which sentences only count. */

import { cellOf } from "../../board/cells";
import type { Cell } from "../../board/board";
import { movedBy, wordsOf, type TurnEntry } from "../../board/last-turn";
import { say } from "../../words/words.svelte";
import { chanceWord, illustrate, spell, type Named, type Part } from "../log-parts";
import type { LogTextProps } from "../game-module";
import { CARD_IN_TEXT, cardName, marksOf } from "./view";

export type Picture = { card: string[] } | { token: string } | { identity: string } | { at: Cell };

const cardsIn = (text: string) => text.split(CARD_IN_TEXT).filter((_, i) => i % 2);

/** Return a sentence with a picture of each card that it spells out, and a sign for each place. */
export function partsOf(text: string, entry?: TurnEntry, line = 0): Part<Picture>[] {
  const things: Named<Picture>[] = cardsIn(text).map((card) => ({ name: card, picture: { card: card.split("/") } }));
  const isMove = entry?.what === "moved" && line === 0;
  for (const word of isMove ? wordsOf(entry) : []) {
    const at = cellOf(word);
    if (at) things.push({ name: String(at), picture: { at } });
    if (word.startsWith("token ")) things.push({ name: say(`token-${word.slice(6)}`), picture: { token: word.slice(6) }, keepsName: true });
  }
  const parts = illustrate(text, things);
  const chance = entry ? chanceWord(entry, line) : undefined;
  return chance?.startsWith("identity ") ? [...parts, " ", { identity: chance.slice(9) }] : parts;
}

/** Describe a picture; those beside a name need no description. */
export function nameOf(picture: Picture): string {
  if ("card" in picture) return cardName(picture.card);
  if ("at" in picture) return say("log-place", { x: picture.at[0], y: picture.at[1] });
  return "identity" in picture ? say(`identity-${picture.identity}`) : "";
}

export const readAloud = (text: string, { entry, line }: Omit<LogTextProps, "text"> = {}) => spell(partsOf(text, entry, line), nameOf);

/** Return the cells of the cards and tokens that an entry put down. */
export const placeOf = (entry: TurnEntry): Cell[] =>
  marksOf(movedBy([entry])).flatMap(({ at: [x, y], size }) => Array.from({ length: size * size }, (_, i): Cell => [x + (i % size), y + Math.floor(i / size)]));

/** Draws and the top of the pile can be seen on the table. A look at a card under Dried Fish can't. */
export function quietKind(entry: TurnEntry, line: number): "draw" | "pile" | null {
  const chance = chanceWord(entry, line);
  const cards = cardsIn(entry.text?.[line] ?? "");
  if (chance === undefined || cards.length === 0 || (entry.say?.[0] === "token dried-fish" && line === 1)) return null;
  const face = chance?.startsWith("face ") ? chance.slice(5).replaceAll(".", "□") : "";
  return cards.length === 1 && cards[0]!.replace("/", "") === face ? "pile" : "draw";
}
