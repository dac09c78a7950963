/** What moves in Cat Box: cards from hands to the board, from the pile to hands, and tokens. */

import { cellOf } from "../../board/cells";
import { GHOST, seatPlaces, type Moved, type Travel } from "../../motion/travel";
import type { View } from "./view";

/** Return where a card named by a word lies: a slot of a hand, or that hand. */
function slotPlaces(card: string): string[] {
  const slot = card.replace("card", "hand");
  const seat = Number(slot.slice(5).split(".")[0]);
  return [slot, `hand ${seat}`, ...seatPlaces(seat)];
}

/** Return where a used token goes: to what it changes. It disappears there, except a Cat Box, which lies on the board. */
function tokenTravel(token: string, seat: number, words: string[]): Travel[] {
  const moved = words.findLast((word) => cellOf(word) !== null);
  const to = token === "toy-mouse" && moved ? [`cell ${cellOf(moved)}`] : token === "dried-fish" ? slotPlaces(`card ${seat}.fish`) : ["board"];
  return token === "cat-box" ? [] : [{ from: tokenPlaces(token, seat), to, picture: { symbol: `tt-token-${token}`, kind: "token" } }];
}
const tokenPlaces = (token: string, seat: number) => [`${seat} ${token}`, ...seatPlaces(seat)];

/** Return what a move moves. */
function travelsOf({ by, words }: Moved, me: number | null): Travel[] {
  const travels: Travel[] = [];
  const seat = by ?? -1;
  const own = by === me ? [GHOST] : [];
  let token = "";
  let from: string[] = [];
  for (const word of words) {
    const at = cellOf(word);
    if (word.startsWith("token ")) {
      token = word.slice(6);
      from = tokenPlaces(token, seat);
      travels.push(...tokenTravel(token, seat, words));
    } else if (word.startsWith("card ")) {
      if (token === "dried-fish") travels.push({ from: slotPlaces(word), to: [`hand ${seat}.fish`, `hand ${seat}`] });
      from = slotPlaces(word);
    } else if (at && token === "cat-box") travels.push({ from, to: [`guard ${at}`] });
    else if (at && token === "toy-mouse" && !from[0]!.startsWith("cell")) from = [`cell ${at}`];
    else if (at) travels.push({ from: [...own, ...from], to: [`cell ${at}`] });
  }
  return travels;
}

/** Return the cards that left each hand by these moves. */
function cardsTaken(moves: readonly Moved[]): Map<number, number> {
  const taken = new Map<number, number>();
  for (const word of moves.flatMap((one) => one.words)) {
    const seat = Number(/^card (\d+)\.\d/.exec(word)?.[1] ?? -1);
    taken.set(seat, (taken.get(seat) ?? 0) + 1);
  }
  return taken;
}

export function travels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const taken = cardsTaken(moves);
  const drawn = after.players.flatMap(({ hand }, seat): Travel[] => {
    const kept = (before.players[seat]?.hand.length ?? 0) - (taken.get(seat) ?? 0);
    const slots = hand.flatMap((_, i) => (i >= kept && after.pile.cards < before.pile.cards ? [i] : []));
    return slots.map((i) => ({ from: ["pile"], to: slotPlaces(`card ${seat}.${i}`) }));
  });
  return [...moves.flatMap((one) => travelsOf(one, me)), ...drawn];
}
