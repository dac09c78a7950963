/** The words of a move, as buttons show them. */

import { say } from "../words/words.svelte";
import { viewsOf } from ".";

/** The text of a button: the game's own, else a player's name or the verb. */
export function wordLabel(game: string, word: string, names: string[]): string {
  const own = viewsOf(game)?.wordLabel?.(word, names);
  if (own !== undefined) return own;
  const [verb = "", argument = ""] = word.split(" ");
  if (verb === "target" || verb === "first") return names[Number(argument)] ?? "";
  return say(`say-${verb}`);
}
