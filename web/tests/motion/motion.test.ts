import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { Motion, movesSince } from "../../src/motion/motion.svelte";
import { startOf, travel } from "../../src/motion/speed";
import { MOST, type Travel } from "../../src/motion/travel";
import { settings } from "../../src/ui/settings.svelte";

const moved = (n: number, by: number, say: (string | null)[]) => ({ n, what: "moved", by, say });

test("moves are those since the last view, with the words that the viewer may see", () => {
  const entries = [moved(1, 0, ["draw"]), { n: 2, what: "chatted", by: 1 }, moved(3, 1, ["card 1.0", null])];
  expect(movesSince(entries, 1)).toEqual([{ by: 1, words: ["card 1.0"] }]);
  expect(movesSince(entries, 3)).toEqual([]);
  expect(movesSince([...entries, { n: 4, what: "undone", by: 1 }], 1)).toBeNull();
});

test("many pieces start closer together", () => {
  expect(startOf(0, 1)).toBe(0);
  expect(startOf(1, 2)).toBe(60);
  expect(startOf(15, 16)).toBe(240);
});

describe("a motion", () => {
  let root: HTMLElement;
  let animations: { keyframes: Keyframe[]; onfinish: (() => void) | null; cancel: () => void }[];
  let motion: Motion<string>;
  const box = { left: 10, top: 10, right: 60, bottom: 60, width: 50, height: 50, x: 10, y: 10, toJSON: () => "" };
  const one = { view: { name: "one" }, totals: "one", n: 1 };
  const two = { view: { name: "two" }, totals: "two", n: 2 };
  const three = { view: { name: "three" }, totals: "three", n: 3 };
  /** Let some milliseconds pass. */
  const later = (ms: number) => {
    const now = performance.now() + ms;
    vi.spyOn(performance, "now").mockReturnValue(now);
  };
  const there: Travel[] = [{ from: ["pile"], to: ["hand 0.0"] }];
  const entries = [moved(1, 0, ["draw"]), moved(2, 1, ["draw"])];
  const overlay = () => document.querySelector(".flights");
  const piece = () => root.querySelector<HTMLElement>("[data-at='hand 0.0']")!;
  const go = async (next = two, travels = there) => {
    motion.show(root, next, entries, 0, () => travels);
    flushSync();
    await new Promise((done) => requestAnimationFrame(done));
  };

  beforeEach(() => {
    animations = [];
    root = document.createElement("div");
    root.innerHTML = "<i data-at='pile'></i><b data-at='hand 0.0' role='img'></b>";
    document.body.append(root);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
    Element.prototype.animate = function (keyframes) {
      const made = { keyframes: keyframes as Keyframe[], onfinish: null, cancel: () => {} };
      animations.push(made);
      return made as unknown as Animation;
    };
    motion = new Motion<string>();
    motion.show(root, one, entries, 0, () => there);
  });
  afterEach(() => {
    motion.finish();
    settings.animation = "normal";
    vi.restoreAllMocks();
    root.remove();
  });

  it("holds the totals, and hides the piece, until it lands", async () => {
    await go();
    expect(motion.held?.totals).toBe("one");
    expect(piece().style.opacity).toBe("0");
    expect(overlay()!.querySelector("[role], [data-at]")).toBeNull();
    animations[0]!.onfinish!();
    expect(motion.held).toBeNull();
    expect(piece().style.opacity).toBe("");
    expect(overlay()).toBeNull();
    expect(travel.isOn).toBe(false);
  });

  it("changes transform and opacity only", async () => {
    await go(two, [...there, { from: ["pile"], to: ["hand 0.0"], picture: { symbol: "tt-back", kind: "back" } }]);
    const known = ["transform", "opacity", "offset"];
    expect(animations).toHaveLength(2);
    for (const { keyframes } of animations) for (const frame of keyframes) expect(known).toEqual(expect.arrayContaining(Object.keys(frame)));
  });

  it("lands everything on any input, and when the next view comes", async () => {
    for (const input of ["pointerdown", "keydown", "wheel"]) {
      await go();
      expect(motion.held).not.toBeNull();
      dispatchEvent(new Event(input));
      expect(motion.held).toBeNull();
      expect(overlay()).toBeNull();
      motion.show(root, one, [], 0, () => there);
    }
    await go();
    later(400);
    motion.show(root, three, [...entries, moved(3, 0, [])], 0, () => []);
    expect(motion.held).toBeNull();
    expect(piece().style.opacity).toBe("");
  });

  it("lets pieces fly on if the next view comes before anybody could see them", async () => {
    await go();
    later(50);
    motion.show(root, three, [...entries, moved(3, 0, [])], 0, () => []);
    expect(piece().style.opacity).toBe("0");
    expect(overlay()!.children).toHaveLength(1);
    animations[0]!.onfinish!();
    expect(motion.held).toBeNull();
    expect(overlay()).toBeNull();
  });

  it("shows a piece only once if it travels again before it has landed", async () => {
    await go();
    later(50);
    motion.show(root, three, [...entries, moved(3, 0, [])], 0, () => there);
    await new Promise((done) => requestAnimationFrame(done));
    expect(overlay()!.children).toHaveLength(1);
    expect(piece().style.opacity).toBe("0");
    animations[1]!.onfinish!();
    expect(piece().style.opacity).toBe("");
    expect(overlay()).toBeNull();
  });

  it("still starts the next pieces if the last one lands just before", async () => {
    await go();
    later(50);
    motion.show(root, three, [...entries, moved(3, 0, [])], 0, () => there);
    animations[0]!.onfinish!();
    await new Promise((done) => requestAnimationFrame(done));
    expect(animations).toHaveLength(2);
    expect(motion.held?.totals).toBe("two");
  });

  it("lands everything when a move is undone, however soon", async () => {
    await go();
    motion.show(root, three, [...entries, { n: 3, what: "undone", by: 1 }], 0, () => there);
    expect(motion.held).toBeNull();
    expect(overlay()).toBeNull();
  });

  it("lets only the first pieces fly if there are very many; the others are in their places", async () => {
    await go(two, Array.from({ length: MOST + 4 }, () => there[0]!));
    expect(animations).toHaveLength(MOST);
    expect(motion.held).not.toBeNull();
  });

  it("starts nothing when it is switched off, without a move, or where the place isn't on the page", async () => {
    await go(two, [{ from: ["nowhere"], to: ["hand 0.0"] }]);
    expect(motion.held).toBeNull();
    await go({ view: { name: "same" }, totals: "same", n: 2 });
    expect(motion.held).toBeNull();
    settings.animation = "off";
    motion.show(root, one, entries, 0, () => there);
    await go();
    expect(motion.held).toBeNull();
    expect(animations).toHaveLength(0);
  });
});
