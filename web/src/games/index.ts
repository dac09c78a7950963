/** The registry of games: the only place outside a game's own folder that names it. */

import { SvelteMap } from "svelte/reactivity";
import { catbox } from "./catbox";
import { fits } from "./fits";
import type { GameModule, GameViews } from "./game-module";
import { kitty } from "./kitty";

export const GAMES: readonly GameModule[] = [catbox, fits, kitty];

const loaded = new SvelteMap<string, GameViews>();

/** The game with this name; undefined if this client doesn't know it yet. */
export const findGame = (name: string): GameModule | undefined => GAMES.find((one) => one.name === name);

/** Load a game, so that `viewsOf` finds it. Pages load only the game they show. */
export async function loadGame(name: string): Promise<void> {
  const game = findGame(name);
  if (game && !loaded.has(name)) loaded.set(name, await game.load());
}

/** The views of a loaded game; undefined for an unknown game, and until it is loaded. */
export const viewsOf = (name: string): GameViews | undefined => loaded.get(name);
