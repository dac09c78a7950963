/** What is counted, as lines to read and to light up on the board. All numbers are the server's. */

import { furtherCats } from "./fits/view";
import type { BoxTally, CatTally, Frame, SeatTally, Tally } from "../net/wire";
import { say, words } from "../words/words.svelte";

type Cell = [number, number];

/** A line of the tally or the score sheet. */
export interface Line {
  key: string;
  text: string;
  /** What it brings to whom, by seat; nobody where it is known only whose it is at the end. */
  points: Record<number, number>;
  /** What it counts, for whomever. */
  worth: number;
  cells: Cell[];
}

/** Lines that belong together: a colour, a box's scorers, a player. */
export interface Group {
  key: string;
  title: string;
  seats: number[];
  total: number;
  lines: Line[];
}

/** Here, Kitty, Kitty! has no cells: what is lit there is a seat and its House (0), Porch (1) or Yard (2). */
const ZONES: Record<string, number[]> = { house: [0], porch: [1], one_color_in_house: [0], best_in_show: [] };

function catLines(one: CatTally, points: (worth: number) => Record<number, number>): Line[] {
  const lines: Line[] = [];
  const id = one.identity;
  const add = (part: string, cells: Cell[], worth: number, count: number) => {
    if (count > 0) lines.push({ key: `${id}-${part}`, text: say(`line-${part}`, { count }), points: points(worth), worth, cells });
  };
  if (id !== "chihuahua") {
    const largest = one.largest.length;
    add("cats", one.cells, one.points - largest, one.seen);
    add("largest", one.largest, largest, largest);
    return lines;
  }
  add("boxes", one.cells, one.seen, one.seen);
  const each = one.threes.length > 0 ? (one.points - one.seen) / one.threes.length : 0;
  one.threes.forEach((cells, i) => {
    lines.push({ key: `${id}-three-${i}`, text: say("line-three"), points: points(each), worth: each, cells });
  });
  return lines;
}

/** Cat Box while it is played: by colour, never by seat. */
function catGroups(tally: CatTally[]): Group[] {
  return tally.map((one) => ({
    key: one.identity,
    title: say(`tally-id-${one.identity}`),
    seats: [],
    total: one.points,
    lines: catLines(one, () => ({})),
  }));
}

/** A deck of one's own may have toys that only it has a name for. */
const toyName = (toy: string) => (words.knows(`box-toy-${toy}`) ? say(`box-toy-${toy}`) : toy);

/** A box, for all who score it or, where a seat is given, for that seat alone. */
function boxLine(box: BoxTally, i: number, names: string[], only: number | null = null): Line {
  const [toy = "", most = 0] = Object.entries(box.toys).sort((a, b) => b[1] - a[1])[0] ?? [];
  const points: Record<number, number> = {};
  for (const [key, count] of Object.entries(box.points)) if (only === null || only === Number(key)) points[Number(key)] = count;
  const facts = [
    say("box-cards", { count: box.cells.length }),
    most > 0 ? say("box-toys", { count: most, toy: toyName(toy) }) : say("box-no-toys"),
    ...(box.sprays > 0 ? [say("box-sprays", { count: box.sprays })] : []),
    ...(box.closed ? [say("box-closed")] : []),
  ];
  const further = furtherCats(box)
    .filter(({ seat }) => only === null || only === seat)
    .map(({ seat, count }) => say("box-further", { name: names[seat] ?? "", count }));
  const worth = only === null ? box.worth : (box.points[only] ?? 0);
  return { key: only === null ? `box-${i}` : `box-${i}-${only}`, text: [...facts, ...further].join(" · "), points, worth, cells: box.cells };
}

/** If It Fits while it is played: what every box brings each player, so that the headings are the players' points. */
function boxGroupsBySeat(tally: BoxTally[], names: string[]): Group[] {
  const groups = names.map((title, seat): Group => {
    const lines = tally.flatMap((box, i) => (box.points[seat] === undefined ? [] : [boxLine(box, i, names, seat)]));
    return { key: `seat-${seat}`, title, seats: [seat], total: lines.reduce((sum, line) => sum + line.worth, 0), lines };
  });
  const unscored = tally.flatMap((box, i) => (box.cats.length > 0 && box.scorers.length === 0 ? [boxLine(box, i, names)] : []));
  groups.sort((a, b) => b.total - a.total).push({ key: "nobody", title: say("box-nobody"), seats: [], total: 0, lines: unscored });
  return groups.filter((one) => one.lines.length > 0);
}

/** If It Fits at the end: boxes with cats, together where the same players score them. */
function boxGroups(tally: BoxTally[], names: string[]): Group[] {
  const groups = new Map<string, Group>();
  tally.forEach((box, i) => {
    if (box.cats.length === 0) return;
    const key = box.scorers.join("+");
    const title = box.scorers.map((seat) => names[seat]).join(" & ") || say("box-nobody");
    const group = groups.get(key) ?? { key, title, seats: box.scorers, total: 0, lines: [] };
    const line = boxLine(box, i, names);
    group.lines.push(line);
    group.total += box.scorers.length > 0 ? box.worth : 0;
    groups.set(key, group);
  });
  return [...groups.values()].sort((a, b) => b.total - a.total);
}

function seatGroups(tally: SeatTally[], names: string[]): Group[] {
  return tally.map((one) => ({
    key: `seat-${one.seat}`,
    title: names[one.seat] ?? "",
    seats: [one.seat],
    total: one.points,
    lines: one.lines
      .filter((line) => line.points !== 0)
      .map((line) => ({
        key: `${one.seat}-${line.what}`,
        text: say(`line-${line.what.replaceAll("_", "-")}`, { count: line.count ?? 0 }),
        points: { [one.seat]: line.points },
        worth: line.points,
        cells: (ZONES[line.what] ?? [0, 1, 2]).map((zone): Cell => [one.seat, zone]),
      })),
  }));
}

/** What can be counted now, in groups. */
export function groupsOf(game: string, tally: Tally | null, names: string[]): Group[] {
  if (!tally) return [];
  if (game === "cat-box") return catGroups(tally as CatTally[]);
  if (game === "if-it-fits") return boxGroupsBySeat(tally as BoxTally[], names);
  return seatGroups(tally as SeatTally[], names);
}

/** Cat Box at the end: whose colour was whose, and what is left of the tokens. */
function catSheet(frame: Frame, names: string[]): Group[] {
  const tally = (frame.tally ?? []) as CatTally[];
  return (frame.result?.details ?? []).map((row, i) => {
    const seat = (row.seat as number | undefined) ?? i;
    const mine = tally.find((one) => one.identity === row.identity);
    const lines = mine ? catLines(mine, (worth) => ({ [seat]: worth })) : [];
    const tokens = (row.tokens as number | undefined) ?? 0;
    if (tokens > 0) {
      lines.push({ key: `${seat}-tokens`, text: say("line-tokens", { count: tokens }), points: { [seat]: tokens }, worth: tokens, cells: [] });
    }
    const title = say("sheet-was", { name: names[seat] ?? "", identity: say(`tally-id-${String(row.identity)}`) });
    return { key: `seat-${seat}`, title, seats: [seat], total: frame.result?.points[seat] ?? 0, lines };
  });
}

/** The score sheet: who has least comes first, so that it stays exciting. */
export function sheetOf(game: string, frame: Frame, names: string[]): Group[] {
  const groups = game === "cat-box" ? catSheet(frame, names) : groupsOf(game, frame.tally ?? null, names);
  if (game === "if-it-fits") {
    const scored = boxGroups((frame.tally ?? []) as BoxTally[], names).map((one) => ({ ...one, lines: one.lines.filter((line) => Object.keys(line.points).length > 0) }));
    return scored.filter((one) => one.lines.length > 0).reverse();
  }
  return [...groups].sort((a, b) => a.total - b.total);
}

/** Points by seat as they are counted now, where they are nobody's secret. */
export function pointsBySeat(game: string, frame: Frame, seats: number): number[] | null {
  if (frame.result) return frame.result.points;
  if (!frame.tally || game === "cat-box") return null;
  const total = Array<number>(seats).fill(0);
  for (const one of frame.tally) {
    if ("scorers" in one) for (const [seat, count] of Object.entries(one.points)) total[Number(seat)]! += count;
    else if ("seat" in one) total[one.seat] = one.points;
  }
  return total;
}
