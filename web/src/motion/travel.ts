/** What moves across the screen when a new view is shown. Games say it in names of places; `Motion` shows it. */

/** The table as the server sends it to one seat; each game has its own shape. */
export type AnyView = Record<string, unknown>;

/** A move of the log: who made it, and its words, as far as the viewer may see them. */
export interface Moved {
  by: number | null;
  words: string[];
  /** The places whose contents it changed, in games whose words don't name them. */
  changed?: string[];
}

/** A piece that moves from one place to another. Each end lists names of places (`data-at`); the first one on screen counts. */
export interface Travel {
  from: string[];
  /** If the piece ends up at the first place, the piece itself moves. At any other place, a picture of it arrives and disappears. */
  to: string[];
  /** What moves if it isn't drawn where it arrives, such as a card that is discarded: it disappears there. */
  picture?: FlyingPicture;
}
/** A symbol, and what it is drawn on. */
export interface FlyingPicture {
  symbol: string;
  kind: "back" | "face" | "token" | "head";
}

/** The place that shows the player's own piece while its move waits for confirmation. */
export const GHOST = "ghost";
/** A card that the viewer can't see. */
export const BACK: FlyingPicture = { symbol: "tt-back", kind: "back" };

/** Return the places that stand for a seat and what it holds, the best one first. */
export const seatPlaces = (seat: number): string[] => [`held ${seat}`, `seat ${seat}`, `supply ${seat}`];

/** The most pieces that travel at once. Nobody could follow more: the others are simply in their places. */
export const MOST = 16;

/** Return the number of words that begin like this, by seat. */
export function countWords(moves: readonly Moved[], start: RegExp): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { by, words } of moves) {
    const count = words.filter((word) => start.test(word)).length;
    if (by !== null && count > 0) counts.set(by, (counts.get(by) ?? 0) + count);
  }
  return counts;
}
