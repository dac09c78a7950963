/** A word of a move as a button says it. */

import { say } from "../words/words.svelte";

const color = (id: string | undefined) => say(`say-coat-${id}`);
const zone = (id: string | undefined) => say(`say-zone-${id}`);

const SPOKEN: Record<string, (rest: string[], names: string[]) => string> = {
  target: ([seat], names) => names[Number(seat)] ?? "",
  first: ([seat], names) => names[Number(seat)] ?? "",
  color: ([one]) => say("say-color", { color: color(one) }),
  cat: ([one, where]) => say("say-cat", { color: color(one), zone: zone(where) }),
  yard: ([seat, one], names) => say("say-yard", { name: names[Number(seat)] ?? "", color: color(one) }),
  move: ([one, from, to]) => say("say-move", { color: color(one), from: zone(from), to: zone(to) }),
  count: ([count]) => say("say-count", { count: Number(count) }),
  spaces: ([count]) => say("say-spaces", { count: Number(count) }),
  direction: ([way]) => say(way === "in" ? "say-inward" : "say-outward"),
  left: ([one]) => (one === "-" ? say("say-no-cat-left") : say("say-left", { color: color(one) })),
  right: ([one]) => (one === "-" ? say("say-no-cat-right") : say("say-right", { color: color(one) })),
  token: ([id]) => say(`token-${id}`),
  card: ([id]) => say(`card-${id}`),
};
/** Verbs whose word ends with a card's name. */
const WITH_CARD = ["play", "discard", "cancel", "shield", "copy", "land"];

export function spoken(word: string, names: string[]): string {
  const [verb = "", ...rest] = word.split(" ");
  const how = SPOKEN[verb];
  if (how && rest.length > 0) return how(rest, names);
  if (WITH_CARD.includes(verb)) return say(`say-${verb}`, { card: say(`card-${rest[0]}`) });
  return say(`say-${verb}`);
}

/** Words that are said as soon as they are tapped: nothing can go wrong that another tap would prevent. */
export const AT_ONCE = ["draw", "done", "pass"];
