/** How the folders of the client depend on each other, and that only a game's own folder knows that game. */
import { describe, expect, test } from "vitest";
import { readSources } from "./sources";

const files = readSources("ts", "svelte", "css");

/** Each folder may import from itself and from those before it. */
const LAYERS = ["words", "ui", "motion", "net", "board", "games", "account", "lobby", "home", "learn", "replay", "table", "app"];

/** The modules that a file imports, as paths under src. */
function importsOf(path: string): string[] {
  const text = files.get(path)!;
  const folder = path.split("/").slice(0, -1);
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)].map(([, found]) => {
    const parts = [...folder];
    for (const part of found!.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== ".") parts.push(part);
    }
    const target = parts.join("/");
    const known = [target, `${target}.ts`, `${target}/index.ts`].find((one) => files.has(one));
    if (!known) throw new Error(`${path} imports ${found}, which is not there`);
    return known;
  });
}

const code = [...files.keys()].filter((path) => !path.endsWith(".css"));

test("a folder imports only from the folders below it", () => {
  const wrong = code.flatMap((path) => {
    const own = LAYERS.indexOf(path.split("/")[0]!);
    expect(own, path).toBeGreaterThanOrEqual(0);
    return importsOf(path).filter((other) => LAYERS.indexOf(other.split("/")[0]!) > own).map((other) => `${path} imports ${other}`);
  });
  expect(wrong).toEqual([]);
});

test("no module imports itself through others", () => {
  const done = new Set<string>();
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) throw new Error(`import cycle: ${[...way.slice(way.indexOf(path)), path].join(" → ")}`);
    if (done.has(path)) return;
    for (const other of importsOf(path)) visit(other, [...way, path]);
    done.add(path);
  };
  for (const path of code) visit(path, []);
});

test("no attribute has a name of one letter", () => {
  const wrong = code.flatMap((path) => [...files.get(path)!.matchAll(/\bthis\.\w\b/g)].map(([found]) => `${path}: ${found}`));
  expect(wrong).toEqual([]);
});

test("no two types share a name, except between games", () => {
  const folders = new Map<string, Set<string>>();
  for (const path of code) {
    const game = /^games\/[^/]+(?=\/)/.exec(path)?.[0];
    for (const [, name] of files.get(path)!.matchAll(/^\s*(?:export )?(?:type|interface|(?:abstract )?class|enum) (\w+)\b(?=[^;\n]*[={<]| extends)/gm)) {
      if (name === "Props" && path.endsWith(".svelte")) continue; // the customary name for what a component takes
      folders.set(name!, (folders.get(name!) ?? new Set()).add(game ?? path));
    }
  }
  const wrong = [...folders].filter(([, places]) => places.size > 1 && [...places].some((place) => !/^games\/[^/.]+$/.test(place)));
  expect(wrong.map(([name, places]) => `${name}: ${[...places].join(", ")}`)).toEqual([]);
  expect(folders.size).toBeGreaterThan(100);
});

describe("only a game's own folder and the registry name it", () => {
  const NAMES = {
    catbox: /\bcat[- ]?box/i,
    fits: /\bif[- ]it[- ]fits\b|\bfits\b/i,
    kitty: /\bkitty\b/i,
  };
  /**
   * The registry, and the generated types of the protocol, which has a tally for each game. The texts in words/ are not
   * searched: their ids contain names of games, and so do sentences.
   */
  const EXEMPT = ["games/index.ts", "net/wire.ts"];

  test("each folder in games/ is known here", () => {
    const folders = new Set([...files.keys()].flatMap((path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []));
    expect([...folders].sort()).toEqual(Object.keys(NAMES).sort());
  });

  test.each(Object.entries(NAMES))("%s", (folder, name) => {
    const wrong = [...files]
      .filter(([path]) => !path.startsWith(`games/${folder}/`) && !EXEMPT.includes(path))
      .flatMap(([path, text]) => text.split("\n").flatMap((line, i) => (name.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])));
    expect(wrong).toEqual([]);
  });
});
