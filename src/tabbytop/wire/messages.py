"""The messages between a server and its clients.

`docs/protocol.md` is generated from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

MAX_CHAT_LENGTH = 500
MAX_SAFE_INTEGER = 2**53
"""The largest integer that JavaScript stores exactly."""

Status = Literal["open", "playing", "over", "cancelled"]
YEAR = 366 * 86_400
WindowName = Annotated[str, msgspec.Meta(max_length=20)]
WindowSeconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]
BotSeconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
RequestNumber = Annotated[int, msgspec.Meta(ge=-MAX_SAFE_INTEGER, le=MAX_SAFE_INTEGER)]


class WireMessage(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of everything on the wire."""


# A table and its seats


class Pace(WireMessage):
    """The time control: none, live, or slow (days per move)."""

    kind: Literal["none", "live", "slow"] = "none"
    move: Annotated[float, msgspec.Meta(ge=0, le=YEAR)] = 0.0
    """Seconds for each move."""
    reserve: Annotated[float, msgspec.Meta(ge=0, le=YEAR)] = 0.0
    """Additional seconds for the whole game."""


class Setup(WireMessage):
    """The setup of a table."""

    game: str
    players: int
    options: dict[str, Any] = {}
    deck: str | dict[str, Any] = ""
    """The name of a built-in deck, or a custom deck."""
    clock: Pace = msgspec.field(default_factory=Pace)
    listed: bool = True
    """Whether the table is in the list of open tables. Otherwise players need its link."""
    watchers: bool = True
    """Allow watchers."""
    chat: bool = True
    """Allow chat."""
    stand_in: str = "house-cat"
    """The bot that plays for a player who left or ran out of time."""
    windows: Annotated[dict[WindowName, WindowSeconds], msgspec.Meta(max_length=10)] = {}
    """Seconds that each kind of window stays open, at least 1; `/api/games` lists a game's kinds."""
    window_seconds: WindowSeconds | None = None
    """Seconds that windows of all other kinds stay open, at least 1; null: the server's setting for each kind."""
    long_windows: bool = False
    """Whether windows stay open three times as long from the start, until the host switches that off."""
    bot_seconds: BotSeconds | None = None
    """Minimum seconds before a bot's move is shown; null: the server's setting."""


class Seat(WireMessage):
    """A seat and its player."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    """Whether the player is connected."""
    stand_in: str = ""
    """The bot that currently plays for them, if any."""
    resigned: bool = False
    yours: bool = False
    has_nonce: bool = False
    """Whether this seat has sent a nonce for the deal. The nonces themselves are published after the game."""
    replaceable_at: float | None = None
    """When any other player may let a bot stand in for this one, who isn't connected (`stand-in`). Null at tables with
    a clock."""
    character: str = ""
    """The bot's character; `/api/games` lists all."""


class TableInfo(WireMessage):
    """A table as everyone sees it."""

    id: str
    setup: Setup
    status: Status
    seats: list[Seat]
    commitment: str
    host: str = ""
    """The name of the host, who assigns seats, starts the game and can cancel it."""
    you_host: bool = False
    made: float = 0.0
    wants_end: list[int] = []
    """Seats that agree to end the game now."""
    undo: list[int] = []
    """The seat that asks to undo its move, followed by the seats that agree."""
    rematch: str = ""
    """The id of the rematch's table, if there is one."""
    watching: int = 0
    long_windows: bool = False
    """Whether windows stay open three times as long, from the next turn at the latest."""
    your_long_windows: bool = False
    """Whether you may switch that off: the host may, and the player who switched it on."""


# Client to server


class Say(WireMessage):
    """A complete move: its words, or one action in the format of the rules page."""

    n: int
    """The last entry you have seen."""
    say: list[str | dict[str, Any]]
    window: int | None = None
    """The window that this answers."""
    seat: int | None = None
    """Which of your seats acts, if you have several."""
    ahead: bool = False
    """Seal this as your next move, from the `ahead` of a frame, while `window` is open. It is played when the window
    closes, unless someone acted in it. Another move replaces it, and `"say": []` withdraws it."""
    re: RequestNumber = 0
    """A number of your choice that the server repeats in its reply."""


class CommandMessage(WireMessage, tag_field="do", kw_only=True):
    """Base class of everything else you can do at a table."""

    re: RequestNumber = 0


class Sit(CommandMessage, tag="sit"):
    """Sit down, in this seat or the first empty one."""

    seat: int | None = None
    name: str = ""
    nonce: str = ""
    """Your random bytes for the deal: 16 bytes as 32 lowercase hexadecimal digits. Without a nonce, the seat adds
    nothing."""


class AddNonce(CommandMessage, tag="nonce"):
    """Add your nonce to the deal, before the game, for a seat you got when the table or a rematch was created.

    A seat keeps its first nonce. Sending the same one again is accepted and changes nothing.
    """

    nonce: str
    """16 random bytes as 32 lowercase hexadecimal digits."""
    seat: int | None = None


class Leave(CommandMessage, tag="leave"):
    """Leave the table. During a game, a bot plays for you until you come back."""

    seat: int | None = None


class Back(CommandMessage, tag="back"):
    """Take your seat back from the bot."""

    seat: int | None = None


class StandIn(CommandMessage, tag="stand-in"):
    """Let a bot play for another player who has been away for two minutes, at a table without a clock.

    The player can take the seat back at any time (`back`).
    """

    seat: int
    """The seat of the player who is away."""


class Ready(CommandMessage, tag="ready"):
    """Set whether you are ready."""

    ready: bool = True
    seat: int | None = None


class SeatBot(CommandMessage, tag="bot"):
    """As the host, put a bot into an empty seat, or replace one."""

    seat: int
    level: str = "house-cat"
    """A level, perhaps with a character: `house-cat@pepper`. Otherwise the server chooses one at random."""


class Remove(CommandMessage, tag="remove"):
    """As the host, remove the player or bot from a seat."""

    seat: int


class Swap(CommandMessage, tag="swap"):
    """As the host, swap two seats."""

    seats: tuple[int, int]


class Start(CommandMessage, tag="start"):
    """As the host, start the game."""

    nonce: str = ""
    """A nonce for the host's first seat that has none, in the same command."""


class Cancel(CommandMessage, tag="cancel"):
    """As the host, cancel the game before it starts."""


class Resign(CommandMessage, tag="resign"):
    """Resign. With two players, the other one wins. With more, a bot takes over for the rest of the game."""

    seat: int | None = None


class End(CommandMessage, tag="end"):
    """Agree to end the game now without a winner, or withdraw your agreement."""

    agree: bool = True
    seat: int | None = None


class Undo(CommandMessage, tag="undo"):
    """Undo your last move. Once chance or another seat has acted, everyone else must agree, and bots never do.

    Only one request can be pending. The next move cancels it, and so does a bot taking over a seat.
    """

    n: int
    seat: int | None = None


class AgreeUndo(CommandMessage, tag="agree-undo"):
    """Agree to another seat's undo, or decline. The seat that asked withdraws its request with `"agree": false`.

    `n` is the last entry you know: you don't agree to a request that was made after it.
    """

    agree: bool = True
    n: int | None = None
    seat: int | None = None


class Chat(CommandMessage, tag="chat"):
    """Send a chat message to everyone at the table."""

    text: str
    seat: int | None = None


class AllowChat(CommandMessage, tag="allow-chat"):
    """As the host, turn chat at the table on or off."""

    chat: bool


class Stand(CommandMessage, tag="standing"):
    """Set when windows prompt you, until you change it. Nobody else sees it, and no window gets shorter or longer,
    except for someone who plays alone among bots.

    `always`: in every window that asks you, even if you can only pass; `ask`: when you can answer (the default);
    `target`: when you can answer and are the target; `turn`: when you can answer and it's your own turn.
    """

    choice: str
    seat: int | None = None


class MoreTime(CommandMessage, tag="more-time"):
    """Make windows stay open three times as long from the next turn on, or switch that off again.

    Any player can switch it on; the server doesn't reveal who did. The host and that player can switch it off.
    """

    on: bool = True
    seat: int | None = None


class Order(CommandMessage, tag="order"):
    """Set a hidden standing order in turn-based games: `pass` in every window, or `defend` when you are the target."""

    answer: Literal["pass", "defend"]
    seat: int | None = None


class Rematch(CommandMessage, tag="rematch"):
    """Play again with the same setup. The seats shift by one, so that another player starts."""


class Try(CommandMessage, tag="try"):
    """Preview a move, or find out why it isn't allowed. It changes nothing, and nobody else sees it."""

    n: int
    say: list[str | dict[str, Any]]
    """The words of a move, or the first few of them."""
    window: int | None = None
    seat: int | None = None
    ahead: bool = False
    """Preview your next move, from the `ahead` of a frame, while `window` is open."""


Command = (
    Sit | AddNonce | Leave | Back | StandIn | Ready | SeatBot | Remove | Swap | Start | Cancel | Resign | End | Undo
    | AgreeUndo | Chat | AllowChat | Stand | MoreTime | Order | Rematch
)  # fmt: skip


# Server to client


class News(WireMessage):
    """An entry of the log, as far as you may see it."""

    n: int
    at: float
    what: str
    """`moved`, `sat`, `emptied`, `stood-in`, `chatted`, …: all are listed under “What happens”."""
    by: int | None = None
    """The seat it is about."""
    made: str = ""
    """The bot that moved for the seat, if one did."""
    say: list[str | None] = []
    """The words of a move, then those of chance. Words you may not see are null."""
    facts: dict[str, Any] = {}
    """Other public facts, depending on `what`."""
    text: list[str] = []
    """The sentences, if you asked for them."""
    brief: list[str] = []
    """The same in short sentences without a full stop; none for what changes nothing on the table, such as a pass."""
    changed: list[str] = []
    """The places whose contents changed, the same for everyone; only if you asked for sentences, and in games in which
    words don't name them, as after an Instant. Here, Kitty, Kitty! has `neighborhood`, and zones such as `2 yard`."""
    results: list[str] = []
    """Sentences that say what it changed on the table, if those of `text` don't, as after a card or an Instant."""
    results_after: list[int] = []
    """For each of the results, after how many sentences of `text` it happened."""


class Asked(WireMessage):
    """An open window: its kind, the seats it asks, and when it closes."""

    window: int
    kind: str
    seats: list[int]
    closes: float
    answered: bool = False
    """Whether you have answered."""
    prompted: bool = False
    """Whether you should be prompted: the window asks you, you can do more than pass, and your standing answer doesn't
    pass. Only you see this. Otherwise show no prompt and send nothing: your seat passes when the window closes."""
    opened: float = 0.0
    """When it opened."""


class Question(WireMessage):
    """A question other than a normal turn: what is asked, and why. All fields describe the same step."""

    text: str
    """Why, and what to choose, in sentences: to the player who is asked and to the others each in their own words."""
    title: str = ""
    """The name of the card that it is about; empty if it is about none."""
    card: str = ""
    """The id of that card, as in the game's list of cards."""
    targets: list[int] = []
    """The seats that the card is aimed at."""
    about: str = ""
    """What the card does; empty if the text says it."""
    zone: str = ""
    """The zone of your property whose cats you choose from by color; empty: the Neighborhood, or none."""
    neighbors: list[int] = []
    """The seats to the left and right of the asked player, if they choose what goes to whom."""


class Ahead(WireMessage):
    """Your next move, which you may already choose while a window is open. Nobody else sees any of this."""

    view: dict[str, Any]
    """The board as you see it if everyone passes."""
    options: dict[str, Any]
    """Your legal moves then, as a tree of words."""
    kept: list[str] = []
    """The words of the move that you have sealed; empty if there is none."""


class Times(WireMessage):
    """The clocks."""

    running: int | None
    """The seat whose clock is running, if any."""
    since: float
    """When that clock started."""
    move: float
    reserve: list[float]
    due: float | None
    """When that seat's time is up."""


class Result(WireMessage):
    """The result of the game and how it ended."""

    how: Literal["played", "resigned", "agreed", "abandoned"]
    points: list[int]
    winners: list[int]
    details: list[dict[str, Any]] = []
    secret: str = ""
    """The dealer's secret, in hexadecimal; its SHA-256 is the table's `commitment`."""
    nonces: list[str] = []
    """The nonces in the deal, by seat, in hexadecimal; empty for a seat that sent none."""


class Frame(WireMessage):
    """An update: what is new since your last entry, and the current state."""

    n: int
    now: float
    news: list[News] = []
    table: TableInfo | None = None
    """The table and its seats; missing if they haven't changed."""
    seat: int | None = None
    """The seat whose view this is; null for a watcher."""
    view: dict[str, Any] | None = None
    """The board as this seat sees it; null before the game. During the game, a frame without a view only reports who is
    connected now, and everything else is unchanged."""
    asks: int | None = None
    """The seat to move; null while a window is open."""
    options: dict[str, Any] | None = None
    """Your legal moves as a tree of words; an empty branch ends a move. If there are more than two thousand, only
    some."""
    window: Asked | None = None
    ahead: Ahead | None = None
    """Your next move, if the open window is the only thing before it; null if chance or another seat comes first."""
    draft: list[str] = []
    """The words of a move that you sealed in a window in which someone acted, if it is still legal. It hasn't been
    played: you are asked again."""
    times: Times | None = None
    result: Result | None = None
    undoable: bool = False
    """Whether your seat can undo its last move without asking anyone."""
    standing: list[str] = []
    """Standing answers, by seat: your own, and an empty string for every other seat."""
    standing_chosen: bool = False
    """Whether you have chosen your standing answer at this table. If not, it is the default, and a client may send the
    player's usual choice."""
    tally: list[dict[str, Any]] | None = None
    """The public score: a CatTally for each identity in the game, a BoxTally for each box, or a SeatTally for each
    seat."""
    question: Question | None = None
    """The current question, if you asked for sentences; null on a normal turn."""


class Foreseen(WireMessage):
    """The preview of a move. Empty if the words are only the beginning of one."""

    foreseen: list[str]
    """What would happen, in sentences, as far as you can know."""
    tally: list[dict[str, Any]] | None = None
    """The public score after the move."""
    re: int = 0


class Refused(WireMessage):
    """A message was refused: the code, a sentence, and the rule behind it."""

    why: str
    text: str
    rule: str = ""
    re: int = 0


class Done(WireMessage):
    """Your message with the number `re` was carried out and stored, and you have received everything it caused."""

    done: int
    """The table's last entry."""
    re: int = 0


class Kept(WireMessage):
    """Your sealed answer is stored until the window closes."""

    kept: int
    re: int = 0
