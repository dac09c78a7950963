/** What others did since a player's last turn, or since they left the table, in short sentences. */

import { ownMoves, playedBefore, sinceTurn, wordsOf, type Test } from "../board/last-turn";
import type { News } from "../net/wire";

/** At most this many sentences are shown or read aloud at once: the newest. */
export const MOST = 5;

/** A short sentence about an entry. */
export interface Sentence {
  text: string;
  entry: News;
  /** Which of the entry's short sentences it is. */
  line: number;
  /** The last entry before it that played a card. */
  played?: News | undefined;
}
export interface Summary {
  /** The moves that it is about. */
  moves: News[];
  /** For each of them the last entry before something else happened, such as the player's own move; null for the present. */
  ends: (number | null)[];
  sentences: Sentence[];
  /** The player was away meanwhile. */
  wasAway: boolean;
}

/** Return the short sentences about moves. `news` has all entries, to find what a copy copies. */
export function sentencesOf(moves: readonly News[], news: readonly News[] = moves): Sentence[] {
  const before = playedBefore(news);
  const played = new Map(news.map((one, i) => [one.n, before[i]]));
  return moves.flatMap((entry) => (entry.brief ?? []).map((text, line) => ({ text, entry, line, played: played.get(entry.n) })));
}

/** Return the moves that have sentences, each with what changed until the next one: a card takes effect after a window. */
function withBriefs(moves: readonly News[]): News[] {
  const found: News[] = [];
  for (const one of moves) {
    const last = found.at(-1);
    if (one.brief?.length) found.push(one);
    else if (last && one.changed?.length) found[found.length - 1] = { ...last, changed: [...(last.changed ?? []), ...one.changed] };
  }
  return found;
}

/** Return for each of the moves the last entry that shows only it and what followed from it; null if that is the present. */
function endsOf(moves: readonly News[], own: readonly News[]): (number | null)[] {
  return moves.map((one, i) => {
    const next = [...own, ...moves.slice(i + 1, i + 2)].filter(({ n }) => n > one.n).map(({ n }) => n);
    return next.length > 0 ? Math.min(...next) - 1 : null;
  });
}

/**
 * Sum up what others did since a seat's last turn. While its turn runs (`isTurn`), that is what they did before it and in it.
 * `left` is the last entry that the player saw before they left, if they did.
 */
export function summarize(news: readonly News[], seat: number | null, isMove: Test, left: number | null = null, isTurn = false): Summary {
  const all = seat === null ? [] : withBriefs(sinceTurn(news, seat, isMove, isTurn));
  const own = seat === null ? [] : ownMoves(news, seat, isMove);
  const isBack = news.some((one) => left !== null && one.n > left && one.what === "moved" && one.by === seat && !one.made && isMove(wordsOf(one)));
  const missed = isBack ? [] : all.filter((one) => left !== null && one.n > left);
  const moves = missed.length > 0 ? missed : all;
  return { moves, ends: endsOf(moves, own), sentences: sentencesOf(moves, news), wasAway: missed.length > 0 };
}

/** Return the newest few sentences, and how many came before them. */
export function lastFew(sentences: readonly Sentence[], most = MOST): { few: Sentence[]; earlier: number } {
  const earlier = Math.max(0, sentences.length - most);
  return { few: sentences.slice(earlier), earlier };
}
