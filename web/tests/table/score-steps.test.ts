import { expect, test } from "vitest";
import { ScoreSteps } from "../../src/table/score-steps.svelte";
import type { ScoreGroup } from "../../src/games/score";

const line = (key: string) => ({ key, text: key, points: { 0: 1 }, worth: 1, cells: [] });
const groups: ScoreGroup[] = [{ key: "g", title: "Ada", seats: [0], total: 2, lines: [line("a"), line("b")] }];

test("once everything was counted, the result stays known while the player steps back", () => {
  const steps = new ScoreSteps();
  steps.begin(groups, "one");
  expect([steps.isDone, steps.hasEnded]).toEqual([false, false]);
  steps.go(2);
  expect([steps.isDone, steps.hasEnded]).toEqual([true, true]);
  steps.go(0);
  expect([steps.isDone, steps.hasEnded, steps.totalOf(0, 2)]).toEqual([false, true, 1]);
});

test("it is known from the beginning where everything was counted before", () => {
  const steps = new ScoreSteps();
  steps.begin(groups, "one");
  expect(steps.hasEnded).toBe(true);
});
