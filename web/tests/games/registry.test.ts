import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, test } from "vitest";
import { findGame, GAMES, loadGame, viewsOf } from "../../src/games";
import GameLid from "../../src/games/GameLid.svelte";
import LogText from "../../src/games/LogText.svelte";
import { wordLabel } from "../../src/games/word-labels";
import { words } from "../../src/words/words.svelte";

const htmlOf = (Component: typeof GameLid | typeof LogText, props: { game: string; text: string }) => {
  const target = document.createElement("div");
  const shown = mount(Component, { target, props });
  const html = target.innerHTML;
  void unmount(shown);
  return html;
};

test("a game is shown only after it is loaded", async () => {
  const [first] = GAMES;
  expect(viewsOf(first!.name)).toBeUndefined();
  await loadGame(first!.name);
  expect(viewsOf(first!.name)).toBeDefined();
});

describe.each(GAMES)("$name", (game) => {
  beforeAll(() => loadGame(game.name));

  it("is found by its name", () => {
    expect(findGame(game.name)).toBe(game);
    expect(GAMES.filter((one) => one.name === game.name)).toHaveLength(1);
  });

  it("has the texts that pages look up by its name", () => {
    for (const id of ["", "about-", "learn-", "tally-", "rules-about-"]) expect(words.knows(id + game.name), id).toBe(true);
    expect(words.knows(`lesson-${game.name}-finished`)).toBe(true);
  });

  it("has the texts of its keys and its kinds of cards", () => {
    const views = viewsOf(game.name)!;
    for (const [, about] of views.keys ?? []) expect(words.knows(about), about).toBe(true);
    for (const kind of views.cardKinds) expect(words.knows(`cards-${kind}`), kind).toBe(true);
  });

  it("draws its own lid", () => {
    const lid = htmlOf(GameLid, { game: game.name, text: "" });
    expect(lid).toContain("<use");
    expect(lid).not.toContain("#tt-paw");
  });
});

describe("a game that this client doesn't know", () => {
  it("has a plain lid, plain sentences and plain buttons", () => {
    expect(findGame("whist")).toBeUndefined();
    expect(htmlOf(GameLid, { game: "whist", text: "" })).toContain("#tt-paw");
    expect(htmlOf(LogText, { game: "whist", text: "Ada plays KP/PY." })).toContain("KP/PY");
    expect(wordLabel("whist", "target 1", ["Ada", "Bo"])).toBe("Bo");
  });
});
