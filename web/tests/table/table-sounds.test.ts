import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { soundOthers, soundOwnMove, soundTurn, type Heard } from "../../src/table/table-sounds";
import { sound } from "../../src/ui/sound.svelte";

const WINDOW = { window: 4, kind: "cancel", seats: [0, 1], closes: 9 } as unknown as NonNullable<Heard["frame"]["window"]>;
const heard = (more: object = {}): Heard => ({ frame: {}, fresh: [], seat: 0, isAsked: true, isOver: false, ...more });

let played: string[];
beforeEach(() => {
  played = [];
  for (const name of ["paper", "tap", "purr"] as const) vi.spyOn(sound, name).mockImplementation(() => void played.push(name));
});

test("your turn and your own moves make a sound", () => {
  soundTurn(heard());
  soundOwnMove(heard());
  expect(played).toEqual(["purr", "tap"]);
});

test("a window is silent for those who can respond and for those who can't", () => {
  for (const isAsked of [true, false]) {
    const inWindow = heard({ frame: { window: WINDOW }, isAsked });
    soundOthers(inWindow);
    soundTurn(inWindow);
    soundOwnMove(inWindow);
  }
  expect(played).toEqual([]);
});

test("what others did is heard by everyone alike, prompted or not", () => {
  const fresh = [{ what: "moved", by: 1 }];
  soundOthers(heard({ fresh, frame: { window: WINDOW } }));
  soundOthers(heard({ fresh, frame: { window: WINDOW }, isAsked: false }));
  expect(played).toEqual(["paper", "paper"]);
});

test("nothing vibrates", () => {
  const folder = join(__dirname, "../../src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((name) => readFileSync(join(folder, name), "utf-8").includes("vibrate"))).toEqual([]);
});
