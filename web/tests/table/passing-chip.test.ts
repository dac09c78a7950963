import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import type { TableClient } from "../../src/net/table-client.svelte";
import TurnBanner from "../../src/table/TurnBanner.svelte";
import { passingChoice } from "../../src/table/window-habit";

const table = (some: object = {}) => ({ status: "playing", setup: { game: "here-kitty-kitty" }, seats: [{ name: "Ada" }, { name: "Bo" }], ...some });
const clientOf = (standing: string[], some: object = {}) =>
  ({
    seat: 1,
    ownSeat: null,
    ahead: 0,
    isAsked: false,
    preparing: null,
    choice: { path: [], words: [], isWhole: false },
    frame: { n: 3, now: 0, seat: 1, view: { phase: "turn", to_move: 0 }, standing },
    table: table(),
    ...some,
  }) as unknown as TableClient;

describe("a standing answer that passes", () => {
  test.each([
    ["turn", 0, "turn"],
    ["turn", 1, null], // the player is asked in their own turn
    ["target", 0, "target"],
    ["target", 1, "target"],
    ["ask", 0, null],
    ["always", 0, null],
  ])("%s, in the turn of %i: %s", (choice, turn, expected) => expect(passingChoice(clientOf(["", choice]), turn)).toBe(expected));

  test("isn't there for watchers, for players who share a screen, or after resigning", () => {
    for (const one of [{ seat: null }, { ownSeat: 1 }, { table: table({ seats: [{}, { resigned: true }] }) }]) expect(passingChoice(clientOf(["", "turn"], one), 0)).toBeNull();
  });
});

describe("the banner", () => {
  let page: Record<string, unknown>;
  const onstanding = vi.fn();
  const chip = (client: TableClient) => {
    page = mount(TurnBanner, { target: document.body, props: { client, names: ["Ada", "Bo"], onstanding } });
    flushSync();
    return document.querySelector<HTMLButtonElement>('[data-do="passing"]');
  };
  beforeAll(() => loadGame("here-kitty-kitty"), 300_000);
  afterEach(() => unmount(page));

  test("says it, and opens the place where it is changed", () => {
    const button = chip(clientOf(["", "turn"]))!;
    expect(button.getAttribute("aria-label")).toBe("You pass until your turn. Change");
    button.click();
    expect(onstanding).toHaveBeenCalledOnce();
  });

  test("says the same whatever the window asks, and whoever it asks", () => {
    const open = (window: object | null) => {
      const { frame } = clientOf(["", "target"]);
      const html = chip(clientOf(["", "target"], { frame: { ...frame, window } }))!.outerHTML;
      void unmount(page);
      return html;
    };
    const window = { window: 7, kind: "cancel", seats: [1], opened: 0, closes: 9 };
    const shown = [null, window, { ...window, seats: [0] }, { ...window, prompted: true }].map(open);
    expect(new Set(shown).size).toBe(1);
    chip(clientOf(["", "target"]));
  });

  test("says nothing by default", () => expect(chip(clientOf(["", "ask"]))).toBeNull());
});
