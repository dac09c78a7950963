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

/** Return where cards go that leave a hand: under a property, to the player they are aimed at, or to the middle. */
function playedTravels(before: View, after: View, { by, words }: Moved, me: number | null): Travel[] {
  if (by === null) return [];
  const target = words.find((word) => word.startsWith("target "))?.slice(7);
  const hand = cardsOf(before.players[by]);
  return words.flatMap((word): Travel[] => {
    const [, verb, card] = FROM_HAND.exec(word) ?? [];
    if (!card) return [];
    const from = [...(by === me ? [`hand ${by}.${hand.indexOf(card)}`] : []), `hand ${by}`, ...seatPlaces(by)];
    const kept = after.players.findIndex(({ lasting }, seat) => lasting.length > (before.players[seat]?.lasting.length ?? 0) && lasting.at(-1)!.card === card);
    if (kept >= 0) return [{ from, to: [`${kept} lasting ${after.players[kept]!.lasting.length - 1}`] }];
    const to = verb === "discard" ? ["pile", "street"] : target !== undefined && Number(target) !== by ? [`property ${target}`] : ["street"];
    return [{ from, to, picture: face(card) }];
  });
}

const face = (card: string): FlyingPicture => ({ symbol: `tt-card-${card}`, kind: "face" });

/** Return the cards that were drawn and shown to everyone: they are discarded now, but nobody played them. */
function shownTravels(before: View, after: View, moves: readonly Moved[]): Travel[] {
  const played = moves.flatMap((one) => one.words.flatMap((word) => FROM_HAND.exec(word)?.[2] ?? []));
  const shown = slotsWithout(after.discard, [...before.discard, ...played]).map((i) => after.discard[i]!);
  return shown.map((card) => ({ from: ["pile", "street"], to: ["street"], picture: face(card) }));
}

/** Return the cards that came into hands: from the deck, or from a hand that lost one. */
function drawnTravels(before: View, after: View, moves: readonly Moved[], me: number | null): Travel[] {
  const played = (seat: number | null) => moves.filter((one) => one.by === seat).flatMap((one) => one.words.flatMap((word) => FROM_HAND.exec(word)?.[2] ?? []));
  const change = after.players.map(({ hand }, seat) => hand.length - (before.players[seat]?.hand.length ?? 0) + played(seat).length);
  const giver = change.findIndex((one) => one < 0);
  let deck = before.deck - after.deck;
  return change.flatMap((count, seat): Travel[] => {
    const hand = cardsOf(before.players[seat]);
    const slots = seat === me ? slotsWithout(cardsOf(after.players[seat]), slotsWithout(hand, played(me)).map((slot) => hand[slot]!)) : [];
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
    ...shownTravels(before, after, moves),
    ...catTravels(before, after, moves, me),
    ...drawnTravels(before, after, moves, me),
  ];
}
