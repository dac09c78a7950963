/** The log of Here, Kitty, Kitty!: what its sentences show, where an entry is, and which sentences only count. */

import type { Cell } from "../../board/board";
import { wordsOf, type TurnEntry } from "../../board/last-turn";
import { say } from "../../words/words.svelte";
import { chanceWord, illustrate, sayWith, type Named, type Part } from "../log-parts";
import { COLORS, STREET, ZONES, type Zone } from "./view";

/** A card with its name, or a cat; `isMany` if there are several of its color. */
export type Picture = { card: string } | { color: string; isMany?: true };

const CARD = /^(?:play|cancel|copy|shield|land|discard|card) (?!\d)(.+)$/;
/** Moves that are about no place: nothing on the board changes. */
const NOWHERE = /^(pass|discard|cancel|enough)\b/;

/** Return what a word of a move names. A copy names the card that it copies, which was played last. */
function namedBy(word: string, names: string[], played?: TurnEntry): Named<Picture>[] {
  const [, card] = CARD.exec(word.startsWith("copy ") ? (played && wordsOf(played)[0]) ?? "" : word) ?? [];
  if (card) return [{ name: say(`card-${card}`), picture: { card } }];
  const [verb, ...rest] = word.split(" ");
  if (verb === "target") return [{ name: names[Number(rest[0])] ?? "" }];
  return rest.filter((one) => COLORS.includes(one)).flatMap((color): Named<Picture>[] => [
    { name: say(`kitty-cat-${color}`), picture: { color } },
    { name: say(`kitty-cats-${color}`), picture: { color, isMany: true } },
  ]);
}

/** Return a sentence with pictures of the cards and cats that it names. */
export function partsOf(text: string, entry?: TurnEntry, line = 0, names: string[] = [], played?: TurnEntry): Part<Picture>[] {
  if (!entry) return [text];
  const name = names[entry.by ?? -1] ?? "";
  if (line > 0 || entry.what !== "moved") {
    const word = chanceWord(entry, line);
    return word ? illustrate(text, namedBy(word, names)) : [text];
  }
  const words = wordsOf(entry);
  const [verb, color, from, to] = words[0]?.split(" ") ?? [];
  if (verb === "move") return sayWith<Picture>("log-kitty-move", { name, cat: [{ color: color! }], from: say(from!), to: say(to!) });
  return illustrate(text, [{ name }, ...words.flatMap((word) => namedBy(word, names, played))]);
}

/** Return a short sentence with pictures of the cards and cats that it names. */
export function briefParts(text: string, entry?: TurnEntry, names: string[] = [], played?: TurnEntry): Part<Picture>[] {
  if (!entry) return [text];
  const words = wordsOf(entry);
  const [verb, color] = words[0]?.split(" ") ?? [];
  const moved = verb === "move" ? [{ name: say(`kitty-cat-${color}`), picture: { color: color! } }] : [];
  return illustrate<Picture>(text, [{ name: names[entry.by ?? -1] ?? "" }, ...moved, ...words.flatMap((word) => namedBy(word, names, played))]);
}

/** Return a zone of a seat as a cell to highlight. */
const cellOf = (seat: number, zone: Zone): Cell => (zone === "neighborhood" ? [STREET, 0] : [seat, ZONES.indexOf(zone)]);
const propertyOf = (seat: number) => ZONES.map((zone) => cellOf(seat, zone));

/** Return the zones that a move names; else the property that it is aimed at, or that of its player. */
export function placeOf(entry: TurnEntry): Cell[] {
  const words = wordsOf(entry);
  if (entry.what !== "moved" || entry.by == null || words.length === 0 || NOWHERE.test(words[0]!)) return [];
  const target = words.find((word) => word.startsWith("target "));
  const whose = target ? Number(target.slice(7)) : entry.by;
  const zones = words.flatMap((word): Cell[] => {
    const [verb, ...rest] = word.split(" ");
    if (verb === "yard") return [cellOf(Number(rest[0]), "yard")];
    if (verb === "move") return [cellOf(entry.by!, rest[1] as Zone), cellOf(entry.by!, rest[2] as Zone)];
    return verb === "cat" ? [cellOf(whose, rest[1] as Zone)] : [];
  });
  return zones.length > 0 ? zones : propertyOf(whose);
}

/** Draws can be seen on the table; Instants are news. `isInstant` says whether a card is one, undefined if that isn't known. */
export function quietKind(entry: TurnEntry, line: number, isInstant: (card: string) => boolean | undefined): "draw" | null {
  const word = chanceWord(entry, line);
  if (word === undefined) return null;
  return word === null || (word.startsWith("card ") && isInstant(word.slice(5)) === false) ? "draw" : null;
}
