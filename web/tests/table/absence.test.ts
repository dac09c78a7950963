import { expect, test } from "vitest";
import type { Seat, TableInfo } from "../../src/net/wire";
import { canReplace } from "../../src/table/absence";

const tableOf = (...seats: Partial<Seat>[]) => ({ seats }) as TableInfo;
const mine = { kind: "person", yours: true } as const;
const other = { kind: "person" } as const;

test("a bot can be asked to play for someone who has been away long enough", () => {
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
