/** The question in the banner, chosen by the verbs of the words that are allowed now. */

import type { Choice } from "../net/choice.svelte";
import { words } from "../words/words.svelte";

/** Return the verbs of some words, each once, sorted. */
export function verbsOf(allowed: string[]): string[] {
  return [...new Set(allowed.map((word) => word.split(" ")[0]!))].sort();
}

/** Return the id of the question for these words: one for all verbs together, else one for the first known verb. */
export function questionOf(allowed: string[], knows: (id: string) => boolean = (id) => words.knows(id)): string {
  const verbs = verbsOf(allowed);
  const all = `ask-${verbs.join("-")}`;
  if (knows(all)) return all;
  return verbs.map((verb) => `ask-${verb}`).find(knows) ?? "ask-something";
}

/** Return the id of the question at this point of the move. */
export function currentQuestion(choice: Choice): string {
  if (choice.isWhole) return "ask-sure";
  const begun = choice.path[0]?.split(" ")[0];
  const question = questionOf(choice.words);
  const special = begun ? `${question}-for-${begun}` : question;
  return words.knows(special) ? special : question;
}
