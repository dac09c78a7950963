/** The log of If It Fits: what its sentences show, where an entry is, and which sentences only count. */

import { cellOf } from "../../board/cells";
import type { Cell } from "../../board/board";
import { wordsOf, type TurnEntry } from "../../board/last-turn";
import { say } from "../../words/words.svelte";
import { chanceWord, illustrate, sayWith, spell, type Named, type Part } from "../log-parts";
import type { Cardboard } from "./Card.svelte";
import type { LogTextProps } from "../game-module";
import { cardName, catName, type View } from "./view";

export type Picture = { card: Cardboard; turned: boolean } | { face: string } | { toy: true } | { at: Cell };

/** The cats, whose names are the same in every language. */
const CATS = ["lilly", "charlie", "milo", "jack", "izzy"];
/** Verbs that place something across two cells. */
const ACROSS = ["cat", "toy", "over"];

/** Read cardboard from its word: "card NES:mouse+yarn". */
export function cardboardOf(word: string): Cardboard | null {
  const found = /^card ([NESW]*):(.*)$/.exec(word);
  return found ? { open: found[1]!, icons: found[2] ? found[2].split("+") : [] } : null;
}

/** The cats and Princess, with their faces. */
const faces = (): Named<Picture>[] => [
  ...CATS.map((cat) => ({ name: catName(cat), picture: { face: cat }, keepsName: true })),
  { name: "Princess", picture: { face: "princess" }, keepsName: true },
];

/** Return the cardboard that a move laid or discarded; null if it isn't known, or for other moves. */
function cardOf(entry: TurnEntry, view: View | undefined): { card: Cardboard; turned: boolean } | null {
  const words = wordsOf(entry);
  const place = words.find((word) => cellOf(word) !== null);
  const verb = words[0]?.split(" ")[0];
  if (verb === "start") {
    const laid = view?.cells.find((one) => String(one.at) === String(place && cellOf(place)));
    return laid?.card ? { card: laid.card, turned: laid.turned ?? false } : null;
  }
  const card = verb === "play" || verb === "discard" ? cardboardOf(words[1] ?? "") : null;
  return card && { card, turned: place?.startsWith("turned ") ?? false };
}

/** Return what a move of cardboard, a cat or a toy shows; null for other moves. */
function moveParts(entry: TurnEntry, view: View | undefined, name: string): Part<Picture>[] | null {
  const words = wordsOf(entry);
  const [verb = ""] = words[0]?.split(" ") ?? [];
  const place = words.find((word) => cellOf(word) !== null);
  const at = place ? cellOf(place)! : null;
  const shown: Part<Picture>[] = at ? ["\u00a0", { at }] : [];
  if (["start", "play", "discard"].includes(verb)) {
    const card = cardOf(entry, view);
    return card && [...sayWith<Picture>(`log-fits-${verb}`, { name, card: [card] }), ...shown];
  }
  const cat = view?.players[entry.by ?? -1]?.cat;
  if ((verb === "sleep" || verb === "cat") && cat) return [...sayWith<Picture>(`log-fits-${verb}`, { name, cat: [{ face: cat }, catName(cat)] }), ...shown];
  return verb === "toy" ? [...sayWith<Picture>("log-fits-toy", { name, toy: [{ toy: true }] }), ...shown] : null;
}

/** Return a sentence with pictures of the cards, cats and places in it. */
export function partsOf(text: string, entry?: TurnEntry, line = 0, view?: View, names: string[] = []): Part<Picture>[] {
  if (!entry || entry.by == null) return [text];
  const name = names[entry.by] ?? "";
  if (line > 0 || entry.what !== "moved") {
    const card = cardboardOf(chanceWord(entry, line) ?? "");
    return card && entry.say?.[0] === "draw" ? sayWith<Picture>("log-fits-drew", { name, card: [{ card, turned: false }] }) : [text];
  }
  const places = wordsOf(entry).flatMap((word) => cellOf(word) ?? []).length > 0 ? placeOf(entry).slice(0, 1) : [];
  return (
    moveParts(entry, view, name) ??
    illustrate<Picture>(text, [{ name }, ...places.map((at) => ({ name: String(at), picture: { at } })), ...faces()])
  );
}

/** Return a short sentence with the faces of the cats in it, and at its end what was laid or discarded. */
export function briefParts(text: string, entry?: TurnEntry, line = 0, view?: View, names: string[] = []): Part<Picture>[] {
  if (!entry || line > 0) return [text];
  const laid = cardOf(entry, view);
  const last: Picture[] = laid ? [laid] : wordsOf(entry)[0]?.startsWith("toy ") ? [{ toy: true }] : [];
  return [...illustrate<Picture>(text, [{ name: names[entry.by ?? -1] ?? "" }, ...faces()]), ...last.flatMap((one) => ["\u00a0", one])];
}

/** Describe a picture; a face is beside its name. */
export function nameOf(picture: Picture): string {
  if ("card" in picture) return cardName(picture.card, picture.turned);
  if ("at" in picture) return say("log-place", { x: picture.at[0], y: picture.at[1] });
  return "toy" in picture ? say("toy-special") : "";
}

export const readAloud = (text: string, { entry, line, view, names }: Omit<LogTextProps, "text"> = {}) =>
  spell(partsOf(text, entry, line, view as unknown as View | undefined, names), nameOf);

/** Return the cells in which or across which an entry placed something. */
export const placeOf = (entry: TurnEntry): Cell[] =>
  wordsOf(entry).flatMap((word): Cell[] => {
    const at = cellOf(word);
    if (!at) return [];
    return ACROSS.includes(word.split(" ")[0]!) ? [at, [at[0] + 1, at[1]]] : [at];
  });

/** Draws are quiet: the table already shows them. */
export const quietKind = (entry: TurnEntry, line: number): "draw" | null => (line === 0 && entry.what === "moved" && entry.say?.[0] === "draw" ? "draw" : null);
