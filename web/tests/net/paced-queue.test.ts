import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEHIND, paceOf, PacedQueue } from "../../src/net/paced-queue";

describe("a paced queue", () => {
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

  it("shows the others in order, with a pause before each", () => {
    for (const one of [1, 2, 3]) queue.add(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(260);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(260);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows everything at once after a skip, an own item, or without pauses", () => {
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

  it("pauses less when more items are waiting", () => {
    expect(paceOf(1)).toBe(250);
    expect(paceOf(10)).toBe(120);
    for (let one = 0; one < 30; one++) queue.add(one);
    expect(shown.length).toBeGreaterThan(10);
    vi.advanceTimersByTime(4000);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  it("takes the time that the caller asks for", () => {
    queue = new PacedQueue<number>((one) => shown.push(one), () => isQuick, undefined, () => 500);
    for (const one of [1, 2]) queue.add(one);
    vi.advanceTimersByTime(490);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(20);
    expect(shown).toEqual([1, 2]);
  });

  it("never falls more than two seconds behind, however long each item takes", () => {
    const late: number[] = [];
    queue = new PacedQueue<number>((added) => late.push(performance.now() - added), () => isQuick, undefined, () => 700);
    for (let one = 0; one < 40; one++) {
      queue.add(performance.now());
      vi.advanceTimersByTime(180);
    }
    vi.runAllTimers();
    expect(late).toHaveLength(40);
    expect(Math.max(...late)).toBeGreaterThan(500);
    expect(Math.max(...late)).toBeLessThanOrEqual(BEHIND + 1);
  });
});
