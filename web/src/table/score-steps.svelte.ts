/** Going through the score sheet line by line, by itself or by hand. */

import { motion } from "../ui/reduced-motion.svelte";
import type { ScoreGroup, ScoreLine } from "../games/score";

const BEFORE = 900;
const SLOWEST = 1300;
/** However many lines there are, it takes no longer than this by itself. */
const ALL = 24_000;

/** Tables that were counted once: who comes back to the sheet finds it whole. */
const counted = new Set<string>();

export interface Step {
  group: ScoreGroup;
  line: ScoreLine;
}

export class Stepping {
  steps = $state.raw<Step[]>([]);
  /** The line that is lit; -1 before the first, as many as there are after the last. */
  i = $state(-1);
  isPlaying = $state(false);
  current: Step | null = $derived(this.steps[this.i] ?? null);
  isDone: boolean = $derived(this.i >= this.steps.length);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onstep: (step: Step) => void = () => {}) {}

  /** Begin with these lines; who wants it calm steps by hand, with everything counted already. */
  begin(groups: ScoreGroup[], table: string) {
    this.steps = groups.flatMap((group) => group.lines.map((line) => ({ group, line })));
    const isWhole = motion.isCalm || counted.has(table);
    counted.add(table);
    this.i = isWhole ? this.steps.length : -1;
    if (!isWhole) this.play(BEFORE);
  }

  /** What a seat has by now; at the end what the server says it has. */
  totalOf(seat: number, final: number): number {
    if (this.isDone) return final;
    return this.steps.slice(0, this.i + 1).reduce((sum, { line }) => sum + (line.points[seat] ?? 0), 0);
  }

  play(wait = 0) {
    this.isPlaying = true;
    if (this.isDone) this.i = -1;
    this.timer = setTimeout(() => this.tick(), wait);
  }

  pause() {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** To this line, by hand. */
  go(i: number) {
    this.pause();
    this.move(Math.max(-1, Math.min(this.steps.length, i)));
  }

  private tick() {
    if (!this.isPlaying) return;
    this.move(this.i + 1);
    if (this.isDone) this.isPlaying = false;
    else this.timer = setTimeout(() => this.tick(), Math.min(SLOWEST, ALL / this.steps.length));
  }

  private move(i: number) {
    const isForward = i === this.i + 1;
    this.i = i;
    if (isForward && this.current) this.onstep(this.current);
  }
}
