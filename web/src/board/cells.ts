/** Return the cell that a word names: "at 3,-2" or "turned 6,4". */
export function cellOf(word: string): [number, number] | null {
  const found = /^[a-z]+ (-?\d+),(-?\d+)$/.exec(word);
  return found ? [Number(found[1]), Number(found[2])] : null;
}
