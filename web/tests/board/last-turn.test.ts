import { beforeAll, describe, expect, test } from "vitest";
import { GAMES, loadGame, viewsOf } from "../../src/games";
import { lastTurn, type TurnEntry } from "../../src/board/last-turn";

const moved = (by: number, ...say: string[]): TurnEntry => ({ what: "moved", by, say });
const undone = (by: number): TurnEntry => ({ what: "undone", by });
const inCatBox = (...entries: TurnEntry[]) => lastTurn(entries, viewsOf("cat-box")!.changesBoard);
const inFits = (...entries: TurnEntry[]) => lastTurn(entries, viewsOf("if-it-fits")!.changesBoard);
const inKitty = (...entries: TurnEntry[]) => lastTurn(entries, viewsOf("here-kitty-kitty")!.changesBoard);

beforeAll(() => Promise.all(GAMES.map((game) => loadGame(game.name))));

describe("the last turn", () => {
  test("stays marked after “done”, until somebody else changes the board", () => {
    const play = moved(0, "card 0.0", "face KP.Y", "at 3,-2");
    expect(inCatBox(play)?.words).toContain("at 3,-2");
    expect(inCatBox(play, moved(0, "done", "face KKKK"))).toMatchObject({ by: 0, words: expect.arrayContaining(["at 3,-2"]) });
    expect(inFits(moved(1, "play 0", "at 6,4"), moved(1, "done"), moved(0, "draw"))).toMatchObject({ by: 1 });
    expect(inCatBox(play, moved(0, "done"), moved(1, "card 1.0", "at 5,5"))).toEqual({ by: 1, words: ["card 1.0", "at 5,5"] });
  });

  test("is unmarked by an undo, with every move after it", () => {
    const [first, second] = [moved(0, "card 0.0", "at 1,1"), moved(1, "card 1.0", "at 2,2")];
    expect(inCatBox(first, second, undone(1))).toEqual({ by: 0, words: ["card 0.0", "at 1,1"] });
    expect(inCatBox(first, second, moved(0, "card 0.1", "at 3,3"), undone(1))).toEqual({ by: 0, words: ["card 0.0", "at 1,1"] });
    expect(inCatBox(first, undone(0))).toBeNull();
  });

  test("stays marked in Here, Kitty, Kitty! while others pass or discard", () => {
    const step = moved(0, "move black yard porch");
    expect(inKitty(step, moved(1, "pass"), moved(2, "pass"))).toEqual({ by: 0, words: ["move black yard porch"] });
    expect(inKitty(step, moved(1, "discard tuna"))).toMatchObject({ by: 0 });
    expect(inKitty(step, moved(1, "play fireworks"))).toEqual({ by: 1, words: ["play fireworks"] });
  });
});
