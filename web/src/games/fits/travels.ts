/** What moves in If It Fits: cards from hands and stacks, and cats from their players to boxes. */

import type { Cell } from "../../board/board";
import { BACK, countWords, GHOST, seatPlaces, type Moved, type Travel } from "../../motion/travel";
import { seatOf, type View } from "./view";

/** Return where a card comes from that is on the board now: a slot of the player's own, or another player. */
function cardPlaces({ by, words }: Moved, me: number | null): string[] {
  if (by === null) return ["pile"];
  if (by !== me) return seatPlaces(by);
  const [, verb, slot] = /^(play|start) (\d+)$/.exec(words.find((word) => /^(play|start) /.test(word)) ?? "") ?? [];
  const held = slot === undefined ? [] : [verb === "start" ? `start.${slot}` : `hand ${by}.${slot}`];
  return [GHOST, ...held, ...seatPlaces(by), "pile"];
}

interface Lying {
  at: Cell;
  /** Its place on the page. */
  place: string;
  what: string;
  cat?: string | undefined;
}

/** Return what lies in each cell and across each pair of cells. Princess lies where a cat was before. */
function thingsOn({ cells, across }: View): Map<string, Lying> {
  const things = new Map<string, Lying>();
  for (const { at, card, sleeping, princess } of cells) {
    const what = card ? "card" : (sleeping ?? (princess ? "princess" : "toy"));
    things.set(`in ${at}`, { at, place: `${sleeping || princess ? "cat" : "cell"} ${at}`, what, cat: sleeping });
  }
  for (const { at, cat, princess } of across) {
    things.set(`across ${at[0]}`, { at: at[0], place: `across ${at[0]}`, what: cat ?? (princess ? "princess" : "toy"), cat });
  }
  return things;
}

/** Return the things that another view doesn't have in the same place. */
const without = (things: Map<string, Lying>, others: Map<string, Lying>) => [...things].flatMap(([key, one]) => (others.get(key)?.what === one.what ? [] : [one]));

export function travels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const travels: Travel[] = [];
  /** The move that names a place; several moves can be shown at once. */
  const moveAt = (at: string) => moves.find((one) => one.words.some((word) => word.endsWith(` ${at}`))) ?? { by: null, words: [] };
  const supplyOf = (seat: number) => [`supply ${seat}`, ...seatPlaces(seat)];
  const comesFrom = (cat: string, by: number | null) => {
    const seat = seatOf(after, cat) ?? by ?? 0;
    return [...(seat === me ? [GHOST] : []), ...supplyOf(seat)];
  };

  const [lay, lies] = [thingsOn(before), thingsOn(after)];
  for (const { cat, place } of without(lay, lies)) {
    const seat = cat === undefined ? null : seatOf(after, cat);
    if (seat !== null) travels.push({ from: [place], to: supplyOf(seat), picture: { symbol: `tt-face-${cat}`, kind: "head" } });
  }
  for (const { at, cat, place } of without(lies, lay)) {
    const move = moveAt(String(at));
    travels.push({ from: cat ? comesFrom(cat, move.by) : cardPlaces(move, me), to: [place] });
  }

  for (const { by, words } of moves) {
    for (const word of words.filter((one) => one.startsWith("discard "))) {
      if (by !== null) travels.push({ from: by === me ? [`hand ${by}.${word.slice(8)}`] : seatPlaces(by), to: ["pile"], picture: BACK });
    }
  }
  const played = countWords(moves, /^(play|discard) /);
  after.players.forEach(({ hand }, seat) => {
    const kept = (before.players[seat]?.hand.length ?? 0) - (played.get(seat) ?? 0);
    if (after.deck.cards >= before.deck.cards) return;
    for (let i = Math.max(0, kept); i < hand.length; i++) {
      travels.push(seat === me ? { from: ["pile"], to: [`hand ${seat}.${i}`] } : { from: ["pile"], to: seatPlaces(seat), picture: BACK });
    }
  });
  return travels;
}
