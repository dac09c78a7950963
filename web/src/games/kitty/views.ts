import { say } from "../../words/words.svelte";
import type { GameViews, AnyView } from "../game-module";
import "./art/table";
import Board from "./Board.svelte";
import { cardTexts } from "./card-texts.svelte";
import CardEntry from "./CardEntry.svelte";
import Hand from "./Hand.svelte";
import { placeOf, quietKind } from "./log";
import LogText from "./LogText.svelte";
import OpenHand from "./OpenHand.svelte";
import QuestionPicture from "./QuestionPicture.svelte";
import { pointsBySeat, sheetGroups, tallyGroups } from "./score";
import { travels } from "./travels";
import UnseenCard from "./UnseenCard.svelte";
import { countCards, type View } from "./view";
import { wordLabel } from "./word-labels";

const typed = (view: AnyView) => view as unknown as View;

export const views: GameViews = {
  Board,
  Hand,
  LogText,
  placeOf,
  quietKind: (entry, line) => {
    const isInstant = (card: string) => {
      const kind = cardTexts.of(card)?.kind;
      return kind === undefined ? undefined : kind === "instant";
    };
    return quietKind(entry, line, isInstant);
  },
  changesBoard: ([first = ""]) => !/^(pass|discard)\b/.test(first),
  travels: (before, after, moves, me) => travels(typed(before), typed(after), moves, me),
  wordLabel,
  isPick: (word) => /^(color|cat|yard|left|right) (?!-)/.test(word),
  isOnBoard: () => false, // the board and the hand mark what they offer
  actionsLeft: (view) => (typed(view).phase === "turn" ? (typed(view).actions_left ?? 0) : 0),
  endgame: (view, isOwnTurn) => (typed(view).final_turns_left == null ? null : isOwnTurn ? "final-round-yours" : "final-round"),
  hasWindows: true,
  isTurnMove: (word) => /^(play|move|discard)\b/.test(word),
  turnOf: (view) => (typed(view).phase === "over" ? null : typed(view).to_move),
  QuestionPicture,
  belongings: (seat) => `[data-at="property ${seat}"] [data-at]`,
  handSize: (view, seat) => typed(view).players[seat]?.hand.length,
  pile: (view) => ({ cards: typed(view).deck, stacks: [] }),
  discard: (view) => countCards(typed(view).discard).map(([card, count]) => [say(`card-${card}`), count]),
  UnseenCard,
  unseenAs: "names",
  pointsBySeat,
  tallyGroups,
  ownGroup: (_, seat) => `seat-${seat}`,
  sheetGroups,
  OpenHand,
  CardEntry,
  cardKinds: ["instant", "standard", "defensive"],
  cardsAs: "texts",
};
