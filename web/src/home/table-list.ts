/** Tables in lists, as the server sends them. */
export interface ListedTable {
  id: string;
  status: "cancelled" | "open" | "over" | "playing";
  game: string;
  players: number;
  seats: { name: string; bot: string; person: boolean }[];
  setup: { options?: Record<string, unknown>; clock?: { kind?: string; move?: number } };
  host: string;
  touched: number;
  /** Whether it's your turn. */
  yours?: boolean;
}

/** Return the names of the players at a table. */
export const namesAt = (table: ListedTable) => table.seats.filter((one) => one.name).map((one) => one.name);

/** Return how long ago something was, in words. */
export function timeAgo(touched: number, language: string): string {
  const seconds = Math.max(0, Date.now() / 1000 - touched);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < 60) return format.format(0, "second");
  if (seconds < 3600) return format.format(-Math.round(seconds / 60), "minute");
  if (seconds < 86_400) return format.format(-Math.round(seconds / 3600), "hour");
  return format.format(-Math.round(seconds / 86_400), "day");
}
