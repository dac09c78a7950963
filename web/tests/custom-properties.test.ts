/** Custom properties of CSS: each is used, and a game's colors are in that game's folder. */
import { expect, test } from "vitest";
import { readSources } from "./sources";

const files = readSources("ts", "svelte", "css", "svg");

/** What defines a property, in a style sheet or as a directive in a component. */
const DEFINED = /(?:^|[\s;{"])(?:style:)?(--[a-z][\w-]*)(?=:\s|=)/gi;
/** What uses it. A name may end in a value that is known later, as in `--seat-${i}`. */
const USED = /var\(\s*(--[\w-]+)(\$?\{)?/g;

/** The folder of the game that a file belongs to; otherwise an empty text. */
const gameOf = (path: string) => /^games\/[^/]+(?=\/)/.exec(path)?.[0] ?? "";

const defined = new Map<string, Set<string>>();
for (const [path, text] of files) {
  for (const [, name] of text.matchAll(DEFINED)) defined.set(name!, (defined.get(name!) ?? new Set()).add(path));
}
const used = new Map<string, Set<string>>();
for (const [path, text] of files) {
  for (const [, found, isPrefix] of text.matchAll(USED)) {
    const names = isPrefix ? [...defined.keys()].filter((name) => name.startsWith(found!)) : [found!];
    for (const name of names) used.set(name, (used.get(name) ?? new Set()).add(path));
  }
}

test("every property is used, and every one that is used is defined", () => {
  expect([...defined.keys()].filter((name) => !used.has(name))).toEqual([]);
  expect([...used.keys()].filter((name) => !defined.has(name))).toEqual([]);
  expect(defined.size).toBeGreaterThan(50);
});

test("a color that only one game uses is defined in that game's folder", () => {
  const wrong = [...used].flatMap(([name, places]) => {
    const games = [...new Set([...places].map(gameOf))];
    const sheets = [...(defined.get(name) ?? [])].filter((path) => path.endsWith(".css"));
    if (games.length > 1 || !games[0]) return [];
    return sheets.filter((path) => gameOf(path) !== games[0]).map((path) => `${name} is in ${path}, but only ${games[0]} uses it`);
  });
  expect(wrong).toEqual([]);
});

test("nobody else uses a color that only a game's folder defines", () => {
  const wrong = [...defined].flatMap(([name, places]) => {
    const games = [...new Set([...places].map(gameOf))];
    if (games.length > 1 || !games[0] || ![...places].every((path) => path.endsWith(".css"))) return [];
    return [...(used.get(name) ?? [])].filter((path) => gameOf(path) !== games[0]).map((path) => `${path} uses ${name} of ${games[0]}`);
  });
  expect(wrong).toEqual([]);
});
