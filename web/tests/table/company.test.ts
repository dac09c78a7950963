import { beforeEach, expect, test } from "vitest";
import type { News, Seat, TableInfo } from "../../src/net/wire";
import { canReplace } from "../../src/table/absence";
import { isAgainstBots } from "../../src/table/play-again";
import { UnreadChat } from "../../src/table/unread.svelte";

const tableOf = (...seats: Partial<Seat>[]) => ({ seats }) as TableInfo;
const bot = { kind: "bot" } as const;
const mine = { kind: "person", yours: true } as const;
const other = { kind: "person" } as const;
const said = (n: number, by: number) => ({ n, at: 0, what: "chatted", by }) as News;
const moved = (n: number) => ({ n, at: 0, what: "moved", by: 1 }) as News;

beforeEach(() => sessionStorage.clear());

test("a bot can be asked to play for somebody who has been away long enough", () => {
  const table = tableOf(mine, { ...other, replaceable_at: 100 }, other);
  expect(canReplace(table, 1, 0, 99)).toBe(false);
  expect(canReplace(table, 1, 0, 100)).toBe(true);
  expect(canReplace(table, 2, 0, 100)).toBe(false);
});

test("watchers and players who left can't ask for a bot", () => {
  const table = tableOf({ ...mine, stand_in: "kitten" }, { ...other, replaceable_at: 100 });
  expect(canReplace(table, 1, 0, 200)).toBe(false);
  expect(canReplace(table, 1, null, 200)).toBe(false);
});

test("only tables with one person and bots start again at once", () => {
  expect(isAgainstBots(tableOf(mine, bot, bot))).toBe(true);
  expect(isAgainstBots(tableOf(mine, bot, other))).toBe(false);
  expect(isAgainstBots(tableOf(mine, mine))).toBe(false);
});

test("messages of others are unread until they have been seen, also after a reload", () => {
  const chat = new UnreadChat("t");
  const news = [said(1, 1), moved(2), said(3, 0), said(4, 2)];
  expect(chat.count(news, 0)).toBe(2);
  chat.see(news);
  expect(chat.count([...news, said(5, 1)], 0)).toBe(1);
  expect(new UnreadChat("t").count([...news, said(5, 1)], 0)).toBe(1);
  expect(new UnreadChat("another").count(news, 0)).toBe(2);
});
