/** The tally and the score sheet of Cat Box. */

import type { Cell } from "../../board/board";
import type { CatTally, Frame, Tally } from "../../net/wire";
import { say } from "../../words/words.svelte";
import { lowestFirst, type ScoreGroup, type ScoreLine } from "../score";

/** Return the lines of an identity; groups of three may share one line. */
function linesOf(one: CatTally, points: (worth: number) => Record<number, number>, isShort = false): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const id = one.identity;
  const add = (part: string, cells: Cell[], worth: number, count: number) => {
    if (count > 0) lines.push({ key: `${id}-${part}`, text: say(`line-${part}`, { count }), short: say(`short-${part}`, { count }), points: points(worth), worth, cells });
  };
  if (id !== "chihuahua") {
    const largest = one.largest.length;
    add("cats", one.cells, one.points - largest, one.seen);
    add("largest", one.largest, largest, largest);
    return lines;
  }
  add("boxes", one.cells, one.seen, one.seen);
  const each = one.threes.length > 0 ? (one.points - one.seen) / one.threes.length : 0;
  if (isShort && one.threes.length > 0) {
    const [count, worth] = [one.threes.length, one.points - one.seen];
    lines.push({ key: `${id}-threes`, text: say("line-threes", { count }), short: say("short-threes", { count, worth }), points: points(worth), worth, cells: one.threes.flat() });
    return lines;
  }
  one.threes.forEach((cells, i) => {
    lines.push({ key: `${id}-three-${i}`, text: say("line-three"), points: points(each), worth: each, cells });
  });
  return lines;
}

/** During the game: by identity, never by seat. */
export function tallyGroups(tally: Tally): ScoreGroup[] {
  return (tally as CatTally[]).map((one) => ({
    key: one.identity,
    title: say(`tally-id-${one.identity}`),
    emblem: `tt-id-${one.identity}`,
    seats: [],
    total: one.points,
    lines: linesOf(one, () => ({}), true),
  }));
}

/** At the end: which identity each player had, and their unused tokens. */
export function sheetGroups(frame: Frame, names: string[]): ScoreGroup[] {
  const tally = (frame.tally ?? []) as CatTally[];
  const groups = (frame.result?.details ?? []).map((row, i) => {
    const seat = (row.seat as number | undefined) ?? i;
    const own = tally.find((one) => one.identity === row.identity);
    const lines = own ? linesOf(own, (worth) => ({ [seat]: worth })) : [];
    const tokens = (row.tokens as number | undefined) ?? 0;
    if (tokens > 0) {
      lines.push({ key: `${seat}-tokens`, text: say("line-tokens", { count: tokens }), points: { [seat]: tokens }, worth: tokens, cells: [] });
    }
    const title = say("sheet-was", { name: names[seat] ?? "", identity: say(`tally-id-${String(row.identity)}`) });
    return { key: `seat-${seat}`, title, seats: [seat], total: frame.result?.points[seat] ?? 0, lines };
  });
  return lowestFirst(groups);
}
