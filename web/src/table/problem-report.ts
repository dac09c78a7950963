/** The text of a problem report: the table, its state, the last moves, and the record that the player may see. */

import type { TableClient } from "../net/table-client.svelte";

const LAST = 15;

export async function problemReport(client: TableClient): Promise<string> {
  const seat = client.seat === null ? "" : `?seat=${client.seat}`;
  const record = await fetch(`/api/tables/${client.id}/record${seat}`, { headers: { "X-Tabbytop": "1" } })
    .then((answer) => answer.text())
    .catch(() => "");
  const lines = client.news.slice(-LAST).flatMap((one) => (one.text ?? []).map((line) => `${one.n}. ${line}`));
  return [
    `table: ${location.origin}/table/${client.id}`,
    `game: ${client.table?.setup.game ?? ""} ${JSON.stringify(client.table?.setup.options ?? {})}`,
    `entry: ${client.frame.n}, seat: ${client.seat ?? "-"}, language: ${client.language}, link: ${client.connection}`,
    `browser: ${navigator.userAgent}, ${innerWidth}x${innerHeight}`,
    "",
    ...lines,
    "",
    record,
  ].join("\n");
}

/** The position as the player sees it. */
export const positionText = (client: TableClient): string => JSON.stringify(client.frame.view ?? {});
