import { expect, test } from "vitest";
import { arrowsTo, cutSides, EDGE, wayTo } from "../../src/board/off-screen";

const fit = { k: 50, x: 0, y: 0 };

test("what is in view needs no arrow", () => {
  expect(arrowsTo([[1, 1, 2, 2]], fit, 500, 400)).toEqual([]);
});

test("an arrow is at the edge nearest to what happened, and points there", () => {
  expect(arrowsTo([[20, 3, 2, 2]], fit, 500, 400)).toEqual([{ x: 500 - EDGE, y: 200, angle: 0, area: [20, 3, 2, 2] }]);
  expect(arrowsTo([[4, -9, 2, 2]], fit, 500, 400)[0]).toMatchObject({ x: 250, y: EDGE, angle: -90 });
  expect(arrowsTo([[-5, 12, 2, 2]], fit, 500, 400)[0]!.angle).toBeGreaterThan(90);
});

test("of two things in the same direction only the last one has an arrow", () => {
  const found = arrowsTo([[20, 3, 2, 2], [24, 3, 2, 2], [-6, 3, 2, 2]], fit, 500, 400); // prettier-ignore
  expect(found.map((one) => one.area[0])).toEqual([24, -6]);
});

test("the sides are named at which something is cut off, but not for a few pixels", () => {
  expect(cutSides([0, 0, 10, 8], fit, 500, 400)).toEqual([]);
  expect(cutSides([-0.1, 0, 10.2, 8.1], fit, 500, 400)).toEqual([]);
  expect(cutSides([0, 1, 10, 8], fit, 500, 400)).toEqual(["bottom"]);
  expect(cutSides([-1, -1, 20, 20], fit, 500, 400)).toEqual(["top", "right", "bottom", "left"]);
});

test("a board moves no farther than necessary to have an area in view", () => {
  expect(wayTo([1, 1, 2, 2], fit, 500, 400)).toEqual([0, 0]);
  expect(wayTo([4, 7, 1, 1.5], fit, 500, 400)).toEqual([0, -35]);
  expect(wayTo([-1, -2, 1, 1], fit, 500, 400)).toEqual([60, 110]);
  expect(wayTo([0, 1, 1, 20], fit, 500, 400)).toEqual([0, 0]);
});
