import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import type { News } from "../../src/net/wire";
import ReplayBar from "../../src/table/ReplayBar.svelte";
import { sentencesOf } from "../../src/table/since-turn";
import { readingTime, TurnReplay } from "../../src/table/turn-replay.svelte";
import { settings } from "../../src/ui/settings.svelte";

const moved = (n: number, by: number, ...brief: string[]): News => ({ n, at: 0, what: "moved", by, say: [`word ${n}`], brief });
const now = { n: 9, view: { name: "now" }, tally: null };
const moves = [moved(5, 1, "one"), moved(8, 2, "two")];
/** After the second move the player has moved, too. */
const summary = { moves, ends: [6, 8], sentences: sentencesOf(moves) };
const untilNow = { ...summary, ends: [7, null] };
let asked: string[];
let replay: TurnReplay;

beforeAll(() => loadGame("cat-box"));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const n = Number(/replay\/(\d+)/.exec(path)![1]);
    return Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify({ n, view: { name: `after ${n}` } })) });
  });
  replay = new TurnReplay("t", () => now);
});
afterEach(() => {
  replay.end();
  dispatchEvent(new PointerEvent("pointerup"));
  vi.runAllTimers();
  settings.animation = "normal";
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
const seen = () => [replay.shown?.view.name, ...(replay.shown?.sentences ?? []).map((one) => one.text)];
const press = (key: string, target: EventTarget = document.body) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

test("it goes from the view before the first move to now, and ends", async () => {
  await replay.start(untilNow, 0);
  expect(asked).toEqual(["/api/tables/t/replay/4?eyes=0", "/api/tables/t/replay/7?eyes=0"]);
  const steps = [seen()];
  while (replay.shown) {
    vi.advanceTimersToNextTimer();
    steps.push(seen());
  }
  expect(steps).toEqual([["after 4"], ["after 7", "one"], ["now", "two"], [undefined]]);
  expect(replay.isCut).toBe(false);
});

test("it shows each move without what the player did next", async () => {
  await replay.start(summary, 0);
  replay.step(1);
  replay.step(1);
  expect(seen()).toEqual(["after 8", "two"]);
});

describe("each sentence stays long enough to be read", () => {
  const long = ["Ada plays Raining Cats & Dogs, and all cats of yours go to the Neighborhood"];

  test("a long one longer, and by the setting for animations", () => {
    const times = (["fast", "normal", "slow"] as const).map((animation) => {
      settings.animation = animation;
      return [readingTime(["one"]), readingTime(long)];
    });
    for (const [short, longer] of times) expect(longer).toBeGreaterThan(short!);
    for (const i of [0, 1]) expect(times.map((one) => one[i])).toEqual(times.map((one) => one[i]).toSorted((a, b) => a! - b!));
    expect(times[1]![0]).toBeGreaterThan(1500);
    expect(times[1]![1]).toBeGreaterThan(4000);
  });

  test("without animations as long as usual", () => {
    settings.animation = "off";
    expect(readingTime(long)).toBeGreaterThan(4000);
  });

  test("while it is shown", async () => {
    const moves = [moved(5, 1, ...long)];
    await replay.start({ moves, ends: [null], sentences: sentencesOf(moves) }, 0);
    vi.advanceTimersToNextTimer();
    vi.advanceTimersByTime(readingTime(long) - 1);
    expect(seen()).toEqual(["now", ...long]);
    vi.advanceTimersByTime(1);
    expect(replay.shown).toBeNull();
  });
});

test("space pauses it and goes on with the next move", async () => {
  await replay.start(summary, 0);
  expect(press(" ").defaultPrevented).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect([replay.isPaused, ...seen()]).toEqual([true, "after 4"]);
  press(" ");
  expect([replay.isPaused, ...seen()]).toEqual([false, "after 6", "one"]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual(["after 8", "two"]);
});

test("arrows go step by step, and then it stays there", async () => {
  await replay.start(summary, 0);
  press("ArrowLeft");
  expect(seen()).toEqual(["after 4"]);
  press("ArrowRight");
  press("ArrowRight");
  expect(seen()).toEqual(["after 8", "two"]);
  press("ArrowLeft");
  vi.advanceTimersByTime(60_000);
  expect(seen()).toEqual(["after 6", "one"]);
  press("ArrowRight");
  press("ArrowRight");
  expect(replay.shown).toBeNull();
});

test.each(["Escape", "Enter", "u"])("%s ends it, and does nothing else", async (key) => {
  const pressed = vi.fn();
  document.body.addEventListener("keydown", pressed);
  await replay.start(summary, 0);
  press(key);
  expect([replay.shown, replay.isCut, replay.isPaused]).toEqual([null, true, false]);
  expect(pressed).not.toHaveBeenCalled();
  press(key);
  expect(pressed).toHaveBeenCalledOnce();
  document.body.removeEventListener("keydown", pressed);
});

test("Tab and Shift lead to its buttons, and keys of the browser aren't swallowed", async () => {
  await replay.start(summary, 0);
  for (const key of ["Shift", "Tab"]) expect(press(key).defaultPrevented).toBe(false);
  expect(replay.shown).not.toBeNull();
  const event = new KeyboardEvent("keydown", { key: "r", ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect([event.defaultPrevented, replay.shown]).toEqual([false, null]);
});

test("a press anywhere else ends it, and does nothing else", async () => {
  const pressed = vi.fn();
  const element = document.createElement("button");
  document.body.append(element);
  for (const type of ["pointerdown", "click"]) element.addEventListener(type, pressed);
  await replay.start(summary, 0);
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  element.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  element.click();
  expect(replay.shown).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
  vi.runAllTimers();
  element.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("while it is paused, the board can be moved and zoomed", async () => {
  document.body.innerHTML = '<div data-part="board"><p></p></div><p></p>';
  const [onBoard, elsewhere] = document.querySelectorAll("p");
  const touch = (target: Element) => {
    target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    target.dispatchEvent(new Event("wheel", { bubbles: true }));
    return replay.shown !== null;
  };
  await replay.start(summary, 0);
  replay.toggle();
  expect([touch(onBoard!), touch(elsewhere!)]).toEqual([true, false]);
  await replay.start(summary, 0);
  expect(touch(onBoard!)).toBe(false);
});

test("nothing is shown after it was ended while the views were fetched, or if they can't be had", async () => {
  const begun = replay.start(summary, 0);
  replay.cut();
  await begun;
  expect(replay.shown).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await replay.start(summary, 0);
  expect(replay.shown).toBeNull();
});

test("its bar says the sentence, and has buttons for all of that", async () => {
  await replay.start(summary, 0);
  const bar = mount(ReplayBar, { target: document.body, props: { replay, game: "cat-box", names: ["Me", "Ada", "Bo"] } });
  const text = () => (flushSync(), document.querySelector("[role=status]")!.textContent.replace(/\s+/g, " ").trim());
  const click = (what: string) => {
    const button = document.querySelector<HTMLElement>(`[data-do=turn-replay-${what}]`)!;
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    button.click();
    flushSync();
  };
  expect(text()).toBe("How the table looked before");
  click("pause");
  expect(document.querySelector("[data-do=turn-replay-pause]")!.getAttribute("aria-label")).toBe("Play");
  click("step");
  expect(text()).toMatch(/^1 of 2 B ?one$/);
  click("step");
  expect(text()).toMatch(/^2 of 2 C ?two$/);
  click("back");
  expect(text()).toMatch(/^1 of 2/);
  expect(press("Enter", document.querySelector("[data-do=turn-replay-back]")!).defaultPrevented).toBe(false);
  void unmount(bar);
  replay.cut();
  expect(replay.shown).toBeNull();
});
