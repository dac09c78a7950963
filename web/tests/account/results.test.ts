import { expect, test } from "vitest";
import { opponents, streaks, winsByGame, type FinishedGame } from "../../src/account/results";

/** A game of yours: whether you won, your points, and the level of the bot. */
function result(won: boolean, points: number, level = "kitten", more: Partial<FinishedGame> = {}): FinishedGame {
  const you = { name: "Ada", level: "", character: "", points, won, you: true };
  const other = { name: "Tofu", level, character: "tofu", points: 9, won: !won, you: false };
  return { table: "t", game: "chess", ended: 0, how: "played", players: [you, other], ...more };
}

test("wins are counted for each game, and by the strongest opponent", () => {
  const found = winsByGame([result(true, 12), result(false, 20, "tiger:50"), result(true, 8)]);
  expect(found).toEqual([
    { game: "chess", level: "", played: 3, won: 2, best: 20 },
    { game: "chess", level: "kitten", played: 2, won: 2, best: 12 },
    { game: "chess", level: "tiger", played: 1, won: 0, best: 20 },
  ]);
});

test("a game without bots is a game against people", () => {
  expect(opponents(result(true, 1, ""))).toBe("people");
});

test("a game that nobody won and one where you had all seats don't count", () => {
  const alone = result(true, 5);
  alone.players[1]!.you = true;
  expect(winsByGame([alone, result(false, 5, "kitten", { how: "agreed" })])).toEqual([]);
});

test("a best score comes only from a game that was played to the end", () => {
  expect(winsByGame([result(true, 40, "kitten", { how: "resigned" })])[0]!.best).toBeNull();
});

test.each([
  [[], { now: 0, best: 0 }],
  [[true, true, false, true], { now: 2, best: 2 }],
  [[false, true, true, true], { now: 0, best: 3 }],
  [[true], { now: 1, best: 1 }],
] as [boolean[], object][])("of the results %j, newest first, the streaks are %j", (won, runs) => {
  expect(streaks(won.map((one) => result(one, 1)))).toEqual(runs);
});
