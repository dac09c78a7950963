import { mount } from "svelte";
import { describe, expect, it, test } from "vitest";
import Boxes from "../../src/games/fits/Boxes.svelte";
import { pointsBySeat, sheetGroups, tallyGroups } from "../../src/games/fits/score";
import { HIGH } from "../../src/games/fits/Cat.svelte";
import { extraCats, valueParts, valuePictures, valueText, withIcons } from "../../src/games/fits/sum";
import { taggedAt, tagOf } from "../../src/games/fits/tags";
import { boundsOf, contentOf, coreOf, keptOf } from "../../src/games/fits/fit-area";
import { acrossName, cellName, openings, ownersOf, rimOf, seatOf, sidesOf, type View } from "../../src/games/fits/view";
import { views } from "../../src/games/fits/views";
import type { BoxTally, Frame } from "../../src/net/wire";

const NAMES = ["Ada", "Bo"];
const boxes: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2, yarn: 1 }, most: "mouse", sprays: 0, times: 2, cats: [{ seat: 0, awake: 1, asleep: 1 }], scorers: [0], points: { "0": 5 }, extra: { "0": 1 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, most: "bell", sprays: 0, times: 1, cats: [], scorers: [], points: {}, extra: {} },
]; // prettier-ignore
/** Ada has three cats in a box worth 4, Bo two; another box is worth 1 to both. */
const crowded: BoxTally[] = [
  { cells: [[0, 0], [0, 1]], closed: true, worth: 4, toys: { mouse: 2 }, most: "mouse", sprays: 0, times: 2, cats: [{ seat: 0, awake: 3, asleep: 0 }, { seat: 1, awake: 2, asleep: 0 }], scorers: [0], points: { "0": 6, "1": 1 }, extra: { "0": 2, "1": 1 } },
  { cells: [[3, 3]], closed: false, worth: 1, toys: { bell: 1 }, most: "bell", sprays: 0, times: 1, cats: [{ seat: 0, awake: 1, asleep: 0 }, { seat: 1, awake: 1, asleep: 0 }], scorers: [0, 1], points: { "0": 1, "1": 1 }, extra: {} },
]; // prettier-ignore
/** Bo's cat sleeps alone in this box. */
const sleeper: BoxTally = { cells: [[5, 5]], closed: false, worth: 2, toys: { yarn: 3 }, most: "yarn", sprays: 1, times: 1, cats: [{ seat: 1, awake: 0, asleep: 1 }], scorers: [], points: {}, extra: {} }; // prettier-ignore

/** Draw the tags on the boxes. */
function drawTags(boxes: BoxTally[]): SVGSVGElement {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  mount(Boxes, { target, props: { boxes, cells: new Map(), names: NAMES, tags: true } });
  return target;
}
/** What the tags on the boxes say. */
function badgesOf(boxes: BoxTally[]): string[] {
  return [...drawTags(boxes).querySelectorAll(".tags")].map((one) => [...one.querySelectorAll("text")].map((text) => text.textContent?.trim()).join(""));
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

describe("the value of a box", () => {
  const closed: BoxTally = { ...sleeper, closed: true, times: 2, worth: 4 };
  it("is a sum of the server's numbers", () => {
    expect(valueText(sleeper)).toBe("3 balls of yarn − 1 spray bottle = 2");
    expect(valueText(closed)).toBe("(3 balls of yarn − 1 spray bottle) × 2 = 4");
    expect(valueText(boxes[0]!)).toBe("2 mice × 2 = 4");
    expect(valueText(boxes[1]!)).toBe("1 bell = 1");
    expect(valueText({ ...sleeper, most: "", toys: {}, worth: -1 })).toBe("no toys − 1 spray bottle = -1");
  });
  it("names all toys that are equally frequent", () => {
    const tied = { ...closed, toys: { mouse: 1, yarn: 3, feather: 3 } };
    expect(valueText(tied)).toBe("(3 balls of yarn (or 3 feathers) − 1 spray bottle) × 2 = 4");
    expect(valueText({ ...tied, toys: { mouse: 3, yarn: 3, feather: 3 }, sprays: 0, worth: 6 })).toBe("3 balls of yarn (or 3 mice, 3 feathers) × 2 = 6");
    expect(valuePictures({ ...tied, closed: false, sprays: 0, times: 1, worth: 3 })).toEqual([{ symbol: "tt-toy-yarn", name: "3 balls of yarn", count: 3 }, " (or ", { symbol: "tt-toy-feather", name: "3 feathers", count: 3 }, ")", " =\u00a03"]); // prettier-ignore
  });
  it("has pictures beside the words, or instead of them", () => {
    expect(valueParts(boxes[1]!)).toEqual([{ symbol: "tt-toy-bell" }, "\u00a01 bell", " =\u00a01"]);
    expect(valuePictures(closed)).toEqual(["(", { symbol: "tt-toy-yarn", name: "3 balls of yarn", count: 3 }, " −\u00a0", { symbol: "tt-toy-spray", name: "1 spray bottle", count: 1 }, ") ×\u00a02 =\u00a04"]); // prettier-ignore
  });
  it("has pictures in the server's sentences, too", () => {
    expect(withIcons("Value: (12 mice − 1 spray bottle) × 2 = 22.")).toEqual(["Value: (", { symbol: "tt-toy-mouse" }, "12 mice − ", { symbol: "tt-toy-spray" }, "1 spray bottle) × 2 = 22."]); // prettier-ignore
    expect(withIcons("Starts a new box.")).toEqual(["Starts a new box."]);
  });
  it("names toys of custom decks, which have no picture", () => {
    expect(valueParts({ ...sleeper, most: "fish", toys: { fish: 3 }, sprays: 0 })).toEqual(["3 ×\u00a0fish", " =\u00a02"]);
  });
  it("doesn't include points for extra cats, which are listed by player", () => {
    expect(extraCats(crowded[0]!)).toEqual([{ seat: 0, count: 2 }, { seat: 1, count: 1 }]); // prettier-ignore
    const [, bo] = tallyGroups(crowded, NAMES);
    expect(bo!.lines[0]!.text).toBe("2 cards (closed) · Bo: +1 for extra cats · Ada has more cats in it");
  });
});

describe("the tag of a box with only sleeping cats", () => {
  it("differs from that of a box with an owner, and not only in color", () => {
    const [owned, asleep] = [...drawTags([crowded[1]!, sleeper]).querySelectorAll(".tags")];
    expect([owned!.querySelector(".zzz"), owned!.classList.contains("asleep")]).toEqual([null, false]);
    expect(asleep!.querySelector(".zzz")).not.toBeNull();
    expect(asleep!.classList.contains("asleep")).toBe(true);
    expect(asleep!.getAttribute("aria-label")).toContain("only sleeping cats of Bo");
    expect(tagOf(sleeper)![2]).toBeGreaterThan(tagOf({ ...sleeper, scorers: [1] })![2]);
  });
  it("is listed apart from those that somebody scores", () => {
    expect(tallyGroups([sleeper], NAMES).map((one) => [one.key, one.total])).toEqual([["nobody", 2]]);
  });
  it("is found where it is drawn", () => {
    const [left, top, wide, high] = tagOf(sleeper)!;
    expect(taggedAt([boxes[0]!, sleeper], left + wide / 2, top + high / 2)).toBe(sleeper);
    expect(taggedAt([boxes[0]!, sleeper], left + wide / 2, top + 2 * high)).toBeUndefined();
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
    const box = { cells: [[0, 0], [1, 0]] as [number, number][], closed: true, worth: 1, toys: {}, most: "", sprays: 0, times: 1, cats: [], scorers: [], points: {}, extra: {} }; // prettier-ignore
    expect(rimOf(box, cells, 1, 0).match(/M/g)).toHaveLength(6);
  });
  test("has the color of its scorers, else of the cats in it", () => {
    const box = { cells: [], closed: false, worth: 0, cats: [{ seat: 2, awake: 0, asleep: 1 }], toys: {}, most: "", sprays: 0, times: 1, scorers: [], points: {}, extra: {} };
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
  test("an arrow to what is cut off of cards and tags", () => {
    expect(contentOf([], [])).toBeUndefined();
    expect(contentOf(cards, [])).toEqual([3, 2 * HIGH, 8, 5 * HIGH]);
    expect(contentOf(cards, [[3, 2 * HIGH - 0.2, 1, 0.4]])![1]).toBeCloseTo(2 * HIGH - 0.2);
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
