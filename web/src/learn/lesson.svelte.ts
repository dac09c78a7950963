/** A lesson in progress: the step, what was tried, and whether it was right. This code knows no rules. */

import { ask } from "../net/api";
import { Choice, type Tree } from "../net/choice.svelte";
import type { AnyView } from "../games/game-module";

export type LessonTally = Record<string, unknown>[] | null;

interface AcceptedMove {
  say: string[];
  view: AnyView;
  tally?: LessonTally;
}
interface LessonStep {
  id: string;
  rules: string[];
  view: AnyView;
  options?: Tree;
  accept?: AcceptedMove[];
  other?: { say: string[]; key: string }[];
  lit?: [number, number][];
  tally?: LessonTally;
}
export interface LessonData {
  game: string;
  names: string[];
  seat: number;
  steps: LessonStep[];
}

/** Return whether a move begins with these words. A star at the end of a word matches anything. */
export function startsWithWords(move: string[], path: string[]): boolean {
  return path.length <= move.length && path.every((word, i) => (word.endsWith("*") ? move[i]!.startsWith(word.slice(0, -1)) : move[i] === word));
}

export class LessonProgress {
  index = $state(0);
  found = $state.raw<AcceptedMove | null>(null);
  /** The id of the text that explains why the move was wrong; a new object for every attempt. */
  tried = $state.raw<{ key: string } | null>(null);
  choice = new Choice();

  step: LessonStep = $derived.by(() => this.lesson.steps[this.index]!);
  key: string = $derived.by(() => `lesson-${this.lesson.game}-${this.step.id}`);
  view: AnyView = $derived(this.found?.view ?? this.step.view);
  tally: LessonTally = $derived((this.found ? this.found.tally : this.step.tally) ?? null);
  /** Whether the step is done: there is only something to read, or the move is made. */
  isDone: boolean = $derived(this.found !== null || (this.step.accept ?? []).length === 0);
  isLast: boolean = $derived.by(() => this.index === this.lesson.steps.length - 1);

  constructor(readonly lesson: LessonData) {
    this.choice.take(this.lesson.steps[0]!.options ?? {});
  }

  /** Go to a step and start it from the beginning. */
  go(index: number) {
    if (index < 0 || index >= this.lesson.steps.length) return;
    this.index = index;
    this.found = this.tried = null;
    this.choice.clear();
    this.choice.take(this.step.options ?? {});
  }

  /** Check the chosen move, and make it if it is correct. */
  say() {
    const move = [...this.choice.path];
    const found = this.step.accept?.find((one) => one.say.join() === move.join());
    this.choice.clear();
    if (found) {
      this.found = found;
      this.tried = null;
      this.choice.take({});
    } else {
      const other = this.step.other?.find((one) => startsWithWords(move, one.say));
      this.tried = { key: `${this.key}-${other?.key ?? "hint"}` };
    }
  }
}

export const fetchLesson = (game: string) => ask<LessonData>("GET", `/api/lessons/${game}`);
