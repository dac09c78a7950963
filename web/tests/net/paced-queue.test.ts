import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paceOf, PacedQueue } from "../../src/net/paced-queue";

describe("moves shown one after another", () => {
  let shown: number[] = [];
  let isQuick = false;
  let queue: PacedQueue<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    isQuick = false;
    queue = new PacedQueue<number>((one) => shown.push(one), () => isQuick);
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once", () => {
    queue.add(1);
    expect(shown).toEqual([1]);
  });

  it("shows the others in their order, each a moment later", () => {
    for (const one of [1, 2, 3]) queue.add(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(260);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(260);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows all at once to who skips, moves, or wants no motion", () => {
    for (const one of [1, 2, 3]) queue.add(one);
    queue.skip();
    expect(shown).toEqual([1, 2, 3]);
    queue.add(4);
    queue.add(5, true);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    isQuick = true;
    queue.add(6);
    queue.add(7);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
    vi.runAllTimers();
    expect(shown).toHaveLength(7);
  });

  it("never waits long, and less when much waits", () => {
    expect(paceOf(1)).toBe(250);
    expect(paceOf(10)).toBe(120);
    for (let one = 0; one < 30; one++) queue.add(one);
    expect(shown.length).toBeGreaterThan(10);
    vi.advanceTimersByTime(4000);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });
});
