import { describe, expect, test } from "vitest";
import { rowsLeft, seen, tops } from "../src/games/catbox/view";
import { choose, pickUp, spotsOf } from "../src/board/choosing";
import { ownersOf, rimOf, sidesOf } from "../src/games/fits/view";
import { columnsFor, seatThem, wordsFor } from "../src/games/kitty/view";
import { Choice } from "../src/net/choice.svelte";

function begun(...path: string[]): Choice {
  const choice = new Choice();
  choice.take({ "card 0.0": { "at 1,2": {}, "at -1,0": {} }, "card 0.1": { "at 4,4": {} }, done: {} });
  for (const word of path) choice.pick(word);
  return choice;
}

describe("places", () => {
  test("come from the words that may be said", () => {
    expect(spotsOf(begun()).all).toEqual([]);
    expect(spotsOf(begun("card 0.0")).all.map((one) => one.at)).toEqual([[1, 2], [-1, 0]]); // prettier-ignore
  });
  test("stay when one of them is chosen, so that another can be", () => {
    const choice = begun("card 0.0", "at 1,2");
    const spots = spotsOf(choice);
    expect(spots.chosen).toBe("at 1,2");
    expect(spots.all).toHaveLength(2);
    choose(choice, "at -1,0", spots.chosen, undefined);
    expect(choice.path).toEqual(["card 0.0", "at -1,0"]);
  });
  test("confirm when they are chosen once more", () => {
    let confirmed = 0;
    choose(begun("card 0.0", "at 1,2"), "at 1,2", "at 1,2", () => confirmed++);
    expect(confirmed).toBe(1);
  });
});

test("a card of the hand is picked up, put down, and another taken instead", () => {
  const choice = begun();
  pickUp(choice, "card 0.0");
  expect(choice.path).toEqual(["card 0.0"]);
  pickUp(choice, "card 0.1");
  expect(choice.path).toEqual(["card 0.1"]);
  pickUp(choice, "card 0.1");
  expect(choice.path).toEqual([]);
});

test("of cards that overlap one sees what lies on top", () => {
  const placed = [
    { at: [0, 0] as [number, number], shows: ["KP", "BV"] },
    { at: [1, 1] as [number, number], shows: ["YY", "Y."] },
  ];
  const top = tops(placed, null);
  expect(seen(placed, top, 1, 1)).toBe("Y");
  expect(rowsLeft(placed[0]!, 0, top, false)).toEqual(["KP", "B "]);
  expect(seen(placed, tops(placed, placed[1]!), 1, 1)).toBe("V");
  expect(seen(placed, top, 9, 9)).toBeNull();
});

describe("cardboard", () => {
  const card = { open: "E", icons: [] };
  const cells = new Map(
    [{ at: [0, 0] as [number, number], card }, { at: [1, 0] as [number, number], card, turned: true }].map((one) => [String(one.at), one]),
  );
  test("turned round has its open side on the other end", () => expect(sidesOf(cells.get("1,0"))).toBe("W"));
  test("has a rim all around a box, but not inside it", () => {
    const box = { cells: [[0, 0], [1, 0]] as [number, number][], closed: true, worth: 1, toys: {}, sprays: 0, cats: [], scorers: [], points: {} }; // prettier-ignore
    expect(rimOf(box, cells, 1, 0).match(/M/g)).toHaveLength(6);
  });
  test("is tinted for who scores it, else for who is in it", () => {
    const box = { cells: [], closed: false, worth: 0, cats: [{ seat: 2, awake: 0, asleep: 1 }], toys: {}, sprays: 0, scorers: [], points: {} };
    expect(ownersOf(box)).toEqual([2]);
    expect(ownersOf({ ...box, scorers: [1] })).toEqual([1]);
  });
});

describe("cats in the neighbourhood", () => {
  test("sit within their zone, however many they are", () => {
    const groups = seatThem({ black: 9, gray: 7, orange: 8, white: 10 }, 1, 3.7);
    const last = groups.at(-1)!;
    expect(last.x + last.wide).toBeLessThanOrEqual(4.71);
  });
  test("are what the words mean: inward first", () => {
    const said = ["move black yard neighborhood", "move black yard porch", "yard 2 black", "color black"];
    expect(wordsFor(said, [], 0, 0, "yard", "black")).toEqual(["move black yard porch", "move black yard neighborhood"]);
    expect(wordsFor(said, [], 0, 2, "yard", "black")).toEqual(["yard 2 black"]);
    expect(wordsFor(["cat white house"], ["play cat-burglar", "target 1"], 0, 1, "house", "white")).toHaveLength(1);
    expect(wordsFor(["cat white house"], ["play cat-burglar", "target 1"], 0, 0, "house", "white")).toHaveLength(0);
  });
  test("houses stand as large as the room allows", () => {
    expect(columnsFor(2, 2, 6, 6, 2)).toBe(2);
    expect(columnsFor(2, 0.5, 6, 6, 2)).toBe(1);
  });
});
