import { expect, test } from "vitest";
import type { Seat, TableInfo } from "../../src/net/wire";
import { isAgainstBots } from "../../src/table/play-again";

const tableOf = (...seats: Partial<Seat>[]) => ({ seats }) as TableInfo;
const bot = { kind: "bot" } as const;
const mine = { kind: "person", yours: true } as const;
const other = { kind: "person" } as const;

test("only tables with one person and bots start again at once", () => {
  expect(isAgainstBots(tableOf(mine, bot, bot))).toBe(true);
  expect(isAgainstBots(tableOf(mine, bot, other))).toBe(false);
  expect(isAgainstBots(tableOf(mine, mine))).toBe(false);
});
