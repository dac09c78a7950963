import { describe, expect, it } from "vitest";
import { askedSeats, isAsked, isPrompted } from "../../src/net/asked";
import type { Asked, Frame } from "../../src/net/wire";

const open = (more: Partial<Asked> = {}): Asked => ({ window: 4, kind: "cancel", seats: [0, 2], closes: 9, ...more });
const frame = (more: Partial<Frame>): Frame => ({ n: 4, now: 0, seat: 0, ...more });
const PASS = { pass: {} };

describe("in a window", () => {
  it("every seat that the rules ask is marked, whether or not it can answer", () => {
    expect(askedSeats(frame({ window: open() }))).toEqual([0, 2]);
  });

  it("only a player who can answer is prompted", () => {
    expect(isAsked(frame({ options: PASS, window: open() }), false)).toBe(false);
    expect(isAsked(frame({ options: PASS, window: open({ prompted: true }) }), false)).toBe(true);
  });

  it("nobody is prompted twice", () => {
    expect(isPrompted(frame({ window: open({ prompted: true, answered: true }) }), false)).toBe(false);
  });

  it("players who share a screen are all prompted: a curtain for some of them would give that away", () => {
    expect(isPrompted(frame({ window: open() }), true)).toBe(true);
    expect(isPrompted(frame({ window: open(), seat: 1 }), true)).toBe(false);
  });

  it("a window that only closes, because its only player can't answer, isn't shown", () => {
    expect(askedSeats(frame({ window: open({ opened: 8.95 }) }))).toEqual([]);
    expect(askedSeats(frame({ window: open({ opened: 6 }) }))).toEqual([0, 2]);
    expect(askedSeats(frame({ window: open({ opened: 8.95, prompted: true }) }))).toEqual([0, 2]);
  });

  it("a watcher is never prompted", () => {
    expect(isPrompted(frame({ window: open({ prompted: true }), seat: null }), false)).toBe(false);
  });
});

describe("outside windows", () => {
  it("the player to move is asked", () => {
    expect(askedSeats(frame({ asks: 1 }))).toEqual([1]);
    expect(isAsked(frame({ asks: 0, options: { done: {} } }), false)).toBe(true);
  });

  it("nobody is asked once the game is over", () => {
    const result = { how: "played" as const, points: [1, 2], winners: [1] };
    expect(askedSeats(frame({ asks: 1, result }))).toEqual([]);
  });
});
