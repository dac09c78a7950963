import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MovePreview } from "../../src/table/preview.svelte";
import type { TableClient } from "../../src/net/table-client.svelte";
import type { Foreseen, Refused } from "../../src/net/wire";

describe("a move preview", () => {
  let asked: string[][] = [];
  let answer: Foreseen | Refused = { foreseen: ["Closes the box."] };
  const at = { choice: { path: [] as string[] }, frame: { n: 1, now: 0 }, preparing: null as object | null, tryMove: (words: string[]) => (asked.push(words), Promise.resolve(answer)) };
  let preview: MovePreview;
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answer = { foreseen: ["Closes the box."] };
    at.frame.n = 1;
    at.preparing = null;
    preview = new MovePreview(at as unknown as TableClient);
  });
  afterEach(() => vi.useRealTimers());

  it("is requested after a short delay, and only once", async () => {
    preview.request(["card 0.0", "at 1,1"]);
    await vi.advanceTimersByTimeAsync(60);
    preview.request(["card 0.0", "at 2,1"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([["card 0.0", "at 2,1"]]);
    expect(preview.note?.sentences).toEqual(["Closes the box."]);
    preview.request(null);
    expect(preview.note).toBeNull();
    preview.request(["card 0.0", "at 2,1"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
    expect(preview.note).not.toBeNull();
  });

  it("is requested again when the table has changed", async () => {
    preview.request(["draw"], true);
    await vi.advanceTimersByTimeAsync(5);
    at.frame.n = 2;
    preview.request(["draw"], true);
    await vi.advanceTimersByTimeAsync(5);
    expect(asked).toHaveLength(2);
  });

  it("is requested for a next move, too, and not mixed up with an answer of the same words", async () => {
    at.preparing = {};
    preview.request(["discard tuna"], true);
    await vi.advanceTimersByTimeAsync(5);
    expect(preview.note?.sentences).toEqual(["Closes the box."]);
    at.preparing = null;
    answer = { foreseen: ["Cancels it."] };
    preview.request(["discard tuna"], true);
    await vi.advanceTimersByTimeAsync(5);
    expect(asked).toHaveLength(2);
    expect(preview.note?.sentences).toEqual(["Cancels it."]);
  });

  it("explains a refusal with its rule, for a while", async () => {
    answer = { why: "taken", text: "Jack sleeps there.", rule: "IIF-5.4" };
    await preview.explainRefusal(["sleep 1,1"]);
    expect(preview.note).toMatchObject({ kind: "refused", sentences: ["Jack sleeps there."], rule: "IIF-5.4" });
    await vi.advanceTimersByTimeAsync(9000);
    expect(preview.note).toBeNull();
  });

  it("closes an explanation when the player goes on", async () => {
    answer = { why: "taken", text: "Jack sleeps there.", rule: "IIF-5.4" };
    await preview.explainRefusal(["sleep 1,1"]);
    preview.goOn();
    expect(preview.note).not.toBeNull();
    at.choice.path = ["draw"];
    preview.goOn();
    expect(preview.note).toBeNull();
  });
});
