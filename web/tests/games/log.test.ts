import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { TurnEntry } from "../../src/board/last-turn";
import { loadGame, viewsOf } from "../../src/games";
import { chanceWord, illustrate, sayWith } from "../../src/games/log-parts";
import LogText from "../../src/games/LogText.svelte";
import * as catbox from "../../src/games/catbox/log";
import * as fits from "../../src/games/fits/log";
import * as kitty from "../../src/games/kitty/log";
import type { View as FitsView } from "../../src/games/fits/view";

/** Milliseconds for compiling all boards on a busy machine. */
const LOADING = 300_000;
const NAMES = ["Ada", "Bo", "Cy"];
const moved = (by: number, say: (string | null)[], ...text: string[]): TurnEntry => ({ what: "moved", by, say, text });

describe("sentences with pictures", () => {
  test("a picture replaces a name or is put before it, in the order of the sentence", () => {
    const [cat, card] = [{ cat: 1 }, { card: 1 }];
    const things = [{ name: "gray", picture: cat }, { name: "Tuna", picture: card, keepsName: true }];
    expect(illustrate<object>("Ada plays Tuna: gray.", things)).toEqual(["Ada plays ", card, "Tuna: ", cat, "."]);
  });

  test("only whole words are names, and a player's name stays text", () => {
    expect(illustrate("At -1,-1 and 1,-1", [{ name: "1,-1", picture: {} }])).toEqual(["At -1,-1 and ", {}]);
    expect(illustrate("black chooses: black.", [{ name: "black" }, { name: "black", picture: { cat: 1 } }])).toEqual(["black chooses: ", { cat: 1 }, "."]);
    expect(illustrate("Ada passes.", [{ name: "Tuna", picture: {} }])).toEqual(["Ada passes."]);
  });

  test("a text of the app takes pictures as variables", () => {
    expect(sayWith("log-kitty-move", { name: "Ada", cat: [{ color: "gray" }], from: "Yard", to: "Porch" })).toEqual(["Ada wants to move ", { color: "gray" }, ": Yard → Porch"]);
  });

  test("a chance event's sentence belongs to its word, even when the end of the game is announced", () => {
    const entry = moved(0, ["color black", null, "card tuna"], "Ada chooses: black.", "Bo draws a card.", "Ada draws Tuna.", "The final round begins [HKK-6.1].");
    expect([0, 1, 2, 3].map((line) => chanceWord(entry, line))).toEqual([undefined, null, "card tuna", undefined]);
  });
});

describe("Cat Box", () => {
  const play = moved(1, ["card 2.0", "at 1,-1", "face .PKY", null, "face KPYY"], "Bo plays Cy's card YV/KB at 1,-1, covering 1 quadrant.", "Ada draws YV/KB. Its secret side is □P/KY.", "Cy draws KP/YY.", "The draw pile shows KP/YY.");

  test("cards and places are shown, not spelled out", () => {
    expect(catbox.partsOf(play.text![0]!, play)).toEqual(["Bo plays Cy's card ", { card: ["YV", "KB"] }, " at ", { at: [1, -1] }, ", covering 1 quadrant."]);
  });
  test("without an entry, cards are still pictures", () => {
    expect(catbox.partsOf("Cy draws KP/YY.")).toEqual(["Cy draws ", { card: ["KP", "YY"] }, "."]);
  });
  test("a revealed identity gets its picture", () => {
    expect(catbox.partsOf("Bo reveals: pink.", moved(1, ["card 0.0", "at 0,8", "identity pink"], "Bo plays.", "Bo reveals: pink."), 1).at(-1)).toEqual({ identity: "pink" });
  });
  test("draws and the pile are quiet, moves and peeks are not", () => {
    expect([0, 1, 2, 3].map((line) => catbox.quietKind(play, line))).toEqual([null, "draw", "draw", "pile"]);
    expect(catbox.quietKind(moved(2, ["token dried-fish", "card 1.1", "face .PKY"], "Cy takes it.", "Cy sees the secret side: □P/KY."), 1)).toBeNull();
  });
  test("the place is the card's four quadrants", () => {
    expect(catbox.placeOf(play)).toEqual([[1, -1], [2, -1], [1, 0], [2, 0]]); // prettier-ignore
    expect(catbox.placeOf(moved(0, ["token cat-box", "at 0,1"]))).toEqual([[0, 1]]);
    expect(catbox.placeOf(moved(0, ["token stacking"]))).toEqual([]);
  });
});

describe("If It Fits", () => {
  const view = { players: [{ cat: "lilly", hand: [] }, { cat: "milo", hand: [] }], cells: [{ at: [4, 2], card: { open: "NES", icons: ["bell"] }, turned: true }] } as unknown as FitsView;
  const partsOf = (entry: TurnEntry, line = 0) => fits.partsOf(entry.text![line]!, entry, line, view, NAMES);

  test("cardboard is a picture, as it lies", () => {
    const play = moved(1, ["play 1", "card ES:spray+mouse", "turned 3,1"], "Bo plays cardboard at 3,1: spray + mouse, walls E S.");
    expect(partsOf(play)).toEqual(["Bo places ", { card: { open: "ES", icons: ["spray", "mouse"] }, turned: true }, "\u00a0", { at: [3, 1] }]);
    const start = moved(0, ["start 3", "turned 4,2"], "Ada places a start card at 4,2: bell, walls W.");
    expect(partsOf(start)).toContainEqual({ card: { open: "NES", icons: ["bell"] }, turned: true });
    expect(partsOf(moved(0, ["discard 2", "card NSW:"], "…"))).toContainEqual({ card: { open: "NSW", icons: [] }, turned: false });
  });
  test("a cat has its face", () => {
    expect(partsOf(moved(1, ["sleep 6,1"], "…"))).toEqual(["Bo’s ", { face: "milo" }, "Milo", " goes to sleep", "\u00a0", { at: [6, 1] }]);
  });
  test("Princess and the cat that she sends home have faces", () => {
    const parts = partsOf(moved(0, ["play 0", "card princess", "over 3,4"], "Ada plays Princess across 3,4: Milo (Bo) goes home."));
    expect(parts).toEqual(["Ada plays ", { face: "princess" }, "Princess across ", { at: [3, 4] }, ": ", { face: "milo" }, "Milo (Bo) goes home."]);
  });
  test("a player named like a cat doesn't get a face", () => {
    const parts = fits.partsOf("Milo plays Princess at 3,4: Jack (Bo) goes home.", moved(0, ["play 0", "card princess", "at 3,4"], "…"), 0, view, ["Milo", "Bo"]);
    expect(parts[0]).toBe("Milo plays ");
    expect(parts).toContainEqual({ face: "jack" });
  });
  test("a short sentence keeps its words and ends with what was laid", () => {
    const brief = (text: string, say: string[], line = 0) => fits.briefParts(text, moved(1, say), line, view, NAMES);
    expect(brief("Bo lays a mouse", ["play 1", "card ES:mouse", "turned 3,1"])).toEqual(["Bo lays a mouse", "\u00a0", { card: { open: "ES", icons: ["mouse"] }, turned: true }]);
    expect(brief("Bo lays a bell", ["start 3", "turned 4,2"]).at(-1)).toEqual({ card: { open: "NES", icons: ["bell"] }, turned: true });
    expect(brief("Bo lays the special toy", ["toy 3,1"]).at(-1)).toEqual({ toy: true });
    expect(brief("Bo’s Milo sleeps in your box", ["sleep 6,1"])).toEqual(["Bo’s ", { face: "milo" }, "Milo sleeps in your box"]);
    expect(brief("Your box closed, 3 points", ["play 1", "card ES:mouse", "at 3,1"], 1)).toEqual(["Your box closed, 3 points"]);
  });
  test("draws are quiet, and an own card is a picture", () => {
    const draw = moved(0, ["draw", "card NS:mouse"], "Ada draws a card.", "Ada drew mouse, walls E W.");
    expect([0, 1].map((line) => fits.quietKind(draw, line))).toEqual(["draw", null]);
    expect(partsOf(draw, 1)).toEqual(["Ada drew ", { card: { open: "NS", icons: ["mouse"] }, turned: false }]);
  });
  test("a cat across two cards has two cells", () => {
    expect(fits.placeOf(moved(0, ["cat 7,5"]))).toEqual([[7, 5], [8, 5]]); // prettier-ignore
    expect(fits.placeOf(moved(0, ["done"]))).toEqual([]);
  });
});

describe("Here, Kitty, Kitty!", () => {
  const BURGLED = moved(0, ["play cat-burglar", "target 1", "cat orange house"], "Ada plays Cat Burglar: an orange cat moves from Bo's House to Ada's Yard.");
  test("cards are pictures with their name, and cats are heads", () => {
    expect(kitty.partsOf(BURGLED.text![0]!, BURGLED, 0, NAMES)).toEqual(["Ada plays ", { card: "cat-burglar" }, ": an ", { color: "orange" }, " moves from Bo's House to Ada's Yard."]);
    const lured = moved(0, ["play can-opener", "color black", "color black", "color gray"], "Ada plays Can Opener: 2 black cats and a gray cat move from the Neighborhood to Ada's Yard.");
    expect(kitty.partsOf(lured.text![0]!, lured, 0, NAMES).slice(2)).toEqual([": 2 ", { color: "black", isMany: true }, " and a ", { color: "gray" }, " move from the Neighborhood to Ada's Yard."]);
  });
  test("a copy shows the card that it copies", () => {
    const copy = moved(1, ["copy copy-cat", "target 0", "cat black yard"], "Bo copies Cat Burglar: a black cat moves from Ada's Yard to Bo's Yard.");
    expect(kitty.partsOf(copy.text![0]!, copy, 0, NAMES, BURGLED)).toEqual(["Bo copies ", { card: "cat-burglar" }, ": a ", { color: "black" }, " moves from Ada's Yard to Bo's Yard."]);
    expect(kitty.briefParts("Bo copies Cat Burglar", copy, NAMES, BURGLED)).toEqual(["Bo copies ", { card: "cat-burglar" }]);
    expect(kitty.partsOf("Bo copies Cat Burglar.", moved(1, ["copy copy-cat"], "…"), 0, NAMES)).toEqual(["Bo copies Cat Burglar."]);
  });
  test("a move names its cat and its zones", () => {
    const move = moved(2, ["move white yard neighborhood", null], "Cy wants to move a white cat…", "Cy draws a card.");
    expect(kitty.partsOf(move.text![0]!, move, 0, NAMES)).toEqual(["Cy wants to move ", { color: "white" }, ": Yard → Neighborhood"]);
    expect(kitty.placeOf(move)).toEqual([[2, 2], [-1, 0]]); // prettier-ignore
  });
  test("a short sentence keeps its words, with the pictures of cards and cats", () => {
    const brief = (text: string, ...say: string[]) => kitty.briefParts(text, moved(0, say), NAMES);
    expect(brief("Ada moves a white cat to the Porch", "move white yard porch")).toEqual(["Ada moves a ", { color: "white" }, " to the Porch"]);
    expect(brief("Ada plays Can Opener: an orange cat moves", "play can-opener", "color orange")).toEqual(["Ada plays ", { card: "can-opener" }, ": an ", { color: "orange" }, " moves"]);
    expect(brief("Ada draws an Instant: Hairball!", "play tuna", "card hairball")).toEqual(["Ada draws an Instant: ", { card: "hairball" }, "!"]);
  });
  test.each(["en", "nl", "de"])("the server names cats as the client does, so that it finds them (%s)", (language) => {
    const read = (file: string, message: string) => readFileSync(`../src/tabbytop/narrate/${language}/${file}.ftl`, "utf8").split(`${message} = `)[1]!;
    const names = (kind: string) => [...readFileSync(`src/words/${language}/boards.ftl`, "utf8").matchAll(new RegExp(`^kitty-${kind}-(?:black|gray|orange|white) = (.*)$`, "gm"))].map(([, name]) => name!);
    expect(names("cat").filter((name) => !read("briefs", "brief-kitty-move").includes(name))).toEqual([]);
    const named = read("here-kitty-kitty", "kitty-cats").split("kitty-no-cat")[0]!;
    expect([...names("cat"), ...names("cats")].filter((name) => !named.includes(name))).toEqual([]);
    expect([...names("cat"), ...names("cats")]).toHaveLength(8);
  });
  test("an Instant is news, with its picture; draws are quiet", () => {
    const entry = moved(1, ["pass", null, "card fireworks", "card tuna"], "Bo passes.", "Cy draws a card.", "Cy draws an Instant: Fireworks!", "Bo draws Tuna.");
    const isInstant = (card: string) => card === "fireworks";
    expect([1, 2, 3].map((line) => kitty.quietKind(entry, line, isInstant))).toEqual(["draw", null, "draw"]);
    expect(kitty.quietKind(entry, 3, () => undefined)).toBeNull();
    expect(kitty.partsOf(entry.text![2]!, entry, 2, NAMES)).toContainEqual({ card: "fireworks" });
  });
  test("without a zone, the place is the property that a card is aimed at, or its player's", () => {
    expect(kitty.placeOf(moved(1, ["play catlike-reflexes", "target 2", "direction out", "spaces 2"]))).toEqual([[2, 0], [2, 1], [2, 2]]); // prettier-ignore
    expect(kitty.placeOf(moved(1, ["play pet-insurance"]))).toEqual([[1, 0], [1, 1], [1, 2]]); // prettier-ignore
    expect(kitty.placeOf(moved(0, ["play cat-burglar", "target 1", "cat orange house"]))).toEqual([[1, 0]]);
    for (const word of ["pass", "discard copy-cat", "cancel tuna"]) expect(kitty.placeOf(moved(1, [word]))).toEqual([]);
  });
});

describe("on the page", () => {
  beforeAll(() => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    return Promise.all(["cat-box", "if-it-fits", "here-kitty-kitty"].map(loadGame));
  }, LOADING);
  const VIEWS: Record<string, Record<string, unknown>> = { "if-it-fits": { players: [{ cat: "lilly" }], cells: [], across: [] } };

  test.each([
    ["cat-box", ["card 0.0", "at 1,-1"], "Ada plays their own card YV/KB at 1,-1, covering 1 quadrant.", "Ada plays their own card Top: yellow cat, purple cat; bottom: black cat, blue cat at column 1, row -1, covering 1 quadrant."],
    ["if-it-fits", ["play 1", "card NS:mouse", "at 3,1"], "Ada plays cardboard at 3,1: mouse, walls E W.", "Ada places Cardboard, open to the north, south, with a mouse column 3, row 1"],
    ["here-kitty-kitty", ["play foster-kittens", "color gray", "enough"], "Ada plays Foster Kittens: a gray cat moves from the Neighborhood onto Ada's card.", "Ada plays Foster Kittens: a gray cat moves from the Neighborhood onto Ada's card."],
  ])("a screen reader reads a whole sentence of %s", (game, say, text, read) => {
    const target = document.createElement("div");
    const shown = mount(LogText, { target, props: { game, text, entry: moved(0, say, text), view: VIEWS[game], names: NAMES } });
    expect(target.querySelectorAll("svg").length).toBeGreaterThan(0);
    for (const svg of target.querySelectorAll("svg")) expect(svg.getAttribute("role") === "img" ? svg.getAttribute("aria-label") : svg.getAttribute("aria-hidden")).toBeTruthy();
    for (const svg of target.querySelectorAll("svg[aria-label]")) svg.replaceWith(svg.getAttribute("aria-label")!);
    expect(target.textContent!.replace(/\s+/g, " ").trim()).toBe(read);
    void unmount(shown);
  });

  test("what others did is announced without letters for walls and cards", () => {
    const entry = moved(1, ["play 1", "card NS:mouse", "at 3,1"], "Bo plays cardboard at 3,1: mouse, walls E W.");
    const spoken = viewsOf("if-it-fits")!.readAloud!(entry.text![0]!, { entry, line: 0, names: NAMES });
    expect(spoken.replace("\u00a0", " ")).toBe("Bo places Cardboard, open to the north, south, with a mouse column 3, row 1");
    const play = moved(1, ["card 2.0", "at 1,-1"], "Bo plays Cy's card YV/KB at 1,-1, covering 1 quadrant.");
    expect(viewsOf("cat-box")!.readAloud!(play.text![0]!, { entry: play, line: 0 })).toBe("Bo plays Cy's card Top: yellow cat, purple cat; bottom: black cat, blue cat at column 1, row -1, covering 1 quadrant.");
  });

  test("every game says where its moves are", () => {
    for (const game of ["cat-box", "if-it-fits", "here-kitty-kitty"]) expect(viewsOf(game)!.placeOf, game).toBeDefined();
  });
});
