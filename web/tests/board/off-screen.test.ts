import { expect, test } from "vitest";
import { arrowsTo, EDGE } from "../../src/board/off-screen";

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
