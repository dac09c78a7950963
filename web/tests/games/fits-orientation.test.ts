import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Hand from "../../src/games/fits/Hand.svelte";
import { Orientation, orientation } from "../../src/games/fits/orientation.svelte";
import { Choice, type Tree } from "../../src/net/choice.svelte";

const cards = [
  { open: "N", icons: ["mouse"] },
  { open: "E", icons: [] },
];
const hint = () => document.querySelector(".hint")?.textContent;
const button = () => document.querySelector<HTMLButtonElement>('[data-do="turn"]')!;
const sides = () => [...document.querySelectorAll("button.card")].map((one) => /open to the (\w+)/.exec(one.getAttribute("aria-label")!)![1]);

function show(tree: Tree) {
  const choice = new Choice();
  choice.take(tree);
  const view = { players: [{ cat: "lilly", hand: cards }, { cat: "milo", hand: [] }], supply: [5, 5], deck: { cards: 20, stacks: [] }, cells: [], across: [] }; // prettier-ignore
  const hand = mount(Hand, { target: document.body, props: { view, me: 0, choice, names: ["Ada", "Bo"], hasSeats: true } });
  flushSync();
  return { choice, hand };
}
afterEach(() => {
  orientation.keep();
  document.body.replaceChildren();
});

test("only the picked card is turned, and without one all are", () => {
  const { choice, hand } = show({ "play 0": { "card N:mouse": { "at 1,1": {} } }, "play 1": { "card E:": { "at 1,1": {} } } });
  expect([button().textContent?.trim(), sides()]).toEqual(["Rotate all", ["north", "east"]]);
  choice.pick("play 1");
  flushSync();
  expect(button().textContent?.trim()).toBe("Rotate card");
  button().click();
  flushSync();
  expect(sides()).toEqual(["north", "west"]);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
  flushSync();
  expect(sides()).toEqual(["north", "east"]);
  choice.clear();
  flushSync();
  button().click();
  flushSync();
  expect(sides()).toEqual(["south", "west"]);
  void unmount(hand);
});

test("a card stays turned when another one is played, and new cards are upright", () => {
  const turned = new Orientation();
  turned.turn(cards, 1);
  expect([turned.isTurned(cards, 0), turned.isTurned(cards, 1)]).toEqual([false, true]);
  turned.keep([cards[1]!]);
  expect(turned.isTurned([cards[1]!], 0)).toBe(true);
  turned.keep([]);
  expect(turned.isTurned(cards, 1)).toBe(false);
});

test("equal cards are turned one by one", () => {
  const turned = new Orientation();
  const equal = [cards[0]!, { ...cards[0]! }];
  turned.turn(equal, 1);
  expect([turned.isTurned(equal, 0), turned.isTurned(equal, 1)]).toEqual([false, true]);
});

test("the hand says what the cat is good for that may be placed now", () => {
  const asleep = show({ draw: {}, "sleep 1,1": {} });
  expect(hint()).toMatch(/^Sleeping cats/);
  void unmount(asleep.hand);
  const awake = show({ done: {}, "cat 1,1": {} });
  expect(hint()).toMatch(/^Awake cats/);
  void unmount(awake.hand);
  const neither = show({ draw: {} });
  expect(hint()).toBeUndefined();
  void unmount(neither.hand);
});
