/** What moves in If It Fits: cards from hands and stacks, and cats from their players to boxes. */

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

export function travels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const travels: Travel[] = [];
  /** The move that names a place; several moves can be shown at once. */
  const moveAt = (at: string) => moves.find((one) => one.words.some((word) => word.endsWith(` ${at}`))) ?? { by: null, words: [] };
  const supplyOf = (cat: string, by: number | null) => {
    const seat = seatOf(after, cat) ?? by ?? 0;
    return [...(seat === me ? [GHOST] : []), `supply ${seat}`, ...seatPlaces(seat)];
  };

  const cells = new Set(before.cells.map((one) => String(one.at)));
  for (const { at, sleeping, princess } of after.cells.filter((one) => !cells.has(String(one.at)))) {
    const move = moveAt(String(at));
    const from = sleeping ? supplyOf(sleeping, move.by) : cardPlaces(move, me);
    travels.push({ from, to: [`${sleeping || princess ? "cat" : "cell"} ${at}`] });
  }
  const across = new Set(before.across.map((one) => String(one.at)));
  for (const { at, cat } of after.across.filter((one) => !across.has(String(one.at)))) {
    const move = moveAt(String(at[0]));
    travels.push({ from: cat ? supplyOf(cat, move.by) : cardPlaces(move, me), to: [`across ${at[0]}`] });
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
