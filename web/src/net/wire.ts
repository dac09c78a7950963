/* Generated from tabbytop/wire/messages.py by python3 dev.py docs; do not edit. */

/** A complete move: its words, or one action in the format of the rules page. */
export interface Say {
  /** The last entry you have seen. */
  n: number;
  say: (string | Record<string, unknown>)[];
  /** The window that this answers. */
  window?: number | null;
  /** Which of your seats acts, if you have several. */
  seat?: number | null;
  /** Seal this as your next move, from the `ahead` of a frame, while `window` is open. It is played when the window closes, unless someone acted in it. Another move replaces it, and `"say": []` withdraws it. */
  ahead?: boolean;
  /** A number of your choice that the server repeats in its reply. */
  re?: number;
}

/** Sit down, in this seat or the first empty one. */
export interface Sit {
  do: "sit";
  seat?: number | null;
  name?: string;
  /** Your random bytes for the deal: 16 bytes as 32 lowercase hexadecimal digits. Without a nonce, the seat adds nothing. */
  nonce?: string;
  re?: number;
}

/** Add your nonce to the deal, before the game, for a seat you got when the table or a rematch was created. A seat keeps its first nonce. Sending the same one again is accepted and changes nothing. */
export interface AddNonce {
  do: "nonce";
  /** 16 random bytes as 32 lowercase hexadecimal digits. */
  nonce: string;
  seat?: number | null;
  re?: number;
}

/** Leave the table. During a game, a bot plays for you until you come back. */
export interface Leave {
  do: "leave";
  seat?: number | null;
  re?: number;
}

/** Take your seat back from the bot. */
export interface Back {
  do: "back";
  seat?: number | null;
  re?: number;
}

/** Let a bot play for another player who has been away for two minutes, at a table without a clock. The player can take the seat back at any time (`back`). */
export interface StandIn {
  do: "stand-in";
  /** The seat of the player who is away. */
  seat: number;
  re?: number;
}

/** Set whether you are ready. */
export interface Ready {
  do: "ready";
  ready?: boolean;
  seat?: number | null;
  re?: number;
}

/** As the host, put a bot into an empty seat, or replace one. */
export interface SeatBot {
  do: "bot";
  seat: number;
  /** A level, perhaps with a character: `house-cat@pepper`. Otherwise the server chooses one at random. */
  level?: string;
  re?: number;
}

/** As the host, remove the player or bot from a seat. */
export interface Remove {
  do: "remove";
  seat: number;
  re?: number;
}

/** As the host, swap two seats. */
export interface Swap {
  do: "swap";
  seats: [number, number];
  re?: number;
}

/** As the host, start the game. */
export interface Start {
  do: "start";
  /** A nonce for the host's first seat that has none, in the same command. */
  nonce?: string;
  re?: number;
}

/** As the host, cancel the game before it starts. */
export interface Cancel {
  do: "cancel";
  re?: number;
}

/** Resign. With two players, the other one wins. With more, a bot takes over for the rest of the game. */
export interface Resign {
  do: "resign";
  seat?: number | null;
  re?: number;
}

/** Agree to end the game now without a winner, or withdraw your agreement. */
export interface End {
  do: "end";
  agree?: boolean;
  seat?: number | null;
  re?: number;
}

/** Undo your last move. Once chance or another seat has acted, everyone else must agree, and bots never do. Only one request can be pending. The next move cancels it, and so does a bot taking over a seat. */
export interface Undo {
  do: "undo";
  n: number;
  seat?: number | null;
  re?: number;
}

/** Agree to another seat's undo, or decline. The seat that asked withdraws its request with `"agree": false`. `n` is the last entry you know: you don't agree to a request that was made after it. */
export interface AgreeUndo {
  do: "agree-undo";
  agree?: boolean;
  n?: number | null;
  seat?: number | null;
  re?: number;
}

/** Send a chat message to everyone at the table. */
export interface Chat {
  do: "chat";
  text: string;
  seat?: number | null;
  re?: number;
}

/** As the host, turn chat at the table on or off. */
export interface AllowChat {
  do: "allow-chat";
  chat: boolean;
  re?: number;
}

/** Set when windows prompt you, until you change it. Nobody else sees it, and no window gets shorter or longer, except for someone who plays alone among bots. `always`: in every window that asks you, even if you can only pass; `ask`: when you can answer (the default); `target`: when you can answer and are the target; `turn`: when you can answer and it's your own turn. */
export interface Stand {
  do: "standing";
  choice: string;
  seat?: number | null;
  re?: number;
}

/** Make windows stay open three times as long from the next turn on, or switch that off again. Any player can switch it on; the server doesn't reveal who did. The host and that player can switch it off. */
export interface MoreTime {
  do: "more-time";
  on?: boolean;
  seat?: number | null;
  re?: number;
}

/** Set a hidden standing order in turn-based games: `pass` in every window, or `defend` when you are the target. */
export interface Order {
  do: "order";
  answer: "pass" | "defend";
  seat?: number | null;
  re?: number;
}

/** Play again with the same setup. The seats shift by one, so that another player starts. */
export interface Rematch {
  do: "rematch";
  re?: number;
}

/** Preview a move, or find out why it isn't allowed. It changes nothing, and nobody else sees it. */
export interface Try {
  do: "try";
  n: number;
  /** The words of a move, or the first few of them. */
  say: (string | Record<string, unknown>)[];
  window?: number | null;
  seat?: number | null;
  /** Preview your next move, from the `ahead` of a frame, while `window` is open. */
  ahead?: boolean;
  re?: number;
}

/** An update: what is new since your last entry, and the current state. */
export interface Frame {
  n: number;
  now: number;
  news?: News[];
  /** The table and its seats; missing if they haven't changed. */
  table?: TableInfo | null;
  /** The seat whose view this is; null for a watcher. */
  seat?: number | null;
  /** The board as this seat sees it; null before the game. During the game, a frame without a view only reports who is connected now, and everything else is unchanged. */
  view?: Record<string, unknown> | null;
  /** The seat to move; null while a window is open. */
  asks?: number | null;
  /** Your legal moves as a tree of words; an empty branch ends a move. If there are more than two thousand, only some. */
  options?: Record<string, unknown> | null;
  window?: Asked | null;
  /** Your next move, if the open window is the only thing before it; null if chance or another seat comes first. */
  ahead?: Ahead | null;
  /** The words of a move that you sealed in a window in which someone acted, if it is still legal. It hasn't been played: you are asked again. */
  draft?: string[];
  times?: Times | null;
  result?: Result | null;
  /** Whether your seat can undo its last move without asking anyone. */
  undoable?: boolean;
  /** Standing answers, by seat: your own, and an empty string for every other seat. */
  standing?: string[];
  /** Whether you have chosen your standing answer at this table. If not, it is the default, and a client may send the player's usual choice. */
  standing_chosen?: boolean;
  /** The public score: a CatTally for each identity in the game, a BoxTally for each box, or a SeatTally for each seat. */
  tally?: Tally | null;
  /** The current question, if you asked for sentences; null on a normal turn. */
  question?: Question | null;
}

/** An entry of the log, as far as you may see it. */
export interface News {
  n: number;
  at: number;
  /** `moved`, `sat`, `emptied`, `stood-in`, `chatted`, …: all are listed under “What happens”. */
  what: string;
  /** The seat it is about. */
  by?: number | null;
  /** The bot that moved for the seat, if one did. */
  made?: string;
  /** The words of a move, then those of chance. Words you may not see are null. */
  say?: (string | null)[];
  /** Other public facts, depending on `what`. */
  facts?: Record<string, unknown>;
  /** The sentences, if you asked for them. */
  text?: string[];
  /** The same in short sentences without a full stop; none for what changes nothing on the table, such as a pass. */
  brief?: string[];
  /** The places whose contents changed, the same for everyone; only if you asked for sentences, and in games in which words don't name them, as after an Instant. Here, Kitty, Kitty! has `neighborhood`, and zones such as `2 yard`. */
  changed?: string[];
  /** Sentences that say what it changed on the table, if those of `text` don't, as after a card or an Instant. */
  results?: string[];
  /** For each of the results, after how many sentences of `text` it happened. */
  results_after?: number[];
}

/** An open window: its kind, the seats it asks, and when it closes. */
export interface Asked {
  window: number;
  kind: string;
  seats: number[];
  closes: number;
  /** Whether you have answered. */
  answered?: boolean;
  /** Whether you should be prompted: the window asks you, you can do more than pass, and your standing answer doesn't pass. Only you see this. Otherwise show no prompt and send nothing: your seat passes when the window closes. */
  prompted?: boolean;
  /** When it opened. */
  opened?: number;
}

/** A question other than a normal turn: what is asked, and why. All fields describe the same step. */
export interface Question {
  /** Why, and what to choose, in sentences: to the player who is asked and to the others each in their own words. */
  text: string;
  /** The name of the card that it is about; empty if it is about none. */
  title?: string;
  /** The id of that card, as in the game's list of cards. */
  card?: string;
  /** The seats that the card is aimed at. */
  targets?: number[];
  /** What the card does; empty if the text says it. */
  about?: string;
  /** The zone of your property whose cats you choose from by color; empty: the Neighborhood, or none. */
  zone?: string;
  /** The seats to the left and right of the asked player, if they choose what goes to whom. */
  neighbors?: number[];
}

/** Your next move, which you may already choose while a window is open. Nobody else sees any of this. */
export interface Ahead {
  /** The board as you see it if everyone passes. */
  view: Record<string, unknown>;
  /** Your legal moves then, as a tree of words. */
  options: Record<string, unknown>;
  /** The words of the move that you have sealed; empty if there is none. */
  kept?: string[];
}

/** The clocks. */
export interface Times {
  /** The seat whose clock is running, if any. */
  running: number | null;
  /** When that clock started. */
  since: number;
  move: number;
  reserve: number[];
  /** When that seat's time is up. */
  due: number | null;
}

/** The result of the game and how it ended. */
export interface Result {
  how: "played" | "resigned" | "agreed" | "abandoned";
  points: number[];
  winners: number[];
  details?: Record<string, unknown>[];
  /** The dealer's secret, in hexadecimal; its SHA-256 is the table's `commitment`. */
  secret?: string;
  /** The nonces in the deal, by seat, in hexadecimal; empty for a seat that sent none. */
  nonces?: string[];
}

/** A message was refused: the code, a sentence, and the rule behind it. */
export interface Refused {
  why: string;
  text: string;
  rule?: string;
  re?: number;
}

/** Your message with the number `re` was carried out and stored, and you have received everything it caused. */
export interface Done {
  /** The table's last entry. */
  done: number;
  re?: number;
}

/** Your sealed answer is stored until the window closes. */
export interface Kept {
  kept: number;
  re?: number;
}

/** The preview of a move. Empty if the words are only the beginning of one. */
export interface Foreseen {
  /** What would happen, in sentences, as far as you can know. */
  foreseen: string[];
  /** The public score after the move. */
  tally?: Tally | null;
  re?: number;
}

/** The setup of a table. */
export interface Setup {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  /** The name of a built-in deck, or a custom deck. */
  deck?: string | Record<string, unknown>;
  clock?: Pace;
  /** Whether the table is in the list of open tables. Otherwise players need its link. */
  listed?: boolean;
  /** Allow watchers. */
  watchers?: boolean;
  /** Allow chat. */
  chat?: boolean;
  /** The bot that plays for a player who left or ran out of time. */
  stand_in?: string;
  /** Seconds that each kind of window stays open, at least 1; `/api/games` lists a game's kinds. */
  windows?: Record<string, number>;
  /** Seconds that windows of all other kinds stay open, at least 1; null: the server's setting for each kind. */
  window_seconds?: number | null;
  /** Whether windows stay open three times as long from the start, until the host switches that off. */
  long_windows?: boolean;
  /** Minimum seconds before a bot's move is shown; null: the server's setting. */
  bot_seconds?: number | null;
}

/** The time control: none, live, or slow (days per move). */
export interface Pace {
  kind?: "none" | "live" | "slow";
  /** Seconds for each move. */
  move?: number;
  /** Additional seconds for the whole game. */
  reserve?: number;
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  setup: Setup;
  status: "open" | "playing" | "over" | "cancelled";
  seats: Seat[];
  commitment: string;
  /** The name of the host, who assigns seats, starts the game and can cancel it. */
  host?: string;
  you_host?: boolean;
  made?: number;
  /** Seats that agree to end the game now. */
  wants_end?: number[];
  /** The seat that asks to undo its move, followed by the seats that agree. */
  undo?: number[];
  /** The id of the rematch's table, if there is one. */
  rematch?: string;
  watching?: number;
  /** Whether windows stay open three times as long, from the next turn at the latest. */
  long_windows?: boolean;
  /** Whether you may switch that off: the host may, and the player who switched it on. */
  your_long_windows?: boolean;
}

/** A seat and its player. */
export interface Seat {
  kind?: "empty" | "person" | "bot";
  name?: string;
  level?: string;
  ready?: boolean;
  /** Whether the player is connected. */
  here?: boolean;
  /** The bot that currently plays for them, if any. */
  stand_in?: string;
  resigned?: boolean;
  yours?: boolean;
  /** Whether this seat has sent a nonce for the deal. The nonces themselves are published after the game. */
  has_nonce?: boolean;
  /** When any other player may let a bot stand in for this one, who isn't connected (`stand-in`). Null at tables with a clock. */
  replaceable_at?: number | null;
  /** The bot's character; `/api/games` lists all. */
  character?: string;
}

/** Cat Box: the tally of an identity, whether or not a player has it. The Chihuahua's cells are empty boxes. */
export interface CatTally {
  identity: string;
  /** Points, not counting tokens. */
  points: number;
  seen: number;
  /** Where its cats (or empty boxes) are visible. */
  cells: [number, number][];
  /** A cat's largest area. */
  largest: [number, number][];
  /** Areas of exactly three cats, for the Chihuahua. */
  threes: [number, number][][];
}

/** If It Fits: a box, the cats in it, and what it is worth. */
export interface BoxTally {
  cells: [number, number][];
  closed: boolean;
  /** The number of its most frequent toy minus its spray bottles, doubled if the box is closed. */
  worth: number;
  toys: Record<string, number>;
  /** The toy that it is valued by, a most frequent one; empty if it has none. */
  most: string;
  sprays: number;
  /** How often its toys and spray bottles count: 2 if it is closed, otherwise 1. */
  times: number;
  cats: BoxCats[];
  scorers: number[];
  /** Points by seat: for the box, if the seat scores it, and for extra cats. */
  points: Record<string, number>;
  /** The part of the points that is for extra cats, by seat. */
  extra: Record<string, number>;
}

/** A player's cats in a box. */
export interface BoxCats {
  seat: number;
  awake: number;
  asleep: number;
}

/** Here, Kitty, Kitty!: a seat's score, line by line. Cards in hands count only if everyone has seen them. */
export interface SeatTally {
  seat: number;
  points: number;
  lines: SheetLine[];
}

/** A line of a score sheet. */
export interface SheetLine {
  what: string;
  points: number;
  /** The number of cats, colors or cards. */
  count?: number;
}

/** A kind of card you haven't seen yet, and how many there are. */
export interface Unseen {
  what: string;
  count: number;
}

/** A setup option of a game: a key of the setup's `options`. */
export interface GameChoice {
  name: string;
  /** The type: yes or no, one of the values, one of them for each seat, or a seat. */
  kind: "yes-no" | "one-of" | "each-seat" | "seat";
  /** Each value with its `name` and further details. */
  values?: Record<string, unknown>[];
  /** The default; null: drawn at random, or the next one that is free. */
  usual?: unknown;
}

/** Every command at a table. Moves are not commands. */
export type Command =
  | Sit
  | AddNonce
  | Leave
  | Back
  | StandIn
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
  | MoreTime
  | Order
  | Rematch;

/** The public score, which depends on the game. */
export type Tally = CatTally[] | BoxTally[] | SeatTally[];
