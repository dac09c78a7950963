/** The table of Cat Box: its types, what is visible on it, and how it is described in words. */

import { CATS } from "./Cat.svelte";
import { cellOf } from "../../board/cells";
import type { Moved } from "../../motion/travel";
import { say } from "../../words/words.svelte";
import type { Cell } from "../../board/board";

export interface HeldCard {
  public: string[] | null;
  secret: string[] | null;
}
export interface Player {
  identity: string | null;
  hand: HeldCard[];
  tokens: string[];
  fish: HeldCard[];
}
export interface Placed {
  at: Cell;
  shows: string[];
}
export interface View {
  players: Player[];
  placed: Placed[];
  guards: { at: Cell; owner: number }[];
  pile: { cards: number; top: string[] | null };
  phase: string;
}

/** A card in a sentence: two letters, a slash, two letters; a square stands for an empty box. */
export const CARD_IN_TEXT = /([KPVBY□]{2}\/[KPVBY□]{2})/;

/** Stands for a quadrant under another card. */
const COVERED = "#";
const QUADRANTS: Cell[] = [[0, 0], [1, 0], [0, 1], [1, 1]]; // prettier-ignore

/** Return the number of the top card in every cell, without the lifted card. */
export function tops(placed: Placed[], lifted: Placed | null): Map<string, number> {
  const top = new Map<string, number>();
  placed.forEach((card, i) => {
    if (card !== lifted) for (const [x, y] of QUADRANTS) top.set(`${card.at[0] + x},${card.at[1] + y}`, i);
  });
  return top;
}

/** Return the visible letter in a cell. */
export function seen(placed: Placed[], top: Map<string, number>, x: number, y: number): string | null {
  const card = placed[top.get(`${x},${y}`) ?? -1];
  return card ? (card.shows[y - card.at[1]]?.[x - card.at[0]] ?? null) : null;
}

/** Return what moves put down: cards, and the quadrant of a Cat Box token. In one place only the last mark counts. */
export function marksOf(moves: readonly Moved[]): { at: Cell; size: number; by: number | null }[] {
  let marks: { at: Cell; size: number; by: number | null }[] = [];
  for (const { by, words } of moves) {
    let token = "";
    let isLifted = false;
    for (const word of words) {
      const at = cellOf(word);
      if (!at) {
        if (/^(card|token) /.test(word)) [token, isLifted] = [word, false];
        continue;
      }
      const size = token === "token cat-box" ? 1 : 2;
      marks = marks.filter((one) => one.size !== size || String(one.at) !== String(at));
      if (token === "token toy-mouse" && !isLifted) isLifted = true; // the card from here lies elsewhere now
      else marks.push({ at, size, by });
    }
  }
  return marks;
}

/** Describe a quadrant: "black cat". */
export const kindName = (kind: string) => (kind === COVERED ? say("catbox-covered") : CATS[kind] ? say(`catbox-${CATS[kind]}`) : say("catbox-box"));

/** Return the rows of a card on the table, as far as no other card lies on them. */
export const visibleRows = ({ at, shows }: Placed, i: number, top: Map<string, number>) =>
  shows.map((row, y) => [...row].map((kind, x) => (top.get(`${at[0] + x},${at[1] + y}`) === i ? kind : COVERED)).join(""));

/** Describe a card row by row. */
export const cardName = (rows: string[] | null) =>
  rows
    ? say("catbox-card", {
        top: [...rows[0]!].map(kindName).join(", "),
        bottom: [...rows[1]!].map(kindName).join(", "),
      })
    : say("catbox-unknown");

/** Describe a place: where it is, what it would cover, what lies beside it. */
export function placeName(placed: Placed[], top: Map<string, number>, [x, y]: Cell, size: number): string {
  const on: string[] = [];
  const beside: string[] = [];
  for (let j = -1; j <= size; j++) {
    for (let i = -1; i <= size; i++) {
      const kind = seen(placed, top, x + i, y + j);
      if (kind === null) continue;
      const isCorner = (i < 0 || i === size) && (j < 0 || j === size);
      const isInside = i >= 0 && i < size && j >= 0 && j < size;
      if (isInside) on.push(kindName(kind));
      else if (!isCorner) beside.push(kindName(kind));
    }
  }
  const facts = { x, y, on: on.join(", "), beside: beside.join(", ") };
  return say(on.length === 0 ? "place-at" : beside.length === 0 ? "place-on" : "place-on-beside", facts);
}
