/** Searching in texts, and marking what was found. */

/** Return the words of a query in lower case. */
export const wordsOf = (query: string) => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Return whether a text contains all words. */
export function holds(text: string, sought: string[]): boolean {
  const small = text.toLocaleLowerCase();
  return sought.every((word) => small.includes(word));
}

/** Split a text into pieces, with the search words marked. */
export function pieces(text: string, sought: string[]): { text: string; marked: boolean }[] {
  if (sought.length === 0) return [{ text, marked: false }];
  const pattern = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, marked: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
