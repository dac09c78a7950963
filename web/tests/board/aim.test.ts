import { describe, expect, test } from "vitest";
import { aim, FINGER } from "../../src/board/aim";

/** Squares of one size in a row, named by their number. */
const row = (count: number, size: number, gap = 0) =>
  Array.from({ length: count }, (_, i) => ({ one: i, box: { left: i * (size + gap), top: 0, right: i * (size + gap) + size, bottom: size } }));

describe("a tap", () => {
  test("chooses the place it hits, if a finger can hit it", () => {
    expect(aim(70, 20, row(4, FINGER))).toEqual({ choose: 1 });
  });
  test("zooms in where small places are side by side", () => {
    expect(aim(30, 10, row(4, 20))).toEqual({ zoom: FINGER / 20 });
  });
  test("zooms in as far as the smallest place nearby needs", () => {
    const [large, small] = [row(1, 40)[0]!, { one: 9, box: { left: 42, top: 0, right: 53, bottom: 11 } }];
    expect(aim(38, 5, [large, small])).toEqual({ zoom: 4 });
  });
  test("chooses a small place on its own, even from beside it", () => {
    expect(aim(10, 35, row(1, 20))).toEqual({ choose: 0 });
    expect(aim(90, 10, row(2, 20, 60))).toEqual({ choose: 1 });
  });
  test("takes a large place only inside it", () => {
    expect(aim(-5, 20, row(2, FINGER))).toBeNull();
  });
  test("far from everything means nothing", () => {
    expect(aim(20, 60, row(2, 20))).toBeNull();
  });
});
