/** What moves in Here, Kitty, Kitty!: cats between zones and cards, cards from and to hands, and what the deck brings. */

import { BACK, GHOST, seatPlaces, type Moved, type FlyingPicture, type Travel } from "../../motion/travel";
import { cardsOf, countCards, STREET, ZONES, type CatCounts, type View } from "./view";

/** Words with which a card leaves a hand. */
const FROM_HAND = /^(play|cancel|copy|shield|land|discard) (?!\d)(.+)$/;

/** Return all groups of cats: their place, such as `2 yard`, and how many of each color are there. */
function groupsOf(view: View): Map<string, CatCounts> {
  const groups = new Map([[`${STREET} neighborhood`, view.neighborhood ?? {}]]);
  view.players.forEach((player, seat) => {
    for (const zone of ZONES) groups.set(`${seat} ${zone}`, player[zone]);
    for (const { card, cats } of player.lasting) if (cats) groups.set(`${seat} on ${card}`, cats);
  });
  return groups;
}

/** Return the place of each cat that a group has more than another, such as `2 yard white 1`. */
function extraCats(here: Map<string, CatCounts>, there: Map<string, CatCounts>): { color: string; place: string }[] {
  return [...here].flatMap(([place, cats]) =>
    Object.entries(cats).flatMap(([color, count]) => {
      const other = there.get(place)?.[color] ?? 0;
      return Array.from({ length: Math.max(0, count - other) }, (_, i) => ({ color, place: `${place} ${color} ${other + i}` }));
    }),
  );
}

/** Return how cats moved: each comes from a place that lost one of its color, if possible on the same property. */
function catTravels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const lost = extraCats(groupsOf(before), groupsOf(after));
  /** Groups to which the viewer moved a cat: they saw it there before they confirmed the move. */
  const chosen = moves.flatMap(({ by, words }) =>
    words.flatMap((word) => {
      const [verb, color, , to] = word.split(" ");
      return by === me && verb === "move" ? [`${to === "neighborhood" ? STREET : by} ${to} ${color} `] : [];
    }),
  );
  return extraCats(groupsOf(after), groupsOf(before)).flatMap(({ color, place }): Travel[] => {
    const seatOf = (one: { place: string }) => one.place.split(" ")[0];
    const same = lost.filter((one) => one.color === color);
    const from = same.find((one) => seatOf(one) === seatOf({ place })) ?? same[0];
    if (!from) return [];
    lost.splice(lost.indexOf(from), 1);
    const own = chosen.some((one) => place.startsWith(one)) ? [GHOST] : [];
    return [{ from: [...own, from.place], to: [place] }];
  });
}

/** Return the slots of the cards that remain when some cards are taken away. */
function slotsWithout(cards: string[], some: string[]): number[] {
  const taken = new Map(countCards(some));
  return cards.flatMap((card, i) => {
    const left = taken.get(card) ?? 0;
    taken.set(card, left - 1);
    return left > 0 ? [] : [i];
  });
}

/** Return the cards that these moves take out of a hand. */
const playedBy = (moves: readonly Moved[], seat: number | null) => moves.filter((one) => one.by === seat).flatMap((one) => one.words.flatMap((word) => FROM_HAND.exec(word)?.[2] ?? []));

/** Return where a card is before it leaves a hand. */
function handPlaces(before: View, seat: number, card: string, me: number | null): string[] {
  const own = seat === me ? [`hand ${seat}.${cardsOf(before.players[seat]).indexOf(card)}`] : [];
  return [...own, `hand ${seat}`, ...seatPlaces(seat)];
}

/** Return the slots of the lasting cards that a seat has only after a move, or only before it. */
function lastingSlots(before: View, after: View, seat: number): { come: number[]; gone: number[] } {
  const cardsIn = (view: View) => (view.players[seat]?.lasting ?? []).map((one) => one.card);
  return { come: slotsWithout(cardsIn(after), cardsIn(before)), gone: slotsWithout(cardsIn(before), cardsIn(after)) };
}

/** Return where cards go that leave a hand and don't stay: to the player they are aimed at, or to the middle. */
function playedTravels(before: View, after: View, { by, words }: Moved, me: number | null): Travel[] {
  if (by === null) return [];
  const target = words.find((word) => word.startsWith("target "))?.slice(7);
  const kept = lastingSlots(before, after, by).come.map((slot) => after.players[by]!.lasting[slot]!.card);
  return words.flatMap((word): Travel[] => {
    const [, verb, card] = FROM_HAND.exec(word) ?? [];
    if (!card || (verb === "play" && kept.includes(card))) return [];
    const to = verb === "discard" ? ["pile", "street"] : target !== undefined && Number(target) !== by ? [`property ${target}`] : ["street"];
    return [{ from: handPlaces(before, by, card, me), to, picture: face(card) }];
  });
}

/** Return how lasting cards come to a property, from the hand or after a window from the middle, and how they are discarded. */
function lastingTravels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  return after.players.flatMap(({ lasting }, seat): Travel[] => {
    const { come, gone } = lastingSlots(before, after, seat);
    const played = playedBy(moves, seat);
    const arriving = come.map((slot): Travel => {
      const { card } = lasting[slot]!;
      return { from: played.includes(card) ? handPlaces(before, seat, card, me) : ["street"], to: [`${seat} lasting ${slot}`] };
    });
    const leaving = gone.map((slot): Travel => ({ from: [`${seat} lasting ${slot}`], to: ["pile", "street"], picture: face(before.players[seat]!.lasting[slot]!.card) }));
    return [...arriving, ...leaving];
  });
}

const face = (card: string): FlyingPicture => ({ symbol: `tt-card-${card}`, kind: "face" });

/** Return the cards that came into a hand, as far as the viewer can see them, and their slots. */
function gainedBy(before: View, after: View, moves: readonly Moved[], seat: number): number[] {
  const hand = cardsOf(before.players[seat]);
  return slotsWithout(cardsOf(after.players[seat]), slotsWithout(hand, playedBy(moves, seat)).map((slot) => hand[slot]!));
}

/** Return the cards that everyone was shown: these moves name them, but nobody has them in hand. */
function shownTravels(before: View, after: View, moves: readonly Moved[]): Travel[] {
  const named = moves.flatMap((one) => one.words.flatMap((word) => (word.startsWith("card ") ? word.slice(5) : [])));
  const gained = after.players.flatMap((player, seat) => gainedBy(before, after, moves, seat).map((slot) => cardsOf(player)[slot]!));
  return slotsWithout(named, gained).map((i) => ({ from: ["pile", "street"], to: ["street"], picture: face(named[i]!) }));
}

/** Return the cards that came into hands: from the deck, or from a hand that lost one. */
function drawnTravels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const change = after.players.map(({ hand }, seat) => hand.length - (before.players[seat]?.hand.length ?? 0) + playedBy(moves, seat).length);
  const giver = change.findIndex((one) => one < 0);
  let deck = before.deck - after.deck;
  return change.flatMap((count, seat): Travel[] => {
    const slots = seat === me ? gainedBy(before, after, moves, seat) : [];
    return Array.from({ length: Math.max(0, count) }, (_, i) => {
      const from = deck-- > 0 || giver < 0 ? ["pile", "street"] : [`hand ${giver}`, ...seatPlaces(giver)];
      if (slots[i] !== undefined) return { from, to: [`hand ${seat}.${slots[i]}`] };
      return { from, to: [`hand ${seat}`, ...seatPlaces(seat)], picture: BACK };
    });
  });
}

export function travels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  return [
    ...moves.flatMap((one) => playedTravels(before, after, one, me)),
    ...lastingTravels(before, after, moves, me),
    ...shownTravels(before, after, moves),
    ...catTravels(before, after, moves, me),
    ...drawnTravels(before, after, moves, me),
  ];
}
