/** The words of a move, as buttons show them. */

import type { Question } from "../../net/wire";
import { say } from "../../words/words.svelte";

const cat = (id: string | undefined) => say(`say-coat-${id}`);
const zone = (id: string | undefined) => say(`say-zone-${id}`);

/** Who plays, and the question that the words answer, if it isn't simply a turn. */
interface Context {
  names: string[];
  question: Question | null | undefined;
}

/** A cat for a neighbor, who is named if the server says who that is. */
function toNeighbor(side: "left" | "right", color: string | undefined, { names, question }: Context): string {
  const seat = question?.neighbors?.[side === "left" ? 0 : 1];
  const name = (seat === undefined ? "" : names[seat]) || "none";
  return say(`say-${side}`, { name, cat: color === "-" ? say("say-no-cat") : say(`kitty-cat-${color}`) });
}

const LABELS: Record<string, (rest: string[], context: Context) => string> = {
  color: ([color]) => cat(color),
  cat: ([color, where]) => say("say-cat", { cat: cat(color), zone: where ?? "" }),
  yard: ([seat, color], { names }) => say("say-yard", { name: names[Number(seat)] ?? "", cat: cat(color) }),
  move: ([color, from, to]) => say("say-move", { cat: cat(color), from: zone(from), to: zone(to) }),
  count: ([count]) => say("say-count", { count: Number(count) }),
  spaces: ([count]) => say("say-spaces", { count: Number(count) }),
  direction: ([way]) => say(way === "in" ? "say-inward" : "say-outward"),
  left: ([color], context) => toNeighbor("left", color, context),
  right: ([color], context) => toNeighbor("right", color, context),
  card: ([id]) => say(`card-${id}`),
};
/** Verbs that are followed by the name of a card. */
const WITH_CARD = ["play", "discard", "cancel", "shield", "copy", "land"];

export function wordLabel(word: string, names: string[], question?: Question | null): string | undefined {
  const [verb = "", ...rest] = word.split(" ");
  if (rest.length === 0) return undefined;
  if (WITH_CARD.includes(verb)) return say(`say-${verb}`, { card: say(`card-${rest[0]}`) });
  return LABELS[verb]?.(rest, { names, question });
}
