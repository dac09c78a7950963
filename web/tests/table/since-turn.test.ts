import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { GAMES, loadGame } from "../../src/games";
import type { Frame, News } from "../../src/net/wire";
import { LastSeen } from "../../src/table/last-seen.svelte";
import SinceStrip from "../../src/table/SinceStrip.svelte";
import { firstFew, summarize } from "../../src/table/since-turn";
import { TurnReplay } from "../../src/table/turn-replay.svelte";

const moved = (n: number, by: number, ...brief: string[]): News => ({ n, at: 0, what: "moved", by, say: [`word ${n}`], brief });
const always = () => true;
const texts = (news: News[], left: number | null = null) => summarize(news, 0, always, left).sentences.map((one) => one.text);

beforeAll(() => Promise.all(GAMES.map((game) => loadGame(game.name))));
beforeEach(() => localStorage.clear());

describe("the summary", () => {
  const news = [moved(1, 1, "old"), moved(2, 0, "own"), moved(3, 1, "one", "two"), moved(4, 2), moved(5, 2, "three")];

  it("has the short sentences of the others' moves since the player's own, and leaves out moves without any", () => {
    expect(texts(news)).toEqual(["one", "two", "three"]);
    expect(summarize(news, 0, always).moves.map((one) => one.n)).toEqual([3, 5]);
  });

  it("says of each move also what changed after it, when a window closed", () => {
    const passed: News = { ...moved(4, 1), changed: ["2 yard"] };
    const { moves } = summarize([moved(3, 1, "play"), passed, { ...moved(5, 1, "draw"), changed: ["2 porch"] }], 0, always);
    expect(moves.map(({ n, changed }) => [n, changed])).toEqual([[3, ["2 yard"]], [5, ["2 porch"]]]); // prettier-ignore
  });

  it("begins where the player left the table, if they missed anything", () => {
    expect(texts(news, 3)).toEqual(["three"]);
    expect(summarize(news, 0, always, 3).wasAway).toBe(true);
    expect(texts(news, 5)).toEqual(["one", "two", "three"]);
    expect(summarize(news, 0, always, 5).wasAway).toBe(false);
  });

  it("begins with the player's own move if they left before it", () => {
    expect(texts(news, 1)).toEqual(["one", "two", "three"]);
  });

  it("isn't about an absence anymore once the player has moved, even after an undo", () => {
    expect(summarize(news, 0, always, 1).wasAway).toBe(false);
    const undone = [...news, moved(6, 0, "own"), { n: 7, at: 0, what: "undone", by: 0 }];
    expect(summarize(undone, 0, always, 3).wasAway).toBe(false);
    const standIn = [...news, { ...moved(6, 0, "for you"), made: "kitten" }];
    expect(summarize(standIn, 0, always, 5)).toMatchObject({ wasAway: true, sentences: [{ text: "for you" }] });
  });

  it("is empty for watchers", () => {
    expect(summarize(news, null, always).sentences).toEqual([]);
  });

  it("shows at most five sentences", () => {
    const many = summarize([moved(1, 1, ..."abcdefg")], 0, always).sentences;
    expect(firstFew(many)).toMatchObject({ more: 2, few: { length: 5 } });
    expect(firstFew(many.slice(0, 5)).more).toBe(0);
  });
});

describe("what the player saw last", () => {
  const frame = (n: number, more = {}) => ({ n, now: 0, ...more }) as Frame;

  it("survives a reload, but not the end of the game", () => {
    new LastSeen("t", 0).see(frame(7));
    expect(new LastSeen("t", 0).left).toBe(7);
    expect(new LastSeen("t", 1).left).toBeNull();
    new LastSeen("t", 0).see(frame(9, { result: { how: "played" } }));
    expect(new LastSeen("t", 0).left).toBeNull();
  });

  it("is forgotten after a reload that missed nothing", () => {
    new LastSeen("t", 0).see(frame(7));
    const seen = new LastSeen("t", 0);
    seen.see(frame(7));
    seen.see(frame(8));
    expect(seen.left).toBeNull();
    const back = new LastSeen("t", 0);
    back.see(frame(9));
    back.see(frame(10));
    expect(back.left).toBe(8);
  });

  it("is where the connection was lost, if there is news afterwards", () => {
    const seen = new LastSeen("t", 0);
    const [before, same, after] = [frame(7), frame(7), frame(9)];
    seen.see(before);
    seen.lose(before);
    seen.see(before);
    seen.see(same);
    seen.see(after);
    expect(seen.left).toBeNull();
    seen.lose(after);
    seen.see(frame(11));
    expect(seen.left).toBe(9);
  });
});

describe("the strip", () => {
  const NAMES = ["Me", "Ada", "Bo"];
  const shown = (news: News[], replayed: News[] | null = null, left: number | null = null, game = "cat-box", view: Record<string, unknown> = {}) => {
    const target = document.createElement("div");
    const onreplay = vi.fn();
    const strip = mount(SinceStrip, { target, props: { game, view, names: NAMES, summary: summarize(news, 0, always, left), replayed: replayed && summarize(replayed, 0, always).sentences, onreplay } });
    flushSync();
    const marks = [...target.querySelectorAll(".mark")].map((one) => one.textContent);
    const line = target.querySelector(".line")?.textContent.replace(/\s+/g, " ") ?? "";
    target.querySelector("button")?.click();
    const found = { line, marks, more: target.querySelector(".more")?.textContent, pictures: target.querySelectorAll(".line svg[role=img]").length, taps: onreplay.mock.calls.length };
    void unmount(strip);
    return found;
  };

  it("says who did what, with each player's mark once and pictures of cards, and a tap replays it", () => {
    const found = shown([moved(1, 1, "Ada plays KP/□Y", "Ada uses Stacking"), moved(2, 2, "Bo passes")]);
    expect(found).toMatchObject({ marks: ["B", "C"], pictures: 1, taps: 1 });
    expect(found.line).toMatch(/^Since your last turn: B Ada plays ?· Ada uses Stacking ?· C Bo passes/);
  });

  it("counts what it doesn't show", () => {
    expect(shown([moved(1, 1, ..."abcdefg")]).more).toBe("and 2 more");
  });

  it("shows what fits, always the first sentence, and counts the rest", async () => {
    const wide = (element: HTMLElement) => element.querySelectorAll(".dot").length + 1;
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
      return 100 * wide(this);
    });
    const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get");
    const news = [moved(1, 1, ..."abcdefg")];
    for (const [pixels, fits, more] of [[1000, 5, 2], [250, 2, 5], [30, 1, 6]] as const) {
      room.mockReturnValue(pixels);
      const target = document.createElement("div");
      const strip = mount(SinceStrip, { target, props: { game: "cat-box", summary: summarize(news, 0, always), replayed: null, onreplay: () => {} } });
      flushSync();
      await vi.waitFor(() => expect([wide(target), target.querySelector(".more")?.textContent]).toEqual([fits, `and ${more} more`]));
      void unmount(strip);
    }
    vi.restoreAllMocks();
  });

  it("has the pictures of each game", () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const kitty = moved(1, 1, "Ada plays Catnip!: a black cat moves", "Ada draws an Instant: Hairball!");
    kitty.say = ["play catnip", "cat black yard", "card hairball"];
    const cat = shown([kitty], null, null, "here-kitty-kitty");
    expect(cat.pictures).toBe(1);
    expect(cat.line).toContain("Ada plays Catnip!: a moves");
    const laid = moved(1, 1, "Ada lays a mouse", "Bo's box closed, 3 points");
    laid.say = ["play 0", "card NE:mouse", "at 3,4"];
    expect(shown([laid], null, null, "if-it-fits", { players: [], cells: [] })).toMatchObject({ pictures: 1 });
    vi.unstubAllGlobals();
  });

  it("says when the player was away", () => {
    expect(shown([moved(1, 1, "one"), moved(2, 1, "two")], null, 1).line).toMatch(/^While you were away: .*two/);
  });

  it("shows the move that is being replayed", () => {
    const found = shown([moved(1, 1, "one"), moved(2, 1, "two")], [moved(2, 1, "two")]);
    expect(found.line).not.toContain("one");
  });

  it("isn't there while nothing has happened", () => {
    expect(shown([moved(1, 0, "own")])).toMatchObject({ line: "", taps: 0 });
  });
});

describe("a replay", () => {
  const now = { n: 9, view: { name: "now" }, tally: null };
  const moves = [moved(5, 1, "one"), moved(8, 2, "two")];
  let asked: string[];
  let replay: TurnReplay;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const n = Number(/replay\/(\d+)/.exec(path)![1]);
      return Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify({ n, view: { name: `after ${n}` } })) });
    });
    replay = new TurnReplay("t", () => now);
  });
  afterEach(() => {
    replay.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const seen = () => [replay.shown?.view.name, ...(replay.shown?.sentences ?? []).map((one) => one.text)];

  test("goes from the view before the first move to now, and ends", async () => {
    await replay.start(moves, 0);
    expect(asked).toEqual(["/api/tables/t/replay/4?eyes=0", "/api/tables/t/replay/7?eyes=0"]);
    const steps = [seen()];
    while (replay.shown) {
      vi.advanceTimersToNextTimer();
      steps.push(seen());
    }
    expect(steps).toEqual([["after 4"], ["after 7", "one"], ["now", "two"], [undefined]]);
    expect(replay.isCut).toBe(false);
  });

  test("is ended by any input, which does nothing else", async () => {
    const pressed = vi.fn();
    const element = document.createElement("button");
    document.body.append(element);
    for (const type of ["keydown", "pointerdown", "click"]) element.addEventListener(type, pressed);
    await replay.start(moves, 0);
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(replay.shown).toBeNull();
    expect(replay.isCut).toBe(true);
    await replay.start(moves, 0);
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    element.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    element.click();
    expect(replay.shown).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
    vi.runAllTimers();
    element.click();
    expect(pressed).toHaveBeenCalledOnce();
    element.remove();
  });

  test("shows nothing after it was ended while the views were fetched, or if they can't be had", async () => {
    const begun = replay.start(moves, 0);
    replay.cut();
    await begun;
    expect(replay.shown).toBeNull();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await replay.start(moves, 0);
    expect(replay.shown).toBeNull();
  });
});
