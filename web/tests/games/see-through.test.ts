import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SEE_THROUGH_KEY, SeeThrough } from "../../src/games/fits/see-through.svelte";

const key = (name: string, target: EventTarget = document.body) => {
  const event = new KeyboardEvent("keydown", { key: name });
  Object.defineProperty(event, "target", { value: target });
  return event;
};
const pointer = (clientX = 0, clientY = 0) => ({ isPrimary: true, button: 0, clientX, clientY }) as PointerEvent;
/** Return whether a click gets through to the board. */
function isHeard(cats: SeeThrough): boolean {
  const event = new MouseEvent("click");
  const stop = vi.spyOn(event, "stopPropagation");
  cats.click(event);
  return stop.mock.calls.length === 0;
}

describe("cats are transparent", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("as long as the key is held", () => {
    const cats = new SeeThrough();
    cats.keydown(key("r"));
    expect(cats.isActive).toBe(false);
    cats.keydown(key(SEE_THROUGH_KEY));
    expect(cats.isActive).toBe(true);
    cats.keyup(new KeyboardEvent("keyup", { key: SEE_THROUGH_KEY }));
    expect(cats.isActive).toBe(false);
  });
  test("not while the player writes that letter", () => {
    const cats = new SeeThrough();
    cats.keydown(key(SEE_THROUGH_KEY, document.createElement("input")));
    expect(cats.isActive).toBe(false);
  });
  test("during a long press, which chooses nothing", () => {
    const cats = new SeeThrough();
    cats.press(pointer());
    expect(cats.isActive).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(cats.isActive).toBe(true);
    cats.release();
    expect(cats.isActive).toBe(false);
    expect(isHeard(cats)).toBe(false);
    expect(isHeard(cats)).toBe(true);
  });
  test("not when the press is short or the finger moves", () => {
    const cats = new SeeThrough();
    cats.press(pointer());
    cats.release();
    vi.advanceTimersByTime(1000);
    expect(isHeard(cats)).toBe(true);
    cats.press(pointer());
    cats.move(pointer(30, 0));
    vi.advanceTimersByTime(1000);
    expect(cats.isActive).toBe(false);
  });
  test("as long as the key is held, even if the player clicks in the meantime", () => {
    const cats = new SeeThrough();
    cats.keydown(key(SEE_THROUGH_KEY));
    cats.press(pointer());
    expect(cats.isActive).toBe(true);
    cats.release();
    expect(cats.isActive).toBe(true);
    cats.keyup(new KeyboardEvent("keyup", { key: SEE_THROUGH_KEY }));
    expect(cats.isActive).toBe(false);
  });
  test("not after the window lost the focus while the key was held", () => {
    const cats = new SeeThrough();
    cats.keydown(key(SEE_THROUGH_KEY));
    cats.blur();
    expect(cats.isActive).toBe(false);
  });
  test("until the button is pressed again", () => {
    const cats = new SeeThrough();
    cats.toggle();
    cats.release();
    expect(cats.isActive).toBe(true);
    cats.toggle();
    expect(cats.isActive).toBe(false);
  });
});
