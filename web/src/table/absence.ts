/** When a bot may stand in for a player who is away. */

import type { TableInfo } from "../net/wire";

/** Return whether the player in seat `me` may let a bot play for `seat` at a time of the server's clock. */
export function canReplace(table: TableInfo, seat: number, me: number | null, now: number): boolean {
  const since = table.seats[seat]?.replaceable_at;
  const own = me === null ? undefined : table.seats[me];
  return since != null && now >= since && own !== undefined && !own.stand_in && !own.resigned;
}
