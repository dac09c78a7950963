import { describe, expect, it } from "vitest";
import { Choice } from "../../src/net/choice.svelte";

const TREE = {
  "card 0.0": { "at 0,0": {}, "at 1,0": {} },
  "play 1": { "card NES:mouse": { "at 3,3": {}, "turned 3,3": {} } },
  draw: {},
};

function choosing() {
  const choice = new Choice();
  choice.take(TREE);
  return choice;
}

describe("a move being made", () => {
  it("grows word by word until it is complete", () => {
    const choice = choosing();
    expect(choice.words).toEqual(["card 0.0", "play 1", "draw"]);
    choice.pick("card 0.0");
    expect(choice.isWhole).toBe(false);
    expect(choice.has("at 1,0")).toBe(true);
    choice.pick("at 1,0");
    expect(choice.path).toEqual(["card 0.0", "at 1,0"]);
    expect(choice.isWhole).toBe(true);
  });

  it("adds words that only reveal something, and removes them with their pick", () => {
    const choice = choosing();
    choice.pick("play 1");
    expect(choice.path).toEqual(["play 1", "card NES:mouse"]);
    choice.back();
    expect(choice.path).toEqual([]);
  });

  it("lets the last word be replaced", () => {
    const choice = choosing();
    choice.pick("card 0.0");
    choice.pick("at 0,0");
    expect(choice.couldBe("at 1,0")).toBe(true);
    choice.pick("at 1,0");
    expect(choice.path).toEqual(["card 0.0", "at 1,0"]);
    choice.pick("at 1,0");
    expect(choice.path).toEqual(["card 0.0", "at 1,0"]);
  });

  it("ignores words that are not offered", () => {
    const choice = choosing();
    choice.pick("at 9,9");
    choice.pick("constructor");
    expect(choice.has("toString")).toBe(false);
    expect(choice.path).toEqual([]);
  });

  it("is kept with new options if it is still allowed, else cleared", () => {
    const choice = choosing();
    choice.pick("card 0.0");
    choice.take({ ...TREE });
    expect(choice.path).toEqual(["card 0.0"]);
    choice.take({ draw: {} });
    expect(choice.path).toEqual([]);
  });
});
