import { expect, test } from "vitest";
import { reactionTo, type Moment } from "../../src/table/reactions";

const BOTS = [false, true, true];
const moment = (n: number, points: number[] | null, more: Partial<Moment> = {}): Moment => ({ n, points, winners: null, isWindow: false, ...more });

test("a bot is glad about many points at once, and cross when it loses them", () => {
  expect(reactionTo(BOTS, moment(20, [0, 0, 0]), moment(21, [0, 1, 5]), 0)).toEqual({ seat: 2, occasion: "glad" });
  expect(reactionTo(BOTS, moment(20, [0, 6, 0]), moment(21, [6, 2, 0]), 0)).toEqual({ seat: 1, occasion: "robbed" });
});

test("a point or two, a person's points and secret points cause no reaction", () => {
  expect(reactionTo(BOTS, moment(20, [0, 0, 0]), moment(21, [9, 2, 0]), 0)).toBeNull();
  expect(reactionTo(BOTS, moment(20, null), moment(21, null), 0)).toBeNull();
});

test("after a reaction, three rounds pass before the next", () => {
  expect(reactionTo(BOTS, moment(27, [0, 0, 0]), moment(28, [0, 5, 0]), 20)).toBeNull();
  expect(reactionTo(BOTS, moment(28, [0, 0, 0]), moment(29, [0, 5, 0]), 20)).not.toBeNull();
});

test("nobody reacts in a window", () => {
  expect(reactionTo(BOTS, moment(20, [0, 0, 0]), moment(21, [0, 5, 0], { isWindow: true }), 0)).toBeNull();
});

test("at the end a winning bot reacts, or else a losing one, whenever the last reaction was", () => {
  const before = moment(30, [1, 2, 3]);
  expect(reactionTo(BOTS, before, moment(31, [1, 2, 3], { winners: [2] }), 30)).toEqual({ seat: 2, occasion: "won" });
  expect(reactionTo(BOTS, before, moment(31, [4, 2, 3], { winners: [0] }), 30)).toEqual({ seat: 1, occasion: "lost" });
  expect(reactionTo(BOTS, before, moment(31, [4, 2, 3], { winners: [] }), 30)).toBeNull();
});

test("the same frame twice is no news", () => {
  expect(reactionTo(BOTS, moment(21, [0, 0, 0]), moment(21, [0, 9, 0]), 0)).toBeNull();
});
