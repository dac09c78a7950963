import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableClient } from "../../src/net/table-client.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const last = () => FakeSocket.all.at(-1)!;
const frame = (n: number, more: object = {}) => ({ n, now: Date.now() / 1000, seat: 0, view: { game: "x" }, ...more });
const moved = (n: number, by: number) => ({ n, at: 0, what: "moved", by, text: [`move ${n}`] });

describe("a table client", () => {
  let at: TableClient;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    at = new TableClient("t1", "en");
  });
  afterEach(() => {
    at.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("reconnects after a loss, from the last entry it received", () => {
    last().receive(frame(5, { news: [moved(5, 1)] }));
    expect(at.connection).toBe("connected");
    last().close(1006);
    expect(at.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain("n=5");
    last().receive(frame(7, { news: [moved(6, 1), moved(7, 1)] }));
    vi.advanceTimersByTime(1000);
    expect(at.connection).toBe("connected");
    expect(at.news.map((one) => one.n)).toEqual([5, 6, 7]);
  });

  it.each([
    ["asks the player", { asks: 0 }],
    ["opens a window", { window: { window: 4, kind: "cancel", seats: [1], closes: 9 } }],
  ])("shows a frame that %s at once, and everything before it", (_, more) => {
    last().receive(frame(1, { asks: 1, news: [moved(1, 1)] }));
    last().receive(frame(2, { asks: 1, news: [moved(2, 1)] }));
    expect(at.frame.n).toBe(1);
    last().receive(frame(3, { asks: 1, ...more, news: [moved(3, 1)] }));
    expect(at.frame.n).toBe(3);
    expect(at.news.map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it("doesn't hurry for a window that is open already", () => {
    const window = { window: 4, kind: "cancel", seats: [1], closes: 9 };
    last().receive(frame(1, { window, news: [moved(1, 1)] }));
    last().receive(frame(2, { window, news: [moved(2, 1)] }));
    expect(at.frame.n).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(at.frame.n).toBe(2);
  });

  it("doesn't hurry for windows that nobody sees, which open and close 50 ms apart", () => {
    const window = { window: 2, kind: "cancel", seats: [0], opened: 8.95, closes: 9 };
    const shown: number[] = [];
    const step = (n: number, more: object) => {
      last().receive(frame(n, { news: [moved(n, 1)], ...more }));
      shown.push(at.frame.n);
      vi.advanceTimersByTime(50);
    };
    step(1, {});
    step(2, { window });
    step(3, {});
    step(4, { window: { ...window, window: 4 } });
    step(5, {});
    expect(shown).toEqual([1, 1, 1, 1, 1]);
    vi.advanceTimersByTime(3000);
    expect(at.frame.n).toBe(5);
  });

  it("hurries for an open window once it can be seen", () => {
    const window = { window: 1, kind: "cancel", seats: [0], opened: 8.95, closes: 9 };
    last().receive(frame(1, { window, news: [moved(1, 1)] }));
    last().receive(frame(2, { window: { ...window, prompted: true }, news: [moved(2, 1)] }));
    expect(at.frame.n).toBe(2);
  });

  it("waits longer each time, and retries at once when the network is back", () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      last().close(1006);
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    last().close(1006);
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("doesn't reconnect to a table that doesn't exist", () => {
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(at.connection).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("sends a move with the last entry it has seen, and clears the choice afterwards", async () => {
    last().receive(frame(3, { options: { "card 0.0": { "at 1,1": {} } } }));
    at.choice.pick("card 0.0");
    at.choice.pick("at 1,1");
    const said = at.say(at.choice.path);
    const sent = last().sent.at(-1)!;
    expect(sent).toMatchObject({ n: 3, say: ["card 0.0", "at 1,1"] });
    last().receive({ done: 4, re: sent.re });
    expect(await said).toBe(true);
    expect(at.choice.path).toEqual([]);
  });

  it("keeps the choice when the connection is lost while sending", async () => {
    last().receive(frame(3, { options: { "card 0.0": { "at 1,1": {} } } }));
    at.choice.pick("card 0.0");
    at.choice.pick("at 1,1");
    const said = at.say(at.choice.path);
    last().close(1006);
    expect(await said).toBe(false);
    expect(at.choice.path).toEqual(["card 0.0", "at 1,1"]);
  });

  it("asks what a move would do, or why not, without making it", async () => {
    last().receive(frame(3));
    const why = at.tryMove(["at 9,9"]);
    expect(last().sent.at(-1)).toMatchObject({ do: "try", n: 3, say: ["at 9,9"] });
    last().receive({ why: "taken", text: "Taken.", rule: "CB-4.1", re: last().sent.at(-1)!.re });
    expect(await why).toEqual({ why: "taken", text: "Taken.", rule: "CB-4.1" });
    const what = at.tryMove(["at 1,1"]);
    last().receive({ foreseen: ["Closes the box."], re: last().sent.at(-1)!.re });
    expect(await what).toMatchObject({ foreseen: ["Closes the box."] });
    expect(at.refused).toBeNull();
  });

  it("answers the open window", async () => {
    last().receive(frame(9, { options: { pass: {} }, window: { window: 9, kind: "cancel", seats: [0], closes: 0, prompted: true } }));
    expect(at.isAsked).toBe(true);
    const said = at.say(["pass"]);
    const sent = last().sent.at(-1)!;
    expect(sent).toMatchObject({ window: 9, say: ["pass"] });
    last().receive({ kept: 9, re: sent.re });
    expect(await said).toBe(true);
    last().receive(frame(9, { options: { pass: {} }, window: { window: 9, kind: "cancel", seats: [0], closes: 0, answered: true } }));
    vi.advanceTimersByTime(1000);
    expect(at.isAsked).toBe(false);
  });

  describe("when a window closes over an answer that is being chosen", () => {
    const closes = Date.now() / 1000 + 5;
    const window = { window: 9, kind: "copy", seats: [0], opened: closes - 5, closes, prompted: true };
    const options = { pass: {}, "copy copy-cat": { "cat white": {} } };
    const close = (more: object = {}) => last().receive(frame(10, { asks: 0, now: closes + 0.1, news: [moved(10, 1)], ...more }));

    it.each([
      ["its time is up", {}, true, 1],
      ["nothing was being chosen", {}, false, 0],
      ["it was undone before its time", { now: closes - 2 }, true, 0],
    ])("it counts as missed only if time is up: %s", (_, more, begins, count) => {
      last().receive(frame(9, { options, window }));
      if (begins) at.beginAnswer("copy copy-cat");
      close(more);
      expect(at.missed).toBe(count);
      expect(at.choice.path).toEqual([]);
    });

    it("isn't missed if the player isn't prompted, or if an answer is on its way", () => {
      last().receive(frame(9, { options, window: { ...window, prompted: false } }));
      at.beginAnswer("copy copy-cat");
      close();
      expect(at.missed).toBe(0);
      last().receive(frame(11, { options, window: { ...window, window: 11 } }));
      at.beginAnswer("copy copy-cat");
      void at.answer(["copy copy-cat", "cat white"]);
      close({ n: 12 });
      expect(at.missed).toBe(0);
    });
  });

  describe("while a window is open", () => {
    const ahead = { view: { game: "x", later: true }, options: { "move black": {}, "play tuna": { "cat black": {} } } };
    const window = { window: 9, kind: "copy", seats: [0], closes: 0, prompted: true };
    const options = { pass: {}, "copy copy-cat": { "cat white": {} } };

    it("offers the next move on the table as it will be then", () => {
      last().receive(frame(9, { options, window, ahead }));
      expect(at.view).toMatchObject({ later: true });
      expect(at.choice.words).toEqual(["move black", "play tuna"]);
    });

    it("seals the next move, and withdraws it", async () => {
      last().receive(frame(9, { options, window, ahead }));
      at.choice.pick("move black");
      const said = at.say(at.choice.path);
      expect(last().sent.at(-1)).toMatchObject({ n: 9, window: 9, ahead: true, say: ["move black"] });
      last().receive({ kept: 9, re: last().sent.at(-1)!.re });
      expect(await said).toBe(true);
      const withdrawn = at.withdraw();
      expect(last().sent.at(-1)).toMatchObject({ window: 9, ahead: true, say: [] });
      last().receive({ kept: 9, re: last().sent.at(-1)!.re });
      expect(await withdrawn).toBe(true);
    });

    it("asks what the next move would do, or why not, and what an answer would do", async () => {
      last().receive(frame(9, { options, window, ahead }));
      const next = at.tryMove(["play tuna"]);
      expect(last().sent.at(-1)).toMatchObject({ do: "try", n: 9, window: 9, ahead: true, say: ["play tuna"] });
      last().receive({ why: "no-target", text: "Nobody has a cat.", re: last().sent.at(-1)!.re });
      expect(await next).toMatchObject({ why: "no-target" });
      at.beginAnswer("copy copy-cat");
      const answer = at.tryMove(["copy copy-cat"]);
      expect(last().sent.at(-1)).toEqual({ do: "try", n: 9, window: 9, say: ["copy copy-cat"], re: expect.any(Number) as number });
      last().receive({ foreseen: [], re: last().sent.at(-1)!.re });
      expect(await answer).toMatchObject({ foreseen: [] });
    });

    it("can still be answered, on the table as it is", async () => {
      last().receive(frame(9, { options, window, ahead }));
      at.beginAnswer("copy copy-cat");
      expect(at.view).not.toMatchObject({ later: true });
      expect(at.choice.words).toEqual(["cat white"]);
      at.choice.pick("cat white");
      const said = at.say(at.choice.path);
      expect(last().sent.at(-1)).toEqual({ n: 9, window: 9, say: ["copy copy-cat", "cat white"], re: expect.any(Number) as number });
      last().receive({ kept: 9, re: last().sent.at(-1)!.re });
      expect(await said).toBe(true);
      expect(at.choice.words).toEqual(["move black", "play tuna"]);
    });

    it("an answer that is taken back leads to the next move again", () => {
      last().receive(frame(9, { options, window, ahead }));
      at.beginAnswer("copy copy-cat");
      at.back();
      expect(at.choice.words).toEqual(["move black", "play tuna"]);
    });

    it("a choice that has begun goes on when the window closes and nobody acted", () => {
      last().receive(frame(9, { options, window, ahead }));
      at.choice.pick("play tuna");
      last().receive(frame(10, { asks: 0, options: ahead.options }));
      vi.advanceTimersByTime(1000);
      expect(at.choice.path).toEqual(["play tuna"]);
    });

    it("a sealed move that was not played is chosen again, but not sent", () => {
      last().receive(frame(9, { options, window, ahead }));
      const sent = last().sent.length;
      last().receive(frame(10, { asks: 0, options: { "play tuna": { "cat black": {} } }, draft: ["play tuna", "cat black"] }));
      vi.advanceTimersByTime(1000);
      expect(at.choice.isWhole).toBe(true);
      expect(last().sent).toHaveLength(sent);
    });
  });

  it("keeps a choice that has begun when it reloads everything in another language", () => {
    const options = { "card 0.0": { "at 1,1": {} } };
    last().receive(frame(2, { news: [moved(1, 0), moved(2, 1)], options }));
    at.choice.pick("card 0.0");
    at.setLanguage("de");
    last().receive(frame(2, { news: [moved(1, 0), moved(2, 1)], options }));
    vi.advanceTimersByTime(1000);
    expect(at.news).toHaveLength(2);
    expect(at.choice.path).toEqual(["card 0.0"]);
    at.setLanguage("nl");
    last().receive(frame(4, { news: [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 1)], options }));
    vi.advanceTimersByTime(1000);
    expect(at.choice.path).toEqual([]); // the player has moved on another device meanwhile
  });

  it("reloads everything in another language", () => {
    last().receive(frame(2, { news: [moved(2, 1)] }));
    at.setLanguage("de");
    expect(last().url).toContain("tell=de");
    expect(last().url).toContain("n=0");
    last().receive(frame(2, { news: [{ ...moved(2, 1), text: ["Zug 2"] }] }));
    vi.advanceTimersByTime(1000);
    expect(at.news).toHaveLength(1);
    expect(at.news[0]!.text).toEqual(["Zug 2"]);
  });
});
