/** The choices of the setup form. They are saved per game, so that one click is enough next time. */

import type { GameInfo } from "../net/api";
import { readSetting, saveSetting } from "../ui/local-storage";
import type { Pace, Setup } from "../net/wire";

/** The ways to play: against bots, with friends online, pass and play, or big screen and phones. */
export const WAYS = ["bots", "friends", "one-screen", "phones"] as const;
export type Way = (typeof WAYS)[number];

/** An option of a game, as the server describes it. */
export interface GameOption {
  name: string;
  /** One of the values; one of them for each seat; a seat; yes or no. */
  kind: "one-of" | "each-seat" | "seat" | "yes-no";
  values?: { name: string }[];
  usual?: unknown;
}

/** A game as the server describes it. */
export interface GameOffer extends GameInfo {
  choices?: GameOption[];
  /** The kinds of its windows, in which others may respond. */
  windows?: string[];
}

export interface SetupChoices {
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
  /** Whether the table is in the public list. Tables for friends are private by default. */
  isPublic: boolean;
  watchers: boolean;
  chat: boolean;
  longWindows: boolean;
  /** Bots among the other seats of a table for friends. */
  bots: number;
  /** The characters of the bots that you play against; empty for random ones. */
  characters: string[];
  names: string[];
}

/** A character that a bot can be. */
export interface CharacterOffer {
  id: string;
  name: string;
}

const USUAL: SetupChoices = {
  way: "bots", players: 3, level: "house-cat", advanced: false, deck: "", extras: {}, clock: "none", moveSeconds: 60,
  reserveMinutes: 10, days: 2, isPublic: false, watchers: true, chat: true, longWindows: false, bots: 0, characters: [], names: ["", ""],
}; // prettier-ignore
const DAY = 86_400;

/** Return the saved choices for a game that are still available; `known` are the ids of the characters. */
export function savedChoices(game: GameOffer, levels: string[], known: readonly string[] = []): SetupChoices {
  let last: Partial<SetupChoices> = {};
  try {
    last = JSON.parse(readSetting(`setup ${game.name}`) || "{}") as Partial<SetupChoices>;
  } catch {
    last = {};
  }
  const choices = { ...USUAL, ...last };
  if (!game.players.includes(choices.players)) choices.players = game.players[Math.min(1, game.players.length - 1)]!;
  if (!levels.includes(choices.level)) choices.level = levels[Math.min(1, levels.length - 1)] ?? "kitten";
  if (!game.decks.includes(choices.deck)) choices.deck = "";
  if (!WAYS.includes(choices.way)) choices.way = "bots";
  choices.characters = choices.characters.map((one, i, all) => (known.includes(one) && all.indexOf(one) === i ? one : ""));
  const offered = optionsOf(game, choices);
  const stays = ([name, value]: [string, string]) => offered.some((one) => one.name === name && valuesOf(one, choices).includes(value));
  choices.extras = Object.fromEntries(Object.entries(choices.extras).filter(stays));
  return choices;
}

/** Save the choices for next time. */
export function saveChoices(game: string, choices: SetupChoices) {
  saveSetting(`setup ${game}`, JSON.stringify(choices));
  saveSetting("game", game);
}

/** Return the bots that you play against: their level, each with its character if one is chosen. */
export function opponentsOf({ players, level, characters }: SetupChoices): string[] {
  return Array.from({ length: players - 1 }, (_, i) => (characters[i] ? `${level}@${characters[i]}` : level));
}

/** Return the characters that a bot can be: all that no other bot is. */
export const freeCharacters = (all: readonly CharacterOffer[], { players, characters }: SetupChoices, bot: number) =>
  all.filter(({ id }) => !characters.slice(0, players - 1).some((one, i) => i !== bot && one === id));

/** Return the options besides the variant. Options for your own seat are offered only if you take the first seat. */
export function optionsOf(game: GameOffer, choices: SetupChoices): GameOption[] {
  const isSeated = choices.way === "bots" || choices.way === "friends";
  const variants = new Set(game.variants.flatMap((one) => Object.keys(one)));
  return (game.choices ?? []).filter((one) => !variants.has(one.name) && (isSeated || one.kind !== "each-seat"));
}

/** Return the values of an option. */
export function valuesOf(extra: GameOption, choices: SetupChoices): string[] {
  if (extra.kind === "seat") return Array.from({ length: seatsOf(choices) }, (_, seat) => String(seat));
  if (extra.kind === "yes-no") return ["true", "false"];
  return (extra.values ?? []).map((one) => one.name);
}

/** Return a value in the form that the server expects. */
function answerOf(extra: GameOption, value: string): unknown {
  if (extra.kind === "seat") return Number(value);
  if (extra.kind === "yes-no") return value === "true";
  return extra.kind === "each-seat" ? [value] : value;
}

const seatsOf = (choices: SetupChoices) => (choices.way === "one-screen" ? choices.names.length : choices.players);

function clockOf(choices: SetupChoices): Pace {
  if (choices.clock === "live") return { kind: "live", move: choices.moveSeconds, reserve: choices.reserveMinutes * 60 };
  if (choices.clock === "slow") return { kind: "slow", move: choices.days * DAY };
  return { kind: "none" };
}

/** Return whether the game has windows in which others may respond. */
export const hasWindows = (game: GameOffer) => (game.windows?.length ?? 0) > 0;

/** Return the table setup for these choices. */
export function setupOf(game: GameOffer, choices: SetupChoices): Setup {
  const options: Record<string, unknown> = game.variants.length > 1 ? { advanced: choices.advanced } : {};
  for (const extra of optionsOf(game, choices)) {
    const value = choices.extras[extra.name];
    if (value !== undefined && valuesOf(extra, choices).includes(value)) options[extra.name] = answerOf(extra, value);
  }
  const isHere = choices.way === "one-screen" || choices.way === "phones";
  return {
    game: game.name,
    players: seatsOf(choices),
    options,
    deck: choices.deck,
    clock: choices.way === "friends" ? clockOf(choices) : { kind: "none" },
    listed: choices.way === "friends" && choices.isPublic,
    // Solo games allow no spectators, so that windows wait only for the player.
    watchers: choices.way === "friends" ? choices.watchers : choices.way === "phones",
    chat: !isHere && choices.chat,
    long_windows: hasWindows(game) && choices.longWindows,
  };
}
