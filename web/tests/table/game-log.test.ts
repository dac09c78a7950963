import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame } from "../../src/games";
import { cardTexts } from "../../src/games/kitty/card-texts.svelte";
import { TableClient } from "../../src/net/table-client.svelte";
import type { Frame, News, TableInfo } from "../../src/net/wire";
import GameLog from "../../src/table/GameLog.svelte";
import { settings } from "../../src/ui/settings.svelte";

const moved = (n: number, by: number, say: (string | null)[], ...text: string[]): News => ({ n, at: 0, what: "moved", by, say, text });
/** Milliseconds for compiling a board on a busy machine. */
const LOADING = 300_000;
const NEWS = [
  moved(1, 0, ["move gray yard porch"], "Ada wants to move a gray cat."),
  moved(2, 1, ["pass"], "Bo passes."),
  moved(3, 2, ["pass"], "Cy passes."),
  moved(4, 1, ["play pet-insurance"], "Bo plays Pet Insurance."),
];
const client = {
  seat: 0,
  connection: "connected",
  view: { players: [] },
  news: NEWS,
  table: { setup: { game: "here-kitty-kitty", chat: false }, seats: ["Ada", "Bo", "Cy"].map((name) => ({ name })) },
} as unknown as TableClient;

const onlight = vi.fn();
const onshow = vi.fn();
let shown: Record<string, unknown> | undefined;
function open(one = client): HTMLElement {
  shown = mount(GameLog, { target: document.body, props: { client: one, shown: null, onshow, onlight } });
  flushSync();
  return document.querySelector(".log")!;
}
const lines = (log: HTMLElement) => [...log.querySelectorAll<HTMLButtonElement>("button.there")];

beforeAll(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  return Promise.all(["here-kitty-kitty", "if-it-fits"].map(loadGame));
}, LOADING);
afterEach(() => {
  void unmount(shown!);
  settings.logDetail = "brief";
  onlight.mockClear();
  onshow.mockClear();
});

test("passes fold into a count that opens", () => {
  const log = open();
  expect(log.textContent).toContain("2 passes");
  expect(log.textContent).not.toContain("Cy passes.");
  const count = log.querySelector<HTMLButtonElement>("button.count")!;
  expect(count.getAttribute("aria-expanded")).toBe("false");
  count.click();
  flushSync();
  expect(count.getAttribute("aria-expanded")).toBe("true");
  expect(log.textContent).toContain("Cy passes.");
});

test("in full, every line is there", () => {
  settings.logDetail = "full";
  const log = open();
  expect(log.querySelector("button.count")).toBeNull();
  expect(log.textContent).toContain("Bo passes.");
});

test("the mouse on a line lights up its place, and the dark returns when it leaves", () => {
  const [move, card] = lines(open());
  move!.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  expect(onlight).toHaveBeenLastCalledWith([[0, 2], [0, 1]]); // prettier-ignore
  move!.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(onlight).toHaveBeenLastCalledWith(null);
  card!.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  expect(onlight).toHaveBeenLastCalledWith([[1, 0], [1, 1], [1, 2]]); // prettier-ignore
});

test("so does the keyboard", () => {
  const [move] = lines(open());
  vi.spyOn(move!, "matches").mockImplementation((selector) => selector === ":focus-visible");
  move!.dispatchEvent(new FocusEvent("focus"));
  expect(onlight).toHaveBeenLastCalledWith([[0, 2], [0, 1]]); // prettier-ignore
  move!.dispatchEvent(new FocusEvent("blur"));
  expect(onlight).toHaveBeenLastCalledWith(null);
});

test("a click marks the move", () => {
  lines(open())[1]!.click();
  expect(onshow).toHaveBeenCalledWith(NEWS[3]);
});

test("a copied card has its picture", () => {
  const copied = [moved(1, 0, ["play tuna"], "Ada plays Tuna."), moved(2, 1, ["copy copy-cat"], "Bo copies Tuna.")];
  const log = open({ ...client, news: copied } as unknown as TableClient);
  expect([...log.querySelectorAll(".card use")].map((one) => one.getAttribute("href"))).toEqual(["#tt-card-tuna", "#tt-card-tuna"]);
});

describe("a card in the log", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cards: [{ id: "pet-insurance", name: "Pet Insurance", kind: "defensive", copies: 2, text: "Take one cat into your Yard." }] })));
    return cardTexts.load();
  });
  afterEach(() => vi.useRealTimers());
  const card = (log: HTMLElement) => log.querySelector<HTMLElement>('.tip [role="button"]')!;
  const large = () => document.querySelector('[data-part="large-card"]')?.textContent ?? null;

  test("is a button with the card's name, beside the one for its line and not in it", () => {
    const log = open();
    expect(card(log).textContent).toBe("Pet Insurance");
    expect(card(log).closest("button.there")).toBeNull();
    expect(document.getElementById(lines(log)[1]!.getAttribute("aria-describedby")!)!.textContent).toBe("Bo plays Pet Insurance.");
  });

  test("shows the whole card after a tap, described to screen readers, until the next one; its line isn't marked", () => {
    const log = open();
    card(log).click();
    flushSync();
    expect(large()).toContain("Take one cat into your Yard.");
    expect(document.getElementById(card(log).getAttribute("aria-describedby")!)!.textContent).toBe(large());
    expect(onshow).not.toHaveBeenCalled();
    card(log).click();
    flushSync();
    expect(large()).toBeNull();
  });

  test("shows it while it has the focus of the keyboard; Escape closes it and nothing else", () => {
    const log = open();
    vi.spyOn(card(log), "matches").mockImplementation((selector) => selector === ":focus-visible");
    card(log).dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(large()).not.toBeNull();
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    card(log).dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    window.removeEventListener("keydown", heard);
    flushSync();
    expect(large()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  test("shows it while the mouse stays on it", () => {
    vi.useFakeTimers();
    const tip = open().querySelector(".tip")!;
    tip.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(large()).toBeNull();
    vi.advanceTimersByTime(500);
    flushSync();
    expect(large()).not.toBeNull();
    tip.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    flushSync();
    expect(large()).toBeNull();
  });
});

test("lines aren't made again for every new view of the table", () => {
  vi.stubGlobal("WebSocket", class { close() {} });
  const real = new TableClient("t1", "en");
  let reads = 0;
  const next = (n: number) => {
    const view = { cells: [], get players() {
      reads++;
      return [{ cat: "milo" }];
    } }; // prettier-ignore
    real.frame = { n, now: 0, seat: 0, view } as unknown as Frame;
    real.table = { setup: { game: "if-it-fits", chat: false }, seats: [{ name: "Ada" }] } as unknown as TableInfo;
  };
  next(1);
  real.news = [moved(1, 0, ["sleep 6,1"], "Ada puts Milo to bed.")];
  const log = open(real);
  expect(log.querySelector(".face")).not.toBeNull();
  const before = reads;
  expect(before).toBeGreaterThan(0);
  next(2);
  flushSync();
  expect(reads).toBe(before);
  real.close();
});

test("what comes while the player reads further up is announced by a button that leads there", async () => {
  vi.stubGlobal("WebSocket", class { close() {} }); // prettier-ignore
  const real = new TableClient("t2", "en");
  const add = (entry: News) => ((real.news = [...real.news, entry]), flushSync());
  real.table = client.table;
  real.news = NEWS;
  const log = open(real);
  const list = log.querySelector("ol")!;
  const button = () => log.querySelector<HTMLButtonElement>('[data-do="newest"]');
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const scroll = (to: number) => ((list.scrollTop = to), list.dispatchEvent(new Event("scroll")), flushSync());
  await tick();
  expect(list.scrollTop).toBe(900);
  add(moved(5, 0, ["draw"], "Ada draws a card."));
  scroll(100);
  expect(button()).toBeNull();
  add(moved(6, 1, ["pass"], "Bo passes."));
  expect(button()?.textContent).toContain("Jump to newest");
  scroll(600);
  expect(button()).toBeNull();
  scroll(100);
  add(moved(7, 1, ["pass"], "Bo passes."));
  expect(list.scrollTop).toBe(100);
  button()!.click();
  flushSync();
  expect([button(), list.scrollTop]).toEqual([null, 900]);
  real.close();
});

test("what is typed while a message is being sent stays, and a message that can't be sent comes back", async () => {
  const sent: { text: string; done: (isDone: boolean) => void }[] = [];
  const chatting = { ...client, table: { ...client.table, setup: { game: "here-kitty-kitty" } }, do: ({ text }: { text: string }) => new Promise((done) => sent.push({ text, done })) };
  const log = open(chatting as unknown as TableClient);
  const [form, input] = [log.querySelector("form")!, log.querySelector("input")!];
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event("input"));
    flushSync();
  };
  const submit = () => form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  const finish = async (isDone: boolean) => {
    sent.at(-1)!.done(isDone);
    await Promise.resolve().then(() => Promise.resolve());
    flushSync();
  };
  type("meow");
  submit();
  type("purr");
  await finish(true);
  expect(input.value).toBe("purr");
  submit();
  flushSync();
  expect(input.value).toBe("");
  await finish(false);
  expect(input.value).toBe("purr");
  expect(sent.map((one) => one.text)).toEqual(["meow", "purr"]);
});
