import { expect, test } from "vitest";
import { onlyDraw } from "../../src/table/auto-draw";
import type { Frame, News } from "../../src/net/wire";

const isDraw = (word: string) => word === "draw";
const news = (...whats: string[]): News[] => whats.map((what, i) => ({ n: i, at: 0, what, by: 0 }));
const frame = (options: Frame["options"], more: Partial<Frame> = {}): Frame => ({ n: 3, now: 0, seat: 0, asks: 0, options: options ?? {}, ...more });

test("a card is drawn where that is the only move", () => {
  expect(onlyDraw(frame({ draw: {} }), [], isDraw)).toBe("draw");
});

test("it isn't where there is anything else to do, or where it isn't the whole move", () => {
  expect(onlyDraw(frame({ draw: {}, "sleep 3,4": {} }), [], isDraw)).toBeNull();
  expect(onlyDraw(frame({ draw: { "at 1,1": {} } }), [], isDraw)).toBeNull();
  expect(onlyDraw(frame({ done: {} }), [], isDraw)).toBeNull();
  expect(onlyDraw(frame({}), [], isDraw)).toBeNull();
});

test("it never happens in a window, or in a game that draws by itself", () => {
  const window = { window: 3, kind: "land", seats: [0], closes: 9, prompted: true };
  expect(onlyDraw(frame({ draw: {} }, { window }), [], isDraw)).toBeNull();
  expect(onlyDraw(frame({ draw: {} }), [], undefined)).toBeNull();
});

test("a draw that was just undone stays undone, whatever is said or asked afterwards", () => {
  expect(onlyDraw(frame({ draw: {} }), news("moved", "undone"), isDraw)).toBeNull();
  expect(onlyDraw(frame({ draw: {} }), news("moved", "undone", "chatted", "more-time"), isDraw)).toBeNull();
  expect(onlyDraw(frame({ draw: {} }), news("moved", "undone", "moved", "chatted"), isDraw)).toBe("draw");
});
