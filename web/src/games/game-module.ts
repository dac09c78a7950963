/** The interface between a game and the rest of the client. */

import type { Component } from "svelte";
import type { Board, Cell } from "../board/board";
import type { TurnEntry } from "../board/last-turn";
import type { CardData } from "../net/cards";
import type { AnyView, Moved, Travel } from "../motion/travel";
import type { Frame, Question, Tally } from "../net/wire";
import type { TextPart } from "../ui/picture-text";
import type { ScoreGroup } from "./score";

export type { AnyView };

/** A sentence of the log. Without an entry, only the text is known. */
export interface LogTextProps {
  text: string;
  /** The entry that it is about, and which of its sentences it is. */
  entry?: TurnEntry | undefined;
  line?: number;
  /** The last entry before it that played a card. */
  played?: TurnEntry | undefined;
  /** Whether the cards that it names can be opened: they are buttons then, so it can't be in a button itself. */
  opensCards?: boolean;
  /** Whether the sentence is one of the entry's short ones, `brief`. */
  isBrief?: boolean;
  view?: AnyView | undefined;
  names?: string[];
}

/** A game: its name, its pictures, and a way to load the rest. `games/index.ts` lists all of them. */
export interface GameModule {
  /** The name that the server uses, for instance in `setup.game`. */
  name: string;
  /** The picture on the lid of its box, drawn on 4 by 2.1 units of an SVG. */
  Lid: Component;
  /** The picture on the Learn page. */
  Scene: Component;
  /** Load what is needed to show the game itself; the home page doesn't wait for it. */
  load: () => Promise<GameViews>;
}

/** Everything that tables, replays, lessons and rules pages show of a game. */
export interface GameViews {
  /** The board, and what the player holds. Both get the same properties. */
  Board: Board;
  Hand: Board;
  /** Whether the hand is small enough to lie beside the board on wide screens, so that the board is higher. */
  isHandBeside?: boolean;

  // The log
  /** Shows a sentence of the log with pictures, if the game shows more than text. Each picture has a name for screen readers. */
  LogText?: Component<LogTextProps>;
  /** The part of the board that an entry is about, in the cells that the board highlights as `lit`. */
  placeOf?: (entry: TurnEntry) => Cell[];
  /** Say what a sentence only adds to what everyone sees anyway, such as "draw"; the log counts those. Passes are known. */
  quietKind?: (entry: TurnEntry, line: number) => "draw" | "pile" | null;
  /** The same sentence as text alone, for screen readers. */
  readAloud?: (text: string, about?: Omit<LogTextProps, "text">) => string;
  /** Return whether a move changes the board. Those since the player's last turn are marked there. */
  changesBoard: (words: string[]) => boolean;
  /** Say what these moves move, in names of places on the page (`data-at`), using only what both views show. */
  travels?: (before: AnyView, after: AnyView, moves: Moved[], me: number | null) => Travel[];

  // Choosing a move
  /** The text of a button for this word; undefined if the shared texts are enough. `question` is what the word answers. */
  wordLabel?: (word: string, names: string[], question?: Question | null) => string | undefined;
  /** Return whether this word picks one of several things, such as cats: the player sees how many are picked already. */
  isPick?: (word: string) => boolean;
  /** Return whether the board or the hand always offers this word, so that it needs no button. */
  isOnBoard: (word: string) => boolean;
  /** How many actions the player to move has left, in games with several actions per turn. */
  actionsLeft?: (view: AnyView) => number;
  /** The id of a text for the banner once the end of the game has begun, in games that announce it; null before that. */
  endgame?: (view: AnyView, isOwnTurn: boolean) => string | null;
  /** Whether the game has windows in which others may answer. */
  hasWindows: boolean;
  /** The seat whose turn it is, in games that ask other seats in between. Defaults to the seat that is asked. */
  turnOf?: (view: AnyView) => number | null;
  /** Return whether this word begins a move of the player's own turn. By default all do but passing in a window and drawing. */
  isTurnMove?: (word: string) => boolean;
  /** Return whether this word just draws a card; if it is the only option, it can be played automatically. */
  isDraw?: (word: string) => boolean;
  /** Put pictures into a sentence of a preview. */
  illustratePreview?: (sentence: string) => TextPart[];
  /** A CSS selector of what a seat has on the board: the card of a question aimed at that seat doesn't cover it. */
  belongings?: (seat: number) => string;
  /** The picture of the card that a question is about. */
  QuestionPicture?: Component<{ card: string }>;
  /** Keys that only this game has, each with the id of the text that explains it. */
  keys?: [keys: string[], about: string][];

  // Seats, cards and points
  /** The badge of a seat, if it shows more than a letter, such as the seat's pieces; `isSmall` in a strip of seats. */
  SeatBadge?: Component<{ view: AnyView; seat: number; name: string; isSmall?: boolean }>;
  /** Cards in a seat's hand. */
  handSize: (view: AnyView, seat: number) => number | undefined;
  /** Cards left to draw; `stacks` has the size of each stack, if there are several. */
  pile: (view: AnyView) => { cards: number; stacks: number[] };
  /** The discard pile as card names and counts; missing if the game has none. */
  discard?: (view: AnyView) => [name: string, count: number][];
  /** A card that the player has not seen yet, from the word that the server uses for it. */
  UnseenCard: Component<{ what: string }>;
  /** Whether unseen cards are listed by picture or by name. */
  unseenAs: "pictures" | "names";
  /** Current points by seat; null if they would reveal a secret. */
  pointsBySeat: (tally: Tally, seats: number) => number[] | null;
  /** The public score. */
  tallyGroups: (tally: Tally, names: string[]) => ScoreGroup[];
  /** The key of the player's own group, if the view reveals it. */
  ownGroup?: (view: AnyView, seat: number) => string | undefined;
  /** The score sheet at the end, in the order in which it is read out. */
  sheetGroups: (frame: Frame, names: string[]) => ScoreGroup[];

  /** What a seat has besides cards, shown on its panel. */
  SeatTokens?: Component<{ view: AnyView; seat: number }>;

  // Replays
  /** A seat's cards, shown to everyone after the game. */
  OpenHand: Component<{ view: AnyView; seat: number }>;
  /** A picture beside a seat's name, for instance its identity. */
  SeatEmblem?: Component<{ view: AnyView; seat: number }>;

  // The rules page
  /** A card in the list of all cards. */
  CardEntry: Component<{ card: CardData; sought: string[] }>;
  /** The kinds of cards, in the order of the list. */
  cardKinds: string[];
  /** How the list is laid out: single pictures, pairs of pictures, or cards with text. */
  cardsAs: "pictures" | "pairs" | "texts";
}

/** Return whether words are a move of the player's own turn: answers in someone else's aren't, and neither is drawing a card. */
export function isMove(views: GameViews, [first = ""]: string[]): boolean {
  return views.isTurnMove?.(first) ?? (!(views.hasWindows && first === "pass") && !views.isDraw?.(first));
}

/** Return the seat whose turn it is; null after the end, or while the game itself acts. */
export function turnSeat(views: GameViews | undefined, frame: Frame): number | null {
  if (frame.result || !frame.view) return null;
  return views?.turnOf ? views.turnOf(frame.view) : (frame.asks ?? null);
}

/** Points by seat: the result if the game is over, else the current points; null if they would reveal a secret. */
export function pointsNow(views: GameViews, frame: Frame, seats: number): number[] | null {
  if (frame.result) return frame.result.points;
  return frame.tally ? views.pointsBySeat(frame.tally, seats) : null;
}
