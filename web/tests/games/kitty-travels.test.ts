import { expect, test } from "vitest";
import { travels } from "../../src/games/kitty/travels";
import type { Player, View } from "../../src/games/kitty/view";
import { BACK } from "../../src/motion/travel";

const player = (hand: Player["hand"], more: Partial<Player> = {}): Player => ({ house: {}, porch: {}, yard: {}, lasting: [], hand, ...more });
const view = (players: Player[], more: Partial<View> = {}): View => ({ players, neighborhood: { white: 3 }, to_move: 0, deck: 20, discard: [], phase: "turn", ...more });
const ways = (all: { from: string[]; to: string[] }[]) => all.map((one) => `${one.from[0]} > ${one.to[0]}`);
const face = (card: string) => ({ symbol: `tt-card-${card}`, kind: "face" });

test("a cat goes from the last place of its group to the first free one of the next", () => {
  const before = view([player([]), player([], { yard: { white: 1 } })]);
  const after = view([player([]), player([], { yard: { white: 2 } })], { neighborhood: { white: 2 } });
  const words = ["move white neighborhood yard"];
  expect(ways(travels(before, after, [{ by: 1, words }], 0))).toEqual(["-1 neighborhood white 2 > 1 yard white 1"]);
  expect(travels(before, after, [{ by: 1, words }], 1)[0]!.from).toEqual(["ghost", "-1 neighborhood white 2"]);
});

test("of several cats of one color, those on the same property belong together", () => {
  const before = view([player([], { porch: { gray: 1 } }), player([], { porch: { gray: 1 } })]);
  const after = view([player([], { yard: { gray: 1 } }), player([], { yard: { gray: 1 } })]);
  expect(ways(travels(before, after, [], null))).toEqual(["0 porch gray 0 > 0 yard gray 0", "1 porch gray 0 > 1 yard gray 0"]);
});

test("a cat on a card travels, too", () => {
  const lasting = [{ card: "foster-kittens", cats: { white: 1 } }];
  const found = travels(view([player([], { lasting: [{ card: "foster-kittens", cats: {} }] })]), view([player([], { lasting })], { neighborhood: { white: 2 } }), [], null);
  expect(ways(found)).toEqual(["-1 neighborhood white 2 > 0 on foster-kittens white 0"]);
});

test("a card goes to the player it is aimed at, under a property if it stays, and to the pile if it is discarded", () => {
  const before = view([player(["tuna", "stray-dog"]), player([null])]);
  const after = view([player(["tuna"]), player([null])], { discard: ["stray-dog"] });
  expect(travels(before, after, [{ by: 0, words: ["play stray-dog", "target 1", "count 2"] }], 0)).toEqual([
    { from: ["hand 0.1", "hand 0", "held 0", "seat 0", "supply 0"], to: ["property 1"], picture: face("stray-dog") },
  ]);
  const kept = view([player(["tuna"], { lasting: [{ card: "stray-dog" }] }), player([null])]);
  expect(ways(travels(before, kept, [{ by: 0, words: ["play stray-dog"] }], 1))).toEqual(["hand 0 > 0 lasting 0"]);
  expect(travels(before, after, [{ by: 0, words: ["discard stray-dog"] }], 0)[0]!.to[0]).toBe("pile");
});

test("what others draw is the back of a card; an Instant that is drawn is shown to everyone", () => {
  const before = view([player(["tuna"]), player([null])]);
  const after = view([player(["tuna"]), player([null, null])], { deck: 18, discard: ["fireworks"] });
  const found = travels(before, after, [{ by: 1, words: ["pass", "card fireworks"] }], 0);
  expect(found).toEqual([
    { from: ["pile", "street"], to: ["street"], picture: face("fireworks") },
    { from: ["pile", "street"], to: ["hand 1", "held 1", "seat 1", "supply 1"], picture: BACK },
  ]);
});

test("an own card that is drawn goes to its slot, even if the same card was just played", () => {
  const before = view([player(["tuna", "catnip"])]);
  const after = view([player(["catnip", "tuna"])], { deck: 19, discard: ["tuna"] });
  expect(ways(travels(before, after, [{ by: 0, words: ["play tuna"] }], 0))).toEqual(["hand 0.0 > street", "pile > hand 0.1"]);
});

test("a card that another player loses comes from there", () => {
  const before = view([player(["tuna"]), player([null])]);
  const after = view([player(["tuna", "catnip"]), player([])]);
  expect(ways(travels(before, after, [{ by: 0, words: ["target 1"] }], 0))).toEqual(["hand 1 > hand 0.1"]);
});
