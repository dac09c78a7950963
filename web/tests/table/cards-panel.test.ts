import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import type { TableClient } from "../../src/net/table-client.svelte";
import type { Frame } from "../../src/net/wire";
import CardsPanel from "../../src/table/CardsPanel.svelte";

/** Milliseconds for compiling a board on a busy machine. */
const LOADING = 300_000;
const frame = (n: number, deck: number, ...discard: string[]) => ({ n, now: 0, view: { deck, discard } }) as unknown as Frame;

beforeAll(() => loadGame("here-kitty-kitty"), LOADING);

test("piles are counted as they were until the pieces have landed", () => {
  vi.useFakeTimers();
  const [before, after] = [frame(3, 40), frame(4, 39, "tuna")];
  const client = { id: "t", seat: 0, isOver: false, frame: after } as unknown as TableClient;
  const piles = (totals: Frame) => {
    const panel = mount(CardsPanel, { target: document.body, props: { client, game: "here-kitty-kitty", totals } });
    flushSync();
    const found = { left: /\d+/.exec(document.querySelector(".cards p")!.textContent)![0], discarded: document.querySelectorAll(".names li").length };
    void unmount(panel);
    return found;
  };
  expect(piles(before)).toEqual({ left: "40", discarded: 0 });
  expect(piles(after)).toEqual({ left: "39", discarded: 1 });
  vi.useRealTimers();
});
