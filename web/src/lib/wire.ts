/* Made from tabbytop/wire/messages.py by python3 dev.py docs; not to be edited. */

export interface Wire {
  Frame?: Frame;
  News?: News;
  TableInfo?: TableInfo;
  Setup?: Setup;
  Pace?: Pace;
  Seat?: Seat;
  Asked?: Asked;
  Times?: Times;
  Result?: Result;
  Refused?: Refused;
  Done?: Done;
  Kept?: Kept;
  Say?: Say;
  Sit?: Sit;
  Leave?: Leave;
  Back?: Back;
  Ready?: Ready;
  SeatBot?: SeatBot;
  Remove?: Remove;
  Swap?: Swap;
  Start?: Start;
  Cancel?: Cancel;
  Resign?: Resign;
  End?: End;
  Undo?: Undo;
  AgreeUndo?: AgreeUndo;
  Chat?: Chat;
  Stand?: Stand;
  Order?: Order;
  Rematch?: Rematch;
}
/**
 * What one hears: what is new since one's last entry, and how everything stands now.
 */
export interface Frame {
  n: number;
  now: number;
  news?: News[];
  table?: TableInfo | null;
  seat?: number | null;
  view?: {
    [k: string]: unknown;
  } | null;
  asks?: number | null;
  options?: {
    [k: string]: unknown;
  } | null;
  window?: Asked | null;
  times?: Times | null;
  result?: Result | null;
  undoable?: boolean;
  standing?: string[];
}
/**
 * An entry of the log as one hears it.
 */
export interface News {
  n: number;
  at: number;
  what: string;
  by?: number | null;
  made?: string;
  say?: (string | null)[];
  facts?: {
    [k: string]: unknown;
  };
  text?: string[];
}
/**
 * A table as everybody may see it.
 */
export interface TableInfo {
  id: string;
  setup: Setup;
  status: "cancelled" | "open" | "over" | "playing";
  seats: Seat[];
  commitment: string;
  host?: string;
  you_host?: boolean;
  made?: number;
  wants_end?: number[];
  undo?: number[];
  rematch?: string;
  watching?: number;
}
/**
 * How a table is laid.
 */
export interface Setup {
  game: string;
  players: number;
  options?: {
    [k: string]: unknown;
  };
  deck?:
    | string
    | {
        [k: string]: unknown;
      };
  clock?: Pace;
  listed?: boolean;
  watchers?: boolean;
  chat?: boolean;
  stand_in?: string;
  windows?: {
    [k: string]: number;
  };
  bot_seconds?: number;
}
/**
 * The time one has: none is counted, it is a live game, or a slow one of days.
 */
export interface Pace {
  kind?: "live" | "none" | "slow";
  move?: number;
  reserve?: number;
}
/**
 * Who sits there.
 */
export interface Seat {
  kind?: "bot" | "empty" | "person";
  name?: string;
  level?: string;
  ready?: boolean;
  here?: boolean;
  stand_in?: string;
  resigned?: boolean;
  yours?: boolean;
}
/**
 * A window: what kind, whom it asks, and when it closes.
 */
export interface Asked {
  window: number;
  kind: string;
  seats: number[];
  closes: number;
  answered?: boolean;
}
/**
 * The clocks.
 */
export interface Times {
  running: number | null;
  since: number;
  move: number;
  reserve: number[];
  due: number | null;
}
/**
 * How it ended.
 */
export interface Result {
  how: "abandoned" | "agreed" | "played" | "resigned";
  points: number[];
  winners: number[];
  details?: {
    [k: string]: unknown;
  }[];
  secret?: string;
}
/**
 * It did not happen: the rule against it and a sentence.
 */
export interface Refused {
  why: string;
  text: string;
  rule?: string;
  re?: number;
}
/**
 * What one said with a number `re` has happened and is written; one has heard all that came of it.
 */
export interface Done {
  done: number;
  re?: number;
}
/**
 * A sealed answer is kept until its window closes.
 */
export interface Kept {
  kept: number;
  re?: number;
}
/**
 * A whole move: its words, or one action as the rules page writes it. `n` is the last entry one has seen.
 */
export interface Say {
  n: number;
  say: (
    | string
    | {
        [k: string]: unknown;
      }
  )[];
  window?: number | null;
  seat?: number | null;
  re?: number;
}
/**
 * Sit down, in this seat or the first that is empty.
 */
export interface Sit {
  do: "sit";
  seat?: number | null;
  name?: string;
  nonce?: string;
  re?: number;
}
/**
 * Stand up. In a game a bot plays on at once, until one comes back.
 */
export interface Leave {
  do: "leave";
  seat?: number | null;
  re?: number;
}
/**
 * Take one's seat back from the bot.
 */
export interface Back {
  do: "back";
  seat?: number | null;
  re?: number;
}
/**
 * I am ready, or not yet.
 */
export interface Ready {
  do: "ready";
  ready?: boolean;
  seat?: number | null;
  re?: number;
}
/**
 * The host puts a bot into an empty seat, or takes another.
 */
export interface SeatBot {
  do: "bot";
  seat: number;
  level?: string;
  re?: number;
}
/**
 * The host empties a seat.
 */
export interface Remove {
  do: "remove";
  seat: number;
  re?: number;
}
/**
 * The host lets two seats change places.
 */
export interface Swap {
  do: "swap";
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: never[];
  re?: number;
}
/**
 * The host starts the game.
 */
export interface Start {
  do: "start";
  re?: number;
}
/**
 * The host calls it off before it has begun.
 */
export interface Cancel {
  do: "cancel";
  re?: number;
}
/**
 * Give up: with two players the other wins, with more a bot plays on for good.
 */
export interface Resign {
  do: "resign";
  seat?: number | null;
  re?: number;
}
/**
 * I would agree to end the game now, without a winner; or no longer.
 */
export interface End {
  do: "end";
  agree?: boolean;
  seat?: number | null;
  re?: number;
}
/**
 * Take my last move back; where it touches others, they are asked.
 */
export interface Undo {
  do: "undo";
  n: number;
  seat?: number | null;
  re?: number;
}
/**
 * They may take it back, or not.
 */
export interface AgreeUndo {
  do: "agree-undo";
  agree?: boolean;
  seat?: number | null;
  re?: number;
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  do: "chat";
  text: string;
  seat?: number | null;
  re?: number;
}
/**
 * How I want to be asked in windows: `ask`, `target` (only what is aimed at me), `turn` (not before my turn).
 */
export interface Stand {
  do: "standing";
  choice: string;
  seat?: number | null;
  re?: number;
}
/**
 * In slow games, unseen by others: `pass` in every window, or `defend` against what is aimed at me.
 */
export interface Order {
  do: "order";
  answer: "defend" | "pass";
  seat?: number | null;
  re?: number;
}
/**
 * The same table again; the seats move on by one, so that another begins.
 */
export interface Rematch {
  do: "rematch";
  re?: number;
}
