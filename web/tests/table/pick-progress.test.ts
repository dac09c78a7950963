import { beforeAll, expect, test } from "vitest";
import { loadGame, viewsOf } from "../../src/games";
import { Choice, type Tree } from "../../src/net/choice.svelte";
import type { Frame } from "../../src/net/wire";
import { pickProgress } from "../../src/table/pick-progress";

const TWO = { "color black": { "color gray": {}, "color white": {} }, "color gray": { "color white": {} } };
const QUESTION = { text: "Choose 2 of yours." };

beforeAll(() => loadGame("here-kitty-kitty"), 300_000);

function progress(tree: Tree, frame: Partial<Frame>, ...picks: string[]) {
  const choice = new Choice();
  choice.take(tree);
  for (const word of picks) choice.pick(word);
  return pickProgress({ choice, isAsked: true, frame: { question: null, window: null, ...frame } as Frame }, viewsOf("here-kitty-kitty"));
}

test("a question for several cats says how many of them are picked", () => {
  expect(progress(TWO, { question: QUESTION })).toEqual({ chosen: 0, most: 2 });
  expect(progress(TWO, { question: QUESTION }, "color white")).toEqual({ chosen: 1, most: 2 });
});

test("so does a card that was played for several cats, once it has been chosen", () => {
  expect(progress({ "play can-opener": TWO }, {})).toBeNull();
  expect(progress({ "play can-opener": TWO }, {}, "play can-opener", "color black")).toEqual({ chosen: 1, most: 2 });
});

test("for a single cat there is nothing to count", () => {
  expect(progress({ "color black": {}, enough: {} }, { question: QUESTION })).toBeNull();
});
