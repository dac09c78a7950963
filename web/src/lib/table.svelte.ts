/** A place at a table: what was heard last, and a voice. It comes back by itself when the connection is lost. */

import { ask, NotDone } from "./api";
import { Choice, type Tree } from "./choice.svelte";
import type { Frame, News, Refused, Say, TableInfo } from "./wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const GONE = [4403, 4404];

export type Link = "joining" | "there" | "lost" | "gone";

export class AtTable {
  frame = $state.raw<Frame>({ n: 0, now: 0 });
  table = $state.raw<TableInfo | null>(null);
  news = $state.raw<News[]>([]);
  link = $state<Link>("joining");
  refused = $state.raw<Refused | null>(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);
  choice = new Choice();

  seat: number | null = $derived(this.frame.seat ?? null);
  isOver: boolean = $derived(this.frame.result != null);
  isAsked: boolean = $derived(
    Object.keys(this.frame.options ?? {}).length > 0 && !(this.frame.window?.answered ?? false),
  );

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private number = 0;
  private waiting = new Map<number, { done: () => void; failed: (no: NotDone) => void }>();
  private closed = false;

  constructor(
    readonly id: string,
    readonly language: string,
    readonly wanted: number | null = null,
    /** Look on although one may have a seat: a screen that everybody sees. */
    readonly watches = false,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Go. */
  close() {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private hurry = () => {
    if (this.link === "lost" && !document.hidden) {
      this.wait = FIRST_WAIT;
      this.open();
    }
  };

  private open() {
    if (this.closed || this.socket) return;
    const query = new URLSearchParams({ n: String(this.frame.n), tell: this.language });
    if (this.wanted !== null) query.set("seat", String(this.wanted));
    if (this.watches) query.set("watch", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)));
    socket.onclose = (event) => {
      if (this.socket === socket) this.socket = null;
      for (const one of this.waiting.values()) one.failed(new NotDone("lost", ""));
      this.waiting.clear();
      if (GONE.includes(event.code)) this.link = "gone";
      if (this.closed || this.link === "gone") return;
      this.link = "lost";
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hear(told: Record<string, unknown>) {
    const number = (told.re as number | undefined) ?? 0;
    if ("why" in told) {
      const refused = told as unknown as Refused;
      const waiting = this.waiting.get(number);
      this.waiting.delete(number);
      if (waiting) waiting.failed(new NotDone(refused.why, refused.text, refused.rule));
      else this.refused = refused;
    } else if ("done" in told || "kept" in told) {
      this.waiting.get(number)?.done();
      this.waiting.delete(number);
    } else {
      this.take(told as unknown as Frame);
    }
  }

  private take(frame: Frame) {
    this.link = "there";
    this.wait = FIRST_WAIT;
    this.ahead = frame.now - Date.now() / 1000;
    if (frame.table) this.table = frame.table;
    const last = this.news.at(-1)?.n ?? 0;
    const fresh = (frame.news ?? []).filter((one) => one.n > last);
    if (fresh.length > 0) this.news = [...this.news, ...fresh];
    if (frame.view == null && frame.n === this.frame.n && this.frame.view != null) return; // only who is here
    this.frame = frame;
    this.choice.take((frame.options ?? {}) as Tree);
  }

  private send(said: object): Promise<void> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new NotDone("lost", ""));
    const re = ++this.number;
    return new Promise((done, failed) => {
      this.waiting.set(re, { done, failed });
      socket.send(JSON.stringify({ ...said, re }));
    });
  }

  /** Do something; what is refused is kept to be shown. */
  async do(said: object): Promise<boolean> {
    this.refused = null;
    try {
      await this.send(said);
      return true;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refused = { why: error.why, text: error.message, rule: error.rule };
      return false;
    }
  }

  /** Make a move of these words, or answer the open window. */
  async say(words: Say["say"]): Promise<boolean> {
    const said: Say = { n: this.frame.n, say: words };
    if (this.frame.window) said.window = this.frame.window.window;
    if (this.wanted !== null) said.seat = this.wanted;
    const good = await this.do(said);
    if (good || this.refused?.why !== "lost") this.choice.clear();
    return good;
  }
}

/** A new table against bots, begun at once. */
export async function newTable(setup: object, more: object): Promise<string> {
  const made = await ask<TableInfo>("POST", "/api/tables", { setup, ...more });
  return made.id;
}
