import { expect, test } from "vitest";
import { travels } from "../../src/games/catbox/travels";
import type { HeldCard, View } from "../../src/games/catbox/view";

const card = (face: string): HeldCard => ({ public: [face.slice(0, 2), face.slice(2)], secret: null });
const view = (pile: number, ...hands: string[][]): View => ({
  players: hands.map((hand) => ({ identity: null, hand: hand.map(card), tokens: [], fish: [] })),
  placed: [],
  guards: [],
  pile: { cards: pile, top: null },
  phase: "turn",
});
const ways = (all: { from: string[]; to: string[] }[]) => all.map((one) => `${one.from[0]} > ${one.to[0]}`);

test("a card goes from the hand it is taken from to the board, and another one from the pile to that hand", () => {
  const before = view(9, ["KKKK", "PPPP"], ["BBBB", "YYYY"]);
  const after = view(8, ["KKKK", "PPPP"], ["YYYY", "VVVV"]);
  const found = travels(before, after, [{ by: 0, words: ["card 1.0", "at 3,-2", "face VVVV"] }], 1);
  expect(ways(found)).toEqual(["hand 1.0 > cell 3,-2", "pile > hand 1.1"]);
  expect(found[0]!.from).toContain("seat 1"); // where hands aren't shown
});

test("an own card comes from where it was shown before it was confirmed", () => {
  const found = travels(view(0, ["KKKK"]), view(0, []), [{ by: 0, words: ["card 0.0", "at 0,0"] }], 0);
  expect(found[0]!.from.slice(0, 2)).toEqual(["ghost", "hand 0.0"]);
});

test("nothing is drawn when the pile doesn't change", () => {
  expect(travels(view(0, ["KKKK"]), view(0, ["KKKK"]), [], 0)).toEqual([]);
});

test.each([
  [["token cat-box", "at 1,1"], ["0 cat-box > guard 1,1"]],
  [["token toy-mouse", "at 1,1", "at 4,4"], ["0 toy-mouse > cell 4,4", "cell 1,1 > cell 4,4"]],
  [["token dried-fish", "card 1.0"], ["0 dried-fish > hand 0.fish", "hand 1.0 > hand 0.fish"]],
  [["token cat-paw"], ["0 cat-paw > board"]],
  [["token stacking"], ["0 stacking > board"]],
])("a token goes to what it does: %j", (words, expected) => {
  const both = view(0, ["KKKK"], ["BBBB"]);
  expect(ways(travels(both, both, [{ by: 0, words }], 1))).toEqual(expected);
});

test("a token disappears where it arrives, and a seat whose hand isn't shown gets it instead", () => {
  const both = view(0, ["KKKK"], ["BBBB"]);
  const [token] = travels(both, both, [{ by: 0, words: ["token dried-fish", "card 1.0"] }], 1);
  expect(token).toEqual({
    from: ["0 dried-fish", "held 0", "seat 0", "supply 0"],
    to: ["hand 0.fish", "hand 0", "held 0", "seat 0", "supply 0"],
    picture: { symbol: "tt-token-dried-fish", kind: "token" },
  });
});
