/** What one chose last time, for every game: the next time a single press is enough. */

import type { GameInfo } from "./api";
import { keep, kept } from "./people.svelte";
import type { Pace, Setup } from "./wire";

/** With whom: bots, friends elsewhere, everybody at this screen, or this screen and everybody's phone. */
export const WAYS = ["bots", "friends", "one-screen", "phones"] as const;
export type Way = (typeof WAYS)[number];

/** Something else that a game lets one choose, as the server tells it. */
export interface Extra {
  name: string;
  values: string[];
}

/** A game as the server tells of it. */
export interface Offer extends GameInfo {
  choices?: unknown;
}

export interface Wish {
  way: Way;
  players: number;
  level: string;
  advanced: boolean;
  deck: string;
  /** What else was chosen, by name; what is missing is as usual. */
  extras: Record<string, string>;
  clock: "none" | "live" | "slow";
  moveSeconds: number;
  reserveMinutes: number;
  days: number;
  listed: boolean;
  watchers: boolean;
  chat: boolean;
  /** How many of the other seats at a table for friends are bots. */
  bots: number;
  names: string[];
}

const USUAL: Wish = {
  way: "bots", players: 3, level: "house-cat", advanced: false, deck: "", extras: {}, clock: "none", moveSeconds: 60,
  reserveMinutes: 10, days: 2, listed: true, watchers: true, chat: true, bots: 0, names: ["", ""],
}; // prettier-ignore
const DAY = 86_400;

/** The wish for a game: what was chosen last, as far as it is still offered. */
export function wishFor(game: Offer, levels: string[]): Wish {
  let last: Partial<Wish> = {};
  try {
    last = JSON.parse(kept(`wish ${game.name}`) || "{}") as Partial<Wish>;
  } catch {
    last = {};
  }
  const wish = { ...USUAL, ...last };
  if (!game.players.includes(wish.players)) wish.players = game.players[Math.min(1, game.players.length - 1)]!;
  if (!levels.includes(wish.level)) wish.level = levels[Math.min(1, levels.length - 1)] ?? "kitten";
  if (!game.decks.includes(wish.deck)) wish.deck = "";
  if (!WAYS.includes(wish.way)) wish.way = "bots";
  const offered = extrasOf(game);
  const stays = ([name, value]: [string, string]) => offered.some((one) => one.name === name && one.values.includes(value));
  wish.extras = Object.fromEntries(Object.entries(wish.extras).filter(stays));
  return wish;
}

/** Remember it for the next time. */
export function remember(game: string, wish: Wish) {
  keep(`wish ${game}`, JSON.stringify(wish));
  keep("game", game);
}

/** What else can be chosen, whatever it is. */
export function extrasOf(game: Offer): Extra[] {
  const told = game.choices;
  const pairs: [string, unknown][] = Array.isArray(told)
    ? told.map((one: { name: string; values: unknown }) => [one.name, one.values])
    : Object.entries((told ?? {}) as Record<string, unknown>);
  return pairs
    .filter((pair): pair is [string, unknown[]] => Array.isArray(pair[1]) && pair[1].length > 1)
    .map(([name, values]) => ({ name, values: values.map(String) }));
}

function clockOf(wish: Wish): Pace {
  if (wish.clock === "live") return { kind: "live", move: wish.moveSeconds, reserve: wish.reserveMinutes * 60 };
  if (wish.clock === "slow") return { kind: "slow", move: wish.days * DAY };
  return { kind: "none" };
}

/** The table that is wished for. */
export function setupOf(game: Offer, wish: Wish): Setup {
  const options: Record<string, unknown> = game.variants.length > 1 ? { advanced: wish.advanced } : {};
  for (const [name, value] of Object.entries(wish.extras)) options[name] = name === "cats" ? [value] : value;
  const isHere = wish.way === "one-screen" || wish.way === "phones";
  return {
    game: game.name,
    players: wish.way === "one-screen" ? wish.names.length : wish.players,
    options,
    deck: wish.deck,
    clock: wish.way === "friends" ? clockOf(wish) : { kind: "none" },
    listed: wish.way === "friends" && wish.listed,
    watchers: wish.way === "friends" ? wish.watchers : true,
    chat: !isHere && wish.chat,
  };
}
