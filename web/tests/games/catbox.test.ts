import { mount, unmount } from "svelte";
import { describe, expect, it, test } from "vitest";
import Board from "../../src/games/catbox/Board.svelte";
import { sheetGroups, tallyGroups } from "../../src/games/catbox/score";
import { readAloud } from "../../src/games/catbox/log";
import { marksOf, seen, tops } from "../../src/games/catbox/view";
import { views } from "../../src/games/catbox/views";
import { Choice } from "../../src/net/choice.svelte";
import type { CatTally, Frame } from "../../src/net/wire";

const NAMES = ["Ada", "Bo"];
const cats: CatTally[] = [
  { identity: "black", points: 5, seen: 3, cells: [[0, 0], [1, 0], [5, 5]], largest: [[0, 0], [1, 0]], threes: [] },
  { identity: "chihuahua", points: 6, seen: 2, cells: [[2, 2], [3, 3]], largest: [], threes: [[[7, 7], [8, 7], [9, 7]], [[1, 1], [1, 2], [1, 3]]] },
]; // prettier-ignore
const sumOf = (lines: { worth: number }[]) => lines.reduce((sum, line) => sum + line.worth, 0);

describe("the score", () => {
  it("is counted by color during the game, not by player", () => {
    const groups = tallyGroups(cats);
    expect(groups.map((one) => sumOf(one.lines))).toEqual([5, 6]);
    expect(groups.every((one) => one.seats.length === 0 && one.lines.every((line) => Object.keys(line.points).length === 0))).toBe(true);
    expect(views.pointsBySeat(cats, 2)).toBeNull();
  });

  it("shows faces, and each color in one row", () => {
    const groups = tallyGroups(cats);
    expect(groups.map((one) => one.emblem)).toEqual(["tt-id-black", "tt-id-chihuahua"]);
    expect(groups.every((one) => one.lines.every((line) => line.short))).toBe(true);
    const threes = groups[1]!.lines.at(-1)!;
    expect([threes.worth, threes.cells.length]).toEqual([4, 6]);
  });

  it("marks the player's own color, which others don't see", () => {
    const view = { players: [{ identity: "black" }, { identity: null }] };
    expect(views.ownGroup!(view, 0)).toBe(tallyGroups(cats)[0]!.key);
    expect(views.ownGroup!(view, 1)).toBeUndefined();
  });

  it("is counted by seat at the end, with the unused tokens", () => {
    const details = [
      { seat: 0, identity: "black", cats: 3, largest_area: 2, tokens: 1, points: 6 },
      { seat: 1, identity: "chihuahua", empty_boxes: 2, areas_of_three: 2, tokens: 0, points: 6 },
    ];
    const frame: Frame = { n: 1, now: 0, tally: cats, result: { how: "played", points: [6, 6], winners: [1], details } };
    const sheet = sheetGroups(frame, NAMES);
    expect(sheet.map((one) => sumOf(one.lines))).toEqual([6, 6]);
    expect(sheet[0]!.lines.at(-1)!.points).toEqual({ 0: 1 });
  });
});

test("the card on top hides what lies under it", () => {
  const placed = [
    { at: [0, 0] as [number, number], shows: ["KP", "BV"] },
    { at: [1, 1] as [number, number], shows: ["YY", "Y."] },
  ];
  const top = tops(placed, null);
  expect(seen(placed, top, 1, 1)).toBe("Y");
  expect(seen(placed, tops(placed, placed[1]!), 1, 1)).toBe("V");
  expect(seen(placed, top, 9, 9)).toBeNull();
});

test("a sentence is read aloud with the cards by their names", () => {
  expect(readAloud("Ada plays KP/□Y.")).not.toContain("/");
});

test("places and cards need no buttons, tokens do", () => {
  expect(views.isOnBoard("at 6,4")).toBe(true);
  expect(views.isOnBoard("card 0.fish")).toBe(true);
  expect(views.isOnBoard("token stacking")).toBe(false);
});

describe("what is marked", () => {
  const played = (by: number, at: string) => ({ by, words: [`card ${by}.0`, `at ${at}`] });
  const lifted = (by: number, from: string, to: string) => ({ by, words: ["token toy-mouse", `at ${from}`, `at ${to}`] });
  test("is every card with its player, and after Toy Mouse also the card where it is now", () => {
    expect(marksOf([played(0, "1,1"), lifted(2, "-3,0", "4,4")])).toEqual([
      { at: [1, 1], size: 2, by: 0 },
      { at: [4, 4], size: 2, by: 2 },
    ]);
  });
  test("is no longer where Toy Mouse lifted it", () => {
    expect(marksOf([played(0, "1,1"), lifted(1, "1,1", "4,4")])).toEqual([{ at: [4, 4], size: 2, by: 1 }]);
  });
  test("is the last card of several in the same place", () => {
    expect(marksOf([played(0, "1,1"), played(1, "1,1")])).toEqual([{ at: [1, 1], size: 2, by: 1 }]);
  });
  test("is a single quadrant for the Cat Box token", () => {
    expect(marksOf([{ by: 1, words: ["token cat-box", "at 0,0"] }, played(1, "1,1")])).toEqual([
      { at: [0, 0], size: 1, by: 1 },
      { at: [1, 1], size: 2, by: 1 },
    ]);
  });
  test("is drawn on the board, once for each", () => {
    const view = { players: [], placed: [{ at: [0, 0], shows: ["KP", ".Y"] }], guards: [], pile: { cards: 0, top: null } };
    const recent = [played(0, "1,1"), lifted(1, "-3,0", "4,4")];
    const shown = mount(Board, { target: document.body, props: { view, me: null, choice: new Choice(), names: [], recent } });
    expect([...document.querySelectorAll(".disc text")].map((one) => one.textContent)).toEqual(["A", "B"]);
    void unmount(shown);
  });
});
