import { beforeEach, expect, test, vi } from "vitest";
import { applyWindowHabit } from "../../src/table/window-habit";
import { settings } from "../../src/ui/settings.svelte";

const clientOf = (some: object = {}) => {
  const sent = vi.fn(() => Promise.resolve(true));
  return { sent, client: { id: "table", seat: 1, ownSeat: null, connection: "connected" as const, isOver: false, frame: { n: 1, now: 0, standing: ["", "ask"] }, do: sent, ...some } };
};

beforeEach(() => {
  localStorage.clear();
  settings.windows = "turn";
});

test("a new table gets the player's setting, once", async () => {
  const { sent, client } = clientOf();
  await applyWindowHabit(client);
  await applyWindowHabit(client);
  expect(sent.mock.calls).toEqual([[{ do: "standing", choice: "turn" }]]);
  const other = clientOf({ id: "another table" });
  await applyWindowHabit(other.client);
  expect(other.sent).toHaveBeenCalledOnce();
});

test.each([
  ["the player has chosen there", { frame: { n: 1, now: 0, standing: ["", "always"] } }],
  ["someone only watches", { seat: null }],
  ["someone plays several seats", { ownSeat: 1 }],
  ["the game is over", { isOver: true }],
  ["the connection is lost", { connection: "lost" as const }],
])("nothing is sent if %s", async (_, some) => {
  const { sent, client } = clientOf(some);
  await applyWindowHabit(client);
  expect(sent).not.toHaveBeenCalled();
});

test("the default needs no message, and a later change is for new tables", async () => {
  settings.windows = "ask";
  const { sent, client } = clientOf();
  await applyWindowHabit(client);
  settings.windows = "target";
  await applyWindowHabit(client);
  expect(sent).not.toHaveBeenCalled();
});
