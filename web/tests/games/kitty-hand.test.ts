import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Hand from "../../src/games/kitty/Hand.svelte";
import { Choice } from "../../src/net/choice.svelte";

const player = (hand: (string | null)[]) => ({ house: {}, porch: {}, yard: {}, lasting: [], hand });
const view = (...hand: string[]) => ({ players: [player(hand), player([null])], neighborhood: {}, to_move: 0, deck: 12, discard: [], phase: "turn" });

let shown: Record<string, unknown> | undefined;
function open(me: number | null, ...hand: string[]) {
  shown = mount(Hand, { target: document.body, props: { view: view(...hand), me, choice: new Choice(), names: ["Ada", "Bo"], tally: null } });
  flushSync();
}
const count = (selector: string) => document.querySelectorAll(selector).length;

beforeAll(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))));
afterEach(() => void unmount(shown!));

test("the pile stays when the hand is empty, and an empty slot as high as a card keeps the board's size", () => {
  open(0, "tuna");
  expect([count("[data-at=pile]"), count(".slot"), count(".slot.none")]).toEqual([1, 1, 0]);
  void unmount(shown!);
  open(0);
  expect([count("[data-at=pile]"), count(".slot"), count(".slot.none")]).toEqual([1, 1, 1]);
  expect(document.querySelector(".slot.none")!.getAttribute("aria-hidden")).toBe("true");
});

test("watchers see the pile, but no hand", () => {
  open(null, "tuna");
  expect([count("[data-at=pile]"), count(".slot"), count(".hand")]).toEqual([1, 0, 0]);
  expect(document.body.textContent).not.toContain("Your hand");
});
