/** The words of a move, as buttons show them. */

import type { Question } from "../net/wire";
import { say } from "../words/words.svelte";
import { viewsOf } from ".";

/** The text of a button: the game's own, else a player's name or the verb. `question` is what the word answers. */
export function wordLabel(game: string, word: string, names: string[], question?: Question | null): string {
  const own = viewsOf(game)?.wordLabel?.(word, names, question);
  if (own !== undefined) return own;
  const [verb = "", argument = ""] = word.split(" ");
  if (verb === "target" || verb === "first") return names[Number(argument)] ?? "";
  return say(`say-${verb}`);
}
