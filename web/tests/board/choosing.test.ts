import { afterEach, describe, expect, test, vi } from "vitest";
import { choose, pickUp, spotsOf, stepOf } from "../../src/board/choosing";
import { Choice } from "../../src/net/choice.svelte";
import { pointer } from "../../src/ui/pointer.svelte";
import { settings } from "../../src/ui/settings.svelte";

afterEach(() => {
  settings.confirm = "auto";
  pointer.isCoarse = false;
});

function begun(...path: string[]): Choice {
  const choice = new Choice();
  choice.take({ "card 0.0": { "at 1,2": {}, "at -1,0": {} }, "card 0.1": { "at 4,4": {} }, done: {} });
  for (const word of path) choice.pick(word);
  return choice;
}

describe("places", () => {
  test("come from the allowed words", () => {
    expect(spotsOf(begun()).all).toEqual([]);
    expect(spotsOf(begun("card 0.0")).all.map((one) => one.at)).toEqual([[1, 2], [-1, 0]]); // prettier-ignore
  });
  test("stay available after one of them is chosen", () => {
    const choice = begun("card 0.0", "at 1,2");
    const spots = spotsOf(choice);
    expect(spots.chosen).toBe("at 1,2");
    expect(spots.all).toHaveLength(2);
    choose(choice, "at -1,0", spots.chosen, undefined);
    expect(choice.path).toEqual(["card 0.0", "at -1,0"]);
  });
  test("for one card belong to one step", () => {
    const steps = [begun(), begun("card 0.0"), begun("card 0.0", "at 1,2"), begun("card 0.1")].map(stepOf);
    expect(steps).toEqual(["", "card 0.0", "card 0.0", "card 0.1"]);
  });
  test("confirm when they are chosen again", () => {
    let confirmed = 0;
    choose(begun("card 0.0", "at 1,2"), "at 1,2", "at 1,2", () => confirmed++);
    expect(confirmed).toBe(1);
  });
});

describe("a place that completes the move", () => {
  test.each([
    ["auto", false, 1],
    ["auto", true, 0],
    ["always", false, 0],
  ] as const)("%s, by touch: %s", (confirm, isCoarse, times) => {
    settings.confirm = confirm;
    pointer.isCoarse = isCoarse;
    const onconfirm = vi.fn();
    choose(begun("card 0.0"), "at 1,2", null, onconfirm);
    expect(onconfirm).toHaveBeenCalledTimes(times);
  });

  test("isn't made before the move is complete", () => {
    const choice = new Choice();
    choice.take({ "card 0.0": { "at 1,2": { "at 3,4": {} } } });
    choice.pick("card 0.0");
    const onconfirm = vi.fn();
    choose(choice, "at 1,2", null, onconfirm);
    expect(onconfirm).not.toHaveBeenCalled();
  });
});

test("a card in hand is picked up, put down, and exchanged for another", () => {
  const choice = begun();
  pickUp(choice, "card 0.0");
  expect(choice.path).toEqual(["card 0.0"]);
  pickUp(choice, "card 0.1");
  expect(choice.path).toEqual(["card 0.1"]);
  pickUp(choice, "card 0.1");
  expect(choice.path).toEqual([]);
});
