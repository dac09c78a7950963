/** Walls of cardboard: where they run, and how well they can be told from the floor. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wallsOf } from "../../src/games/fits/walls";

const css = ["src/app/app.css", "src/games/fits/art/cardboard.css"].map((path) => readFileSync(path, "utf8")).join("\n");
type Color = [red: number, green: number, blue: number];
type Theme = "light" | "dark";

/** Return a color of the style sheets, from 0 to 255. */
function colorOf(name: string, theme: Theme): Color {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  if (!found) throw new Error(`no color --${name}`);
  const hex = found[3] ?? found[theme === "light" ? 1 : 2]!;
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Color;
}
/** Return the contrast of two colors as WCAG 2 defines it. */
function contrast(one: Color, other: Color): number {
  const luminance = (color: Color) => {
    const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as Color;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** Return the gray that a printer makes of a color. */
const gray = ([red, green, blue]: Color): Color => {
  const level = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [level, level, level];
};
const mix = (under: Color, over: Color, opacity: number) => under.map((part, i) => part * (1 - opacity) + over[i]! * opacity) as Color;
/** The tint of an occupied box, as in Boxes.svelte. */
const TINT = 0.2;
const LEAST = 3;

describe.each<Theme>(["light", "dark"])("in %s mode", (theme) => {
  const floor = colorOf("fits-floor", theme);
  const walls = [..."NWES"].map((side) => colorOf(`fits-wall-${side}`, theme));

  test("walls stand out from the floor", () => {
    for (const wall of walls) expect(contrast(wall, floor)).toBeGreaterThanOrEqual(LEAST);
  });
  test("walls stand out in a grayscale print", () => {
    for (const wall of walls) expect(contrast(gray(wall), gray(floor))).toBeGreaterThanOrEqual(LEAST);
  });
  test.each([0, 1, 2, 3, 4])("walls stand out from the floor of a box of seat %i", (seat) => {
    const tinted = mix(floor, colorOf(`seat-${seat}`, theme), TINT);
    for (const wall of walls) {
      expect(contrast(wall, tinted)).toBeGreaterThanOrEqual(LEAST);
      expect(contrast(gray(wall), gray(tinted))).toBeGreaterThanOrEqual(LEAST);
    }
  });
  test("the cut edge of a wall stands out from its face", () => {
    for (const wall of walls) expect(contrast(wall, colorOf("fits-edge", theme))).toBeGreaterThanOrEqual(LEAST);
  });
});

describe("the walls of a card", () => {
  test("are on its closed sides", () => {
    expect(wallsOf("NE", 1.25).map((wall) => wall.side)).toEqual(["W", "S"]);
    expect(wallsOf("NESW", 1.25)).toEqual([]);
  });
  test("meet in a corner, and run on to the edge beside an open side", () => {
    const [north] = wallsOf("ES", 1.25);
    const [, corner, edge] = /M(\S+) \S+L\S+ \S+L(\S+)/.exec(north!.face)!;
    expect(Number(corner)).toBeGreaterThan(0);
    expect(edge).toBe("1");
  });
  test("stay on the card", () => {
    for (const { edge, face, shadow } of wallsOf("", 1.25)) {
      const numbers = [edge, face, shadow].join("").match(/-?\d+(?:\.\d+)?/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(1.25);
    }
  });
});
