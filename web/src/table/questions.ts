/** What is asked, read from the words that may be said; which sentence that is, the Fluent files decide. */

import type { Choice } from "../net/choice.svelte";
import { words } from "../words/words.svelte";

/** The verbs of some words, each once, in the alphabet's order. */
export function verbsOf(said: string[]): string[] {
  return [...new Set(said.map((word) => word.split(" ")[0]!))].sort();
}

/** The name of the sentence that asks for one of these words: for all verbs together, else for one of them. */
export function questionOf(said: string[], knows: (id: string) => boolean = (id) => words.knows(id)): string {
  const verbs = verbsOf(said);
  const all = `ask-${verbs.join("-")}`;
  if (knows(all)) return all;
  return verbs.map((verb) => `ask-${verb}`).find(knows) ?? "ask-something";
}

/** What is asked of whom chooses: at the beginning what to do, then how. */
export function asked(choice: Choice): string {
  if (choice.isWhole) return "ask-sure";
  const begun = choice.path[0]?.split(" ")[0];
  const question = questionOf(choice.words);
  const special = begun ? `${question}-for-${begun}` : question;
  return words.knows(special) ? special : question;
}
