import { describe, expect, test } from "vitest";
import type { BoxTally } from "../../src/net/wire";
import * as fits from "../../src/games/fits/marks";
import type { InCell } from "../../src/games/fits/view";
import * as kitty from "../../src/games/kitty/marks";
import type { View } from "../../src/games/kitty/view";

const move = (by: number, ...words: string[]) => ({ by, words });
/** A move, and the places whose contents it changed. */
const changing = (changed: string[], by: number, ...words: string[]) => ({ by, words, changed });

describe("If It Fits marks", () => {
  test("cards, cats and sleeping cats with their player, and in one place only the last", () => {
    const moves = [move(1, "play 0", "card W:", "at 6,4"), move(1, "cat 5,4"), move(2, "sleep 7,4"), move(0, "play 1", "card princess", "at 7,4")];
    expect(fits.marksOf(moves)).toEqual([
      { at: [6, 4], wide: 1, by: 1 },
      { at: [5, 4], wide: 2, by: 1 },
      { at: [7, 4], wide: 1, by: 0 },
    ]);
  });

  const cell = (x: number, y: number, open: string): [string, InCell] => [`${x},${y}`, { at: [x, y], card: { open, icons: [] } } as unknown as InCell];
  const cells = new Map([cell(6, 4, "E"), cell(7, 4, "W"), cell(8, 4, "E"), cell(9, 4, "N")]);
  const box = (closed: boolean, ...at: [number, number][]) => ({ closed, cells: at }) as BoxTally;
  const closers = (moves: ReturnType<typeof move>[], ...boxes: BoxTally[]) => fits.closedBy(moves, boxes, cells).map((one) => one.by);

  test("boxes that were closed by a card in them, or by a wall beside their open side", () => {
    expect(closers([move(1, "play 0", "at 7,4")], box(true, [6, 4], [7, 4]))).toEqual([1]);
    expect(closers([move(2, "play 0", "at 9,4")], box(true, [8, 4]))).toEqual([2]);
    expect(closers([move(1, "play 0", "at 6,4"), move(2, "play 0", "turned 7,4")], box(true, [6, 4], [7, 4]))).toEqual([2]);
  });

  test("no open boxes, none that were closed before, and none for Princess, who takes the place of a cat", () => {
    expect(closers([move(1, "play 0", "at 7,4")], box(false, [6, 4], [7, 4]))).toEqual([]);
    expect(closers([move(1, "play 0", "at 8,4")], box(true, [6, 4], [7, 4]))).toEqual([]);
    expect(closers([move(1, "play 0", "card princess", "at 7,4")], box(true, [6, 4], [7, 4]))).toEqual([]);
  });
});

describe("Here, Kitty, Kitty! marks", () => {
  const player = (...lasting: string[]) => ({ house: {}, porch: {}, yard: {}, hand: [], lasting: lasting.map((card) => ({ card })) });
  const view = { players: [player(), player("pet-insurance"), player()] } as unknown as View;
  const entries = (moves: ReturnType<typeof move>[]) => {
    const found = kitty.marksOf(moves, view);
    return { groups: [...found.groups], zones: [...found.zones], properties: [...found.properties], lasting: [...found.lasting] };
  };
  const none = { groups: [], zones: [], properties: [], lasting: [] };

  test("the group that a cat moved to, by the last player who moved one there", () => {
    const moves = [move(1, "move black yard porch"), move(1, "move white yard neighborhood"), move(2, "move white yard neighborhood")];
    expect(entries(moves)).toEqual({ ...none, groups: [["1 porch black", 1], ["-1 neighborhood white", 2]] }); // prettier-ignore
  });

  test("the property that a card is aimed at", () => {
    expect(entries([move(1, "play cat-burglar", "target 2", "cat black porch")])).toEqual({ ...none, properties: [[2, 1]] });
  });

  test("the zones that changed, whatever words say: those of an Instant, and none whose owner was shielded", () => {
    const moves = [move(1, "play cat-burglar", "target 2", "cat black porch"), changing(["2 porch", "1 yard"], 1, "pass"), changing(["0 yard", "neighborhood"], 1, "discard tuna", "card fireworks")];
    const zones = [["2 porch", 1], ["1 yard", 1], ["0 yard", 1], ["-1 neighborhood", 1]];
    expect(entries(moves)).toEqual({ ...none, properties: [[2, 1]], zones });
    expect(entries([changing(["1 porch", "1 yard"], 1, "color gray")])).toEqual({ ...none, zones: [["1 porch", 1], ["1 yard", 1]] });
  });

  test("only the group that a moved cat joined, at once or after a window, but what an Instant then changed", () => {
    const groups = [["1 porch black", 1]];
    expect(entries([changing(["1 yard", "1 porch"], 1, "move black yard porch")])).toEqual({ ...none, groups });
    expect(entries([move(1, "move black yard porch"), changing(["1 yard", "1 porch", "2 yard"], 1, "pass")])).toEqual({ ...none, groups, zones: [["2 yard", 1]] });
    expect(entries([changing(["neighborhood", "1 yard"], 1, "move gray neighborhood yard"), changing(["neighborhood"], 2, "color white")])).toEqual({
      ...none,
      groups: [["1 yard gray", 1]],
      zones: [["-1 neighborhood", 2]],
    });
  });

  test("the lasting card that was played", () => {
    expect(entries([move(1, "play pet-insurance")])).toEqual({ ...none, lasting: [["1 0", 1]] });
  });

  test("nothing of a move that was canceled", () => {
    expect(entries([move(1, "move black yard porch"), move(2, "cancel hairball"), move(2, "move gray yard porch")])).toEqual({ ...none, groups: [["2 porch gray", 2]] });
  });
});
