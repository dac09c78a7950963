import { describe, expect, it } from "vitest";
import { questionOf } from "../../src/table/questions";
import { nearest } from "../../src/table/focus";
import { cellOf } from "../../src/board/cells";
import { spell } from "../../src/ui/clock.svelte";

const box = (x: number, y: number) => new DOMRect(x, y, 10, 10);
const all = [
  { one: "right", box: box(20, 0) },
  { one: "far right", box: box(60, 0) },
  { one: "below", box: box(2, 30) },
  { one: "above", box: box(0, -40) },
];

describe("arrows", () => {
  it("lead to the nearest place in their direction", () => {
    expect(nearest(box(0, 0), all, "ArrowRight")).toBe("right");
    expect(nearest(box(0, 0), all, "ArrowDown")).toBe("below");
    expect(nearest(box(0, 0), all, "ArrowUp")).toBe("above");
    expect(nearest(box(0, 0), all, "ArrowLeft")).toBeNull();
  });
});

describe("words", () => {
  it("name cells", () => {
    expect(cellOf("at 3,-2")).toEqual([3, -2]);
    expect(cellOf("play 2")).toBeNull();
  });

  it("select the question: for all verbs together, else for one of them", () => {
    const knows = (id: string) => ["ask-draw-sleep", "ask-cat", "ask-card"].includes(id);
    expect(questionOf(["draw", "sleep 3,4", "sleep 1,1"], knows)).toBe("ask-draw-sleep");
    expect(questionOf(["zzz", "cat 1,1"], knows)).toBe("ask-cat");
    expect(questionOf(["zzz"], knows)).toBe("ask-something");
  });
});

describe("clocks", () => {
  it("count minutes, hours and days", () => {
    expect(spell(65).text).toBe("1:05");
    expect(spell(3605).text).toBe("1:00:05");
    expect(spell(-3).text).toBe("0:00");
    expect(spell(2 * 86_400 + 7300)).toMatchObject({ days: 2, hours: 2 });
  });
});
