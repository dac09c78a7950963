/** The choices of the setup form. They are saved for each game, so that one press is enough next time. */

import type { GameInfo } from "../net/api";
import { keep, kept } from "../ui/local-storage";
import type { Pace, Setup } from "../net/wire";

/** The ways to play: against bots, with friends elsewhere, all at this screen, or with this screen and everybody's phone. */
export const WAYS = ["bots", "friends", "one-screen", "phones"] as const;
export type Way = (typeof WAYS)[number];

/** An option of a game, as the server describes it. */
export interface Extra {
  name: string;
  /** One of the values; one of them for each seat; a seat; yes or no. */
  kind: "one-of" | "each-seat" | "seat" | "yes-no";
  values?: { name: string }[];
  usual?: unknown;
}

/** A game as the server describes it. */
export interface Offer extends GameInfo {
  choices?: Extra[];
}

export interface Wish {
  way: Way;
  players: number;
  level: string;
  advanced: boolean;
  deck: string;
  /** Chosen options by name; a missing one has its default. */
  extras: Record<string, string>;
  clock: "none" | "live" | "slow";
  moveSeconds: number;
  reserveMinutes: number;
  days: number;
  listed: boolean;
  watchers: boolean;
  chat: boolean;
  /** Bots among the other seats of a table for friends. */
  bots: number;
  names: string[];
}

const USUAL: Wish = {
  way: "bots", players: 3, level: "house-cat", advanced: false, deck: "", extras: {}, clock: "none", moveSeconds: 60,
  reserveMinutes: 10, days: 2, listed: true, watchers: true, chat: true, bots: 0, names: ["", ""],
}; // prettier-ignore
const DAY = 86_400;

/** Return the saved choices for a game, as far as they are still offered. */
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
  const offered = extrasOf(game, wish);
  const stays = ([name, value]: [string, string]) => offered.some((one) => one.name === name && valuesOf(one, wish).includes(value));
  wish.extras = Object.fromEntries(Object.entries(wish.extras).filter(stays));
  return wish;
}

/** Save the choices for next time. */
export function remember(game: string, wish: Wish) {
  keep(`wish ${game}`, JSON.stringify(wish));
  keep("game", game);
}

/** Return the options besides the variant. Options for your own seat are offered only if you take the first seat. */
export function extrasOf(game: Offer, wish: Wish): Extra[] {
  const isSeated = wish.way === "bots" || wish.way === "friends";
  const variants = new Set(game.variants.flatMap((one) => Object.keys(one)));
  return (game.choices ?? []).filter((one) => !variants.has(one.name) && (isSeated || one.kind !== "each-seat"));
}

/** Return the values of an option. */
export function valuesOf(extra: Extra, wish: Wish): string[] {
  if (extra.kind === "seat") return Array.from({ length: seatsOf(wish) }, (_, seat) => String(seat));
  if (extra.kind === "yes-no") return ["true", "false"];
  return (extra.values ?? []).map((one) => one.name);
}

/** Return a value in the form that the server expects. */
function answerOf(extra: Extra, value: string): unknown {
  if (extra.kind === "seat") return Number(value);
  if (extra.kind === "yes-no") return value === "true";
  return extra.kind === "each-seat" ? [value] : value;
}

const seatsOf = (wish: Wish) => (wish.way === "one-screen" ? wish.names.length : wish.players);

function clockOf(wish: Wish): Pace {
  if (wish.clock === "live") return { kind: "live", move: wish.moveSeconds, reserve: wish.reserveMinutes * 60 };
  if (wish.clock === "slow") return { kind: "slow", move: wish.days * DAY };
  return { kind: "none" };
}

/** Return the table setup for these choices. */
export function setupOf(game: Offer, wish: Wish): Setup {
  const options: Record<string, unknown> = game.variants.length > 1 ? { advanced: wish.advanced } : {};
  for (const extra of extrasOf(game, wish)) {
    const value = wish.extras[extra.name];
    if (value !== undefined && valuesOf(extra, wish).includes(value)) options[extra.name] = answerOf(extra, value);
  }
  const isHere = wish.way === "one-screen" || wish.way === "phones";
  return {
    game: game.name,
    players: seatsOf(wish),
    options,
    deck: wish.deck,
    clock: wish.way === "friends" ? clockOf(wish) : { kind: "none" },
    listed: wish.way === "friends" && wish.listed,
    // Solo games have no spectators, so that windows wait for the player and for nothing else.
    watchers: wish.way === "friends" ? wish.watchers : wish.way === "phones",
    chat: !isHere && wish.chat,
  };
}
