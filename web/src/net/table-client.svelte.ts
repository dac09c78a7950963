/** A client of one table: its latest state, and commands to it. It reconnects by itself. */

import { NotDone } from "./api";
import { Choice, type Tree } from "./choice.svelte";
import { Line, type Link } from "./socket";
import { motion } from "../ui/reduced-motion.svelte";
import { bareSeats, forgetNonce, newNonce } from "./nonce";
import { Queue } from "./paced-queue";
import type { Foreseen, Frame, News, Refused, Say, TableInfo, Tally } from "./wire";

export type { Link } from "./socket";

export class AtTable {
  frame = $state.raw<Frame>({ n: 0, now: 0 });
  table = $state.raw<TableInfo | null>(null);
  news = $state.raw<News[]>([]);
  /** The entries that came with the frame on screen. */
  fresh = $state.raw<News[]>([]);
  link = $state<Link>("joining");
  refused = $state.raw<Refused | null>(null);
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Moves of others that are still to be shown. */
  waiting = $state(0);
  /** A move is on its way. */
  isBusy = $state(false);
  choice = new Choice();

  seat: number | null = $derived(this.frame.seat ?? null);
  isOver: boolean = $derived(this.frame.result != null);
  tally: Tally | null = $derived(this.frame.tally ?? null);
  isAsked: boolean = $derived(
    Object.keys(this.frame.options ?? {}).length > 0 && !(this.frame.window?.answered ?? false),
  );

  /** The last entry received; the screen may be a little behind. */
  private heard = 0;
  private begun = false;
  /** Seats whose nonces are on their way. */
  private sending = new Set<number>();
  private line: Line;
  private queue: Queue<Frame>;

  constructor(
    readonly id: string,
    public language: string,
    readonly wanted: number | null = null,
    /** Watch without a seat, even if this browser has one: for a screen that everybody sees. */
    readonly watches = false,
  ) {
    const isQuick = () => motion.isCalm || document.hidden || this.frame.view == null;
    this.queue = new Queue<Frame>((frame) => this.show(frame), isQuick, (waiting) => (this.waiting = waiting));
    this.line = new Line({
      address: () => this.address(),
      hear: (told) => this.hear(told),
      stands: (link) => (this.link = link),
    });
  }

  /** Close the connection. */
  close() {
    this.queue.clear();
    this.line.close();
  }

  /** Reload everything in another language. */
  speak(language: string) {
    if (language === this.language) return;
    this.language = language;
    this.heard = 0;
    this.queue.clear();
    this.waiting = 0;
    this.line.again();
  }

  /** Show all waiting moves now. */
  skip() {
    this.queue.skip();
  }

  private address(): string {
    const query = new URLSearchParams({ n: String(this.heard), tell: this.language });
    if (this.wanted !== null) query.set("seat", String(this.wanted));
    if (this.watches) query.set("watch", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  private hear(told: Record<string, unknown>) {
    if ("why" in told) this.refused = told as unknown as Refused;
    if (!("now" in told)) return;
    const frame = told as unknown as Frame;
    this.line.isWell();
    this.ahead = frame.now - Date.now() / 1000;
    if (frame.table) this.table = frame.table;
    void this.sendNonces();
    if (frame.view == null && this.begun && frame.n === this.heard) return; // only says who is connected
    this.begun = frame.view != null;
    if (this.heard === 0) this.news = [];
    this.heard = frame.n;
    const isOwn = frame.news?.at(-1)?.by === frame.seat && frame.seat != null;
    this.queue.add(frame, isOwn);
  }

  private show(frame: Frame) {
    const last = this.news.at(-1)?.n ?? 0;
    const fresh = (frame.news ?? []).filter((one) => one.n > last);
    if (fresh.length > 0) this.news = [...this.news, ...fresh];
    this.fresh = last === 0 ? [] : fresh;
    const hasMoved = fresh.some((one) => one.by != null && one.by === frame.seat && one.what === "moved");
    if (hasMoved || frame.window?.window !== this.frame.window?.window) this.choice.clear();
    this.frame = frame;
    this.choice.take((frame.options ?? {}) as Tree);
  }

  /** Send a nonce for each of our seats that has none: the host's, or after a rematch. */
  private async sendNonces() {
    if (this.watches || !this.table) return;
    for (const seat of bareSeats(this.table)) {
      if (this.sending.has(seat)) continue;
      this.sending.add(seat);
      await this.sendNonce(seat, newNonce(this.id));
      this.sending.delete(seat);
    }
  }

  private async sendNonce(seat: number, nonce: string) {
    try {
      await this.line.say({ do: "nonce", seat, nonce });
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (error.why !== "lost") forgetNonce(this.id, nonce); // another tab of ours was first
    }
  }

  /** Sit down, and send our nonce with it. */
  async sit(seat: number, name: string): Promise<boolean> {
    const nonce = newNonce(this.id);
    const good = await this.do({ do: "sit", seat, name, nonce });
    if (!good && this.refused?.why !== "lost") forgetNonce(this.id, nonce);
    return good;
  }

  /** Send a command; a refusal is kept in `refused` to be shown. */
  async do(said: object): Promise<boolean> {
    this.refused = null;
    try {
      await this.line.say(this.wanted !== null && !("seat" in said) ? { ...said, ...this.voice(said) } : said);
      return true;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refused = { why: error.why, text: error.message, rule: error.rule };
      return false;
    }
  }

  /** The seat to name in a command, if this player has several; commands for the whole table need none. */
  private voice(said: object): { seat?: number } {
    const whole = ["start", "cancel", "rematch"].includes((said as { do?: string }).do ?? "");
    return whole || this.wanted === null ? {} : { seat: this.wanted };
  }

  /** Return the message for a move, or for an answer to the open window. */
  private move(words: Say["say"]): Say {
    const said: Say = { n: this.frame.n, say: words };
    if (this.frame.window) said.window = this.frame.window.window;
    if (this.wanted !== null) said.seat = this.wanted;
    return said;
  }

  /** Send a move, or an answer to the open window. */
  async say(words: Say["say"]): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      const good = await this.do(this.move(words));
      if (good || this.refused?.why !== "lost") this.choice.clear();
      return good;
    } finally {
      this.isBusy = false;
    }
  }

  /** Ask what a move would do, or why it isn't allowed, without making it. */
  async foresee(words: string[]): Promise<Foreseen | Refused> {
    try {
      return (await this.line.say({ do: "try", ...this.move(words) })) as unknown as Foreseen;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      return { why: error.why, text: error.message, rule: error.rule };
    }
  }
}
