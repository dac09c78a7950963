/** A client of one table: its latest state, and commands to it. It reconnects by itself. */

import { ApiError } from "./api";
import { Choice, type Tree } from "./choice.svelte";
import { isAsked, isPrompted, visibleWindow } from "./asked";
import { ReconnectingSocket, type ConnectionState } from "./socket";
import { isStill, paceOfMoves } from "../motion/speed";
import { reducedMotion } from "../ui/reduced-motion.svelte";
import { bareSeats, forgetNonce, newNonce } from "./nonce";
import { PacedQueue } from "./paced-queue";
import { TABLE_COMMANDS } from "./commands";
import type { Ahead, Foreseen, Frame, News, Refused, Say, TableInfo, Tally } from "./wire";

/** Seconds by which a frame may come before the time of a window that has run out. */
const EARLY = 0.25;

export class TableClient {
  frame = $state.raw<Frame>({ n: 0, now: 0 });
  table = $state.raw<TableInfo | null>(null);
  news = $state.raw<News[]>([]);
  /** The entries that came with the frame on screen. */
  fresh = $state.raw<News[]>([]);
  connection = $state<ConnectionState>("connecting");
  refused = $state.raw<Refused | null>(null);
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Other players' moves that haven't been shown yet. */
  waiting = $state(0);
  /** Whether a move has been sent but not acknowledged. */
  isBusy = $state(false);
  /** How many windows have closed while the player was still choosing an answer, so that they passed. */
  missed = $state(0);
  choice = new Choice();
  /** The player is choosing an answer to the open window, not a next move. */
  private isAnswering = $state(false);

  seat: number | null = $derived(this.frame.seat ?? null);
  isOver: boolean = $derived(this.frame.result != null);
  tally: Tally | null = $derived(this.frame.tally ?? null);
  /** Whether the open window waits for this player's answer. Only this screen may show it. */
  isPrompted: boolean = $derived(isPrompted(this.frame, this.sharesScreen));
  isAsked: boolean = $derived(isAsked(this.frame, this.sharesScreen));
  /** The next move, which may already be chosen; null if there is none, or while an answer is being chosen. */
  preparing: Ahead | null = $derived(this.isAnswering ? null : (this.frame.ahead ?? null));
  /** The table to show: if the next move is being chosen, as it will be then. */
  view: Record<string, unknown> | null = $derived(this.preparing?.view ?? this.frame.view ?? null);

  /** The last entry received; the screen may be a little behind. */
  private received = 0;
  private begun = false;
  /** The window of the last frame received, if players can see it. */
  private lastWindow: number | null = null;
  /** Seats whose nonces have been sent but not acknowledged. */
  private sending = new Set<number>();
  private socket: ReconnectingSocket;
  private queue: PacedQueue<Frame>;

  constructor(
    readonly id: string,
    public language: string,
    /** The seat of this client, if the player has several. */
    readonly ownSeat: number | null = null,
    /** Watch without a seat, even if this browser has one: for a screen that everyone sees. */
    readonly watches = false,
  ) {
    const isQuick = () => reducedMotion.isOn || isStill() || this.frame.view == null;
    this.queue = new PacedQueue<Frame>((frame) => this.show(frame), isQuick, (waiting) => (this.waiting = waiting), paceOfMoves);
    this.socket = new ReconnectingSocket({
      address: () => this.address(),
      receive: (message) => this.receive(message),
      changed: (state) => (this.connection = state),
    });
  }

  /** Whether other players use this screen, too. */
  private get sharesScreen(): boolean {
    return this.ownSeat !== null;
  }

  /** Close the connection. */
  close() {
    this.queue.clear();
    this.socket.close();
  }

  /** Reload everything in another language. */
  setLanguage(language: string) {
    if (language === this.language) return;
    this.language = language;
    this.received = 0;
    this.queue.clear();
    this.waiting = 0;
    this.socket.reconnect();
  }

  /** Show all waiting moves now. */
  skip() {
    this.queue.skip();
  }

  private address(): string {
    const query = new URLSearchParams({ n: String(this.received), tell: this.language });
    if (this.ownSeat !== null) query.set("seat", String(this.ownSeat));
    if (this.watches) query.set("watch", "1");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  private receive(message: Record<string, unknown>) {
    if ("why" in message) this.refused = message as unknown as Refused;
    if (!("now" in message)) return;
    const frame = message as unknown as Frame;
    this.socket.noteWorking();
    this.ahead = frame.now - Date.now() / 1000;
    if (frame.table) this.table = frame.table;
    void this.sendNonces();
    if (frame.view == null && this.begun && frame.n === this.received) return; // only presence has changed
    this.begun = frame.view != null;
    if (this.received === 0) this.news = [];
    this.received = frame.n;
    this.queue.add(frame, this.isUrgent(frame));
    this.lastWindow = visibleWindow(frame)?.window ?? null;
  }

  /** Return whether a frame can't wait: the player's own move, one that asks the player something, or a window that players see. */
  private isUrgent(frame: Frame): boolean {
    const { seat, news, asks } = frame;
    const window = visibleWindow(frame);
    const isForPlayer = seat != null && (asks === seat || news?.at(-1)?.by === seat);
    return isForPlayer || (window !== null && window.window !== this.lastWindow);
  }

  private show(frame: Frame) {
    const last = this.news.at(-1)?.n ?? 0;
    const fresh = (frame.news ?? []).filter((one) => one.n > last);
    if (fresh.length > 0) this.news = [...this.news, ...fresh];
    this.fresh = last === 0 ? [] : fresh;
    const hasMoved = fresh.some((one) => one.n > this.frame.n && one.by != null && one.by === frame.seat && one.what === "moved");
    const isNewWindow = frame.window?.window !== this.frame.window?.window;
    const goesOn = this.preparing !== null && (frame.ahead != null || (frame.asks != null && frame.asks === frame.seat));
    if (isNewWindow && this.hasMissed(frame)) this.missed++;
    if (hasMoved || (isNewWindow && !goesOn)) this.choice.clear();
    if (isNewWindow) this.isAnswering = false;
    const isNew = frame.n !== this.frame.n;
    this.frame = frame;
    this.offer();
    if (isNew && frame.draft?.length && this.choice.path.length === 0) this.choice.follow(frame.draft);
  }

  /** Return whether the time of the open window ran out while an answer was being chosen. One on its way may have arrived. */
  private hasMissed({ now }: Frame): boolean {
    const isChoosing = this.isPrompted && this.preparing === null && this.choice.path.length > 0;
    const isSent = this.isBusy || this.refused?.why === "lost";
    return isChoosing && !isSent && now > this.frame.window!.closes - EARLY;
  }

  /** Offer the words of what is being chosen: a move, an answer, or the next move. */
  private offer() {
    this.choice.take((this.preparing?.options ?? this.frame.options ?? {}) as Tree);
  }

  /** Start an answer to the open window with this word, or cancel it (null). */
  beginAnswer(word: string | null) {
    this.choice.clear();
    this.isAnswering = word !== null && this.frame.ahead != null;
    this.offer();
    if (word !== null) this.choice.pick(word);
  }

  /** Remove the last pick. If no words are left, the next move can be chosen again. */
  back() {
    this.choice.back();
    if (this.isAnswering && this.choice.path.length === 0) this.beginAnswer(null);
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
      await this.socket.send({ do: "nonce", seat, nonce });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.why !== "lost") forgetNonce(this.id, nonce); // another of our tabs was faster
    }
  }

  /** Sit down, and send our nonce with it. */
  async sit(seat: number, name: string): Promise<boolean> {
    const nonce = newNonce(this.id);
    const isDone = await this.do({ do: "sit", seat, name, nonce });
    if (!isDone && this.refused?.why !== "lost") forgetNonce(this.id, nonce);
    return isDone;
  }

  /** Send a command; a refusal is stored in `refused` for display. */
  async do(command: object): Promise<boolean> {
    this.refused = null;
    try {
      await this.socket.send(this.ownSeat !== null && !("seat" in command) ? { ...command, ...this.seatFor(command) } : command);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused = { why: error.why, text: error.message, rule: error.rule };
      return false;
    }
  }

  /** The seat to name in a command, if this player has several; commands for the whole table have no such field. */
  private seatFor(command: object): { seat?: number } {
    const isForTable = TABLE_COMMANDS.includes((command as { do?: string }).do ?? "");
    return isForTable || this.ownSeat === null ? {} : { seat: this.ownSeat };
  }

  /** Return the message for a move, or for an answer to the open window. */
  private move(words: Say["say"]): Say {
    const message: Say = { n: this.frame.n, say: words };
    if (this.frame.window) message.window = this.frame.window.window;
    if (this.ownSeat !== null) message.seat = this.ownSeat;
    return message;
  }

  /** Send a move or an answer to the open window; a next move is sealed until the window closes. */
  async say(words: Say["say"]): Promise<boolean> {
    return this.send(this.chosen(words));
  }

  /** Return the message for what is being chosen: a move, an answer, or the next move. */
  private chosen(words: Say["say"]): Say {
    return this.preparing ? { ...this.move(words), ahead: true } : this.move(words);
  }

  /** Answer the open window, even while the next move is being chosen. */
  async answer(words: string[]): Promise<boolean> {
    return this.send(this.move(words));
  }

  /** Withdraw the sealed next move. */
  async withdraw(): Promise<boolean> {
    return this.send({ ...this.move([]), ahead: true });
  }

  private async send(message: Say): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      const isDone = await this.do(message);
      if (isDone || this.refused?.why !== "lost") this.beginAnswer(null);
      return isDone;
    } finally {
      this.isBusy = false;
    }
  }

  /** Ask what a move would do, or why it isn't allowed, without making it. */
  async tryMove(words: string[]): Promise<Foreseen | Refused> {
    try {
      return (await this.socket.send({ do: "try", ...this.chosen(words) })) as unknown as Foreseen;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { why: error.why, text: error.message, rule: error.rule };
    }
  }
}
