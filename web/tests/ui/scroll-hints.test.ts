import { expect, test } from "vitest";
import { hintsOf } from "../../src/ui/scroll-hints";

test("a strip that shows everything gives no hints", () => {
  expect(hintsOf({ scrollLeft: 0, clientWidth: 300, scrollWidth: 301 })).toEqual({ before: false, after: false });
});

test("a strip hints at what is hidden on either side", () => {
  expect(hintsOf({ scrollLeft: 0, clientWidth: 300, scrollWidth: 400 })).toEqual({ before: false, after: true });
  expect(hintsOf({ scrollLeft: 50, clientWidth: 300, scrollWidth: 400 })).toEqual({ before: true, after: true });
  expect(hintsOf({ scrollLeft: 100, clientWidth: 300, scrollWidth: 400 })).toEqual({ before: true, after: false });
});
