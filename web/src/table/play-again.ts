/** Playing again against the same bots, without a stop in the lobby. */

import { ApiError } from "../net/api";
import { sendWithNonce } from "../net/commands";
import type { TableInfo } from "../net/wire";

/** Return whether one person plays here, and bots have all other seats. */
export function isAgainstBots(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.yours).length === 1 && table.seats.every((seat) => seat.yours || seat.kind === "bot");
}

/** Start a table. If it can't be started, such as one that another tab has started, its page shows why. */
export async function startIfOpen(table: string): Promise<void> {
  try {
    await sendWithNonce(table, { do: "start" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
