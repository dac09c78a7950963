/** The lessons that were finished on this device. */
const KEY = "learned";

function all(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
}

export const finishedLessons = {
  has: (game: string): boolean => all().includes(game),
  add(game: string) {
    localStorage.setItem(KEY, [...new Set([...all(), game])].join(" "));
  },
};
