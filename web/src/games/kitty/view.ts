/** The table of Here, Kitty, Kitty!: its types, where things are drawn, and the words that a tap selects. */

import type { Choice } from "../../net/choice.svelte";
import { say } from "../../words/words.svelte";
import type { Shape } from "./arrangement";

export type CatCounts = Record<string, number>;
export interface Player {
  house: CatCounts;
  porch: CatCounts;
  yard: CatCounts;
  hand: (string | { card: string | null } | null)[];
  lasting: { card: string; cats?: CatCounts }[];
}
export interface View {
  players: Player[];
  neighborhood?: CatCounts;
  to_move: number;
  deck: number;
  discard: string[];
  phase: string;
  actions_left?: number;
  /** Turns left in the final round, with the current one; null before that. */
  final_turns_left?: number | null;
}

/** The names of a player's cards; empty strings for those that the viewer can't see. */
export const cardsOf = (player: Player | undefined): string[] =>
  (player?.hand ?? []).map((held) => (typeof held === "string" ? held : (held?.card ?? "")));

/** Card counts by name. */
export function countCards(cards: string[]): [card: string, count: number][] {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count];
}

export const COLORS = ["black", "gray", "orange", "white"];
export const ZONES = ["house", "porch", "yard"] as const;
export type Zone = (typeof ZONES)[number] | "neighborhood";
/** Takes the place of a seat number for things in the Neighborhood. */
export const STREET = -1;

/** The x position of each zone's name, on a property that is 6 units wide. */
export const LABEL: Record<Zone, number> = { house: 0.62, porch: 0.88, yard: 0.32, neighborhood: 0.2 };

/** Return the area of a zone on a property. */
export function zoneBox(shape: Shape, zone: (typeof ZONES)[number]): { x: number; y: number; width: number; height: number } {
  const [x, width] = zone === "yard" ? [0.12, 5.76] : [0.5, 5];
  const y = shape.ceiling[zone];
  return { x, y, width, height: shape.floor[zone] - y + 0.14 };
}
export const CAT = 0.94;

export interface Group {
  color: string;
  count: number;
  x: number;
  step: number;
  wide: number;
}

/** Arrange cats by color, closer together if there are many. */
export function seatThem(cats: CatCounts, left: number, width: number): Group[] {
  const there = COLORS.filter((color) => (cats[color] ?? 0) > 0);
  const all = there.reduce((sum, color) => sum + cats[color]!, 0);
  const gap = 0.14;
  const room = width - there.length * CAT - (there.length - 1) * gap;
  const step = all > there.length ? Math.max(0.05, Math.min(0.4, room / (all - there.length))) : 0;
  let x = 0;
  const groups = there.map((color) => {
    const count = cats[color]!;
    const wide = CAT + (count - 1) * step;
    const group = { color, count, x, step, wide };
    x += wide + gap;
    return group;
  });
  // If there still isn't enough room, let the groups overlap.
  const last = groups.at(-1);
  const squeeze = last && last.x + last.wide > width ? (width - last.wide) / last.x : 1;
  return groups.map((group) => ({ ...group, x: left + group.x * squeeze }));
}

/**
 * Return the words that a tap on a group of cats can stand for, moves inward first. A color alone is a cat of the
 * Neighborhood or, if the question names a zone, of that zone of the player's own property.
 */
export function wordsFor(allowed: string[], path: string[], me: number | null, seat: number, zone: Zone, color: string, asked?: string): string[] {
  const target = path.findLast((word) => word.startsWith("target "));
  const whose = target ? Number(target.slice(7)) : me;
  const inward = ["house", "porch", "yard", "neighborhood"];
  const found = allowed.filter(
    (word) =>
      ((seat === me || seat === STREET) && word.startsWith(`move ${color} ${zone} `)) ||
      ((asked ? seat === me && zone === asked : seat === STREET) && word === `color ${color}`) ||
      (seat === STREET && word === `cat ${color} neighborhood`) ||
      (seat === whose && seat !== STREET && word === `cat ${color} ${zone}`) ||
      (zone === "yard" && word === `yard ${seat} ${color}`),
  );
  return found.sort((a, b) => inward.indexOf(a.split(" ")[3] ?? "") - inward.indexOf(b.split(" ")[3] ?? ""));
}

/** Return the chosen cat move, and the other moves of the same cat. */
export function chosenMove(choice: Choice): { color: string; from: Zone; to: Zone; words: string[] } | null {
  const last = choice.path.at(-1);
  if (!choice.isWhole || !last?.startsWith("move ")) return null;
  const [, color, from, to] = last.split(" ");
  const words = choice.others.filter((word) => word.startsWith(`move ${color} ${from} `));
  return { color: color!, from: from as Zone, to: to as Zone, words };
}

/** Return the words that could move a cat of this group now; a chosen move of a cat can be replaced. */
export function movesOf(choice: Choice, me: number | null, seat: number, zone: Zone, color: string): string[] {
  const allowed = chosenMove(choice) ? choice.others : choice.words;
  return wordsFor(allowed, choice.path, me, seat, zone, color).filter((word) => word.startsWith("move "));
}

/** Return the zone that a move of a cat leads to. */
export const zoneOf = (word: string) => word.split(" ")[3] as Zone;

/** Describe a group of cats. */
export function groupName(group: { color: string; count: number }, zone: Zone, name: string | undefined): string {
  const facts = { count: group.count, color: say(`kitty-${group.color}`), zone: say(zone) };
  return name === undefined ? say("kitty-cats", facts) : say("kitty-cats-of", { ...facts, name });
}
