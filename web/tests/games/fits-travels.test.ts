import { expect, test } from "vitest";
import { travels } from "../../src/games/fits/travels";
import type { View } from "../../src/games/fits/view";
import { BACK } from "../../src/motion/travel";

const card = { open: "NS", icons: [] };
const view = (more: Partial<View> = {}): View => ({
  options: { table: [9, 9] },
  players: [
    { cat: "milo", hand: [card, card] },
    { cat: "jack", hand: [null, null] },
  ],
  cells: [{ at: [4, 4], card }],
  across: [],
  supply: [5, 5],
  deck: { cards: 20, stacks: [] },
  phase: "play",
  ...more,
});
const ways = (all: { from: string[]; to: string[] }[]) => all.map((one) => `${one.from[0]} > ${one.to[0]}`);

test("a card comes from the player who laid it, and the next one from the stack", () => {
  const laid = view({ cells: [...view().cells, { at: [4, 5], card }] });
  const theirs = travels(view(), laid, [{ by: 1, words: ["play 0", "card NS:", "at 4,5"] }], 0);
  expect(ways(theirs)).toEqual(["held 1 > cell 4,5"]);
  const own = travels(view(), laid, [{ by: 0, words: ["play 1", "turned 4,5"] }], 0);
  expect(own[0]!.from.slice(0, 2)).toEqual(["ghost", "hand 0.1"]);
});

test("what others draw is the back of a card, and nothing of it stays on the page", () => {
  const drawn = view({ deck: { cards: 19, stacks: [] }, players: [view().players[0]!, { cat: "jack", hand: [null, null, null] }] });
  expect(travels(view(), drawn, [{ by: 1, words: ["draw"] }], 0)).toEqual([{ from: ["pile"], to: ["held 1", "seat 1", "supply 1"], picture: BACK }]);
});

test("an own card goes from the stack to its place in the hand", () => {
  const drawn = view({ deck: { cards: 19, stacks: [] }, players: [{ cat: "milo", hand: [card, card, card] }, view().players[1]!] });
  expect(ways(travels(view(), drawn, [{ by: 0, words: ["draw", "card NS:"] }], 0))).toEqual(["pile > hand 0.2"]);
});

test("cats come from their player, awake or asleep", () => {
  const after = view({ across: [{ at: [[4, 4], [5, 4]], cat: "jack" }], cells: [...view().cells, { at: [3, 4], sleeping: "milo" }] }); // prettier-ignore
  const moves = [{ by: 1, words: ["cat 4,4"] }, { by: 0, words: ["sleep 3,4"] }];
  const found = travels(view(), after, moves, 0);
  expect(ways(found)).toEqual(["ghost > cat 3,4", "supply 1 > across 4,4"]);
  expect(found[0]!.from[1]).toBe("supply 0");
});

test("a card that is discarded goes face down", () => {
  const after = view({ players: [view().players[0]!, { cat: "jack", hand: [null] }] });
  expect(travels(view(), after, [{ by: 1, words: ["discard 0"] }], 0)).toEqual([{ from: ["held 1", "seat 1", "supply 1"], to: ["pile"], picture: BACK }]);
});

test.each([
  ["a sleeping cat", { cells: [{ at: [3, 4], sleeping: "jack" }] }, { cells: [{ at: [3, 4], princess: true }] }, "at 3,4", "cat 3,4"],
  ["a cat across two cards", { across: [{ at: [[3, 4], [4, 4]], cat: "jack" }] }, { across: [{ at: [[3, 4], [4, 4]], princess: true }] }, "over 3,4", "across 3,4"], // prettier-ignore
])("Princess comes from the hand, and sends home %s", (_, before, after, place, at) => {
  const moves = [{ by: 0, words: ["play 1", "card princess", place] }];
  const found = travels(view(before as Partial<View>), view(after as Partial<View>), moves, 0);
  expect(found).toEqual([
    { from: [at], to: ["supply 1", "held 1", "seat 1", "supply 1"], picture: { symbol: "tt-face-jack", kind: "head" } },
    { from: ["ghost", "hand 0.1", "held 0", "seat 0", "supply 0", "pile"], to: [at] },
  ]);
  const theirs = travels(view(before as Partial<View>), view(after as Partial<View>), moves, 1);
  expect(ways(theirs)).toEqual([`${at} > supply 1`, `held 0 > ${at}`]);
});

test("what stays where it lies doesn't travel", () => {
  const lying = view({ cells: [{ at: [3, 4], sleeping: "jack" }], across: [{ at: [[4, 4], [5, 4]], toy: true }] }); // prettier-ignore
  expect(travels(lying, structuredClone(lying), [{ by: 0, words: ["done"] }], 0)).toEqual([]);
});
