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
  /** The places whose contents it changed, in games whose words don't name them. */
  changed?: string[];
}
/** Says whether words are a move of some kind. */
export type Test = (words: string[]) => boolean;

export const wordsOf = (entry: TurnEntry): string[] => (entry.say ?? []).filter((word) => word !== null);
/** Return whether an entry played a card from a hand. */
const isPlay = (entry: TurnEntry) => entry.what === "moved" && (entry.say?.[0]?.startsWith("play ") ?? false);

/** Return for each entry the last one before it that played a card: that is the card that a copy copies. */
export function playedBefore<T extends TurnEntry>(entries: readonly T[]): (T | undefined)[] {
  let played: T | undefined;
  return entries.map((entry) => {
    const before = played;
    if (isPlay(entry)) played = entry;
    return before;
  });
}

/** Return moves as boards and travels take them. */
export const movedBy = (moves: readonly TurnEntry[]): Moved[] => moves.map((one) => ({ by: one.by ?? null, words: wordsOf(one), ...(one.changed?.length ? { changed: one.changed } : {}) }));

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

/** Return the moves that a player made in their own turns, without those that were undone or made by a bot. */
export const ownMoves = <T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test): T[] =>
  movesThatCount(entries).filter((one) => one.by === seat && !one.made && isMove(wordsOf(one)));

const ANSWERS = /^(pass|cancel|shield)\b/;

/** Return moves in which a pass that let something happen is attributed to the player who caused that. */
function creditPasses<T extends TurnEntry>(moves: readonly T[]): T[] {
  const credited = [...moves];
  let cause = -1;
  moves.forEach((one, i) => {
    const [first = ""] = wordsOf(one);
    if (!ANSWERS.test(first)) cause = i;
    else if (first === "pass" && one.changed?.length && cause >= 0) {
      const { by, made } = moves[cause]!;
      for (let k = cause + 1; k <= i; k++) if (wordsOf(moves[k]!)[0] === "pass") credited[k] = { ...moves[k]!, by, made };
    }
  });
  return credited;
}

const changes = (one: TurnEntry, changesBoard: Test) => Boolean(one.changed?.length) || changesBoard(wordsOf(one));

/** Return a player's consecutive moves, up to the last one that changed the board; none if nothing did. */
export function lastTurn<T extends TurnEntry>(entries: readonly T[], changesBoard: Test): T[] {
  const moves = creditPasses(movesThatCount(entries));
  const last = moves.findLastIndex((one) => changes(one, changesBoard));
  if (last < 0) return [];
  const by = moves[last]!.by ?? null;
  let first = last;
  while (first > 0 && (moves[first - 1]!.by ?? null) === by) first--;
  return moves.slice(first, last + 1);
}

/**
 * Return what others did since a seat last moved, and what a bot did for it.
 *
 * `isMove` says which words of the player are a move: an answer in someone else's turn isn't, and neither is drawing a card.
 */
export function sinceMove<T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test): T[] {
  const moves = movesThatCount(entries);
  const own = moves.findLastIndex((one) => one.by === seat && !one.made && isMove(wordsOf(one)));
  return creditPasses(moves).slice(own + 1).filter((one) => one.by !== seat || one.made);
}

/**
 * Return what others did since a seat's last turn ended, and what a bot did for it.
 *
 * While its turn runs (`isTurn`), that begins before its turn, and includes what others did in it.
 */
export function sinceTurn<T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test, isTurn: boolean): T[] {
  if (!isTurn) return sinceMove(entries, seat, isMove);
  const moves = movesThatCount(entries);
  const isTurnOf = (one: T, isOwn: boolean) => (one.by === seat) === isOwn && !(isOwn && one.made) && isMove(wordsOf(one));
  const others = moves.findLastIndex((one) => isTurnOf(one, false));
  const own = moves.slice(0, others + 1).findLastIndex((one) => isTurnOf(one, true));
  return creditPasses(moves).slice(own + 1).filter((one) => one.by !== seat || one.made);
}

/** Return the moves to mark for a seat: those since it last moved, or the last turn if they changed nothing. */
export function movesToMark<T extends TurnEntry>(entries: readonly T[], seat: number | null, isMove: Test, changesBoard: Test): T[] {
  const moves = sinceMove(entries, seat, isMove).filter((one) => changes(one, changesBoard));
  return moves.length > 0 ? moves : lastTurn(entries, changesBoard);
}
