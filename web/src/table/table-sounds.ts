/** Sounds at the table. While a window is open there are none: others in the room would hear who can respond. */

import { sound } from "../ui/sound.svelte";
import type { Frame, News } from "../net/wire";

/** What of a table decides on sounds. */
export interface Heard {
  frame: Pick<Frame, "window">;
  fresh: Pick<News, "what" | "by">[];
  seat: number | null;
  isAsked: boolean;
  isOver: boolean;
}

/** Play a sound for what others just did. The server sends that to every seat at the same time. */
export function soundOthers({ fresh, seat }: Heard) {
  if (fresh.some((one) => one.what === "moved" && one.by !== seat)) sound.paper();
}

/** Play a sound when it's the player's turn. */
export function soundTurn({ frame, isAsked, isOver }: Heard) {
  if (isAsked && !frame.window && !isOver) sound.purr();
}

/** Play a sound for the player's own move. */
export function soundOwnMove({ frame }: Heard) {
  if (!frame.window) sound.tap();
}
