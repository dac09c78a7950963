/** The table of If It Fits: its types, its geometry, and how it is described in words. */

import type { BoxTally } from "../../net/wire";
import { say } from "../../words/words.svelte";
import type { Cell } from "../../board/board";
import { openSides, type Cardboard } from "./Card.svelte";

export type InCell = {
  at: Cell;
  card?: Cardboard;
  turned?: boolean;
  sleeping?: string;
  princess?: boolean;
  toy?: boolean;
};
export type Across = { at: [Cell, Cell]; cat?: string; princess?: boolean; toy?: boolean };
export interface View {
  options: { table: Cell };
  players: { cat: string; hand: (Cardboard | string | null)[] }[];
  cells: InCell[];
  across: Across[];
  supply: number[];
  deck: { cards: number; stacks: number[] };
  start_cards?: (Cardboard | string)[];
  /** The last rounds have begun, or begin with the next turn. */
  ending?: boolean;
  phase: string;
}
const STEPS: Record<string, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** Return the cell on a side of another one. */
export const stepTo = ([x, y]: Cell, side: string): Cell => [x + STEPS[side]![0], y + STEPS[side]![1]];
const BACK: Record<string, string> = { N: "S", S: "N", E: "W", W: "E" };

/** The open sides of a cell: all four, unless it holds cardboard. */
export const sidesOf = (cell: InCell | undefined) => (cell ? (cell.card ? openSides(cell.card, cell.turned) : "NESW") : "");
export const catName = (cat: string) => cat.slice(0, 1).toUpperCase() + cat.slice(1);

/** Describe a card: "cardboard, open to the north and east, with a mouse". */
export function cardName(card: Cardboard | string | null, turned = false): string {
  if (card === null) return say("fits-unknown");
  if (typeof card === "string") return card === "princess" ? "Princess" : say("toy-special");
  const sides = [...openSides(card, turned)].map((side) => say(`side-${side}`)).join(", ");
  const icons = card.icons.map((icon) => thing(icon)).join(", ");
  return say(sides ? "cardboard-open" : "cardboard-shut", { sides, icons: icons || say("fits-nothing") });
}

/** The name of an icon; custom decks may have toys that only the deck names. */
function thing(icon: string): string {
  const known = ["mouse", "yarn", "feather", "bell", "spray"];
  return known.includes(icon) ? say(`toy-${icon}`) : icon;
}

/** Return the seat that plays a cat. */
export function seatOf(view: View, cat: string): number | null {
  const seat = view.players.findIndex((one) => one.cat === cat);
  return seat < 0 ? null : seat;
}

/** Return the open sides that lead to no card: there a box can still grow. */
export function openings(cells: Map<string, InCell>): { at: Cell; side: string }[] {
  return [...cells.values()].flatMap((cell) =>
    [...sidesOf(cell)].flatMap((side) => {
      const [dx, dy] = STEPS[side]!;
      return cells.has(`${cell.at[0] + dx},${cell.at[1] + dy}`) ? [] : [{ at: cell.at, side }];
    }),
  );
}

/** Describe what lies in a cell; `owner` is the name of a cat's player. */
export function cellName(cell: InCell, owner = ""): string {
  if (cell.sleeping) return say(owner ? "fits-asleep-of" : "fits-asleep", { cat: catName(cell.sleeping), name: owner });
  return cardName(cell.card ?? (cell.princess ? "princess" : "toy"), cell.turned);
}

/** Describe what lies across two cells; `owner` is the name of a cat's player. */
export function acrossName(one: Across, owner = ""): string {
  if (one.cat) return say(owner ? "fits-awake-of" : "fits-awake", { cat: catName(one.cat), name: owner });
  return one.princess ? "Princess" : say("toy-special");
}

/** Describe a place: where it is, and what lies around it. */
export function placeName(cells: Map<string, InCell>, [x, y]: Cell): string {
  const there = cells.get(`${x},${y}`);
  const beside = Object.entries(STEPS).flatMap(([side, [dx, dy]]) => {
    const other = cells.get(`${x + dx},${y + dy}`);
    if (!other) return [];
    const isOpen = sidesOf(other).includes(BACK[side]!);
    return [say(isOpen ? "fits-beside-open" : "fits-beside-wall", { side: say(`side-${side}`), what: cellName(other) })];
  });
  const facts = { x, y, on: there ? cellName(there) : "", beside: beside.join("; ") };
  if (there) return say(beside.length > 0 ? "place-on-beside" : "place-on", facts);
  return say(beside.length > 0 ? "place-beside" : "place-at", facts);
}

/** Return the outline of a box, drawn `inset` inside it: all sides that don't lead to another of its cells. */
export function rimOf(box: BoxTally, cells: Map<string, InCell>, high: number, inset: number): string {
  const inside = new Set(box.cells.map(String));
  const leadsOn = (at: Cell, side: string) => {
    const next = String(stepTo(at, side));
    return inside.has(next) && sidesOf(cells.get(String(at))).includes(side) && sidesOf(cells.get(next)).includes(BACK[side]!);
  };
  /** Return how far before the corner at `end` a line along `side` stops; negative if it continues around the corner. */
  const gap = (at: Cell, side: string, end: string) => (!leadsOn(at, end) ? inset : leadsOn(stepTo(at, end), side) ? -inset : 0);
  let path = "";
  for (const at of box.cells) {
    const [x, y] = at;
    const [top, bottom] = [y * high, (y + 1) * high];
    const across = (side: string, level: number) => `M${x + gap(at, side, "W")} ${level}H${x + 1 - gap(at, side, "E")}`;
    const down = (side: string, level: number) => `M${level} ${top + gap(at, side, "N")}V${bottom - gap(at, side, "S")}`;
    const lines: Record<string, () => string> = {
      N: () => across("N", top + inset),
      E: () => down("E", x + 1 - inset),
      S: () => across("S", bottom - inset),
      W: () => down("W", x + inset),
    };
    for (const [side, line] of Object.entries(lines)) if (!leadsOn(at, side)) path += line();
  }
  return path;
}

/** Return the number on a box: the points of each player who scores it, extra cats included, or else its value. */
export function numberOn(box: BoxTally): string {
  const points = box.scorers.map((seat) => box.points[seat] ?? 0);
  return points.length > 0 ? [...new Set(points)].join("/") : String(box.worth);
}

/** Return the seats that score a box or, if nobody does, those with a cat in it. */
export const ownersOf = (box: BoxTally) => (box.scorers.length > 0 ? box.scorers : box.cats.map((one) => one.seat));

/** Return whether only sleeping cats hold a box, so that nobody scores it. */
export const isOnlySleepers = (box: BoxTally) => box.scorers.length === 0 && box.cats.length > 0;
