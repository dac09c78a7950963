import { expect, test } from "vitest";
import { sentencesInOrder } from "../../src/net/sentences";

const inOrder = (entry: Parameters<typeof sentencesInOrder>[0]) => sentencesInOrder(entry).map((one) => one.text);

test("each result comes right after what led to it, and keeps its number", () => {
  const entry = { text: ["Ada chooses a cat.", "Bo draws an Instant."], results: ["The cat moves.", "Another cat moves.", "Bo loses a cat."], results_after: [1, 1, 2] };
  expect(inOrder(entry)).toEqual(["Ada chooses a cat.", "The cat moves.", "Another cat moves.", "Bo draws an Instant.", "Bo loses a cat."]);
  expect(sentencesInOrder(entry).map((one) => one.line)).toEqual([0, 2, 3, 1, 4]);
  expect(sentencesInOrder(entry).map((one) => one.isResult)).toEqual([false, true, true, false, true]);
});

test("a result may come first, and entries may have none or nothing", () => {
  expect(inOrder({ text: ["Bo draws."], results: ["A cat moves."], results_after: [0] })).toEqual(["A cat moves.", "Bo draws."]);
  expect(inOrder({ text: ["Bo passes."] })).toEqual(["Bo passes."]);
  expect(inOrder({})).toEqual([]);
});
