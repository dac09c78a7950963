"""The state of a table: its seats and its match. It is the fold of the table's log.

Entries change a table through `TableState.apply`, live and on replay alike. The entries themselves are in `commands/`,
beside the commands that write them.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, NamedTuple, Self

import msgspec

from tabbytop.engine.play import actor
from tabbytop.engine.seats import CHANCE
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.server.tables.clocks import Clocks
from tabbytop.table.dealer import commitment
from tabbytop.table.match import Match
from tabbytop.wire.messages import Setup, Status

PRIVATE_WINDOW_FACTOR = 20
"""How many times longer a window waits for a solo player."""
SOLO_PAUSE = 0.05
"""Seconds that a window stays open for a solo player who isn't prompted. Doesn't depend on the bots' cards."""
LONG_WINDOW_FACTOR = 3
"""How many times longer windows stay open when a player asked for more time."""
SEAL_SECONDS = 0.05
"""Seconds before a window closes when it stops taking answers; at most a tenth of its length."""
BOT_SECONDS = 0.8
"""Seconds before a bot's move is shown if neither the table nor the server sets it."""


class Entry(msgspec.Struct, tag_field="is", omit_defaults=True):
    """One thing that happened at a table."""

    public: ClassVar[tuple[str, ...]] = ()
    """Fields that everyone at the table is sent, besides the seat and the words of a move."""
    computed: ClassVar[tuple[str, ...]] = ()
    """Texts that everyone is sent and that aren't fields: `facts` adds them."""
    changes_match: ClassVar[bool] = False
    """Whether it writes lines of the match."""
    changes_table_info: ClassVar[bool] = True
    """Whether it may change the `TableInfo`, so that clients must be sent a new one."""

    def apply(self, table: TableState) -> None:
        """Change the table. Called once for each entry, live and on replay alike."""

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        """Describe the entry, which has number `n`, for players. Moves are narrated elsewhere."""
        return []

    def quota_owner(self, table: TableState) -> str:
        """Return the person whose quota of entries at this table this one counts against, if any."""
        seat: int | None = getattr(self, "seat", None)
        return "" if seat is None else table.seats[seat].person

    def facts(self, table: TableState, n: int) -> dict[str, Any]:
        """Return what everyone is sent about this entry, besides the seat and the words of a move."""
        return {name: getattr(self, name) for name in self.public}


Ending = Literal["played", "resigned", "agreed", "abandoned"]


class MatchResult(NamedTuple):
    """How the match ended and who won."""

    how: Ending
    winners: list[int]


class LogEntry(NamedTuple):
    """An entry and when it was written."""

    at: float
    entry: Entry


@dataclass(frozen=True)
class SeatState:
    """One seat at the table."""

    person: str = ""
    name: str = ""
    level: str = ""
    """The bot that sits here."""
    character: str = ""
    """The bot's character; empty in old logs."""
    ready: bool = False
    nonce: str = ""
    stand_in: str = ""
    """The bot that plays for the person at the moment."""
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The bot that moves for this seat, if any."""
        if self.level:
            return f"{self.level}@{self.character}" if self.character else self.level
        return self.stand_in

    @property
    def is_empty(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return not self.person and not self.level


@dataclass
class TableState:
    """A table's state, computed from its log."""

    id: str
    secret: bytes
    entry_number: int = 0
    """The number of the last entry."""
    move_number: int = 0
    """The number of the last entry that changed the match."""
    updated_at: float = 0.0
    created_at: float = 0.0
    setup: Setup = field(default_factory=lambda: Setup("", 0))
    status: Status = "open"
    host: str = ""
    host_name: str = ""
    seats: list[SeatState] = field(default_factory=list)
    match: Match | None = None
    clocks: Clocks = field(init=False)
    asked_at: float = 0.0
    """When the player to move, or the open window, was asked."""
    log: list[LogEntry] = field(default_factory=list)
    line_spans: list[tuple[int, int]] = field(default_factory=list)
    """For each entry, the range of the match's lines that it wrote."""
    bots_by_line: dict[int, str] = field(default_factory=dict)
    """The bots that moved, by the line where the move begins."""
    removed: set[str] = field(default_factory=set)
    """The people whom the host removed, who can't sit down here again."""
    end_votes: set[int] = field(default_factory=set)
    undo_seat: int | None = None
    """The seat that asks for an undo."""
    undo_asked: int = 0
    """The entry with the last request for an undo."""
    undo_votes: set[int] = field(default_factory=set)
    result: MatchResult | None = None
    rematch: str = ""
    entry_counts: Counter[str] = field(default_factory=Counter)
    """How many entries count against each person's quota."""
    names_before_start: dict[int, str] = field(default_factory=dict)
    """The names of the people who acted before the game, by entry, because seats still change hands then."""
    acted_at: int = 0
    """The last entry in which someone, or chance, did more than pass in a window."""
    moved_at: dict[int, int] = field(default_factory=dict)
    """By seat, the last entry that made its planned next move obsolete: it moved, a bot took over, or an undo."""
    reacted_at: dict[int, int] = field(default_factory=dict)
    """By seat, the last entry with a choice that a card asked of it. Only a planned choice is obsolete then."""
    turn_seat: int | None = None
    """The seat whose turn it is."""
    long_windows: bool = False
    """Whether windows are long, from the next turn on."""
    has_long_windows: bool = False
    """Whether windows are long in this turn."""
    long_windows_by: str = ""
    """The person who switched long windows on. The server doesn't reveal who."""
    is_paused: bool = False
    """Whether the last entry says that the server is stopping."""

    @property
    def commitment(self) -> str:
        """The hash of the dealer's secret, published before anyone sits down."""
        return commitment(self.secret)

    @property
    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def seat_to_move(self) -> int | None:
        """The seat that must move, if any; in a window the first seat that is asked."""
        if self.match is None or self.status != "playing":
            return None
        seat = actor(self.match.state)
        return seat if seat >= 0 else None

    @property
    def window(self) -> Window[Any] | None:
        """The open window, if any."""
        if self.match is None or self.status != "playing" or not self.match.state.agenda:
            return None
        step = self.match.state.agenda[-1]
        return step if isinstance(step, Window) else None

    def window_closes(self) -> float:
        """Return when the open window closes. It depends only on public facts, never on what anyone holds or chose.

        At a private table this is the latest time: there it closes as soon as everyone has answered.
        """
        window = self.window
        assert window is not None
        if self.setup.clock.kind == "slow":
            return self.asked_at
        seconds = self.window_seconds(str(window.key()[0]))
        if all(self.seats[seat].bot for seat in window.asked):
            seconds = min(seconds, SOLO_PAUSE if self.is_solo else self.bot_seconds)
        elif self.is_private:
            seconds *= PRIVATE_WINDOW_FACTOR
        elif self.has_long_windows:
            seconds *= LONG_WINDOW_FACTOR
        return self.asked_at + seconds

    def window_seconds(self, kind: str) -> float:
        """Return the seconds that a kind of window stays open at this table."""
        assert self.match is not None
        usual = self.setup.window_seconds
        return self.setup.windows.get(kind, self.match.game.windows[kind] if usual is None else usual)

    def window_seals(self) -> float:
        """Return when the open window stops taking answers, shortly before it closes.

        The time left is for the work of closing it, so that nobody can tell from a delay who answered.
        """
        closes = self.window_closes()
        return closes - min(SEAL_SECONDS, (closes - self.asked_at) / 10)

    def as_asked(self, seat: int) -> Any:
        """Return a copy of the game's state in which the open window asks this seat first."""
        assert self.match is not None
        window = self.window
        assert window is not None
        world = self.match.game.clone(self.match.state)
        world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
        return world

    @property
    def is_private(self) -> bool:
        """Whether one person plays alone (against bots, or all seats on one screen) with no watchers allowed.

        Then the timing of an answer can't reveal anything to anyone. A host without a seat could notice it in lists.
        """
        people = {seat.person for seat in self.seats} | {self.host}
        return not self.setup.watchers and len(people - {""}) == 1 and any(seat.person for seat in self.seats)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays among bots with no watchers allowed. A person who left still counts as one."""
        return self.is_private and sum(bool(seat.person) for seat in self.seats) == 1

    @property
    def bot_seconds(self) -> float:
        """The shortest time between asking a bot and showing its move."""
        return BOT_SECONDS if self.setup.bot_seconds is None else self.setup.bot_seconds

    @property
    def first_seat(self) -> int:
        """The seat that began: chosen in the setup, or drawn."""
        drawn = [word for word in self.luck_since(0) if word.startswith("first ")]
        return int(drawn[0].split()[1]) if drawn else int(self.setup.options.get("first") or 0)

    @property
    def people_playing(self) -> set[int]:
        """The seats whose people move for themselves."""
        return {i for i, seat in enumerate(self.seats) if seat.person and not seat.stand_in}

    def name_at(self, n: int, entry: Entry) -> str:
        """Return the name of the seat that entry `n` is about, as it was then."""
        seat: int | None = getattr(entry, "seat", None)
        return "" if seat is None else self.names_before_start.get(n) or self.names[seat]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    def luck_since(self, line: int) -> list[str]:
        """Return the chance events since a line of the match."""
        assert self.match is not None
        return luck_in(self.match, line)

    # Changes

    def apply(self, at: float, entry: Entry) -> None:
        """Apply the next entry of the log."""
        first_line = self.line_spans[-1][1] if self.line_spans else 0
        self.entry_number += 1
        self.updated_at = at
        self.log.append(LogEntry(at, entry))
        self.entry_counts[entry.quota_owner(self)] += 1
        seat: int | None = getattr(entry, "seat", None)
        if self.status == "open" and seat is not None:
            self.names_before_start[self.entry_number] = self.seats[seat].name
        self.is_paused = False
        entry.apply(self)
        self.line_spans.append((first_line, 0 if self.match is None else len(self.match.lines)))
        if self.match is not None:
            self._run_clock(at)

    def match_changed(self) -> None:
        """Note that the entry being applied changed the match: the player to move is asked now, undo requests lapse."""
        self.move_number = self.entry_number
        self.asked_at = self.updated_at
        self.undo_seat = None
        self.undo_votes = set()
        turn = self._find_turn()
        if turn != self.turn_seat:
            self.turn_seat = turn
            self.has_long_windows = self.long_windows

    def _find_turn(self) -> int | None:
        """Return the seat whose turn it is, which is public. A step that reacts belongs to another seat's turn."""
        assert self.match is not None
        state, window = self.match.state, self.window
        if window is not None:
            return next((seat for seat in range(len(self.seats)) if window.is_in_turn(state, seat)), self.turn_seat)
        seat = actor(state)
        return seat if seat >= 0 and not state.agenda[-1].reacts else self.turn_seat

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Replace some fields of a seat."""
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _run_clock(self, at: float) -> None:
        """Run the clock of the person who must move, outside windows."""
        seat = self.seat_to_move
        running = None if seat is None or self.window is not None or self.seats[seat].bot else seat
        if running != self.clocks.running or self.move_number == self.entry_number:
            self.clocks.ask(running, at)

    def copy(self) -> Self:
        """Return a copy that can change independently."""
        other = copy.copy(self)
        other.seats = self.seats.copy()
        other.log = self.log.copy()
        other.line_spans = self.line_spans.copy()
        other.bots_by_line = self.bots_by_line.copy()
        other.removed = self.removed.copy()
        other.end_votes = self.end_votes.copy()
        other.undo_votes = self.undo_votes.copy()
        other.entry_counts = self.entry_counts.copy()
        other.names_before_start = self.names_before_start.copy()
        other.moved_at = self.moved_at.copy()
        other.reacted_at = self.reacted_at.copy()
        if self.match is not None:
            other.match = self.match.fork()
            other.clocks = self.clocks.copy()
        return other


def luck_in(match: Match, line: int) -> list[str]:
    """Return the chance events of a match since a line."""
    words = match.game.words
    return [words.write(one.action) for one in match.lines[line:] if one.author == CHANCE]
