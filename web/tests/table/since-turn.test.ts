import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES, loadGame } from "../../src/games";
import type { Frame, News } from "../../src/net/wire";
import { LastSeen } from "../../src/table/last-seen.svelte";
import SinceStrip from "../../src/table/SinceStrip.svelte";
import { lastFew, summarize } from "../../src/table/since-turn";

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

  it("shows the newest five sentences, and counts those before them", () => {
    const many = summarize([moved(1, 1, ..."abcdefg")], 0, always).sentences;
    const { few, earlier } = lastFew(many);
    expect([earlier, ...few.map((one) => one.text)]).toEqual([2, ..."cdefg"]);
    expect(lastFew(many.slice(0, 5)).earlier).toBe(0);
  });

  describe("while the player's turn of several actions runs", () => {
    const isTurnMove = (words: string[]) => !words[0]!.startsWith("answer");
    const answer = (n: number, by: number, ...brief: string[]): News => ({ ...moved(n, by, ...brief), say: ["answer"] });
    const during = (...more: News[]) => summarize([...news, ...more], 0, isTurnMove, null, true);

    it("still says what others did before it, and adds what they do in it", () => {
      expect(during().sentences.map((one) => one.text)).toEqual(["one", "two", "three"]);
      const { moves, sentences } = during(moved(6, 0, "mine"), answer(7, 2, "canceled"), moved(8, 0, "mine"), answer(9, 1));
      expect(sentences.map((one) => one.text)).toEqual(["one", "two", "three", "canceled"]);
      expect(moves.map((one) => one.n)).toEqual([3, 5, 7]);
      expect(during(moved(6, 0, "mine"), { n: 7, at: 0, what: "undone", by: 0 }).sentences).toHaveLength(3);
    });

    it("is about what happened after it as soon as it is over", () => {
      const over = [...news, moved(6, 0, "mine"), answer(7, 2, "canceled"), moved(8, 0, "mine")];
      expect(summarize(over, 0, isTurnMove, null, false).sentences).toEqual([]);
      const theirs = [...over, moved(9, 1, "four")];
      expect(summarize(theirs, 0, isTurnMove, null, false).sentences.map((one) => one.text)).toEqual(["four"]);
      expect(summarize(theirs, 0, isTurnMove, null, true).sentences.map((one) => one.text)).toEqual(["four"]);
    });

    it("says in the first turn what others did since the beginning", () => {
      expect(summarize([moved(1, 1, "old"), moved(2, 0, "mine")], 0, isTurnMove, null, true).sentences.map((one) => one.text)).toEqual(["old"]);
    });

    it("keeps what was missed after the player is back", () => {
      const back = summarize([...news, moved(6, 0, "mine")], 0, isTurnMove, 3, true);
      expect([back.wasAway, ...back.sentences.map((one) => one.text)]).toEqual([false, "one", "two", "three"]);
    });

    it("is replayed without the player's own actions", () => {
      expect(during().ends).toEqual([4, null]);
      expect(during(moved(6, 0, "mine"), answer(7, 2, "canceled"), moved(8, 0, "mine")).ends).toEqual([4, 5, 7]);
    });
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
  const shown = (news: News[], left: number | null = null, game = "cat-box", view: Record<string, unknown> = {}) => {
    const target = document.createElement("div");
    const onreplay = vi.fn();
    const strip = mount(SinceStrip, { target, props: { game, view, names: NAMES, summary: summarize(news, 0, always, left), onreplay } });
    flushSync();
    const marks = [...target.querySelectorAll(".mark")].map((one) => one.textContent);
    const line = target.querySelector(".line")?.textContent.replace(/\s+/g, " ") ?? "";
    const about = target.querySelector(".about")?.textContent ?? "";
    target.querySelector<HTMLElement>("[data-do=replay-turn]")?.click();
    const found = { about, line, marks, earlier: target.querySelector(".earlier")?.textContent, pictures: target.querySelectorAll(".line svg[role=img]").length, taps: onreplay.mock.calls.length };
    void unmount(strip);
    return found;
  };

  it("says who did what, with each player's mark once and pictures of cards, and a tap replays it", () => {
    const found = shown([moved(1, 1, "Ada plays KP/□Y", "Ada uses Stacking"), moved(2, 2, "Bo passes")]);
    expect(found).toMatchObject({ marks: ["B", "C"], pictures: 1, taps: 1 });
    expect(found.about).toBe("Since your last turn:");
    expect(found.line).toMatch(/^ ?B Ada plays ?· Ada uses Stacking ?· C Bo passes/);
  });

  it("counts what it doesn't show, and the count opens everything", () => {
    const target = document.createElement("div");
    document.body.append(target);
    const onreplay = vi.fn();
    HTMLDialogElement.prototype.showModal ??= () => {};
    const strip = mount(SinceStrip, { target, props: { game: "cat-box", names: NAMES, summary: summarize([moved(1, 1, ..."abc"), moved(2, 2, ..."defg")], 0, always), onreplay } });
    flushSync();
    const count = target.querySelector<HTMLElement>("[data-do=all-since]")!;
    expect(count.textContent).toBe("2 earlier");
    count.click();
    flushSync();
    expect(onreplay).not.toHaveBeenCalled();
    const lines = [...target.querySelectorAll("dialog li")].map((one) => one.textContent.replace(/\s+/g, ""));
    expect(lines).toEqual(["Ba", "b", "c", "Cd", "e", "f", "g"]);
    target.querySelector<HTMLElement>("[data-do=replay-all]")!.click();
    flushSync();
    expect(onreplay).toHaveBeenCalledOnce();
    expect(target.querySelector("dialog")).toBeNull();
    void unmount(strip);
    target.remove();
  });

  it("shows what fits, always the newest sentence, and counts those before it", async () => {
    const wide = (element: HTMLElement) => element.querySelectorAll(".dot").length + 1;
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(function (this: HTMLElement) {
      return 100 * wide(this);
    });
    const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get");
    const news = [moved(1, 1, ..."abcdefg")];
    for (const [pixels, shown, earlier] of [[1000, "cdefg", 2], [250, "fg", 5], [30, "g", 6]] as const) {
      room.mockReturnValue(pixels);
      const target = document.createElement("div");
      const strip = mount(SinceStrip, { target, props: { game: "cat-box", summary: summarize(news, 0, always), onreplay: () => {} } });
      flushSync();
      const line = () => target.querySelector(".line")!.textContent.replace(/[B·\s]/g, "");
      await vi.waitFor(() => expect([line(), target.querySelector(".earlier")?.textContent]).toEqual([shown, `${earlier} earlier`]));
      void unmount(strip);
    }
    vi.restoreAllMocks();
  });

  it("has the pictures of each game", () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const kitty = moved(1, 1, "Ada plays Catnip!: a black cat moves", "Ada draws an Instant: Hairball!");
    kitty.say = ["play catnip", "cat black yard", "card hairball"];
    const cat = shown([kitty], null, "here-kitty-kitty");
    expect(cat.pictures).toBe(1);
    expect(cat.line).toContain("Ada plays Catnip!: a moves");
    const laid = moved(1, 1, "Ada lays a mouse", "Bo's box closed, 3 points");
    laid.say = ["play 0", "card NE:mouse", "at 3,4"];
    expect(shown([laid], null, "if-it-fits", { players: [], cells: [] })).toMatchObject({ pictures: 1 });
    vi.unstubAllGlobals();
  });

  it("says when the player was away", () => {
    const found = shown([moved(1, 1, "one"), moved(2, 1, "two")], 1);
    expect(found.about).toBe("While you were away:");
    expect(found.line).toMatch(/two/);
    expect(found.line).not.toContain("one");
  });

  it("isn't there while nothing has happened", () => {
    expect(shown([moved(1, 0, "own")])).toMatchObject({ line: "", taps: 0 });
  });
});
