import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadGame } from "../../src/games";
import type { TableClient } from "../../src/net/table-client.svelte";
import type { TableInfo } from "../../src/net/wire";
import type { BotReactions } from "../../src/table/bot-reactions.svelte";
import SeatList from "../../src/table/SeatList.svelte";

const table = { status: "playing", setup: { game: "cat-box" }, seats: ["Ada", "Bo", "Cy"].map((name) => ({ kind: "person", name, here: true })) } as unknown as TableInfo;
const frame = { n: 9, now: 0, seat: 0, asks: 0, view: { players: [] } };
const reactions = { lineOf: () => "", moodOf: () => "calm" } as unknown as BotReactions;
const client = { seat: 0, ahead: 0, frame, table } as unknown as TableClient;
let page: Record<string, unknown>;

/** The seats that are marked, and whether a screen reader hears whose turn it is. */
function marked(mover?: number | null) {
  page = mount(SeatList, { target: document.body, props: { client, table, reactions, totals: { n: 9, now: 0 }, mover } });
  flushSync();
  const all = [...document.querySelectorAll("li")];
  return [all.flatMap((one, i) => (one.classList.contains("turn") ? [i] : [])), document.body.textContent.includes("to move")];
}

beforeAll(() => loadGame("cat-box"), 300_000);
afterEach(() => unmount(page));

test("the player whose turn it is is marked", () => expect(marked()).toEqual([[0], true]));
test("during a replay, it is the player whose move it shows", () => expect(marked(2)).toEqual([[2], false]));
test("and nobody before the first move", () => expect(marked(null)).toEqual([[], false]));
