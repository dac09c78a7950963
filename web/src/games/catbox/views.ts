import { cellOf } from "../../board/cells";
import { say } from "../../words/words.svelte";
import type { GameViews, AnyView } from "../game-module";
import "./art/table";
import Board from "./Board.svelte";
import CardEntry from "./CardEntry.svelte";
import Hand from "./Hand.svelte";
import { placeOf, quietKind, readAloud } from "./log";
import LogText from "./LogText.svelte";
import OpenHand from "./OpenHand.svelte";
import { sheetGroups, tallyGroups } from "./score";
import SeatEmblem from "./SeatEmblem.svelte";
import SeatTokens from "./SeatTokens.svelte";
import { travels } from "./travels";
import UnseenCard from "./UnseenCard.svelte";
import type { View } from "./view";

const typed = (view: AnyView) => view as unknown as View;

export const views: GameViews = {
  Board,
  Hand,
  LogText,
  readAloud,
  placeOf,
  quietKind,
  changesBoard: (words) => words.some((word) => cellOf(word) !== null),
  travels: (before, after, moves, me) => travels(typed(before), typed(after), moves, me),
  wordLabel: (word) => (word.startsWith("token ") ? say(`token-${word.slice(6)}`) : undefined),
  isOnBoard: (word) => cellOf(word) !== null || word.startsWith("card "),
  hasWindows: false,
  handSize: (view, seat) => typed(view).players[seat]?.hand.length,
  pile: (view) => ({ cards: typed(view).pile.cards, stacks: [] }),
  UnseenCard,
  unseenAs: "pictures",
  pointsBySeat: () => null, // points by seat would reveal identities
  tallyGroups,
  ownGroup: (view, seat) => typed(view).players[seat]?.identity ?? undefined,
  SeatTokens,
  sheetGroups,
  OpenHand,
  SeatEmblem,
  CardEntry,
  cardKinds: ["card"],
  cardsAs: "pairs",
};
