"""What goes over the wire: what one says to the table, and what one hears from it.

`docs/protocol.md` is made from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

LONGEST_CHAT = 500
LARGEST = 2**53
"""No number of one's own may be larger: other languages could not keep it."""

Status = Literal["open", "playing", "over", "cancelled"]
YEAR = 366 * 86_400
WindowName = Annotated[str, msgspec.Meta(max_length=20)]
WindowSeconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]
BotSeconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
OwnNumber = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on the wire."""


# A table and its seats


class Pace(Message):
    """The time one has: none is counted, it is a live game, or a slow one of days."""

    kind: Literal["none", "live", "slow"] = "none"
    move: Annotated[float, msgspec.Meta(ge=0, le=YEAR)] = 0.0
    """Seconds for every move."""
    reserve: Annotated[float, msgspec.Meta(ge=0, le=YEAR)] = 0.0
    """Seconds beyond that, for the whole game."""


class Setup(Message):
    """How a table is laid."""

    game: str
    players: int
    options: dict[str, Any] = {}
    deck: str | dict[str, Any] = ""
    """The name of one of our decks, or one's own."""
    clock: Pace = msgspec.field(default_factory=Pace)
    listed: bool = True
    """Is it among the open tables? Otherwise one needs its link."""
    watchers: bool = True
    """May others look on?"""
    chat: bool = True
    stand_in: str = "house-cat"
    """The bot that plays for who left or ran out of time."""
    windows: Annotated[dict[WindowName, WindowSeconds], msgspec.Meta(max_length=10)] = {}
    """Seconds that each kind of window stays open, at least 1; `/api/games` lists a game's kinds."""
    window_seconds: WindowSeconds | None = None
    """Seconds that windows of other kinds stay open, at least 1; null: the server's setting."""
    bot_seconds: BotSeconds | None = None
    """A bot's move is shown no sooner than this after it was asked; null: as the server has it."""


class Seat(Message):
    """Who sits there."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    """Is somebody connected?"""
    stand_in: str = ""
    """The bot that plays for them at the moment."""
    resigned: bool = False
    yours: bool = False
    has_nonce: bool = False
    """Has this seat sent a nonce for the deal? The nonces themselves are published after the game."""


class TableInfo(Message):
    """A table as everybody may see it."""

    id: str
    setup: Setup
    status: Status
    seats: list[Seat]
    commitment: str
    host: str = ""
    """The name of who may start, seat and cancel."""
    you_host: bool = False
    made: float = 0.0
    wants_end: list[int] = []
    """The seats that would agree to end the game now."""
    undo: list[int] = []
    """A seat that asks to take a move back, and those who agree."""
    rematch: str = ""
    """The table where the next game is."""
    watching: int = 0


# What one says


class Say(Message):
    """A whole move: its words, or one action as the rules page writes it. `n` is the last entry one has seen."""

    n: int
    say: list[str | dict[str, Any]]
    window: int | None = None
    """The window that this answers."""
    seat: int | None = None
    """Which of one's seats speaks, where one has several."""
    re: OwnNumber = 0
    """A number of one's own, which comes back with a refusal."""


class Do(Message, tag_field="do", kw_only=True):
    """Anything else one can do at a table."""

    re: OwnNumber = 0


class Sit(Do, tag="sit"):
    """Sit down, in this seat or the first that is empty."""

    seat: int | None = None
    name: str = ""
    nonce: str = ""
    """Your random bytes for the deal: 16 bytes as 32 lowercase hexadecimal digits. Without them the seat adds
    nothing."""


class AddNonce(Do, tag="nonce"):
    """Add your nonce to the deal, before the game: for a seat you got when the table or a rematch was created.

    A seat keeps its first nonce. Sending the same one again is accepted and changes nothing.
    """

    nonce: str
    """16 random bytes as 32 lowercase hexadecimal digits."""
    seat: int | None = None


class Leave(Do, tag="leave"):
    """Stand up. In a game a bot plays on at once, until one comes back."""

    seat: int | None = None


class Back(Do, tag="back"):
    """Take one's seat back from the bot."""

    seat: int | None = None


class Ready(Do, tag="ready"):
    """I am ready, or not yet."""

    ready: bool = True
    seat: int | None = None


class SeatBot(Do, tag="bot"):
    """The host puts a bot into an empty seat, or takes another."""

    seat: int
    level: str = "house-cat"


class Remove(Do, tag="remove"):
    """The host empties a seat."""

    seat: int


class Swap(Do, tag="swap"):
    """The host lets two seats change places."""

    seats: tuple[int, int]


class Start(Do, tag="start"):
    """The host starts the game."""

    nonce: str = ""
    """A nonce for the host's first seat that has none, in the same command."""


class Cancel(Do, tag="cancel"):
    """The host calls it off before it has begun."""


class Resign(Do, tag="resign"):
    """Give up: with two players the other wins, with more a bot plays on for good."""

    seat: int | None = None


class End(Do, tag="end"):
    """I would agree to end the game now, without a winner; or no longer."""

    agree: bool = True
    seat: int | None = None


class Undo(Do, tag="undo"):
    """Undo my last move. Once chance or another seat has acted, everyone else must agree, and a bot never does.

    Only one request is pending at a time. The next move drops it, and so does a bot that takes over a seat."""

    n: int
    seat: int | None = None


class AgreeUndo(Do, tag="agree-undo"):
    """Agree to another seat's undo, or decline. The seat that asked withdraws its request with `"agree": false`."""

    agree: bool = True
    seat: int | None = None


class Chat(Do, tag="chat"):
    """Say something to everybody at the table."""

    text: str
    seat: int | None = None


class AllowChat(Do, tag="allow-chat"):
    """The host switches the chat of the table on or off."""

    chat: bool


class Stand(Do, tag="standing"):
    """Set when windows wait for me, until I change it: `ask` (always), `target` (only what is aimed at me), `turn`
    (only in my own turn)."""

    choice: str
    seat: int | None = None


class Order(Do, tag="order"):
    """In slow games, unseen by others: `pass` in every window, or `defend` against what is aimed at me."""

    answer: Literal["pass", "defend"]
    seat: int | None = None


class Rematch(Do, tag="rematch"):
    """The same table again; the seats move on by one, so that another begins."""


class Try(Do, tag="try"):
    """What would come of this move, or why is it not allowed? Nothing happens, and nobody else hears of it."""

    n: int
    say: list[str | dict[str, Any]]
    """The words of a move, or the first few of them."""
    window: int | None = None
    seat: int | None = None


Doing = (
    Sit | AddNonce | Leave | Back | Ready | SeatBot | Remove | Swap | Start | Cancel | Resign | End | Undo | AgreeUndo
    | Chat | AllowChat | Stand | Order | Rematch
)  # fmt: skip


# What one hears


class News(Message):
    """An entry of the log as one hears it."""

    n: int
    at: float
    what: str
    """`moved`, `sat`, `emptied`, `stood-in`, `chatted`, …: all are listed under “What happens”."""
    by: int | None = None
    """The seat."""
    made: str = ""
    """The bot that made the move for it, where one did."""
    say: list[str | None] = []
    """The words of a move, then those of chance; what one may not hear is null."""
    facts: dict[str, Any] = {}
    """What else everybody hears of it; which facts there are depends on what it is."""
    text: list[str] = []
    """The sentences, where one asked for them."""


class Asked(Message):
    """A window: what kind, whom it asks, and when it closes."""

    window: int
    kind: str
    seats: list[int]
    closes: float
    answered: bool = False
    """Have you answered?"""


class Times(Message):
    """The clocks."""

    running: int | None
    since: float
    move: float
    reserve: list[float]
    due: float | None


class Result(Message):
    """How it ended."""

    how: Literal["played", "resigned", "agreed", "abandoned"]
    points: list[int]
    winners: list[int]
    details: list[dict[str, Any]] = []
    secret: str = ""
    """The dealer's secret, in hexadecimal; its SHA-256 is the table's `commitment`."""
    nonces: list[str] = []
    """The nonces in the deal, by seat, in hexadecimal; empty text: this seat sent none."""


class Frame(Message):
    """What one hears: what is new since one's last entry, and how everything stands now."""

    n: int
    now: float
    news: list[News] = []
    table: TableInfo | None = None
    """Who sits there; missing where that is as before."""
    seat: int | None = None
    """Whose eyes one looks through; none: a watcher."""
    view: dict[str, Any] | None = None
    """The table through one's eyes. Before the game there is none; after that a frame without one says only who is
    here now, and leaves everything else as it is."""
    asks: int | None = None
    """Who must move; nobody in a window that is sealed."""
    options: dict[str, Any] | None = None
    """One's moves as a tree of words; an empty branch ends a move. Of more than two thousand, some."""
    window: Asked | None = None
    times: Times | None = None
    result: Result | None = None
    undoable: bool = False
    """Can your seat undo its last move without asking anyone?"""
    standing: list[str] = []
    """Everyone's standing answer, by seat. Your own includes a change that counts from the close of the open window."""
    tally: list[dict[str, Any]] | None = None
    """What everybody at the table can count now: a CatTally for each identity in the game, a BoxTally for each box, or
    a SeatTally for each seat."""


class Foreseen(Message):
    """What would come of a move that was only tried; nothing, where its words are only the beginning of one."""

    foreseen: list[str]
    """In sentences, as far as one can know it."""
    tally: list[dict[str, Any]] | None = None
    """What everybody could count then."""
    re: int = 0


class Refused(Message):
    """It did not happen: the rule against it and a sentence."""

    why: str
    text: str
    rule: str = ""
    re: int = 0


class Done(Message):
    """What one said with a number `re` has happened and is written; one has heard all that came of it."""

    done: int
    """The last entry of the table."""
    re: int = 0


class Kept(Message):
    """A sealed answer is kept until its window closes."""

    kept: int
    re: int = 0
