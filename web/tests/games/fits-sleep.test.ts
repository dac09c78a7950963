import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Board from "../../src/games/fits/Board.svelte";
import { sleeping } from "../../src/games/fits/sleeping.svelte";
import { Choice } from "../../src/net/choice.svelte";

const card = { open: "NESW", icons: ["mouse"] };
const view = {
  options: { table: [10, 10] },
  cells: [{ at: [4, 4], card }],
  across: [],
  players: [{ cat: "lilly", supply: 5, hand: [] }, { cat: "milo", supply: 5, hand: [] }],
  phase: "turn",
};

afterEach(() => {
  sleeping.isChosen = false;
  document.body.replaceChildren();
});

test("places for a sleeping cat appear only after the player chose to lay one", () => {
  const choice = new Choice();
  choice.take({ draw: {}, "sleep 4,3": {}, "sleep 5,4": {} });
  const board = mount(Board, { target: document.body, props: { view, me: 0, choice, names: ["Ada", "Bo"], tally: null } });
  flushSync();
  const places = () => document.querySelectorAll('[data-word^="sleep "]').length;
  expect(places()).toBe(0);
  sleeping.isChosen = true;
  flushSync();
  expect(places()).toBe(2);
  expect(document.querySelectorAll('[data-word^="sleep "] .plus')).toHaveLength(0); // they look different from places for cards
  void unmount(board);
});
