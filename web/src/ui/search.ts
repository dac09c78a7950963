/** Searching in texts, and marking what was found. */

/** The words of a search, small and without what surrounds them. */
export const wordsOf = (query: string) => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Does a text hold all words? */
export function holds(text: string, sought: string[]): boolean {
  const small = text.toLocaleLowerCase();
  return sought.every((word) => small.includes(word));
}

/** A text in pieces, those that are sought marked. */
export function pieces(text: string, sought: string[]): { text: string; marked: boolean }[] {
  if (sought.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, marked: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
