/** The moves to mark on the board: what others did since a player last moved, or else the last turn. */

import type { Moved } from "../motion/travel";

/** The parts of a log entry that boards and the log use. */
export interface TurnEntry {
  what: string;
  by?: number | null;
  /** The bot that moved for the seat, if one did. */
  made?: string;
  say?: (string | null)[];
  text?: string[];
}
/** Says whether words are a move of some kind. */
export type Test = (words: string[]) => boolean;

export const wordsOf = (entry: TurnEntry): string[] => (entry.say ?? []).filter((word) => word !== null);
/** Return moves as boards and travels take them. */
export const movedBy = (moves: readonly TurnEntry[]): Moved[] => moves.map((one) => ({ by: one.by ?? null, words: wordsOf(one) }));

/** Return the moves that still count: an undo removes its seat's last move and every move after that one. */
function movesThatCount<T extends TurnEntry>(entries: readonly T[]): T[] {
  const moves: T[] = [];
  for (const entry of entries) {
    if (entry.what === "moved") moves.push(entry);
    else if (entry.what === "undone") {
      const first = moves.findLastIndex((one) => one.by === entry.by);
      if (first >= 0) moves.length = first;
    }
  }
  return moves;
}

/** Return a player's consecutive moves, up to the last one that changed the board; none if nothing did. */
export function lastTurn<T extends TurnEntry>(entries: readonly T[], changesBoard: Test): T[] {
  const moves = movesThatCount(entries);
  const last = moves.findLastIndex((one) => changesBoard(wordsOf(one)));
  if (last < 0) return [];
  const by = moves[last]!.by ?? null;
  let first = last;
  while (first > 0 && (moves[first - 1]!.by ?? null) === by) first--;
  return moves.slice(first, last + 1);
}

/**
 * Return what others did since a seat last moved, and what a bot did for it.
 *
 * `isMove` says which words of the player are a move: an answer in somebody else's turn isn't, and neither is drawing a card.
 */
export function sinceMove<T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test): T[] {
  const moves = movesThatCount(entries);
  const own = moves.findLastIndex((one) => one.by === seat && !one.made && isMove(wordsOf(one)));
  return moves.slice(own + 1).filter((one) => one.by !== seat || one.made);
}

/** Return the moves to mark for a seat: those since it last moved, or the last turn if they changed nothing. */
export function movesToMark<T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test, changesBoard: Test): T[] {
  const changes = sinceMove(entries, seat, isMove).filter((one) => changesBoard(wordsOf(one)));
  return changes.length > 0 ? changes : lastTurn(entries, changesBoard);
}
