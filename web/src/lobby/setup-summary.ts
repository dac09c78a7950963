/** The setup of a table in words. */
import type { TableInfo } from "../net/wire";
import { say, words } from "../words/words.svelte";

const DAY = 86_400;

/** Describe players, options, clock and visibility in short phrases. */
export function describeSetup(table: TableInfo): string[] {
  const { setup } = table;
  const phrases = [say("players", { count: setup.players })];
  if (typeof setup.options?.advanced === "boolean") phrases.push(say(setup.options.advanced ? "rules-advanced" : "rules-basic"));
  for (const [name, value] of Object.entries(setup.options ?? {})) {
    if (words.knows(`choice-${name}-${value}`)) phrases.push(say(`choice-${name}-${value}`));
  }
  const clock = setup.clock ?? {};
  if (clock.kind === "live") phrases.push(say("setup-live", { seconds: clock.move ?? 0, minutes: Math.round((clock.reserve ?? 0) / 60) }));
  else if (clock.kind === "slow") phrases.push(say("setup-slow", { days: Math.round((clock.move ?? 0) / DAY) }));
  else phrases.push(say("setup-no-clock"));
  phrases.push(say(setup.listed === false ? "setup-private" : "setup-public"));
  if (setup.watchers === false) phrases.push(say("setup-no-spectators"));
  return phrases;
}

/** Return why the game can't start yet; empty if it can. */
export function startBlocker(table: TableInfo): string {
  const empty = table.seats.filter((one) => (one.kind ?? "empty") === "empty").length;
  if (empty > 0) return say("seats-are-empty", { count: empty });
  const waiting = table.seats.filter((one) => one.kind === "person" && !one.ready && !(one.yours && table.you_host));
  if (waiting.length > 0) return say("waits-for", { names: waiting.map((one) => one.name).join(", ") });
  return "";
}
