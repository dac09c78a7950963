import { describe, expect, it, test } from "vitest";
import { pointsBySeat, tallyGroups } from "../../src/games/kitty/score";
import { Choice } from "../../src/net/choice.svelte";
import { countCards, movesOf, seatThem, STREET, wordsFor, zoneOf } from "../../src/games/kitty/view";
import { views } from "../../src/games/kitty/views";
import type { Question, SeatTally } from "../../src/net/wire";

const NAMES = ["Ada", "Bo"];
const seats: SeatTally[] = [
  { seat: 0, points: 8, lines: [{ what: "house", points: 5, count: 1 }, { what: "most_of_a_color", points: 3, count: 1 }, { what: "porch", points: 0, count: 0 }] },
  { seat: 1, points: 0, lines: [] },
]; // prettier-ignore

describe("the score", () => {
  it("is counted line by line, without lines of 0 points", () => {
    const groups = tallyGroups(seats, NAMES);
    expect(groups[0]!.lines.map((line) => line.worth)).toEqual([5, 3]);
    expect(groups[0]!.lines[0]!.cells).toEqual([[0, 0]]);
    expect(pointsBySeat(seats, 2)).toEqual([8, 0]);
  });
});

test("the discard pile counts cards by name", () => {
  expect(countCards(["tuna", "catnip", "tuna"])).toEqual([["tuna", 2], ["catnip", 1]]); // prettier-ignore
});

test("cards have buttons where the hand doesn't show them", () => {
  expect(views.isOnBoard("play tuna")).toBe(false);
  expect(views.wordLabel!("color black", NAMES)).toContain("lack");
  expect(views.wordLabel!("pass", NAMES)).toBeUndefined();
});

describe("a button", () => {
  const label = (word: string, question?: Question) => views.wordLabel!(word, NAMES, question);
  test("names a cat and where it is", () => {
    expect(label("color black")).toBe("Black cat");
    expect(label("cat gray porch")).toBe("Gray cat on the Porch");
    expect(label("yard 1 orange")).toBe("Orange cat from Bo’s Yard");
  });
  test("names the neighbor whom a cat goes to, as the server says", () => {
    const question: Question = { text: "Choose which.", neighbors: [1, 0] };
    expect(label("left black", question)).toBe("Left (Bo): black cat");
    expect(label("right -", question)).toBe("Right (Ada): no cat");
    expect(label("left black")).toBe("Left: black cat");
  });
});

describe("cats in the neighborhood", () => {
  test("sit within their zone, however many they are", () => {
    const groups = seatThem({ black: 9, gray: 7, orange: 8, white: 10 }, 1, 3.7);
    const last = groups.at(-1)!;
    expect(last.x + last.wide).toBeLessThanOrEqual(4.71);
  });
  test("stand for words, moves inward first", () => {
    const said = ["move black yard neighborhood", "move black yard porch", "yard 2 black", "color black"];
    expect(wordsFor(said, [], 0, 0, "yard", "black")).toEqual(["move black yard porch", "move black yard neighborhood"]);
    expect(wordsFor(said, [], 0, 2, "yard", "black")).toEqual(["yard 2 black"]);
    expect(wordsFor(["cat white house"], ["play cat-burglar", "target 1"], 0, 1, "house", "white")).toHaveLength(1);
    expect(wordsFor(["cat white house"], ["play cat-burglar", "target 1"], 0, 0, "house", "white")).toHaveLength(0);
  });
  test("stand for a color in the zone that the question names, else in the Neighborhood", () => {
    const chosen = (seat: number, zone: "yard" | "porch" | "neighborhood", asked?: string) => wordsFor(["color black"], [], 0, seat, zone, "black", asked);
    expect(chosen(STREET, "neighborhood")).toEqual(["color black"]);
    expect(chosen(0, "yard")).toEqual([]);
    expect(chosen(0, "yard", "yard")).toEqual(["color black"]);
    for (const elsewhere of [chosen(STREET, "neighborhood", "yard"), chosen(0, "porch", "yard"), chosen(1, "yard", "yard")]) expect(elsewhere).toEqual([]);
  });
  test("can be dragged where a word leads, even after another move was chosen", () => {
    const choice = new Choice();
    choice.take({ "move black yard porch": {}, "move black yard neighborhood": {}, "move gray neighborhood yard": {} });
    const black = () => movesOf(choice, 0, 0, "yard", "black").map(zoneOf);
    expect(black()).toEqual(["porch", "neighborhood"]);
    expect(movesOf(choice, 0, 1, "yard", "black")).toEqual([]);
    choice.pick("move gray neighborhood yard");
    expect(black()).toEqual(["porch", "neighborhood"]);
    expect(movesOf(choice, 0, STREET, "neighborhood", "gray").map(zoneOf)).toEqual(["yard"]);
  });
});
