/** A replay: its steps, the current one, and the table at that step. */

import { ask, ApiError } from "../net/api";
import type { Result, TableInfo } from "../net/wire";
import { say, words } from "../words/words.svelte";

export interface ReplayStep {
  n: number;
  to: number;
  at: number;
  what: string;
  by?: number | null;
  made?: string;
  say?: (string | null)[];
  text?: string[];
  results?: string[];
  results_after?: number[];
  changed?: string[];
}
interface ReplayData {
  table: TableInfo;
  eyes: string;
  may: string[];
  over: boolean;
  steps?: ReplayStep[];
  result?: Result | null;
}
export interface Seen {
  n: number;
  view: Record<string, unknown>;
  asks?: number | null;
  tally?: Record<string, unknown>[] | null;
}
export interface Verdict {
  ok: boolean;
  text: string;
  commitment: string;
  secret: string;
}

/** Milliseconds between two steps during playback. */
const CALM = 1600;
/** Milliseconds at a step before its view is fetched, so that skipped steps aren't fetched. */
const STAY = 90;

export class Replay {
  page = $state.raw<ReplayData | null>(null);
  seen = $state.raw<Seen | null>(null);
  index = $state(0);
  isPlaying = $state(false);
  problem = $state("");

  steps: ReplayStep[] = $derived(this.page?.steps ?? []);
  step: ReplayStep | null = $derived(this.steps[this.index] ?? null);
  names: string[] = $derived((this.page?.table.seats ?? []).map((one) => one.name ?? ""));
  /** The seat whose view is shown; null if it isn't a seat's. */
  seat: number | null = $derived(this.page && /^\d+$/.test(this.page.eyes) ? Number(this.page.eyes) : null);

  private known = new Map<string, Seen>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  /** Fetch the steps from this point of view, and go to the step of an entry. */
  async open(eyes: string, n: number | null): Promise<void> {
    try {
      const query = new URLSearchParams({ tell: words.code });
      if (eyes) query.set("eyes", eyes);
      this.page = await ask<ReplayData>("GET", `/api/tables/${this.id}/replay?${query}`);
      this.problem = "";
      this.go(n === null ? 0 : this.stepOf(n));
    } catch (error) {
      if (eyes && error instanceof ApiError && error.why === "not-your-seat") return this.open("", n);
      this.fail(error);
    }
  }

  /** Return the step that an entry of the log belongs to. */
  private stepOf(n: number): number {
    const after = this.steps.findIndex((one) => one.n > n);
    return after < 0 ? this.steps.length - 1 : Math.max(0, after - 1);
  }

  /** Change the point of view, at the same step. */
  async look(eyes: string) {
    this.stop();
    await this.open(eyes, this.step?.n ?? null);
  }

  /** Go to a step. */
  go(index: number) {
    this.index = Math.max(0, Math.min(index, this.steps.length - 1));
    const step = this.step;
    if (!step || !this.page) return;
    history.replaceState(history.state, "", this.link());
    clearTimeout(this.waiting);
    const found = this.known.get(this.key(step));
    if (found) this.seen = found;
    this.waiting = setTimeout(() => void this.fetch(step), this.seen ? STAY : 0);
  }

  private key(step: ReplayStep): string {
    return `${this.page?.eyes} ${step.to}`;
  }

  private async fetch(step: ReplayStep) {
    try {
      const seen = await this.read(step);
      if (seen && this.step && this.key(this.step) === this.key(step)) this.seen = seen;
      const next = this.steps[this.index + 1];
      if (next && this.step === step) await this.read(next);
    } catch (error) {
      this.fail(error);
    }
  }

  private async read(step: ReplayStep): Promise<Seen | undefined> {
    const key = this.key(step);
    if (!this.known.has(key)) {
      const query = new URLSearchParams({ eyes: this.page!.eyes });
      this.known.set(key, await ask<Seen>("GET", `/api/tables/${this.id}/replay/${step.to}?${query}`));
    }
    return this.known.get(key);
  }

  private fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    this.stop();
    this.problem = error.message || say("offline");
  }

  /** Return the path that leads to this step. */
  link(): string {
    return `/replay/${this.id}?n=${this.step?.n ?? 0}&eyes=${this.page?.eyes ?? ""}`;
  }

  /** Start or stop playback. */
  toggle() {
    if (this.isPlaying) return this.stop();
    if (this.index >= this.steps.length - 1) this.go(0);
    this.isPlaying = true;
    this.clock = setInterval(() => {
      this.go(this.index + 1);
      if (this.index >= this.steps.length - 1) this.stop();
    }, CALM);
  }

  stop() {
    this.isPlaying = false;
    clearInterval(this.clock);
  }

  close() {
    this.stop();
    clearTimeout(this.waiting);
  }

  /** Let the server verify the record. */
  verify(): Promise<Verdict> {
    return ask<Verdict>("GET", `/api/tables/${this.id}/verify?tell=${words.code}`);
  }
}
