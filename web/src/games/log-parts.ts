/** Sentences of the log with pictures in them. The words of an entry say what a sentence names; nothing is guessed. */

import type { TurnEntry } from "../board/last-turn";
import { say } from "../words/words.svelte";

/** Text and pictures, in reading order. */
export type Part<Picture> = string | Picture;

/** Something that a sentence names, with its picture. */
export interface Named<Picture> {
  name: string;
  /** Missing if this occurrence of the name must stay as it is, for instance in a player's name. */
  picture?: Picture;
  /** Whether the name stays, after the picture. */
  keepsName?: boolean;
}

const LETTER = /[\p{L}\p{N}-]/u;
const FIRST_MARK = 0xe000; // the private use area of Unicode, which no text contains

/** Return where a name is in a text, as a whole word outside of what is taken; -1 if nowhere. */
function find(text: string, name: string, taken: [number, number][]): number {
  if (!name) return -1;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isWord = !LETTER.test(text[at - 1] ?? " ") && !LETTER.test(text[end] ?? " ");
    if (isWord && !taken.some(([from, to]) => at < to && end > from)) return at;
  }
  return -1;
}

/** Put pictures at the names of things in a sentence. A name that isn't there is left out. */
export function illustrate<Picture extends object>(text: string, things: Named<Picture>[]): Part<Picture>[] {
  const taken: [number, number][] = [];
  const found: { at: number; end: number; picture: Picture }[] = [];
  for (const { name, picture, keepsName } of things) {
    const at = find(text, name, taken);
    if (at < 0) continue;
    taken.push([at, at + name.length]);
    if (picture) found.push({ at, end: keepsName ? at : at + name.length, picture });
  }
  const parts: Part<Picture>[] = [];
  let done = 0;
  for (const { at, end, picture } of found.sort((a, b) => a.at - b.at)) {
    parts.push(text.slice(done, at), picture);
    done = end;
  }
  return [...parts, text.slice(done)].filter((part) => part !== "");
}

/** Return a text of the app with pictures for some of its arguments. */
export function sayWith<Picture extends object>(id: string, facts: Record<string, string | number | Part<Picture>[]>): Part<Picture>[] {
  const lists: Part<Picture>[][] = [];
  const plain = Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? String.fromCharCode(FIRST_MARK + lists.push(fact) - 1) : fact] as const);
  const pieces = say(id, Object.fromEntries(plain)).split(/([\ue000-\ue0ff])/);
  return pieces.flatMap((piece, i) => (i % 2 ? lists[piece.charCodeAt(0) - FIRST_MARK]! : piece === "" ? [] : [piece]));
}

/** Return a sentence as text alone, with a name for each picture. */
export const spell = <Picture extends object>(parts: Part<Picture>[], nameOf: (picture: Picture) => string) =>
  parts.map((part) => (typeof part === "string" ? part : nameOf(part))).join("");

/** A sentence that ends by naming a rule says what follows from the rules, not what chance brought. */
const CONSEQUENCE = /\[[A-Z]+-[\d.a-z]+\]\.?$/;

/** Return the word of the chance event that a sentence is about; undefined if it is about something else. */
export function chanceWord({ what, say, text }: TurnEntry, line: number): string | null | undefined {
  const isMove = what === "moved" && line === 0;
  if (isMove || !say || !text || CONSEQUENCE.test(text[line] ?? "")) return undefined;
  const after = text.slice(line).filter((one) => !CONSEQUENCE.test(one)).length;
  return say.at(-after);
}
