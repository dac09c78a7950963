import { beforeAll, describe, expect, test } from "vitest";
import { GAMES, loadGame, viewsOf } from "../../src/games";
import { lastTurn, movedBy, movesToMark, playedBefore, sinceMove, type TurnEntry } from "../../src/board/last-turn";
import { isMove } from "../../src/games/game-module";

const moved = (by: number, ...say: string[]): TurnEntry => ({ what: "moved", by, say });
const undone = (by: number): TurnEntry => ({ what: "undone", by });
/** A turn in one piece: its player and all its words. */
const turn = (moves: TurnEntry[]) => (moves.length > 0 ? { by: moves[0]!.by, words: movedBy(moves).flatMap((one) => one.words) } : null);
const inCatBox = (...entries: TurnEntry[]) => turn(lastTurn(entries, viewsOf("cat-box")!.changesBoard));
const inFits = (...entries: TurnEntry[]) => turn(lastTurn(entries, viewsOf("if-it-fits")!.changesBoard));
const inKitty = (...entries: TurnEntry[]) => turn(lastTurn(entries, viewsOf("here-kitty-kitty")!.changesBoard));

beforeAll(() => Promise.all(GAMES.map((game) => loadGame(game.name))));

describe("the last turn", () => {
  test("stays marked after “done”, until someone else changes the board", () => {
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

describe("since a player last moved", () => {
  const of = (name: string, seat: number | null, ...entries: TurnEntry[]) => sinceMove(entries, seat, (words) => isMove(viewsOf(name)!, words)).map((one) => one.say![0]);

  test("there is everything that others did, in order", () => {
    const own = moved(0, "card 0.0", "at 1,1");
    expect(of("cat-box", 0, moved(1, "old"), own, moved(1, "card 1.0", "at 2,2"), moved(2, "card 2.1", "at 3,3"))).toEqual(["card 1.0", "card 2.1"]);
    expect(of("cat-box", 0, own)).toEqual([]);
    expect(of("cat-box", 2, moved(1, "first"), own)).toEqual(["first", "card 0.0"]);
  });

  test.each(["pass", "cancel hairball", "shield doghouse", "copy catnip", "land land-on-your-feet", "cat black yard", "color gray", "left -"])("the answer “%s” in somebody else's turn isn't a move", (answer) => {
    expect(of("here-kitty-kitty", 0, moved(0, "play tuna"), moved(1, "play catnip"), moved(0, answer))).toEqual(["play catnip"]);
  });

  test.each(["play tuna", "move black yard porch", "discard tuna"])("“%s” is a move", (word) => {
    expect(of("here-kitty-kitty", 0, moved(1, "play catnip"), moved(0, word))).toEqual([]);
  });

  test("drawing a card isn't a move, but passing a turn is", () => {
    const other = moved(1, "play catnip");
    expect(of("if-it-fits", 0, moved(0, "done"), moved(1, "sleep 6,5"), moved(0, "draw", "card NE:mouse"))).toEqual(["sleep 6,5"]);
    expect(of("cat-box", 0, other, moved(0, "pass"))).toEqual([]);
  });

  test("an undo takes back moves of others and the player's own", () => {
    const [first, second, third] = [moved(0, "one"), moved(1, "two"), moved(0, "three")];
    expect(of("cat-box", 0, first, second, undone(1))).toEqual([]);
    expect(of("cat-box", 0, first, second, third, undone(0))).toEqual(["two"]);
  });

  test("a bot that played for the player made no move of theirs", () => {
    const stoodIn = { ...moved(0, "two"), made: "kitten" };
    expect(of("cat-box", 0, moved(0, "one"), stoodIn, moved(1, "three"))).toEqual(["two", "three"]);
  });

  test("moves that change the board are marked, or the last turn if none did", () => {
    const mark = (...entries: TurnEntry[]) => movesToMark(entries, 0, (words) => isMove(viewsOf("here-kitty-kitty")!, words), viewsOf("here-kitty-kitty")!.changesBoard).map((one) => one.say![0]);
    const [own, ...others] = [moved(0, "move black yard porch"), moved(1, "pass"), moved(1, "play fireworks"), moved(2, "discard tuna")];
    expect(mark(own!, ...others)).toEqual(["play fireworks"]);
    expect(mark(own!, others[0]!, others[2]!)).toEqual(["move black yard porch"]);
  });

  describe("and a window had to pass first", () => {
    const views = () => viewsOf("here-kitty-kitty")!;
    const isOwn = (words: string[]) => isMove(views(), words);
    const passed = (by: number, ...changed: string[]): TurnEntry => ({ what: "moved", by, say: ["pass"], changed });
    const marked = (seat: number, ...entries: TurnEntry[]) => movedBy(movesToMark(entries, seat, isOwn, views().changesBoard));
    const play = moved(1, "play can-opener");

    test("what the last pass let happen is attributed to the player whose move it was", () => {
      const expected = [{ by: 1, words: ["play can-opener"] }, { by: 1, words: ["pass"], changed: ["1 yard"] }];
      expect(marked(0, play, passed(2), passed(0, "1 yard"))).toEqual(expected);
      expect(marked(2, play, passed(2), passed(0, "1 yard"))).toEqual(expected);
    });

    test("it isn't marked as something that others did if it was the player's own move", () => {
      const other = moved(2, "move black yard porch");
      expect(marked(1, play, passed(2), passed(0, "1 yard"), other)).toEqual([{ by: 2, words: ["move black yard porch"] }]);
    });

    test("it belongs to the last turn, with all of its moves", () => {
      const turn = lastTurn([play, passed(2), passed(0, "1 yard"), moved(1, "move gray yard porch")], views().changesBoard);
      expect(turn.map((one) => one.say![0])).toEqual(["play can-opener", "pass", "pass", "move gray yard porch"]);
    });

    test("a discard or a shield after which an Instant took effect is marked, too", () => {
      const drawn = { ...moved(1, "discard tuna", "card hairball"), changed: ["2 house", "2 porch"] };
      expect(marked(0, drawn)).toEqual([{ by: 1, words: ["discard tuna", "card hairball"], changed: ["2 house", "2 porch"] }]);
      const shielded = { ...moved(2, "shield tuna", "target 2"), changed: ["0 yard"] };
      expect(marked(0, shielded)).toEqual([{ by: 2, words: ["shield tuna", "target 2"], changed: ["0 yard"] }]);
    });

    test("passing a turn in Cat Box isn't attributed to anyone else", () => {
      expect(lastTurn([moved(1, "card 1.0", "at 2,2"), moved(2, "pass")], viewsOf("cat-box")!.changesBoard)).toHaveLength(1);
    });
  });
});

test("a copy finds the card that was played last before it", () => {
  const steps = [moved(0, "play tuna"), moved(1, "pass"), moved(2, "copy copy-cat"), moved(0, "play catnip"), moved(1, "copy copy-cat")];
  expect(playedBefore(steps)).toEqual([undefined, steps[0], steps[0], steps[0], steps[3]]);
});
