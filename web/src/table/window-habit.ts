/** When windows prompt a player: applies the "Ask me to respond" setting to tables where the player hasn't chosen anything else. */

import type { TableClient } from "../net/table-client.svelte";
import { readSetting, saveSetting } from "../ui/local-storage";
import { settings } from "../ui/settings.svelte";

const KEY = "window-habits";
/** Maximum number of tables to remember. A game ends long before this many others start. */
const MOST = 100;
/** The standing answer of a seat that hasn't chosen one, so that it needs no message. */
const DEFAULT = "ask";

const known = () => readSetting(KEY).split(" ").filter(Boolean);
const forget = (table: string) => saveSetting(KEY, known().filter((one) => one !== table).join(" "));
const remember = (table: string) => saveSetting(KEY, [...known().filter((one) => one !== table), table].slice(-MOST).join(" "));

/**
 * Send the setting as the standing answer, once for each table, unless one was chosen there, on any device. Only the
 * player's own clients can see it. Someone who plays several seats is asked for each of them anyway.
 */
export async function applyWindowHabit(client: Pick<TableClient, "id" | "seat" | "ownSeat" | "connection" | "isOver" | "frame" | "do">): Promise<void> {
  const { id, seat, ownSeat, connection, isOver, frame } = client;
  if (seat === null || ownSeat !== null || connection !== "connected" || isOver || !frame.standing || known().includes(id)) return;
  remember(id);
  if (frame.standing_chosen || settings.windows === DEFAULT) return;
  const isSent = await client.do({ do: "standing", choice: settings.windows });
  if (!isSent && client.connection !== "connected") forget(id); // it got lost on the way: try again
}

/**
 * Return the standing answer that passes for the player until they change it; null if there is none, or if it can't pass now.
 * Only the player's own client knows it, and it doesn't depend on what they hold. Players who share a screen are always asked.
 */
export function passingChoice(client: Pick<TableClient, "seat" | "ownSeat" | "frame" | "table">, turn: number | null): "turn" | "target" | null {
  const { seat, ownSeat, frame, table } = client;
  if (seat === null || ownSeat !== null || table?.seats[seat]?.resigned) return null;
  const choice = frame.standing?.[seat];
  if (choice === "target") return choice;
  return choice === "turn" && turn !== seat ? choice : null;
}
