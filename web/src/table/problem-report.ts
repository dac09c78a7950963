/** The text of a problem report: the table, its state, the last moves, and the record that the player may see. */

import type { AtTable } from "../net/table-client.svelte";

const LAST = 15;

export async function reportOf(at: AtTable): Promise<string> {
  const seat = at.seat === null ? "" : `?seat=${at.seat}`;
  const record = await fetch(`/api/tables/${at.id}/record${seat}`, { headers: { "X-Tabbytop": "1" } })
    .then((answer) => answer.text())
    .catch(() => "");
  const lines = at.news.slice(-LAST).flatMap((one) => (one.text ?? []).map((line) => `${one.n}. ${line}`));
  return [
    `table: ${location.origin}/table/${at.id}`,
    `game: ${at.table?.setup.game ?? ""} ${JSON.stringify(at.table?.setup.options ?? {})}`,
    `entry: ${at.frame.n}, seat: ${at.seat ?? "-"}, language: ${at.language}, link: ${at.link}`,
    `browser: ${navigator.userAgent}, ${innerWidth}x${innerHeight}`,
    "",
    ...lines,
    "",
    record,
  ].join("\n");
}

/** The position as the player sees it. */
export const positionOf = (at: AtTable): string => JSON.stringify(at.frame.view ?? {});

/** Into the clipboard, where there is one; on plain http there is none. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
