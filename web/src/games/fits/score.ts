/** The tally and the score sheet of If It Fits. */

import type { BoxTally, Frame, Tally } from "../../net/wire";
import type { TextPart } from "../../ui/picture-text";
import { say } from "../../words/words.svelte";
import type { ScoreGroup, ScoreLine } from "../score";
import { extraCats, valuePictures, valueText } from "./sum";
import { isOnlySleepers } from "./view";

/** A box, for all seats that score it or, if a seat is given, for that seat only. */
function boxLine(box: BoxTally, i: number, names: string[], only: number | null = null): ScoreLine {
  const points: Record<number, number> = {};
  for (const [key, count] of Object.entries(box.points)) if (only === null || only === Number(key)) points[Number(key)] = count;
  const cards = say("box-cards", { count: box.cells.length }) + (box.closed ? ` (${say("box-closed")})` : "");
  const extra = extraCats(box)
    .filter(({ seat }) => only === null || only === seat)
    .map(({ seat, count }) => say("box-further", { name: names[seat] ?? "", count }));
  /** Says why a seat gets points only for extra cats. */
  const behind = only === null || box.scorers.includes(only) ? [] : [say("box-behind", { names: box.scorers.map((seat) => names[seat] ?? "").join(" & "), count: box.scorers.length })];
  const worth = only === null ? box.worth : (box.points[only] ?? 0);
  /** Return all facts about the box. Its value is left out for a seat that gets points only for extra cats. */
  const lineWith = (value: TextPart[]): TextPart[] => [cards, ...(only === null || box.scorers.includes(only) ? [": ", ...value] : []), ...[...extra, ...behind].map((one) => ` · ${one}`)];
  return {
    key: only === null ? `box-${i}` : `box-${i}-${only}`,
    text: lineWith([valueText(box)]).join(""),
    parts: lineWith(valuePictures(box)),
    points,
    worth,
    cells: box.cells,
  };
}

/** During the game: what every box scores for each player, so that the headings show the players' points. */
export function tallyGroups(tally: Tally, names: string[]): ScoreGroup[] {
  const boxes = tally as BoxTally[];
  const groups = names.map((title, seat): ScoreGroup => {
    const lines = boxes.flatMap((box, i) => (box.points[seat] === undefined ? [] : [boxLine(box, i, names, seat)]));
    return { key: `seat-${seat}`, title, seats: [seat], total: lines.reduce((sum, line) => sum + line.worth, 0), lines };
  });
  const unscored = boxes.flatMap((box, i) => (isOnlySleepers(box) ? [boxLine(box, i, names)] : []));
  groups.sort((a, b) => b.total - a.total).push({ key: "nobody", title: say("box-nobody"), seats: [], total: unscored.reduce((sum, line) => sum + line.worth, 0), lines: unscored });
  return groups.filter((one) => one.lines.length > 0);
}

/** At the end: each box once, under the players who score it; the boxes that score most come last. */
export function sheetGroups(frame: Frame, names: string[]): ScoreGroup[] {
  const groups = new Map<string, ScoreGroup>();
  ((frame.tally ?? []) as BoxTally[]).forEach((box, i) => {
    if (Object.keys(box.points).length === 0) return;
    const key = box.scorers.join("+");
    const title = box.scorers.map((seat) => names[seat]).join(" & ") || say("box-nobody");
    const group = groups.get(key) ?? { key, title, seats: box.scorers, total: 0, lines: [] };
    group.lines.push(boxLine(box, i, names));
    group.total += box.scorers.length > 0 ? box.worth : 0;
    groups.set(key, group);
  });
  return [...groups.values()].sort((a, b) => b.total - a.total).reverse();
}

/** Add up the boxes. */
export function pointsBySeat(tally: Tally, seats: number): number[] {
  const total = Array<number>(seats).fill(0);
  for (const box of tally as BoxTally[]) for (const [seat, count] of Object.entries(box.points)) total[Number(seat)]! += count;
  return total;
}
