import { describe, expect, it } from "vitest";
import { groupsOf, pointsBySeat, sheetOf } from "../src/games/score";
import { mount, unmount } from "svelte";
import FitsBoxes from "../src/games/fits/Boxes.svelte";
import type { BoxTally, CatTally, Frame, SeatTally } from "../src/net/wire";

const cats: CatTally[] = [
  { identity: "black", points: 5, seen: 3, cells: [[0, 0], [1, 0], [5, 5]], largest: [[0, 0], [1, 0]], threes: [] },
  { identity: "chihuahua", points: 6, seen: 2, cells: [[2, 2], [3, 3]], largest: [], threes: [[[7, 7], [8, 7], [9, 7]], [[1, 1], [1, 2], [1, 3]]] },
]; // prettier-ignore
const boxes: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2, yarn: 1 }, sprays: 0, cats: [{ seat: 0, awake: 1, asleep: 1 }], scorers: [0], points: { "0": 5 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, sprays: 0, cats: [], scorers: [], points: {} },
]; // prettier-ignore
/** Ada has three cats in a box worth 4, Bo two; another box is worth 1 to both. */
const crowded: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2 }, sprays: 0, cats: [{ seat: 0, awake: 3, asleep: 0 }, { seat: 1, awake: 2, asleep: 0 }], scorers: [0], points: { "0": 6, "1": 1 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, sprays: 0, cats: [{ seat: 0, awake: 1, asleep: 0 }, { seat: 1, awake: 1, asleep: 0 }], scorers: [0, 1], points: { "0": 1, "1": 1 } },
]; // prettier-ignore
const seats: SeatTally[] = [
  { seat: 0, points: 8, lines: [{ what: "house", points: 5, count: 1 }, { what: "most_of_a_color", points: 3, count: 1 }, { what: "porch", points: 0, count: 0 }] },
  { seat: 1, points: 0, lines: [] },
]; // prettier-ignore
const NAMES = ["Ada", "Bo"];
/** What the tags on the boxes say. */
function badgesOf(boxes: BoxTally[]): string[] {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shown = mount(FitsBoxes, { target, props: { boxes, cells: new Map(), names: NAMES, tags: true } });
  const found = [...target.querySelectorAll(".tags")].map((one) => (one.textContent ?? "").replaceAll(/\s/g, ""));
  void unmount(shown);
  return found;
}
const sumOf = (lines: { worth: number }[]) => lines.reduce((sum, line) => sum + line.worth, 0);

describe("what is counted", () => {
  it("is by colour in Cat Box, and nobody's while it is played", () => {
    const groups = groupsOf("cat-box", cats, NAMES);
    expect(groups.map((one) => sumOf(one.lines))).toEqual([5, 6]);
    expect(groups.every((one) => one.seats.length === 0 && one.lines.every((line) => Object.keys(line.points).length === 0))).toBe(true);
    expect(pointsBySeat("cat-box", { n: 1, now: 0, tally: cats }, 2)).toBeNull();
  });

  it("is by seat in Cat Box at the end, with what is left of the tokens", () => {
    const details = [
      { seat: 0, identity: "black", cats: 3, largest_area: 2, tokens: 1, points: 6 },
      { seat: 1, identity: "chihuahua", empty_boxes: 2, areas_of_three: 2, tokens: 0, points: 6 },
    ];
    const frame: Frame = { n: 1, now: 0, tally: cats, result: { how: "played", points: [6, 6], winners: [1], details } };
    const sheet = sheetOf("cat-box", frame, NAMES);
    expect(sheet.map((one) => sumOf(one.lines))).toEqual([6, 6]);
    expect(sheet[0]!.lines.at(-1)!.points).toEqual({ 0: 1 });
  });

  it("is box by box in If It Fits, and tells further cats apart", () => {
    const [group, ...more] = groupsOf("if-it-fits", boxes, NAMES);
    expect(more).toEqual([]);
    expect(group).toMatchObject({ title: "Ada", total: 5 });
    expect(group!.lines[0]).toMatchObject({ points: { 0: 5 }, worth: 5, cells: [[0, 0], [0, 1]] }); // prettier-ignore
    expect(group!.lines[0]!.text).toContain("+1");
    expect(pointsBySeat("if-it-fits", { n: 1, now: 0, tally: boxes }, 2)).toEqual([5, 0]);
  });

  it("agrees in If It Fits on the seats, in the tally and on the boxes, further cats included", () => {
    const points = pointsBySeat("if-it-fits", { n: 1, now: 0, tally: crowded }, 2)!;
    expect(points).toEqual([7, 2]);
    const groups = groupsOf("if-it-fits", crowded, NAMES);
    expect(groups.map((one) => [one.title, one.total, sumOf(one.lines)])).toEqual([["Ada", 7, 7], ["Bo", 2, 2]]); // prettier-ignore
    expect(badgesOf(crowded)).toEqual(["A6", "AB1"]);
    const frame: Frame = { n: 1, now: 0, tally: crowded, result: { how: "played", points, winners: [0] } };
    expect(sheetOf("if-it-fits", frame, NAMES).flatMap((one) => one.lines.map((line) => line.points))).toEqual([{ 0: 1, 1: 1 }, { 0: 6, 1: 1 }]); // prettier-ignore
  });

  it("is line by line in Here, Kitty, Kitty!, without those that bring nothing", () => {
    const groups = groupsOf("here-kitty-kitty", seats, NAMES);
    expect(groups[0]!.lines.map((line) => line.worth)).toEqual([5, 3]);
    expect(groups[0]!.lines[0]!.cells).toEqual([[0, 0]]);
    expect(pointsBySeat("here-kitty-kitty", { n: 1, now: 0, tally: seats }, 2)).toEqual([8, 0]);
  });
});
