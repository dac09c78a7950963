/** Steps through the score sheet line by line, automatically or manually. */

import { reducedMotion } from "../ui/reduced-motion.svelte";
import type { ScoreGroup, ScoreLine } from "../games/score";

const BEFORE = 900;
const SLOWEST = 1300;
/** The longest automatic run, in milliseconds, for any number of lines. */
const ALL = 24_000;

/** Tables whose score sheet was already played; it isn't played again. */
const counted = new Set<string>();

export interface Step {
  group: ScoreGroup;
  line: ScoreLine;
}

export class ScoreSteps {
  steps = $state.raw<Step[]>([]);
  /** The index of the highlighted line; -1 before the first, the number of lines after the last. */
  index = $state(-1);
  isPlaying = $state(false);
  /** Whether everything has been counted once, so that the result is known. */
  hasEnded = $state(false);
  current: Step | null = $derived(this.steps[this.index] ?? null);
  isDone: boolean = $derived(this.index >= this.steps.length);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onstep: (step: Step) => void = () => {}) {}

  /** Start with these lines. With reduced motion everything is counted at once, and the player steps manually. */
  begin(groups: ScoreGroup[], table: string) {
    this.steps = groups.flatMap((group) => group.lines.map((line) => ({ group, line })));
    const isWhole = reducedMotion.isOn || counted.has(table);
    counted.add(table);
    this.index = isWhole ? this.steps.length : -1;
    this.hasEnded = this.isDone;
    if (!isWhole) this.play(BEFORE);
  }

  /** Return the points that a seat has so far; at the end, the server's total. */
  totalOf(seat: number, final: number): number {
    if (this.isDone) return final;
    return this.steps.slice(0, this.index + 1).reduce((sum, { line }) => sum + (line.points[seat] ?? 0), 0);
  }

  play(wait = 0) {
    this.isPlaying = true;
    if (this.isDone) this.index = -1;
    this.timer = setTimeout(() => this.tick(), wait);
  }

  pause() {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Go to a line that the player chose. */
  go(i: number) {
    this.pause();
    this.move(Math.max(-1, Math.min(this.steps.length, i)));
  }

  private tick() {
    if (!this.isPlaying) return;
    this.move(this.index + 1);
    if (this.isDone) this.isPlaying = false;
    else this.timer = setTimeout(() => this.tick(), Math.min(SLOWEST, ALL / this.steps.length));
  }

  private move(i: number) {
    const isForward = i === this.index + 1;
    this.index = i;
    this.hasEnded ||= this.isDone;
    if (isForward && this.current) this.onstep(this.current);
  }
}
