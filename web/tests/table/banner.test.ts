import { beforeAll, describe, expect, test } from "vitest";
import { GAMES, loadGame, viewsOf } from "../../src/games";
import { bannerOf, remarksOf, type Situation } from "../../src/table/banner";
import type { Frame } from "../../src/net/wire";

const window = { window: 3, kind: "cancel", seats: [0, 2], closes: 9 };
const about = { title: "Hairball", text: "You choose.", card: "hairball", targets: [0] };
const banner = (frame: Partial<Frame>, more: Partial<Situation> = {}) =>
  bannerOf({ frame: { n: 3, now: 0, seat: 0, ...frame }, turn: 1, isAsked: false, isPreparing: false, what: "choose a cat", names: ["Ada", "Bo"], ...more });

test("it says that it is your turn only when it is", () => {
  expect(banner({ asks: 0 }, { turn: 0, isAsked: true })).toEqual({ text: "Your turn: choose a cat", mood: "turn" });
  for (const one of [
    banner({ asks: 0 }, { isAsked: true }),
    banner({ asks: 0, question: about }, { isAsked: true }),
    banner({ asks: 0, question: about }, { isAsked: true, turn: 0 }),
    banner({ window }, { isAsked: true }),
    banner({ window }, { isAsked: true, turn: 0 }),
    banner({ window, ahead: { view: {}, options: {} } }, { isPreparing: true }),
  ])
    expect(one.text).not.toContain("Your turn");
});

test("a question names the card that it is about", () => {
  expect(banner({ asks: 0, question: about }, { isAsked: true })).toEqual({ text: "Hairball: choose a cat", mood: "asked" });
  expect(banner({ asks: 1, question: { ...about, text: "Bo chooses." } })).toEqual({ text: "Hairball: Bo chooses.", mood: "" });
});

test("whoever isn't prompted reads the same in a window, whether or not the rules ask them", () => {
  const asked = banner({ window, question: about });
  expect(banner({ window: { ...window, seats: [2] }, question: about })).toEqual(asked);
  expect(asked).toEqual({ text: "Hairball: waiting for responses", mood: "" });
});

test("a window too short to be seen isn't announced", () => {
  expect(banner({ window: { ...window, opened: 8.95 }, question: about })).toEqual({ text: "Bo is thinking", mood: "" });
});

test("a prompt asks what the window is for", () => {
  expect(banner({ window, question: about }, { isAsked: true })).toEqual({ text: "Cancel it?", mood: "asked" });
});

test("the next move is announced, and once it is set, what becomes of it", () => {
  const ahead = { view: {}, options: {} };
  expect(banner({ window, ahead }, { isPreparing: true }).text).toMatch(/^You can already choose/);
  expect(banner({ window, ahead: { ...ahead, kept: ["draw"] } }, { isPreparing: true }).text).toMatch(/^Your next move is set/);
});

test("at the end it names the winners", () => {
  const result = { how: "played" as const, points: [3, 9], winners: [1] };
  expect(banner({ result })).toEqual({ text: "Bo won", mood: "over" });
  expect(banner({ result: { ...result, winners: [0] } }).text).toBe("You won!");
});

describe("in small print the banner says", () => {
  beforeAll(() => Promise.all(GAMES.map((game) => loadGame(game.name))));
  const turn = { phase: "turn", to_move: 0, actions_left: 2 };
  const remarks = (game: string, view: Record<string, unknown>, more: Partial<Frame> = {}, mood: "turn" | "" = "") => remarksOf(viewsOf(game), { n: 3, now: 0, seat: 1, view, ...more }, mood);

  test("how many actions the player has left", () => {
    expect(remarks("here-kitty-kitty", turn, { seat: 0 }, "turn")).toEqual(["2 actions left"]);
    expect(remarks("here-kitty-kitty", turn, { seat: 0, question: about }, "turn")).toEqual([]);
  });

  test("that the final round has begun, to everyone, and to whoever has their last turn", () => {
    const last = { ...turn, final_turns_left: 2 };
    expect(remarks("here-kitty-kitty", last, { seat: 0 }, "turn")).toEqual(["Last turn", "2 actions left"]);
    expect(remarks("here-kitty-kitty", last)).toEqual(["Final round"]);
    expect(remarks("here-kitty-kitty", last, { seat: null })).toEqual(["Final round"]);
    expect(remarks("here-kitty-kitty", { ...turn, final_turns_left: null })).toEqual([]);
  });

  test("that the last rounds of If It Fits have begun; Cat Box has none", () => {
    expect(remarks("if-it-fits", { ending: true }, { asks: 1 }, "turn")).toEqual(["Last rounds"]);
    expect(remarks("if-it-fits", { ending: false })).toEqual([]);
    expect(remarks("cat-box", { pile: { cards: 0 } })).toEqual([]);
  });

  test("nothing after the end", () => {
    const result = { how: "played" as const, points: [3, 9], winners: [1] };
    expect(remarks("here-kitty-kitty", { ...turn, phase: "over", final_turns_left: 0 }, { result })).toEqual([]);
  });
});
