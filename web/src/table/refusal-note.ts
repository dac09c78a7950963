/** The note that says why something isn't allowed. */

/** Return a refusal's sentence without the rule at its end, because the note links to the rule. */
export function withoutRule(text: string, rule: string | undefined): string {
  const end = ` [${rule}]`;
  return rule && text.endsWith(end) ? text.slice(0, -end.length) : text;
}
