/** Statistics of a player's finished games. */

export interface ResultPlayer {
  name: string;
  /** The bot's level; empty for a person. */
  level: string;
  character: string;
  points: number | null;
  won: boolean;
  you: boolean;
}
export interface FinishedGame {
  table: string;
  game: string;
  /** In seconds since 1970. */
  ended: number;
  how: string;
  players: ResultPlayer[];
}

/** A row of wins: a game, or the bots of one level in it. */
export interface Wins {
  game: string;
  /** Empty for all games; `people` for games without bots. */
  level: string;
  played: number;
  won: number;
  best: number | null;
}

const LEVELS = ["kitten", "house-cat", "alley-cat", "tiger"];
/** Count only decided games, and none in which one person had several seats (pass and play). */
export const counts = (result: FinishedGame) =>
  (result.how === "played" || result.how === "resigned") && result.players.filter((player) => player.you).length === 1;
const own = (result: FinishedGame) => result.players.find((player) => player.you);
export const hasWon = (result: FinishedGame) => own(result)?.won ?? false;

/** Return the strongest bot's level in a game, or `people`. */
export function opponents(result: FinishedGame): string {
  const levels = result.players.map((player) => LEVELS.indexOf(player.level.split(":")[0]!));
  return LEVELS[Math.max(...levels)] ?? "people";
}

/** Count games and wins: the total for each game, then by the strongest bot. */
export function winsByGame(results: FinishedGame[]): Wins[] {
  const found = new Map<string, Wins>();
  for (const result of results.filter(counts)) {
    for (const level of ["", opponents(result)]) {
      const key = `${result.game} ${level}`;
      const wins = found.get(key) ?? { game: result.game, level, played: 0, won: 0, best: null };
      wins.played++;
      if (hasWon(result)) wins.won++;
      const points = own(result)?.points;
      if (points != null && result.how === "played") wins.best = Math.max(wins.best ?? points, points);
      found.set(key, wins);
    }
  }
  const order = ["", ...LEVELS, "people"];
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || order.indexOf(a.level) - order.indexOf(b.level));
}

/** Return the current and the longest run of wins; the newest result comes first. */
export function streaks(results: FinishedGame[]): { now: number; best: number } {
  let [now, best, run, isNow] = [0, 0, 0, true];
  for (const result of results.filter(counts)) {
    run = hasWon(result) ? run + 1 : 0;
    isNow &&= hasWon(result);
    if (isNow) now = run;
    best = Math.max(best, run);
  }
  return { now, best };
}
