/** Commands to a table over HTTP, for pages that have no socket open. */

import { ask, ApiError } from "./api";
import { forgetNonce, newNonce } from "./nonce";

/** Commands that have no field `seat`, because they are for the whole table. */
export const TABLE_COMMANDS: readonly string[] = ["allow-chat", "cancel", "rematch", "start", "swap"];

/** Send a command to a table. */
export const sendCommand = (table: string, command: object) => ask<unknown>("POST", `/api/tables/${table}/do`, command);

/** Sit down or start with our own nonce; the table's commitment is published by then. */
export async function sendWithNonce(table: string, command: object): Promise<void> {
  const nonce = newNonce(table);
  try {
    await sendCommand(table, { ...command, nonce });
  } catch (error) {
    if (error instanceof ApiError && error.why !== "offline") forgetNonce(table, nonce);
    throw error;
  }
}
