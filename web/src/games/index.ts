/** The register of games: the only place outside a game's own folder that names it. */

import { catbox } from "./catbox";
import { fits } from "./fits";
import type { GameModule, GameViews } from "./game-module";
import { kitty } from "./kitty";

export const GAMES: readonly GameModule[] = [catbox, fits, kitty];

const loaded = new Map<string, GameViews>();

/** The game with this name; undefined if this client doesn't know it yet. */
export const findGame = (name: string): GameModule | undefined => GAMES.find((one) => one.name === name);

/** Load one game, or all of them, so that `viewsOf` finds them. Routes wait for this before they show a page. */
export async function loadGames(name?: string): Promise<void> {
  const wanted = GAMES.filter((one) => name === undefined || one.name === name);
  await Promise.all(wanted.map(async (one) => loaded.set(one.name, await one.load())));
}

/** The views of a loaded game; undefined for an unknown game. */
export const viewsOf = (name: string): GameViews | undefined => loaded.get(name);
