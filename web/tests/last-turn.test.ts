import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { CHANGES_BOARD } from "../src/games";
import { marksOf } from "../src/games/catbox/view";
import CatBox from "../src/games/catbox/Board.svelte";
import { lastTurn, type Entry } from "../src/board/last-turn";
import { Choice } from "../src/net/choice.svelte";

const moved = (by: number, ...say: string[]): Entry => ({ what: "moved", by, say });
const undone = (by: number): Entry => ({ what: "undone", by });
const inCatBox = (...entries: Entry[]) => lastTurn(entries, CHANGES_BOARD["cat-box"]!);
const inFits = (...entries: Entry[]) => lastTurn(entries, CHANGES_BOARD["if-it-fits"]!);
const inKitty = (...entries: Entry[]) => lastTurn(entries, CHANGES_BOARD["here-kitty-kitty"]!);

describe("the last turn", () => {
  test("is marked on after “done”, until somebody else changes the board", () => {
    const play = moved(0, "card 0.0", "face KP.Y", "at 3,-2");
    expect(inCatBox(play)?.words).toContain("at 3,-2");
    expect(inCatBox(play, moved(0, "done", "face KKKK"))).toMatchObject({ by: 0, words: expect.arrayContaining(["at 3,-2"]) });
    expect(inFits(moved(1, "play 0", "at 6,4"), moved(1, "done"), moved(0, "draw"))).toMatchObject({ by: 1 });
    expect(inCatBox(play, moved(0, "done"), moved(1, "card 1.0", "at 5,5"))).toEqual({ by: 1, words: ["card 1.0", "at 5,5"] });
  });

  test("is taken back by an undo, with all that came after it", () => {
    const [first, second] = [moved(0, "card 0.0", "at 1,1"), moved(1, "card 1.0", "at 2,2")];
    expect(inCatBox(first, second, undone(1))).toEqual({ by: 0, words: ["card 0.0", "at 1,1"] });
    expect(inCatBox(first, second, moved(0, "card 0.1", "at 3,3"), undone(1))).toEqual({ by: 0, words: ["card 0.0", "at 1,1"] });
    expect(inCatBox(first, undone(0))).toBeNull();
  });

  test("stays in Here, Kitty, Kitty! while others let it pass or discard, not while cards do something else", () => {
    const step = moved(0, "move black yard porch");
    expect(inKitty(step, moved(1, "pass"), moved(2, "pass"))).toEqual({ by: 0, words: ["move black yard porch"] });
    expect(inKitty(step, moved(1, "discard tuna"))).toMatchObject({ by: 0 });
    expect(inKitty(step, moved(1, "play fireworks"))).toEqual({ by: 1, words: ["play fireworks"] });
  });
});

describe("what is marked in Cat Box", () => {
  test("is a card, and after Toy Mouse also the card where it is now", () => {
    expect(marksOf(["card 0.0", "at 1,1", "token toy-mouse", "at -3,0", "at 4,4"])).toEqual([
      { at: [1, 1], size: 2 },
      { at: [4, 4], size: 2 },
    ]);
  });
  test("is no longer where Toy Mouse lifted it", () => {
    expect(marksOf(["card 0.0", "at 1,1", "token toy-mouse", "at 1,1", "at 4,4"])).toEqual([{ at: [4, 4], size: 2 }]);
  });
  test("is a single quadrant for the Cat Box token", () => {
    expect(marksOf(["token cat-box", "at 0,0", "card 0.0", "at 1,1"])).toEqual([
      { at: [0, 0], size: 1 },
      { at: [1, 1], size: 2 },
    ]);
  });
  test("is drawn on the board, once for each", () => {
    const view = { players: [], placed: [{ at: [0, 0], shows: ["KP", ".Y"] }], guards: [], pile: { cards: 0, top: null } };
    const last = { words: ["card 0.0", "at 1,1", "token toy-mouse", "at -3,0", "at 4,4"], by: 0 };
    const shown = mount(CatBox, { target: document.body, props: { view, me: null, choice: new Choice(), names: [], last } });
    expect(document.querySelectorAll(".marked")).toHaveLength(2);
    void unmount(shown);
  });
});
