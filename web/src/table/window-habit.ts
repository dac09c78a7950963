/** Applies the "Ask me to respond" setting to tables where the player hasn't chosen anything else. */

import type { TableClient } from "../net/table-client.svelte";
import { readSetting, saveSetting } from "../ui/local-storage";
import { settings } from "../ui/settings.svelte";

const KEY = "window-habits";
/** Maximum number of tables to remember. A game ends long before this many others start. */
const MOST = 100;
/** The standing answer of a seat that hasn't chosen one. */
const UNCHOSEN = "ask";

const known = () => readSetting(KEY).split(" ").filter(Boolean);
const forget = (table: string) => saveSetting(KEY, known().filter((one) => one !== table).join(" "));
const remember = (table: string) => saveSetting(KEY, [...known().filter((one) => one !== table), table].slice(-MOST).join(" "));

/**
 * Send the setting as the standing answer, once for each table. Only the player's own clients can see it. Someone who
 * plays several seats is asked for each of them anyway.
 */
export async function applyWindowHabit(client: Pick<TableClient, "id" | "seat" | "ownSeat" | "connection" | "isOver" | "frame" | "do">): Promise<void> {
  const { id, seat, ownSeat, connection, isOver, frame } = client;
  if (seat === null || ownSeat !== null || connection !== "connected" || isOver || !frame.standing || known().includes(id)) return;
  const mine = frame.standing[seat] || UNCHOSEN;
  remember(id);
  if (mine !== UNCHOSEN || settings.windows === UNCHOSEN) return;
  const isSent = await client.do({ do: "standing", choice: settings.windows });
  if (!isSent && client.connection !== "connected") forget(id); // it got lost on the way: try again
}
