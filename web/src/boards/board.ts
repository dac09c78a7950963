import type { Component } from "svelte";
import type { Choice } from "../lib/choice.svelte";

/** What every board is given. */
export interface BoardProps {
  view: Record<string, unknown>;
  /** Whose eyes one looks through; null: somebody who looks on. */
  me: number | null;
  choice: Choice;
  names: string[];
}
export type Board = Component<BoardProps>;
