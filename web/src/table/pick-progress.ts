/** How many of several things, such as cats, the player has picked, and how many they may pick. */

import type { GameViews } from "../games/game-module";
import type { TableClient } from "../net/table-client.svelte";

export interface PickProgress {
  chosen: number;
  most: number;
}

/** Return the progress of the move that is being made; null if the legal moves don't have several things to pick. */
export function pickProgress(client: Pick<TableClient, "choice" | "isAsked" | "frame">, views: GameViews | undefined): PickProgress | null {
  const { choice, frame } = client;
  const isBegun = choice.path.length > 0 || (client.isAsked && frame.question != null && !frame.window);
  if (!views?.isPick || !isBegun) return null;
  const count = choice.count(views.isPick);
  return count.most > 1 ? count : null;
}
