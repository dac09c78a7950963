/** A WebSocket that reconnects by itself, with growing pauses. */

import { ApiError } from "./api";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Close codes after which the client doesn't reconnect. */
const GONE = [4403, 4404];

export type ConnectionState = "connecting" | "connected" | "lost" | "gone";
type Message = Record<string, unknown>;

interface SocketHandlers {
  /** Returns the address; called for every attempt. */
  address: () => string;
  /** Called for messages that aren't replies. */
  receive: (message: Message) => void;
  /** Called when the state of the connection changes. */
  changed: (state: ConnectionState) => void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private waiting = new Map<number, { resolve: (answer: Message) => void; reject: (error: ApiError) => void }>();
  private closed = false;
  private state: ConnectionState = "connecting";

  constructor(private readonly handlers: SocketHandlers) {
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  /** Close the connection for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.socket?.close();
    this.rejectAll();
  }

  /** Reconnect immediately, for instance to another address. */
  reconnect() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.rejectAll();
    this.setState("connecting");
    this.open();
  }

  /** Note that the connection works. */
  noteWorking() {
    this.wait = FIRST_WAIT;
    this.setState("connected");
  }

  /** Send a message and wait for its answer. */
  send(message: object): Promise<Message> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new ApiError("lost", ""));
    const re = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(re, { resolve, reject });
      socket.send(JSON.stringify({ ...message, re }));
    });
  }

  private setState(state: ConnectionState) {
    if (this.state === state) return;
    this.state = state;
    this.handlers.changed(state);
  }

  /** Reconnect immediately when the page is visible again or the network is back. */
  private retryNow = () => {
    if (this.state !== "lost" || document.hidden) return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  /** The browser notices a lost network before the socket does. */
  private disconnect = () => this.socket?.close();

  private rejectAll() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(new ApiError("lost", ""));
  }

  private open() {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    const socket = new WebSocket(this.handlers.address());
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.rejectAll();
      if (GONE.includes(event.code)) this.setState("gone");
      if (this.closed || this.state === "gone") return;
      this.setState("lost");
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private receive(message: Message) {
    const number = (message.re as number | undefined) ?? 0;
    const waiting = this.waiting.get(number);
    const isAnswer = "why" in message || "done" in message || "kept" in message || "foreseen" in message;
    if (!isAnswer || !waiting) {
      this.handlers.receive(message);
      return;
    }
    this.waiting.delete(number);
    if ("why" in message) waiting.reject(new ApiError(String(message.why), String(message.text ?? ""), String(message.rule ?? "")));
    else waiting.resolve(message);
  }
}
