/** The sentences of an entry of the log, in the order in which what they say happened. */

import type { News } from "./wire";

/** A sentence of an entry. */
export interface EntrySentence {
  text: string;
  /** Which of the entry's sentences it is; those of its results come after all others. */
  line: number;
  isResult: boolean;
}

/** Return the sentences of an entry in order, each result right after what led to it. */
export function sentencesInOrder(entry: Pick<News, "text" | "results" | "results_after">): EntrySentence[] {
  const { text = [], results = [], results_after: after = [] } = entry;
  const found: EntrySentence[] = text.map((one, line) => ({ text: one, line, isResult: false }));
  const all = results.map((one, i) => ({ text: one, line: text.length + i, isResult: true }));
  for (const [i, result] of [...all.entries()].reverse()) found.splice(after[i] ?? text.length, 0, result);
  return found;
}
