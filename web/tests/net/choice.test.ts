import { describe, expect, it } from "vitest";
import { Choice, type Tree } from "../../src/net/choice.svelte";

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

describe("several cats", () => {
  /** Two of a black, a gray and an orange cat, as the server lists them. */
  const TWO = { "color black": { "color gray": {}, "color orange": {} }, "color gray": { "color orange": {} } };
  /** Up to two cats, then a target. */
  const SOME = { "color black": { "color white": { "target 1": {} }, enough: {} }, "color white": { enough: {} }, enough: {} };

  function choosing(tree: Tree) {
    const choice = new Choice();
    choice.take(tree);
    return choice;
  }

  it("can be picked in any order", () => {
    const choice = choosing(TWO);
    expect(choice.words).toEqual(["color black", "color gray", "color orange"]);
    choice.pick("color orange");
    expect(choice.isWhole).toBe(false);
    expect(choice.words).toEqual(["color black", "color gray"]);
    choice.pick("color gray");
    expect(choice.isWhole).toBe(true);
    expect(choice.path).toEqual(["color gray", "color orange"]);
  });

  it("are taken back in the order in which they were picked", () => {
    const choice = choosing(TWO);
    choice.pick("color orange");
    choice.pick("color gray");
    choice.back();
    expect(choice.path).toEqual(["color orange"]);
    expect(choice.pathWith("color gray")).toEqual(["color gray", "color orange"]);
  });

  it("can be replaced once all are picked", () => {
    const choice = choosing(TWO);
    choice.pick("color orange");
    choice.pick("color gray");
    choice.pick("color black");
    expect(choice.path).toEqual(["color black", "color orange"]);
  });

  it("have no path to preview while one that comes before is missing", () => {
    const choice = choosing(TWO);
    expect(choice.pathWith("color orange")).toBeNull();
    expect(choice.pathWith("color gray")).toEqual(["color gray"]);
  });

  it("are followed by other words only in their place", () => {
    const choice = choosing(SOME);
    choice.pick("color white");
    expect(choice.words).toEqual(["color black", "enough"]);
    choice.pick("color black");
    expect(choice.words).toEqual(["target 1"]);
    choice.pick("target 1");
    expect(choice.path).toEqual(["color black", "color white", "target 1"]);
    choice.back();
    choice.back();
    expect(choice.path).toEqual(["color white"]);
  });
});

describe("the number of cats to pick", () => {
  const isCat = (word: string) => /^(color|left|right) (?!-)/.test(word);
  const counts = (choice: Choice) => Object.values(choice.count(isCat));

  it("comes from the legal moves, in whichever order they are picked", () => {
    const choice = new Choice();
    choice.take({ "color black": { "color black": {}, "color gray": {} }, "color gray": { "color gray": {} } });
    expect(counts(choice)).toEqual([0, 2]);
    choice.pick("color gray");
    expect(counts(choice)).toEqual([1, 2]);
    choice.pick("color black");
    expect(counts(choice)).toEqual([2, 2]);
  });

  it("is the most that one may pick if fewer are enough", () => {
    const choice = new Choice();
    choice.take({ "play can-opener": { "color black": { "color gray": { "color white": {}, enough: {} }, enough: {} } } });
    choice.pick("play can-opener");
    choice.pick("color black");
    expect(counts(choice)).toEqual([1, 3]);
    choice.pick("enough");
    expect(counts(choice)).toEqual([1, 1]);
  });

  it("leaves out words that pick none", () => {
    const choice = new Choice();
    choice.take({ "left -": { "right black": {} }, "left black": { "right -": {} } });
    expect(counts(choice)).toEqual([0, 1]);
    choice.pick("left -");
    expect(counts(choice)).toEqual([0, 1]);
  });
});
