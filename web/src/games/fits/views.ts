import { cellOf } from "../../board/cells";
import type { GameViews, AnyView } from "../game-module";
import "./art/table";
import Board from "./Board.svelte";
import CardEntry from "./CardEntry.svelte";
import Hand from "./Hand.svelte";
import { placeOf, quietKind, readAloud } from "./log";
import LogText from "./LogText.svelte";
import OpenHand from "./OpenHand.svelte";
import QuestionPicture from "./QuestionPicture.svelte";
import SeatBadge from "./SeatBadge.svelte";
import { SEE_THROUGH_KEY } from "./see-through.svelte";
import { pointsBySeat, sheetGroups, tallyGroups } from "./score";
import { withIcons } from "./sum";
import { travels } from "./travels";
import UnseenCard from "./UnseenCard.svelte";
import type { View } from "./view";

const typed = (view: AnyView) => view as unknown as View;

export const views: GameViews = {
  Board,
  Hand,
  isHandBeside: true,
  LogText,
  readAloud,
  placeOf,
  quietKind,
  changesBoard: (words) => words.some((word) => cellOf(word) !== null),
  travels: (before, after, moves, me) => travels(typed(before), typed(after), moves, me),
  isOnBoard: (word) => cellOf(word) !== null || /^(play|start|discard) \d/.test(word),
  endgame: (view) => (typed(view).ending ? "last-rounds" : null),
  hasWindows: false,
  isDraw: (word) => word === "draw",
  illustratePreview: withIcons,
  QuestionPicture,
  keys: [
    [["R"], "key-turn"],
    [[SEE_THROUGH_KEY.toUpperCase()], "key-see-through"],
  ],
  SeatBadge,
  handSize: (view, seat) => typed(view).players[seat]?.hand.length,
  pile: (view) => typed(view).deck,
  UnseenCard,
  unseenAs: "pictures",
  pointsBySeat,
  tallyGroups,
  sheetGroups,
  OpenHand,
  CardEntry,
  cardKinds: ["cat", "princess", "toy", "start", "cardboard"],
  cardsAs: "pictures",
};
