import { expect, test } from "vitest";
import { isInside, pullIn, pathBetween, type Box } from "../../src/motion/geometry";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

test("a piece starts in the middle of its old place, in the size it had there, and is lifted on the way", () => {
  const way = pathBetween(box(0, 300, 50, 50), box(180, 80, 100, 100));
  expect(way.start).toBe("translate(-205px, 195px) scale(0.5)");
  expect(way.end).toBe("translate(0px, 0px) scale(1)");
  const [, y, scale] = /, (-?[\d.]+)px\) scale\(([\d.]+)\)/.exec(way.middle)!.map(Number);
  expect(y).toBeLessThan(195 / 2);
  expect(scale).toBeCloseTo(0.85);
});

test("a piece that lies there already only comes down", () => {
  const way = pathBetween(box(10, 10, 80, 80), box(11, 10, 80, 80));
  expect(way.middle).toBe("translate(-0.5px, 0px) scale(1.07)");
});

test("a piece that comes from a tiny or a huge place doesn't start invisible or enormous", () => {
  expect(pathBetween(box(0, 0, 1, 1), box(0, 0, 100, 100)).start).toContain("scale(0.15)");
  expect(pathBetween(box(0, 0, 900, 900), box(0, 0, 100, 100)).start).toContain("scale(3)");
});

test("what is cut off is pulled to the edge", () => {
  const frame = box(100, 100, 200, 200);
  expect(isInside(box(90, 150, 40, 40), frame)).toBe(true);
  expect(isInside(box(0, 150, 40, 40), frame)).toBe(false);
  expect(pullIn(box(0, 150, 40, 40), frame)).toEqual(box(80, 150, 40, 40));
  expect(pullIn(box(400, 500, 40, 40), frame)).toEqual(box(280, 280, 40, 40));
});
