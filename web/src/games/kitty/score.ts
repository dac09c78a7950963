/** The tally and the score sheet of Here, Kitty, Kitty! */

import type { Cell } from "../../board/board";
import type { Frame, SeatTally, Tally } from "../../net/wire";
import { say } from "../../words/words.svelte";
import { lowestFirst, type ScoreGroup } from "../score";

/** The zones that a line highlights: House (0), Porch (1) or Yard (2). A cell of this board is a seat and a zone. */
const ZONES: Record<string, number[]> = { house: [0], porch: [1], one_color_in_house: [0], best_in_show: [] };

/** Every player's sheet, without the lines that score nothing. */
export function tallyGroups(tally: Tally, names: string[]): ScoreGroup[] {
  return (tally as SeatTally[]).map((one) => ({
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

export const sheetGroups = (frame: Frame, names: string[]) => lowestFirst(tallyGroups(frame.tally ?? [], names));

export function pointsBySeat(tally: Tally, seats: number): number[] {
  const total = Array<number>(seats).fill(0);
  for (const one of tally as SeatTally[]) total[one.seat] = one.points;
  return total;
}
