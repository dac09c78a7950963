/* Made from tabbytop/wire/messages.py by python3 dev.py docs; not to be edited. */

/** A whole move: its words, or one action as the rules page writes it. `n` is the last entry one has seen. */
export interface Say {
  n: number;
  say: (string | Record<string, unknown>)[];
  /** The window that this answers. */
  window?: number | null;
  /** Which of one's seats speaks, where one has several. */
  seat?: number | null;
  /** A number of one's own, which comes back with a refusal. */
  re?: number;
}

/** Sit down, in this seat or the first that is empty. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  name?: string;
  /** Your random bytes for the deal: 16 bytes as 32 lowercase hexadecimal digits. Without them the seat adds nothing. */
  nonce?: string;
  re?: number;
}

/** Add your nonce to the deal, before the game: for a seat you got when the table or a rematch was created. A seat keeps its first nonce. Sending the same one again is accepted and changes nothing. */
export interface AddNonce {
  do: "nonce";
  /** 16 random bytes as 32 lowercase hexadecimal digits. */
  nonce: string;
  seat?: number | null;
  re?: number;
}

/** Stand up. In a game a bot plays on at once, until one comes back. */
export interface Leave {
  do: "leave";
  seat?: number | null;
  re?: number;
}

/** Take one's seat back from the bot. */
export interface Back {
  do: "back";
  seat?: number | null;
  re?: number;
}

/** I am ready, or not yet. */
export interface Ready {
  do: "ready";
  ready?: boolean;
  seat?: number | null;
  re?: number;
}

/** The host puts a bot into an empty seat, or takes another. */
export interface SeatBot {
  do: "bot";
  seat: number;
  level?: string;
  re?: number;
}

/** The host empties a seat. */
export interface Remove {
  do: "remove";
  seat: number;
  re?: number;
}

/** The host lets two seats change places. */
export interface Swap {
  do: "swap";
  seats: [number, number];
  re?: number;
}

/** The host starts the game. */
export interface Start {
  do: "start";
  /** A nonce for the host's first seat that has none, in the same command. */
  nonce?: string;
  re?: number;
}

/** The host calls it off before it has begun. */
export interface Cancel {
  do: "cancel";
  re?: number;
}

/** Give up: with two players the other wins, with more a bot plays on for good. */
export interface Resign {
  do: "resign";
  seat?: number | null;
  re?: number;
}

/** I would agree to end the game now, without a winner; or no longer. */
export interface End {
  do: "end";
  agree?: boolean;
  seat?: number | null;
  re?: number;
}

/** Undo my last move. Once chance or another seat has acted, everyone else must agree, and a bot never does. Only one request is pending at a time. The next move drops it, and so does a bot that takes over a seat. */
export interface Undo {
  do: "undo";
  n: number;
  seat?: number | null;
  re?: number;
}

/** Agree to another seat's undo, or decline. The seat that asked withdraws its request with `"agree": false`. */
export interface AgreeUndo {
  do: "agree-undo";
  agree?: boolean;
  seat?: number | null;
  re?: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  do: "chat";
  text: string;
  seat?: number | null;
  re?: number;
}

/** The host switches the chat of the table on or off. */
export interface AllowChat {
  do: "allow-chat";
  chat: boolean;
  re?: number;
}

/** Set when windows wait for me, until I change it: `ask` (always), `target` (only what is aimed at me), `turn` (only in my own turn). */
export interface Stand {
  do: "standing";
  choice: string;
  seat?: number | null;
  re?: number;
}

/** In slow games, unseen by others: `pass` in every window, or `defend` against what is aimed at me. */
export interface Order {
  do: "order";
  answer: "pass" | "defend";
  seat?: number | null;
  re?: number;
}

/** The same table again; the seats move on by one, so that another begins. */
export interface Rematch {
  do: "rematch";
  re?: number;
}

/** What would come of this move, or why is it not allowed? Nothing happens, and nobody else hears of it. */
export interface Try {
  do: "try";
  n: number;
  /** The words of a move, or the first few of them. */
  say: (string | Record<string, unknown>)[];
  window?: number | null;
  seat?: number | null;
  re?: number;
}

/** What one hears: what is new since one's last entry, and how everything stands now. */
export interface Frame {
  n: number;
  now: number;
  news?: News[];
  /** Who sits there; missing where that is as before. */
  table?: TableInfo | null;
  /** Whose eyes one looks through; none: a watcher. */
  seat?: number | null;
  /** The table through one's eyes. Before the game there is none; after that a frame without one says only who is here now, and leaves everything else as it is. */
  view?: Record<string, unknown> | null;
  /** Who must move; nobody in a window that is sealed. */
  asks?: number | null;
  /** One's moves as a tree of words; an empty branch ends a move. Of more than two thousand, some. */
  options?: Record<string, unknown> | null;
  window?: Asked | null;
  times?: Times | null;
  result?: Result | null;
  /** Can your seat undo its last move without asking anyone? */
  undoable?: boolean;
  /** Everyone's standing answer, by seat. Your own includes a change that counts from the close of the open window. */
  standing?: string[];
  /** What everybody at the table can count now: a CatTally for each identity in the game, a BoxTally for each box, or a SeatTally for each seat. */
  tally?: Tally | null;
}

/** An entry of the log as one hears it. */
export interface News {
  n: number;
  at: number;
  /** `moved`, `sat`, `emptied`, `stood-in`, `chatted`, …: all are listed under “What happens”. */
  what: string;
  /** The seat. */
  by?: number | null;
  /** The bot that made the move for it, where one did. */
  made?: string;
  /** The words of a move, then those of chance; what one may not hear is null. */
  say?: (string | null)[];
  /** What else everybody hears of it; which facts there are depends on what it is. */
  facts?: Record<string, unknown>;
  /** The sentences, where one asked for them. */
  text?: string[];
}

/** A window: what kind, whom it asks, and when it closes. */
export interface Asked {
  window: number;
  kind: string;
  seats: number[];
  closes: number;
  /** Have you answered? */
  answered?: boolean;
}

/** The clocks. */
export interface Times {
  running: number | null;
  since: number;
  move: number;
  reserve: number[];
  due: number | null;
}

/** How it ended. */
export interface Result {
  how: "played" | "resigned" | "agreed" | "abandoned";
  points: number[];
  winners: number[];
  details?: Record<string, unknown>[];
  /** The dealer's secret, in hexadecimal; its SHA-256 is the table's `commitment`. */
  secret?: string;
  /** The nonces in the deal, by seat, in hexadecimal; empty text: this seat sent none. */
  nonces?: string[];
}

/** It did not happen: the rule against it and a sentence. */
export interface Refused {
  why: string;
  text: string;
  rule?: string;
  re?: number;
}

/** What one said with a number `re` has happened and is written; one has heard all that came of it. */
export interface Done {
  /** The last entry of the table. */
  done: number;
  re?: number;
}

/** A sealed answer is kept until its window closes. */
export interface Kept {
  kept: number;
  re?: number;
}

/** What would come of a move that was only tried; nothing, where its words are only the beginning of one. */
export interface Foreseen {
  /** In sentences, as far as one can know it. */
  foreseen: string[];
  /** What everybody could count then. */
  tally?: Tally | null;
  re?: number;
}

/** How a table is laid. */
export interface Setup {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  /** The name of one of our decks, or one's own. */
  deck?: string | Record<string, unknown>;
  clock?: Pace;
  /** Is it among the open tables? Otherwise one needs its link. */
  listed?: boolean;
  /** May others look on? */
  watchers?: boolean;
  chat?: boolean;
  /** The bot that plays for who left or ran out of time. */
  stand_in?: string;
  /** Seconds that each kind of window stays open, at least 1; `/api/games` lists a game's kinds. */
  windows?: Record<string, number>;
  /** Seconds that windows of other kinds stay open, at least 1; null: the server's setting. */
  window_seconds?: number | null;
  /** A bot's move is shown no sooner than this after it was asked; null: as the server has it. */
  bot_seconds?: number | null;
}

/** The time one has: none is counted, it is a live game, or a slow one of days. */
export interface Pace {
  kind?: "none" | "live" | "slow";
  /** Seconds for every move. */
  move?: number;
  /** Seconds beyond that, for the whole game. */
  reserve?: number;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  setup: Setup;
  status: "open" | "playing" | "over" | "cancelled";
  seats: Seat[];
  commitment: string;
  /** The name of who may start, seat and cancel. */
  host?: string;
  you_host?: boolean;
  made?: number;
  /** The seats that would agree to end the game now. */
  wants_end?: number[];
  /** A seat that asks to take a move back, and those who agree. */
  undo?: number[];
  /** The table where the next game is. */
  rematch?: string;
  watching?: number;
}

/** Who sits there. */
export interface Seat {
  kind?: "empty" | "person" | "bot";
  name?: string;
  level?: string;
  ready?: boolean;
  /** Is somebody connected? */
  here?: boolean;
  /** The bot that plays for them at the moment. */
  stand_in?: string;
  resigned?: boolean;
  yours?: boolean;
  /** Has this seat sent a nonce for the deal? The nonces themselves are published after the game. */
  has_nonce?: boolean;
}

/** Cat Box: what an identity has on the table, whoever it is. Of the Chihuahua these are empty boxes. */
export interface CatTally {
  identity: string;
  /** Without anybody's tokens. */
  points: number;
  seen: number;
  /** Where they are seen. */
  cells: [number, number][];
  /** The largest area of a cat. */
  largest: [number, number][];
  /** Areas of exactly three cats: the Chihuahua's. */
  threes: [number, number][][];
}

/** If It Fits: a box, who is in it, and what it is worth. */
export interface BoxTally {
  cells: [number, number][];
  closed: boolean;
  /** Its most frequent toy less its spray bottles, twice if it is closed. */
  worth: number;
  toys: Record<string, number>;
  sprays: number;
  cats: BoxCats[];
  scorers: number[];
  /** By seat: the box for those who score it, and further cats. */
  points: Record<string, number>;
}

/** Somebody's cats in a box. */
export interface BoxCats {
  seat: number;
  awake: number;
  asleep: number;
}

/** Here, Kitty, Kitty!: what a seat has, line by line. Of cards in hands only those that all have seen count. */
export interface SeatTally {
  seat: number;
  points: number;
  lines: SheetLine[];
}

/** A line of a score sheet. */
export interface SheetLine {
  what: string;
  points: number;
  /** How often: cats, colours or cards. */
  count?: number;
}

/** What one has not seen yet, and how many of it there are. */
export interface Unseen {
  what: string;
  count: number;
}

/** What a table can be laid with: a key of its setup's `options`. */
export interface GameChoice {
  name: string;
  /** A yes or no, one of the values, one of them for every seat, or a seat. */
  kind: "yes-no" | "one-of" | "each-seat" | "seat";
  /** Each with its `name`, and what is to be known about it. */
  values?: Record<string, unknown>[];
  /** What it is where nothing is said; null: that is drawn, or the first that is left. */
  usual?: unknown;
}

/** Everything one can do at a table, but for a move. */
export type Doing =
  | Sit
  | AddNonce
  | Leave
  | Back
  | Ready
  | SeatBot
  | Remove
  | Swap
  | Start
  | Cancel
  | Resign
  | End
  | Undo
  | AgreeUndo
  | Chat
  | AllowChat
  | Stand
  | Order
  | Rematch;

/** What everybody at the table can count, by the game. */
export type Tally = CatTally[] | BoxTally[] | SeatTally[];
