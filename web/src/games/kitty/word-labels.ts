/** The words of a move, as buttons show them. */

import { say } from "../../words/words.svelte";

const color = (id: string | undefined) => say(`say-coat-${id}`);
const zone = (id: string | undefined) => say(`say-zone-${id}`);

const LABELS: Record<string, (rest: string[], names: string[]) => string> = {
  color: ([one]) => say("say-color", { color: color(one) }),
  cat: ([one, where]) => say("say-cat", { color: color(one), zone: zone(where) }),
  yard: ([seat, one], names) => say("say-yard", { name: names[Number(seat)] ?? "", color: color(one) }),
  move: ([one, from, to]) => say("say-move", { color: color(one), from: zone(from), to: zone(to) }),
  count: ([count]) => say("say-count", { count: Number(count) }),
  spaces: ([count]) => say("say-spaces", { count: Number(count) }),
  direction: ([way]) => say(way === "in" ? "say-inward" : "say-outward"),
  left: ([one]) => (one === "-" ? say("say-no-cat-left") : say("say-left", { color: color(one) })),
  right: ([one]) => (one === "-" ? say("say-no-cat-right") : say("say-right", { color: color(one) })),
  card: ([id]) => say(`card-${id}`),
};
/** Verbs that are followed by the name of a card. */
const WITH_CARD = ["play", "discard", "cancel", "shield", "copy", "land"];

export function wordLabel(word: string, names: string[]): string | undefined {
  const [verb = "", ...rest] = word.split(" ");
  if (rest.length === 0) return undefined;
  if (WITH_CARD.includes(verb)) return say(`say-${verb}`, { card: say(`card-${rest[0]}`) });
  return LABELS[verb]?.(rest, names);
}
