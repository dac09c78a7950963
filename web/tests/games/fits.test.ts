import { mount, unmount } from "svelte";
import { describe, expect, it, test } from "vitest";
import Boxes from "../../src/games/fits/Boxes.svelte";
import { pointsBySeat, sheetGroups, tallyGroups } from "../../src/games/fits/score";
import { HIGH } from "../../src/games/fits/Cat.svelte";
import { tagOf } from "../../src/games/fits/tags";
import { boundsOf, coreOf, keptOf } from "../../src/games/fits/fit-area";
import { acrossName, cellName, openings, ownersOf, rimOf, seatOf, sidesOf, type View } from "../../src/games/fits/view";
import { views } from "../../src/games/fits/views";
import type { BoxTally, Frame } from "../../src/net/wire";

const NAMES = ["Ada", "Bo"];
const boxes: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2, yarn: 1 }, sprays: 0, cats: [{ seat: 0, awake: 1, asleep: 1 }], scorers: [0], points: { "0": 5 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, sprays: 0, cats: [], scorers: [], points: {} },
]; // prettier-ignore
/** Ada has three cats in a box worth 4, Bo two; another box is worth 1 to both. */
const crowded: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2 }, sprays: 0, cats: [{ seat: 0, awake: 3, asleep: 0 }, { seat: 1, awake: 2, asleep: 0 }], scorers: [0], points: { "0": 6, "1": 1 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, sprays: 0, cats: [{ seat: 0, awake: 1, asleep: 0 }, { seat: 1, awake: 1, asleep: 0 }], scorers: [0, 1], points: { "0": 1, "1": 1 } },
]; // prettier-ignore
/** What the tags on the boxes say. */
function badgesOf(boxes: BoxTally[]): string[] {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shown = mount(Boxes, { target, props: { boxes, cells: new Map(), names: NAMES, tags: true } });
  const found = [...target.querySelectorAll(".tags")].map((one) => (one.textContent ?? "").replaceAll(/\s/g, ""));
  void unmount(shown);
  return found;
}
const sumOf = (lines: { worth: number }[]) => lines.reduce((sum, line) => sum + line.worth, 0);

describe("the score", () => {
  it("is counted box by box, and lists extra cats", () => {
    const [group, ...more] = tallyGroups(boxes, NAMES);
    expect(more).toEqual([]);
    expect(group).toMatchObject({ title: "Ada", total: 5 });
    expect(group!.lines[0]).toMatchObject({ points: { 0: 5 }, worth: 5, cells: [[0, 0], [0, 1]] }); // prettier-ignore
    expect(group!.lines[0]!.text).toContain("+1");
    expect(pointsBySeat(boxes, 2)).toEqual([5, 0]);
  });

  it("is the same on the seats, in the tally and on the boxes, extra cats included", () => {
    const points = pointsBySeat(crowded, 2);
    expect(points).toEqual([7, 2]);
    const groups = tallyGroups(crowded, NAMES);
    expect(groups.map((one) => [one.title, one.total, sumOf(one.lines)])).toEqual([["Ada", 7, 7], ["Bo", 2, 2]]); // prettier-ignore
    expect(badgesOf(crowded)).toEqual(["A6", "AB1"]);
    const frame: Frame = { n: 1, now: 0, tally: crowded, result: { how: "played", points, winners: [0] } };
    expect(sheetGroups(frame, NAMES).flatMap((one) => one.lines.map((line) => line.points))).toEqual([{ 0: 1, 1: 1 }, { 0: 6, 1: 1 }]); // prettier-ignore
  });
});

test("places and cards in hand need no buttons", () => {
  expect(views.isOnBoard("turned 6,4")).toBe(true);
  expect(views.isOnBoard("play 2")).toBe(true);
  expect(views.isOnBoard("draw")).toBe(false);
});

describe("cardboard", () => {
  const card = { open: "E", icons: [] };
  const cells = new Map(
    [{ at: [0, 0] as [number, number], card }, { at: [1, 0] as [number, number], card, turned: true }].map((one) => [String(one.at), one]),
  );
  test("has its open side on the other end when turned", () => expect(sidesOf(cells.get("1,0"))).toBe("W"));
  test("has an outline around a box, but not inside it", () => {
    const box = { cells: [[0, 0], [1, 0]] as [number, number][], closed: true, worth: 1, toys: {}, sprays: 0, cats: [], scorers: [], points: {} }; // prettier-ignore
    expect(rimOf(box, cells, 1, 0).match(/M/g)).toHaveLength(6);
  });
  test("has the color of its scorers, else of the cats in it", () => {
    const box = { cells: [], closed: false, worth: 0, cats: [{ seat: 2, awake: 0, asleep: 1 }], toys: {}, sprays: 0, scorers: [], points: {} };
    expect(ownersOf(box)).toEqual([2]);
    expect(ownersOf({ ...box, scorers: [1] })).toEqual([1]);
  });
});

describe("the board shows", () => {
  const table: [number, number] = [13, 9];
  const cards: [number, number][] = [[3, 2], [10, 6]]; // prettier-ignore
  test("what has been laid and one cell around it", () => {
    expect(boundsOf(cards, table)).toEqual([2, HIGH, 10, 7 * HIGH]);
  });
  test("only a little beyond the end of the table", () => {
    const [left, top] = boundsOf([[0, 0], [10, 6]], table); // prettier-ignore
    expect(left).toBeCloseTo(-0.3);
    expect(top).toBeCloseTo(-0.3 * HIGH);
  });
  test("some of the table even when there is only one card", () => {
    const [, , wide, high] = boundsOf([[6, 4]], table);
    expect([wide, high / HIGH]).toEqual([6, 4]);
  });
  test("more than half of each place to choose from, but possibly nothing of other places", () => {
    const [left, top, wide, high] = coreOf(cards, [[2, 2], [11, 6]], [], table); // prettier-ignore
    expect(left).toBeCloseTo(2.4);
    expect(left + wide).toBeCloseTo(11.6);
    expect(top / HIGH).toBeCloseTo(1.8);
    expect((top + high) / HIGH).toBeCloseTo(7.2);
  });
  test("at least 40 % of each place to choose from", () => {
    const [left, top, wide, high] = keptOf(cards, [[2, 1], [11, 7]], [], table); // prettier-ignore
    expect(left).toBeCloseTo(2.6);
    expect(left + wide).toBeCloseTo(11.4);
    expect(top / HIGH).toBeCloseTo(1.6);
    expect((top + high) / HIGH).toBeCloseTo(7.4);
  });
  test("all of the tag of each box, even where a card is cropped", () => {
    const tag = tagOf({ ...boxes[0]!, cells: [[10, 2]], scorers: [0, 1], points: { 0: 12, 1: 3 } })!; // prettier-ignore
    expect(tag[1]).toBeLessThan(2 * HIGH);
    expect(tag[0] + tag[2]).toBeGreaterThan(11);
    for (const [left, top, wide, high] of [coreOf(cards, [], [tag], table), keptOf(cards, [], [tag], table)]) {
      expect(left).toBeLessThanOrEqual(tag[0]);
      expect(top).toBeLessThanOrEqual(tag[1]);
      expect(left + wide).toBeGreaterThanOrEqual(tag[0] + tag[2]);
      expect(top + high).toBeGreaterThan(tag[1] + tag[3]);
    }
    expect(keptOf(cards, [], [], table)[1]).toBeGreaterThan(2 * HIGH);
  });
  test("the tag of a box only if somebody owns it", () => {
    expect(tagOf({ ...boxes[0]!, scorers: [], cats: [] })).toBeNull();
  });
});

describe("cats", () => {
  const view = { players: [{ cat: "lilly" }, { cat: "milo" }] } as unknown as View;
  test("belong to the seat that plays them", () => {
    expect([seatOf(view, "milo"), seatOf(view, "jack")]).toEqual([1, null]);
  });
  test("are described with their player", () => {
    expect(cellName({ at: [0, 0], sleeping: "milo" }, "Bo")).toContain("Bo");
    expect(acrossName({ at: [[0, 0], [1, 0]], cat: "milo" }, "Bo")).toContain("Bo"); // prettier-ignore
    expect(acrossName({ at: [[0, 0], [1, 0]], princess: true })).toBe("Princess"); // prettier-ignore
  });
});

test("an outline runs on where two cards are one floor, and around the corners of a box", () => {
  const open = (x: number, y: number, sides: string) => ({ at: [x, y] as [number, number], card: { open: sides, icons: [] } });
  const cells = new Map([open(0, 0, "ES"), open(1, 0, "W"), open(0, 1, "N")].map((one) => [String(one.at), one]));
  const box = { ...boxes[0]!, cells: [...cells.values()].map((one) => one.at) };
  const lines = rimOf(box, cells, 1, 0.25);
  expect(lines).toContain("M0.25 0.25H1");
  expect(lines).toContain("M1 0.25H1.75");
  expect(lines).toContain("M0.75 0.75H1.75");
});

test("a box can grow where an open side leads to no card", () => {
  const cells = new Map([{ at: [0, 0] as [number, number], card: { open: "EW", icons: [] } }, { at: [1, 0] as [number, number], card: { open: "", icons: [] } }].map((one) => [String(one.at), one])); // prettier-ignore
  expect(openings(cells)).toEqual([{ at: [0, 0], side: "W" }]);
});
