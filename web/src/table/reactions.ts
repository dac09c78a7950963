/**
 * Short, rare reactions of bots. They depend only on what everyone at the table can see: points and the result. Every
 * client works them out for itself; nothing is sent or stored.
 */

import type { Mood } from "../ui/faces/faces";

export type Occasion = "won" | "lost" | "glad" | "robbed";
export interface Reaction {
  seat: number;
  occasion: Occasion;
}
/** What is public at one moment. */
export interface Moment {
  /** The table's last entry. */
  n: number;
  /** Points by seat; null if they are secret. */
  points: number[] | null;
  winners: number[] | null;
  isWindow: boolean;
}

export const MOODS: Record<Occasion, Mood> = { won: "glad", lost: "cross", glad: "glad", robbed: "cross" };
/** Points that a bot has to gain or lose at once. */
const MUCH = 3;
/** Rounds between two reactions, counted in entries of the table. */
const ROUNDS = 3;
export const SECONDS = 4;

/** Return the reaction to what happened since a moment, if any. `lastN` is the entry of the reaction before. */
export function reactionTo(bots: boolean[], before: Moment, after: Moment, lastN: number): Reaction | null {
  if (after.isWindow || after.n <= before.n) return null;
  const { winners } = after;
  if (winners && !before.winners) {
    const seat = bots.findIndex((isBot, i) => isBot && winners.includes(i));
    if (seat >= 0) return { seat, occasion: "won" };
    const loser = bots.indexOf(true);
    return loser >= 0 && winners.length > 0 ? { seat: loser, occasion: "lost" } : null;
  }
  if (winners || !before.points || !after.points || after.n - lastN < ROUNDS * bots.length) return null;
  const changes = after.points.map((points, i) => (bots[i] ? points - (before.points![i] ?? points) : 0));
  const most = Math.max(...changes.map(Math.abs));
  if (most < MUCH) return null;
  const seat = changes.findIndex((change) => Math.abs(change) === most);
  return { seat, occasion: changes[seat]! > 0 ? "glad" : "robbed" };
}
