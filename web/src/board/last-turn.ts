/** The moves to mark on the board: those of the last turn that changed it. */

import type { Last } from "./board";

/** The parts of a log entry that boards and the log use. */
export interface TurnEntry {
  what: string;
  by?: number | null;
  say?: (string | null)[];
  text?: string[];
}

const wordsOf = (entry: TurnEntry): string[] => (entry.say ?? []).filter((word) => word !== null);

/** Return the moves that still count: an undo removes its seat's last move and every move after that one. */
function movesThatCount(entries: readonly TurnEntry[]): TurnEntry[] {
  const moves: TurnEntry[] = [];
  for (const entry of entries) {
    if (entry.what === "moved") moves.push(entry);
    else if (entry.what === "undone") {
      const first = moves.findLastIndex((one) => one.by === entry.by);
      if (first >= 0) moves.length = first;
    }
  }
  return moves;
}

/** Return a player's consecutive moves, up to the last one that changed the board; null if none did. */
export function lastTurn(entries: readonly TurnEntry[], changesBoard: (words: string[]) => boolean): Last | null {
  const moves = movesThatCount(entries);
  const last = moves.findLastIndex((one) => changesBoard(wordsOf(one)));
  if (last < 0) return null;
  const by = moves[last]!.by ?? null;
  let first = last;
  while (first > 0 && (moves[first - 1]!.by ?? null) === by) first--;
  return { words: moves.slice(first, last + 1).flatMap(wordsOf), by };
}
