/** What recent moves changed in Here, Kitty, Kitty!: groups of cats, zones, properties and lasting cards. */

import type { Moved } from "../../motion/travel";
import { STREET, type View } from "./view";

/** For each place the player who changed it last. */
export interface Marks {
  /** Groups of cats, such as `2 yard white`. */
  groups: Map<string, number | null>;
  /** Zones, such as `2 yard`, whose cats changed by more than the move of one cat. */
  zones: Map<string, number | null>;
  /** Properties that a card was aimed at. */
  properties: Map<number, number | null>;
  /** Lasting cards, such as `2 0`: the first one of property 2. */
  lasting: Map<string, number | null>;
}

/** Return the moves that weren't canceled: a canceled move or card has no effect. */
function effective(moves: readonly Moved[]): Moved[] {
  const kept: Moved[] = [];
  for (const one of moves) {
    if (one.words[0]?.startsWith("cancel ")) kept.pop();
    else kept.push(one);
  }
  return kept;
}

const place = (seat: number | string, zone: string) => `${zone === "neighborhood" ? STREET : seat} ${zone}`;

/** Return the zones that really changed, but not the two of a moved cat: the group that it joined is marked. */
function changedZones(moves: readonly Moved[]): Marks["zones"] {
  const zones: Marks["zones"] = new Map();
  /** The zones of a move that may still happen, after a window. */
  let moving: string[] = [];
  for (const { by, words, changed = [] } of moves) {
    const [verb, , from, to] = words[0]?.split(" ") ?? [];
    if (verb === "move") moving = [from!, to!].map((zone) => (zone === "neighborhood" ? zone : `${by} ${zone}`));
    else if (verb !== "pass") moving = [];
    for (const zone of changed.filter((one) => !moving.includes(one))) zones.set(zone === "neighborhood" ? place(STREET, zone) : zone, by);
    if (changed.length > 0) moving = [];
  }
  return zones;
}

/** Return what moves changed: the cards and single cats that their words name, and all other changed zones. */
export function marksOf(moves: readonly Moved[], view: View): Marks {
  const marks: Marks = { groups: new Map(), zones: changedZones(moves), properties: new Map(), lasting: new Map() };
  for (const { by, words } of effective(moves)) {
    const target = words.findLast((word) => word.startsWith("target "))?.slice(7);
    const whose = target ?? String(by);
    if (target !== undefined && target !== String(by)) marks.properties.set(Number(target), by);
    for (const word of words) {
      const [verb, first = "", , third = ""] = word.split(" ");
      if (verb === "move") marks.groups.set(`${place(whose, third)} ${first}`, by);
      else if (verb === "play" || verb === "land") {
        for (const seat of [by, Number(whose)]) {
          const i = view.players[seat ?? -1]?.lasting.findLastIndex((one) => one.card === first) ?? -1;
          if (i >= 0) marks.lasting.set(`${seat} ${i}`, by);
        }
      }
    }
  }
  return marks;
}
