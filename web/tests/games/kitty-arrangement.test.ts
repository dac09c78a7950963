import { describe, expect, test } from "vitest";
import { arrange, LEGIBLE, TAPPABLE, WIDE, type Arrangement } from "../../src/games/kitty/arrangement";

const table = (players: number) => Array<boolean>(players).fill(true);
const unitOf = (one: Arrangement, width: number, height: number) => Math.min(width / one.wide, height / one.high);

type Board = [width: number, height: number];
/** Boards in pixels without margins, as they are on these screens. */
const LAPTOP: Board = [745, 460];
const SMALL_LAPTOP: Board = [660, 412];
const PHONE: Board = [370, 440];
const SMALL_PHONE: Board = [320, 217];

describe("six properties", () => {
  test("are equally large on a laptop, and large enough to read", () => {
    for (const board of [LAPTOP, SMALL_LAPTOP]) {
      const plan = arrange(table(6), LEGIBLE, ...board);
      expect(new Set(plan.properties.map((one) => one.scale))).toEqual(new Set([1]));
      expect(unitOf(plan, ...board)).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });
  test("are cards around the player's own on a phone", () => {
    for (const board of [PHONE, SMALL_PHONE]) {
      const [own, ...others] = arrange(table(6), TAPPABLE, ...board).properties;
      expect(own!.scale).toBe(1);
      for (const one of others) expect(one.scale).toBeLessThanOrEqual(0.5);
    }
  });
  test("are equally large for someone who only watches", () => {
    const plan = arrange(table(6), 0, ...PHONE);
    expect(new Set(plan.properties.map((one) => one.scale)).size).toBe(1);
  });
});

test("properties and the street stay on the board and never overlap", () => {
  for (let players = 1; players <= 6; players++) {
    for (const [width, height] of [LAPTOP, PHONE, SMALL_PHONE, [500, 290], [2000, 1100]] as const) {
      const plan = arrange(table(players), TAPPABLE, width, height);
      const boxes = plan.properties.map(({ x, y, scale }) => ({ x, y, wide: WIDE * scale, high: (plan.shape.high + 0.8) * scale }));
      const all = [...boxes, plan.street];
      for (const one of all) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.wide).toBeLessThanOrEqual(plan.wide + 1e-9);
        expect(one.y + one.high).toBeLessThanOrEqual(plan.high + 1e-9);
        const hit = all.filter((two) => two !== one && one.x < two.x + two.wide && two.x < one.x + one.wide && one.y < two.y + two.high && two.y < one.y + one.high);
        expect(hit).toEqual([]);
      }
    }
  }
});

test("a low roof is used only where it makes the rest larger", () => {
  expect(arrange(table(2), LEGIBLE, 700, 500).shape.symbol).toBe("tt-house");
  expect(arrange(table(6), LEGIBLE, ...LAPTOP).shape.symbol).toBe("tt-house-low");
});
