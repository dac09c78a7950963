import { beforeEach, expect, test } from "vitest";
import { freeCharacters, opponentsOf, optionsOf, saveChoices, setupOf, valuesOf, savedChoices, type GameOffer } from "../../src/home/setup";

const LEVELS = ["kitten", "house-cat"];
const game: GameOffer = {
  name: "if-it-fits",
  title: "If It Fits",
  players: [2, 3, 4, 5],
  variants: [{ advanced: false }, { advanced: true }],
  decks: ["cardboard"],
  choices: [
    { name: "advanced", kind: "yes-no", usual: false },
    { name: "table", kind: "one-of", values: [{ name: "coffee" }, { name: "kitchen" }], usual: "kitchen" },
    { name: "cats", kind: "each-seat", values: [{ name: "milo" }, { name: "jack" }] },
    { name: "first", kind: "seat" },
  ],
};

beforeEach(() => localStorage.clear());

test("a first visit has sensible defaults", () => {
  const choices = savedChoices(game, LEVELS);
  expect(choices).toMatchObject({ way: "bots", players: 3, level: "house-cat" });
  expect(setupOf(game, choices)).toMatchObject({ game: "if-it-fits", players: 3, options: { advanced: false }, listed: false });
});

test("the last choices are kept if they are still available", () => {
  saveChoices(game.name, { ...savedChoices(game, LEVELS), players: 9, level: "lion", extras: { table: "coffee", cats: "garfield" } });
  const choices = savedChoices(game, LEVELS);
  expect(choices).toMatchObject({ players: 3, level: "house-cat", extras: { table: "coffee" } });
});

test("saved choices that can't be read are ignored", () => {
  localStorage.setItem("setup if-it-fits", "{");
  expect(savedChoices(game, LEVELS).players).toBe(3);
});

test("every kind of option is sent in the form that the server expects", () => {
  const choices = { ...savedChoices(game, LEVELS), extras: { table: "coffee", cats: "jack", first: "2" } };
  expect(setupOf(game, choices).options).toEqual({ advanced: false, table: "coffee", cats: ["jack"], first: 2 });
});

test("options for your own seat are offered only if you take the first seat", () => {
  const choices = { ...savedChoices(game, LEVELS), way: "phones" as const, extras: { cats: "jack" } };
  expect(optionsOf(game, choices).map((one) => one.name)).toEqual(["table", "first"]);
  expect(setupOf(game, choices).options).toEqual({ advanced: false });
});

test("at one screen there are as many seats as names", () => {
  const choices = { ...savedChoices(game, LEVELS), way: "one-screen" as const, names: ["Ada", "Bob", "Cleo", "Dan"] };
  expect(setupOf(game, choices)).toMatchObject({ players: 4, listed: false, chat: false });
  expect(valuesOf(game.choices![3]!, choices)).toEqual(["0", "1", "2", "3"]);
});

test("a clock is counted in seconds", () => {
  const choices = { ...savedChoices(game, LEVELS), way: "friends" as const };
  expect(setupOf(game, { ...choices, clock: "slow", days: 3 }).clock).toEqual({ kind: "slow", move: 259_200 });
  expect(setupOf(game, { ...choices, clock: "live" }).clock).toEqual({ kind: "live", move: 60, reserve: 600 });
});

test("long windows are sent only for games that have windows", () => {
  const choices = { ...savedChoices(game, LEVELS), longWindows: true };
  expect(setupOf(game, choices).long_windows).toBe(false);
  expect(setupOf({ ...game, windows: ["cancel"] }, choices).long_windows).toBe(true);
});

test("a table for friends is private unless they choose otherwise", () => {
  const choices = { ...savedChoices(game, LEVELS), way: "friends" as const };
  expect(setupOf(game, choices).listed).toBe(false);
  expect(setupOf(game, { ...choices, isPublic: true }).listed).toBe(true);
});

test("bots are random characters, unless some are chosen", () => {
  const choices = savedChoices(game, LEVELS);
  expect(opponentsOf(choices)).toEqual(["house-cat", "house-cat"]);
  expect(opponentsOf({ ...choices, level: "kitten", characters: ["", "pepper", "tofu"] })).toEqual(["kitten", "kitten@pepper"]);
});

test("two bots can't be the same character", () => {
  const all = ["pepper", "tofu", "nutmeg"].map((id) => ({ id, name: id }));
  const choices = { ...savedChoices(game, LEVELS), characters: ["pepper", "", "nutmeg"] };
  expect(freeCharacters(all, choices, 0).map((one) => one.id)).toEqual(["pepper", "tofu", "nutmeg"]);
  expect(freeCharacters(all, choices, 1).map((one) => one.id)).toEqual(["tofu", "nutmeg"]);
});

test("chosen characters are kept for their seats, if they still exist", () => {
  saveChoices(game.name, { ...savedChoices(game, LEVELS), characters: ["", "pepper", "pepper", "gone"] });
  expect(savedChoices(game, LEVELS, ["pepper"]).characters).toEqual(["", "pepper", "", ""]);
});
