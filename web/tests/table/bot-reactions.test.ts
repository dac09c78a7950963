import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import type { TableClient } from "../../src/net/table-client.svelte";
import type { Frame, TableInfo } from "../../src/net/wire";
import { BotReactions } from "../../src/table/bot-reactions.svelte";
import { SECONDS } from "../../src/table/reactions";
import ScoreSheet from "../../src/table/ScoreSheet.svelte";
import SeatList from "../../src/table/SeatList.svelte";
import { settings } from "../../src/ui/settings.svelte";

/** Milliseconds for compiling a board on a busy machine. */
const LOADING = 300_000;
const GAME = "here-kitty-kitty";
const seats = [
  { kind: "person", name: "Ada", yours: true },
  { kind: "bot", name: "Pepper", character: "pepper", level: "kitten" },
] as TableInfo["seats"];
const table = { id: "t", status: "playing", setup: { game: GAME }, seats } as unknown as TableInfo;
const WINDOW = { window: 4, kind: "copy", seats: [0], closes: 9, prompted: false };
const frame = (n: number, more: object = {}) => ({ n, now: 0, ...more }) as Frame;
const ended = (n: number, ...winners: number[]) => frame(n, { result: { how: "played", winners, points: [3, 9] }, tally: [] });

let reactions: BotReactions;
const line = () => reactions.lineOf(1, table);

beforeAll(() => loadGame(GAME), LOADING);
beforeEach(async () => {
  vi.useFakeTimers();
  const character = { id: "pepper", name: "Pepper", face: "pepper", temperament: "proud", style: "" };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify({ characters: [character] })) }));
  reactions = new BotReactions();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  settings.botRemarks = true;
  reactions.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a bot says something for a few seconds", () => {
  reactions.take(frame(20), table, [0, 0]);
  reactions.take(frame(21), table, [0, 5]);
  expect(line()).toBe("Naturally.");
  expect(reactions.moodOf(1)).toBe("glad");
  vi.advanceTimersByTime(SECONDS * 1000);
  expect(line()).toBe("");
});

test("points that change while a window opens cause a reaction once it has closed, not before", () => {
  reactions.take(frame(20), table, [0, 0]);
  reactions.take(frame(21, { window: WINDOW }), table, [0, 5]);
  expect(line()).toBe("");
  reactions.take(frame(22), table, [0, 5]);
  expect(line()).toBe("Naturally.");
});

test("a window that opens silences a bot", () => {
  reactions.take(frame(20), table, [0, 0]);
  reactions.take(frame(21), table, [0, 5]);
  reactions.take(frame(22, { window: WINDOW }), table, [0, 5]);
  expect(line()).toBe("");
});

test("a bot reacts when the pieces have landed", () => {
  reactions.take(frame(20), table, [0, 0]);
  reactions.take(frame(21), table, [0, 0], 20);
  expect(line()).toBe("");
  reactions.take(frame(21), table, [0, 5]);
  expect(line()).toBe("Naturally.");
});

test("reactions can be switched off and on during a game", () => {
  reactions.take(frame(20), table, [0, 0]);
  reactions.take(frame(21), table, [0, 5]);
  settings.botRemarks = false;
  expect(line()).toBe("");
  expect(reactions.moodOf(1)).toBe("calm");
});

test("a game that was over when the page was loaded causes no reaction", () => {
  reactions.take(ended(30, 1), table, [3, 9]);
  expect(line()).toBe("");
});

describe("after the game", () => {
  const shown = (Component: typeof ScoreSheet | typeof SeatList, now: Frame) => {
    const client = { id: "over", seat: 0, ahead: 0, frame: now, table, news: [] } as unknown as TableClient;
    const props = { client, table, reactions, game: GAME, names: ["Ada", "Pepper"], onlight: () => {} };
    const target = document.createElement("div");
    const made = mount(Component as typeof ScoreSheet, { target, props });
    flushSync();
    return { target, close: () => void unmount(made) };
  };

  test("the bot's face and words are on the score sheet, for as long as it's open, once everything is counted", () => {
    reactions.take(frame(29), table, [3, 4]);
    reactions.take(ended(30, 1), table, [3, 9]);
    const before = shown(SeatList, ended(30, 1));
    expect(before.target.querySelector(".line")).toBeNull();
    before.close();
    vi.advanceTimersByTime(60_000);
    const sheet = shown(ScoreSheet, ended(30, 1));
    expect(sheet.target.querySelector("[data-part=remark]")).toBeNull();
    expect(sheet.target.querySelector("[data-mood]")?.getAttribute("data-mood")).toBe("calm");
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(sheet.target.querySelector("[data-part=remark]")?.textContent).toBe("As expected.");
    expect(sheet.target.querySelector("[data-mood]")?.getAttribute("data-mood")).toBe("glad");
    sheet.close();
  });

  test("a bot that lost is cross there", () => {
    reactions.take(frame(29), table, [3, 4]);
    reactions.take(ended(30, 0), table, [10, 9]);
    const sheet = shown(ScoreSheet, ended(30, 0));
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(sheet.target.querySelector("[data-part=remark]")?.textContent).toBe("I let you win.");
    expect(sheet.target.querySelector("[data-mood]")?.getAttribute("data-mood")).toBe("cross");
    sheet.close();
  });
});
