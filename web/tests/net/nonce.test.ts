import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bareSeats, forgetNonce, isInDeal, newNonce, sentNonces } from "../../src/net/nonce";
import { createTable } from "../../src/home/create-table";
import { TableClient } from "../../src/net/table-client.svelte";
import type { TableInfo } from "../../src/net/wire";
import { savedChoices, type GameOffer, type SetupChoices } from "../../src/home/setup";

const NONCE = /^[0-9a-f]{32}$/;
const table = (seats: object[], more: object = {}): TableInfo =>
  ({ id: "t1", status: "open", setup: { game: "cat-box", players: seats.length }, commitment: "c0", seats, ...more }) as TableInfo;
const me = { kind: "person", name: "Ada", yours: true };
const bot = { kind: "bot", name: "Kitten" };

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
const frame = (n: number, info: TableInfo) => ({ n, now: 0, table: info });

beforeEach(() => sessionStorage.clear());

describe("nonces", () => {
  it("are 16 random bytes, remembered for their table", () => {
    const [one, two] = [newNonce("t1"), newNonce("t1")];
    expect(one).toMatch(NONCE);
    expect(two).toMatch(NONCE);
    expect(one).not.toBe(two);
    expect(sentNonces("t1")).toEqual([one, two]);
    expect(sentNonces("t2")).toEqual([]);
    forgetNonce("t1", one);
    expect(sentNonces("t1")).toEqual([two]);
  });

  it("are needed for our seats that have none, before the game", () => {
    const seats = [me, { ...me, has_nonce: true }, { kind: "person", name: "Bob" }, bot, me];
    expect(bareSeats(table(seats))).toEqual([0, 4]);
    expect(bareSeats(table(seats, { status: "playing" }))).toEqual([]);
  });

  it("are found in the deal at one of our seats", () => {
    const seats = [bot, me];
    expect(isInDeal(table(seats), ["", "ab"])).toBe(null);
    const nonce = newNonce("t1");
    expect(isInDeal(table(seats), ["", nonce])).toBe(true);
    expect(isInDeal(table(seats), [nonce, ""])).toBe(false);
    expect(isInDeal(table([bot, bot]), ["", ""])).toBe(null);
  });
});

describe("a table client", () => {
  let at: TableClient;
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    at = new TableClient("t1", "en");
  });
  afterEach(() => {
    at.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("sends a nonce once for a seat assigned to it", async () => {
    last().receive(frame(3, table([bot, me])));
    last().receive(frame(4, table([bot, me])));
    expect(last().sent).toHaveLength(1);
    const said = last().sent[0]!;
    expect(said).toMatchObject({ do: "nonce", seat: 1 });
    expect(sentNonces("t1")).toEqual([said.nonce]);
    last().receive(frame(5, table([bot, { ...me, has_nonce: true }])));
    last().receive({ done: 5, re: said.re });
    await vi.waitFor(() => last().receive(frame(6, table([bot, { ...me, has_nonce: true }]))));
    expect(last().sent).toHaveLength(1);
  });

  it("forgets a nonce that was refused because another tab was first", async () => {
    last().receive(frame(3, table([me, bot])));
    last().receive(frame(4, table([{ ...me, has_nonce: true }, bot])));
    last().receive({ why: "nonce-set", text: "no", re: last().sent[0]!.re });
    await vi.waitFor(() => expect(sentNonces("t1")).toEqual([]));
    expect(at.refused).toBe(null);
  });

  it("sends a new one if the connection was lost before the first arrived", async () => {
    vi.useFakeTimers();
    last().receive(frame(3, table([me, bot])));
    last().close(1006);
    await vi.advanceTimersByTimeAsync(250);
    last().receive(frame(3, table([me, bot])));
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().sent).toHaveLength(1);
    expect(sentNonces("t1")).toContain(last().sent[0]!.nonce);
  });

  it("sends none for other players' seats or from a shared screen", () => {
    last().receive(frame(3, table([{ kind: "person", name: "Bob" }, bot])));
    expect(last().sent).toEqual([]);
    const screen = new TableClient("t2", "en", null, true);
    last().receive(frame(3, table([me, bot])));
    expect(last().sent).toEqual([]);
    screen.close();
  });

  it("sits down with a nonce", async () => {
    last().receive(frame(3, table([{}, bot])));
    const sat = at.sit(0, "Ada");
    const said = last().sent[0]!;
    expect(said).toMatchObject({ do: "sit", seat: 0, name: "Ada" });
    expect(said.nonce).toMatch(NONCE);
    last().receive({ done: 4, re: said.re });
    expect(await sat).toBe(true);
    expect(sentNonces("t1")).toEqual([said.nonce]);
    const again = at.sit(0, "Ada");
    last().receive({ why: "seat-taken", text: "no", re: last().sent[1]!.re });
    expect(await again).toBe(false);
    expect(sentNonces("t1")).toEqual([said.nonce]);
  });
});

describe("playing now", () => {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string, how: { body: string }) => {
      asked.push({ path, body: JSON.parse(how.body) as Record<string, unknown> });
      return Promise.resolve(new Response(JSON.stringify({ id: "t9", commitment: "c0" })));
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const offer: GameOffer = { name: "cat-box", title: "Cat Box", players: [2, 3], variants: [{}], decks: ["mirror"] };
  const choices = (way: SetupChoices["way"]): SetupChoices => ({ ...savedChoices(offer, ["kitten"]), way, players: 2 });

  it("against bots starts with a nonce, after the commitment has arrived", async () => {
    expect(await createTable(offer, choices("bots"), [])).toBe("/table/t9");
    expect(asked.map((one) => one.path)).toEqual(["/api/tables", "/api/tables/t9/do"]);
    expect(asked[0]!.body).not.toHaveProperty("start");
    expect(asked[1]!.body).toEqual({ do: "start", nonce: sentNonces("t9")[0] });
  });

  it("at one screen sends a nonce for every seat", async () => {
    await createTable(offer, choices("one-screen"), ["Ada", "Bob"]);
    expect(asked.map((one) => one.body.do)).toEqual([undefined, "sit", "sit", "start"]);
    expect(asked.slice(1, 3).map((one) => one.body.nonce)).toEqual(sentNonces("t9"));
    expect(new Set(sentNonces("t9")).size).toBe(2);
  });
});
