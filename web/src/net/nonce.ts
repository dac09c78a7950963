/** Nonces: our own random bytes in every deal, sent after the table's commitment is published.
 *
 * Stores what we sent for this tab, so that it can be checked against the record after the game.
 */

import type { TableInfo } from "./wire";

const BYTES = 16;
const key = (table: string) => `nonces ${table}`;

/** The nonces that this tab sent to a table. */
export function sentNonces(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as string[];
  } catch {
    return []; // storage is blocked: the nonce can't be checked later
  }
}

function keep(table: string, nonces: string[]) {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(nonces));
  } catch {
    // the nonce still counts; it just can't be checked in this tab
  }
}

/** Make a nonce for a table and remember it. */
export function newNonce(table: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(table, [...sentNonces(table), nonce]);
  return nonce;
}

/** Forget a nonce that the table refused. */
export function forgetNonce(table: string, nonce: string) {
  keep(table, sentNonces(table).filter((one) => one !== nonce));
}

/** Our seats that still need a nonce, before the game. */
export function bareSeats(table: TableInfo): number[] {
  if (table.status !== "open") return [];
  return table.seats.flatMap((seat, i) => (seat.yours && !seat.has_nonce ? [i] : []));
}

/** Return whether one of our nonces is in the deal; null if this tab sent none or has no seat there. */
export function isInDeal(table: TableInfo, nonces: string[]): boolean | null {
  const sent = sentNonces(table.id);
  const mine = nonces.filter((_, seat) => table.seats[seat]?.yours);
  return sent.length === 0 || mine.length === 0 ? null : mine.some((nonce) => sent.includes(nonce));
}
