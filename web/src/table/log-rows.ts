/** The rows of the log: sentences, and counts of those that only say what can be seen on the table. */

import { playedBefore } from "../board/last-turn";
import { sentencesInOrder } from "../net/sentences";
import type { News } from "../net/wire";
import type { GameViews } from "../games/game-module";

export interface Line {
  entry: News;
  /** Which of the entry's sentences it is; those of its results come after all others. */
  line: number;
  text: string;
  /** The last entry before it that played a card. */
  played: News | undefined;
}
export interface Row {
  key: string;
  /** The entry of its first line. */
  entry: News;
  /** The seat that the first line is about; null if a pass only let it happen. */
  by: number | null;
  lines: Line[];
  /** How many passes, draws and so on it contains; null for a row that isn't quiet. */
  counts: Map<string, number> | null;
}

/** Return whether a sentence says that someone passed. */
const isPass = (entry: News, line: number) => line === 0 && entry.what === "moved" && entry.by != null && entry.say?.[0] === "pass";

/** Return the rows of the log. With `foldsQuiet`, consecutive quiet sentences share a row. */
export function logRows(news: readonly News[], views: Pick<GameViews, "quietKind"> | undefined, foldsQuiet: boolean): Row[] {
  const rows: Row[] = [];
  const played = playedBefore(news);
  for (const [i, entry] of news.entries()) {
    for (const { line, text, isResult } of sentencesInOrder(entry)) {
      if (!text) continue;
      const kind = !foldsQuiet || entry.what === "chatted" || isResult ? null : isPass(entry, line) ? "pass" : (views?.quietKind?.(entry, line) ?? null);
      let row = rows.at(-1);
      const joins = row && (kind === null ? row.counts === null && row.entry === entry : row.counts !== null);
      if (!row || !joins) {
        const by = line > 0 && isPass(entry, 0) ? null : (entry.by ?? null);
        row = { key: `${entry.n} ${line}`, entry, by, lines: [], counts: kind === null ? null : new Map() };
        rows.push(row);
      }
      row.lines.push({ entry, line, text, played: played[i] });
      if (kind !== null) row.counts!.set(kind, (row.counts!.get(kind) ?? 0) + 1);
    }
  }
  return rows;
}

/** Keeps rows that haven't changed, so that a new entry doesn't redraw the whole log. */
export class KeptRows {
  private rows = new Map<string, Row>();

  /** Return the rows, each as the object that was returned last time if it is the same. */
  keep(rows: Row[]): Row[] {
    const kept = rows.map((row) => {
      const old = this.rows.get(row.key);
      const isSame = old && (old.counts === null) === (row.counts === null) && old.lines.length === row.lines.length && old.lines.every((one, i) => one.entry === row.lines[i]!.entry && one.line === row.lines[i]!.line);
      return isSame ? old : row;
    });
    this.rows = new Map(kept.map((row) => [row.key, row]));
    return kept;
  }
}

/** Return whether a row is shown as a count. A single sentence says more than a count. */
export const isFolded = (row: Row) => row.counts !== null && row.lines.length > 1;
