import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import ReplayPage from "../../src/replay/ReplayPage.svelte";

const steps = [
  { n: 4, to: 4, at: 0, what: "moved", by: 0, say: ["pass"], text: ["Ada passes.", "Nobody can move."] },
  { n: 5, to: 5, at: 0, what: "ended", text: ["The game is over.", "Ada: 27 points – 20 for a, 7 for b.", "Bo: 54 points – 50 for a, 4 for b.", "Bo wins."] },
];
const result = { how: "played", points: [27, 54], winners: [1] };
const page = { table: { setup: { game: "cat-box" }, seats: [{ name: "Ada" }, { name: "Bo" }] }, eyes: "open", may: ["open", "0", "1"], over: true, steps, result };
let shown: Record<string, unknown>;

beforeAll(() => loadGame("cat-box"), 300_000);
beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => (path.includes("/replay?") ? Promise.resolve(Response.json(page)) : new Promise(() => {})));
});
afterEach(() => {
  void unmount(shown);
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

const text = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
async function caption(n: number): Promise<Element> {
  history.replaceState(null, "", `/replay/t1?n=${n}`);
  shown = mount(ReplayPage, { target: document.body, props: { id: "t1" } });
  await vi.waitFor(() => expect(document.querySelector('[data-replay="over"]')).not.toBeNull());
  flushSync();
  return document.querySelector(".now")!;
}

test("sentences of a step are apart", async () => {
  expect(text(await caption(4))).toBe("Ada passes. Nobody can move.");
});

test("the end is short enough to be read whole: the winner, and the points from most to least; the log has the rest", async () => {
  const end = await caption(99);
  expect(text(end)).toMatch(/^The game is over\. Bo wins\. B ?Bo 54 A ?Ada 27$/);
  expect(end.classList.contains("end")).toBe(true);
  expect(text([...document.querySelectorAll("button.step")].at(-1)!)).toContain("over. Ada: 27 points – 20 for a, 7 for b. Bo: 54 points");
});
