import { describe, expect, test } from "vitest";
import { fitting, type Area, type Viewport } from "../../src/board/fitting";

const frame: Viewport = { width: 800, height: 600, corner: [800, 600] };
/** Return the part of the board that is in view. */
function seen({ k, x, y }: { k: number; x: number; y: number }, { width, height }: Viewport = frame): Area {
  return [-x / k, -y / k, width / k, height / k];
}
const shows = ([left, top, width, height]: Area, part: Area) =>
  left <= part[0] && top <= part[1] && left + width >= part[0] + part[2] && top + height >= part[1] + part[3];

describe("a board", () => {
  test("fills its frame and shows all of its bounds", () => {
    const bounds: Area = [3, -2, 10, 5];
    const fit = fitting({ bounds, largest: 200 }, frame);
    expect(fit.k).toBeCloseTo((800 - 28) / 10);
    expect(shows(seen(fit), bounds)).toBe(true);
  });
  test("has units of at most the largest size", () => {
    expect(fitting({ bounds: [0, 0, 2, 2], largest: 90 }, frame).k).toBe(90);
  });
  test("gives up the room around the core before its units get smaller than the least", () => {
    const [bounds, core]: Area[] = [[0, 0, 10, 8], [2, 2, 7, 5]]; // prettier-ignore
    const fit = fitting({ bounds: bounds!, core: core!, least: 84, largest: 200 }, frame);
    expect(fit.k).toBe(84);
    expect(shows(seen(fit), core!)).toBe(true);
    expect(shows(seen(fit), bounds!)).toBe(false);
  });
  test("cuts off a strip of the core, the same on both sides, to keep units at the least size", () => {
    const core: Area = [0, 0, 5, 7.8];
    const fit = fitting({ bounds: [-1, -1, 7, 9.8], core, least: 84, largest: 200 }, frame);
    expect(fit.k).toBe(84);
    const [, top, , height] = seen(fit);
    expect(top).toBeCloseTo(core[3] - (top + height));
  });
  test("never cuts off what must be kept, and crops the other side instead", () => {
    const [core, kept]: Area[] = [[0, -0.2, 5, 8], [0.4, -0.2, 4.2, 7.3]]; // prettier-ignore
    const fit = fitting({ bounds: [-1, -1, 7, 10], core: core!, kept: kept!, least: 80, largest: 200 }, frame);
    expect(fit.k).toBe(80);
    expect(shows(seen(fit), kept!)).toBe(true);
    const [, top] = seen(fit);
    expect(top).toBeCloseTo(-0.2);
  });
  test("has smaller units if what must be kept has no room otherwise", () => {
    const [core, kept]: Area[] = [[0, 0, 5, 9], [0, 0, 5, 8]]; // prettier-ignore
    const fit = fitting({ bounds: [-1, -1, 7, 11], core: core!, kept: kept!, least: 80, largest: 200 }, frame);
    expect(fit.k).toBeLessThan(80);
    expect(shows(seen(fit), core!)).toBe(true);
  });
  test("shows the whole core, however large it is", () => {
    const core: Area = [0, 0, 30, 20];
    const fit = fitting({ bounds: [-1, -1, 32, 22], core, least: 84, largest: 200 }, frame);
    expect(fit.k).toBeLessThan(84);
    expect(shows(seen(fit), core)).toBe(true);
  });
  test("stays clear of the buttons if that costs little", () => {
    const fit = fitting({ bounds: [0, 0, 8, 6], largest: 200 }, { ...frame, corner: [650, 550] });
    expect(fit.y + fit.k * 6).toBeLessThanOrEqual(550);
  });
});
