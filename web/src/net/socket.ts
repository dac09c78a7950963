/** A WebSocket that reconnects by itself, with growing pauses. */

import { NotDone } from "./api";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Close codes after which reconnecting makes no sense. */
const GONE = [4403, 4404];

export type Link = "joining" | "there" | "lost" | "gone";
type Told = Record<string, unknown>;

interface Ears {
  /** Returns the address; called for every attempt. */
  address: () => string;
  /** Called for messages that answer no request. */
  hear: (told: Told) => void;
  /** Called when the state of the connection changes. */
  stands: (link: Link) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private waiting = new Map<number, { done: (told: Told) => void; failed: (no: NotDone) => void }>();
  private closed = false;
  private link: Link = "joining";

  constructor(private readonly ears: Ears) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Close the connection for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.fail();
  }

  /** Reconnect at once, for instance to another address. */
  again() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.fail();
    this.stand("joining");
    this.open();
  }

  /** Note that the connection works. */
  isWell() {
    this.wait = FIRST_WAIT;
    this.stand("there");
  }

  /** Send a message and wait for its answer. */
  say(said: object): Promise<Told> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new NotDone("lost", ""));
    const re = ++this.number;
    return new Promise((done, failed) => {
      this.waiting.set(re, { done, failed });
      socket.send(JSON.stringify({ ...said, re }));
    });
  }

  private stand(link: Link) {
    if (this.link === link) return;
    this.link = link;
    this.ears.stands(link);
  }

  /** Reconnect at once when the page is visible again or the network is back. */
  private hurry = () => {
    if (this.link !== "lost" || document.hidden) return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  /** The browser notices a lost network before the socket does. */
  private drop = () => this.socket?.close();

  private fail() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.failed(new NotDone("lost", ""));
  }

  private open() {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    const socket = new WebSocket(this.ears.address());
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.fail();
      if (GONE.includes(event.code)) this.stand("gone");
      if (this.closed || this.link === "gone") return;
      this.stand("lost");
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hear(told: Told) {
    const number = (told.re as number | undefined) ?? 0;
    const waiting = this.waiting.get(number);
    const isAnswer = "why" in told || "done" in told || "kept" in told || "foreseen" in told;
    if (!isAnswer || !waiting) {
      this.ears.hear(told);
      return;
    }
    this.waiting.delete(number);
    if ("why" in told) waiting.failed(new NotDone(String(told.why), String(told.text ?? ""), String(told.rule ?? "")));
    else waiting.done(told);
  }
}
