"""A gathering: who sits at a table and what happened there. It is the fold of the table's log."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec.structs import replace

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.engine.play import actor, is_over
from tabbytop.engine.seats import CHANCE
from tabbytop.engine.window import Window
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.clocks import Clocks
from tabbytop.server.tables.quotas import quota_owner
from tabbytop.table.dealer import Dealer, commitment
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.table.standing import Standing
from tabbytop.wire.messages import Setup, Status

WINDOW_SECONDS = 6.0
"""How long a window is open, where neither table nor server says."""
PATIENT = 20
"""So many times longer it waits for who plays alone."""
LAST_MOMENT = 0.05
"""So many seconds before it closes a window takes no more answers, and no more than a tenth of its time."""
BOT_SECONDS = 0.8
"""How long a bot's move waits, where neither table nor server says."""


@dataclass
class SeatState:
    """One seat at the table."""

    person: str = ""
    name: str = ""
    level: str = ""
    """The bot that sits there."""
    ready: bool = False
    nonce: str = ""
    """What this seat adds to the deal, in hexadecimal; empty: nothing."""
    stand_in: str = ""
    """The bot that plays for the person at the moment."""
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The bot that moves for this seat, if one does."""
        return self.level or self.stand_in

    @property
    def is_empty(self) -> bool:
        """Does nobody sit there?"""
        return not self.person and not self.level


def deck_of(setup: Setup) -> dict[str, Any]:
    """The deck of a table: one of ours by name, never a file, or one that was sent."""
    if isinstance(setup.deck, dict):
        return setup.deck
    names = DECKS[setup.game]
    name = setup.deck or names[0]
    if name not in names:
        raise Refusal("", "no-such-deck", {"found": shown(name), "names": ", ".join(names)})
    deck: dict[str, Any] = read_deck(setup.game, name)
    return deck


def in_short(setup: Setup) -> Setup:
    """How a table is laid, for lists: of a deck of one's own only the name."""
    if isinstance(setup.deck, dict):
        return replace(setup, deck={"name": setup.deck.get("name", "")})
    return setup


def open_setup(setup: Setup) -> tuple[Game[Any], Any]:
    """The game of a table and the world it will start from; what cannot be played is refused."""
    if setup.game not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(setup.game), "names": ", ".join(NAMES)}, "game")
    name, deck = setup.game, setup.deck
    game = _known_game(name, deck) if isinstance(deck, str) else open_game(name, deck)
    return game, game.start(setup.players, dict(setup.options))


@cache
def _known_game(name: str, deck: str) -> Game[Any]:
    """A game with one of our decks, the same for all tables: nothing in it changes, and it is as large as a table."""
    return open_game(name, deck_of(Setup(name, 0, deck=deck)))


@dataclass
class TableState:
    """A table as its log makes it."""

    id: str
    secret: bytes
    n: int = 0
    at: float = 0.0
    made: float = 0.0
    setup: Setup = field(default_factory=lambda: Setup("", 0))
    status: Status = "open"
    host: str = ""
    host_name: str = ""
    chairs: list[SeatState] = field(default_factory=list)
    match: Match | None = None
    clocks: Clocks = field(init=False)
    standing: Standing = field(init=False)
    moved: int = 0
    """The last entry that changed the game."""
    asked_at: float = 0.0
    """When whoever is asked now was asked."""
    spans: list[tuple[int, int]] = field(default_factory=list)
    """For every entry, from the first, which lines of the match it holds."""
    makers: dict[int, str] = field(default_factory=dict)
    """The bots that made moves, by the line where the move begins."""
    wants_end: set[int] = field(default_factory=set)
    undo: int | None = None
    """The seat that asks to take its move back."""
    agrees: set[int] = field(default_factory=set)
    """The seats that agree to this, the asking one included."""
    ended: e.Ended | None = None
    rematch: str = ""
    talk: Counter[str] = field(default_factory=Counter)
    """How much each person has said and changed here."""
    earlier: dict[int, str] = field(default_factory=dict)
    """Who did what before the game, when seats still change their people: names by entry."""
    is_paused: bool = False
    """Did the server that saw to it say that it goes, and nothing has happened since?"""

    @property
    def commitment(self) -> str:
        """The promise of the dealer."""
        return commitment(self.secret)

    @property
    def names(self) -> list[str]:
        """Who plays, by seat."""
        return [chair.name for chair in self.chairs]

    @property
    def asks(self) -> int | None:
        """The seat that must move, if one must."""
        if self.match is None or self.status != "playing":
            return None
        seat = actor(self.match.state)
        return seat if seat >= 0 else None

    @property
    def window(self) -> Window[Any] | None:
        """The window that is open, if any is."""
        if self.match is None or self.status != "playing" or not self.match.state.agenda:
            return None
        step = self.match.state.agenda[-1]
        return step if isinstance(step, Window) else None

    def window_closes(self) -> float:
        """When the open window closes: it follows from what everybody can see."""
        window = self.window
        assert window is not None
        waits = self.waits
        if self.setup.clock.kind == "slow" or not waits:
            return self.asked_at
        usual = self.setup.window_seconds
        seconds = self.setup.windows.get(str(window.key()[0]), WINDOW_SECONDS if usual is None else usual)
        if all(self.chairs[seat].bot for seat in waits):
            seconds = min(seconds, self.bot_seconds)
        elif self.is_private:
            seconds *= PATIENT
        return self.asked_at + seconds

    def window_seals(self) -> float:
        """From when on no answer is taken: a moment before the window closes.

        So the work is done by then, and how long it took, which may depend on who answered, is heard by nobody.
        """
        closes = self.window_closes()
        return closes - min(LAST_MOMENT, (closes - self.asked_at) / 10)

    @property
    def is_private(self) -> bool:
        """Is there one person only, among bots or with all seats at one screen, and may nobody look on?

        Then there is nobody to whom the time of an answer could tell anything.
        """
        return not self.setup.watchers and len({chair.person for chair in self.chairs if chair.person}) == 1

    @property
    def waits(self) -> list[int]:
        """The seats that the open window waits for: those who are asked and have not said that they always pass."""
        window = self.window
        if window is None or self.match is None:
            return []
        return [seat for seat in window.asked if not self.standing.passes(seat, window, self.match.state)]

    @property
    def bot_seconds(self) -> float:
        """A bot's move is shown no sooner than this after it was asked."""
        return BOT_SECONDS if self.setup.bot_seconds is None else self.setup.bot_seconds

    @property
    def first(self) -> int:
        """The seat that began: as the table was laid, or as it was drawn."""
        drawn = [word for word in self.luck_since(0) if word.startswith("first ")]
        return int(drawn[0].split()[1]) if drawn else int(self.setup.options.get("first") or 0)

    def who_did(self, n: int, entry: e.AnyEntry) -> str:
        """The name of who an entry is about, as they sat then."""
        seat = getattr(entry, "seat", None)
        return "" if seat is None else self.earlier.get(n) or self.names[seat]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [i for i, chair in enumerate(self.chairs) if person and chair.person == person]

    # The fold

    def happen(self, n: int, at: float, entry: e.AnyEntry, *, said: bool = False) -> None:
        """Let an entry happen. `said`: the match has heard the move already."""
        begins = self.spans[-1][1] if self.spans else 0
        self.n, self.at = n, at
        self.talk[quota_owner(self, entry)] += 1
        seat = getattr(entry, "seat", None)
        if self.status == "open" and seat is not None:
            self.earlier[n] = self.chairs[seat].name
        self.is_paused = isinstance(entry, e.Paused)
        self._change(entry, said)
        self.spans.append((begins, 0 if self.match is None else len(self.match.lines)))
        if isinstance(entry, (e.Started, e.Moved, e.Undone)):
            self.moved = n
            self.asked_at = at
            self.undo = None
            self.agrees.clear()
        if isinstance(entry, e.Resumed):
            self.clocks.resume(at, entry.seen)
            self.asked_at = at
        if self.match is not None:
            self._run_clock(at)

    def _run_clock(self, at: float) -> None:
        """The clock runs for the person who must move, outside windows."""
        seat = self.asks
        must = None if seat is None or self.window is not None or self.chairs[seat].bot else seat
        if must != self.clocks.running or self.moved == self.n:
            self.clocks.ask(must, at)

    def _change(self, entry: e.AnyEntry, said: bool) -> None:
        match entry:
            case e.Moved():
                self._move(entry, said)
            case e.Undone():
                assert self.match is not None
                if not said:
                    self.match.undo(entry.seat, agreed=entry.agreed)
            case e.Opened():
                self.setup, self.host, self.host_name = entry.setup, entry.host, entry.host_name
                self.made = self.at
                self.chairs = [SeatState() for _ in range(entry.setup.players)]
            case e.Started():
                self._start(entry)
            case e.Ended():
                self.ended, self.status = entry, "over"
            case e.Called():
                self.status = "cancelled"
            case e.Followed():
                self.rematch = entry.table
            case e.Hosted():
                self.host, self.host_name = entry.person, entry.name
            case e.Became():
                self._become(entry)
            case e.Swapped():
                a, b = entry.seats
                self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]
            case e.UndoAsked():
                self.undo, self.agrees = entry.seat, {entry.seat}
            case e.UndoAnswered():
                self.agrees.add(entry.seat)
                if not entry.agree:
                    self.undo = None
            case e.EndWanted():
                (self.wants_end.add if entry.agree else self.wants_end.discard)(entry.seat)
            case e.Stood():
                self.standing.choose(entry.seat, entry.choice)
            case e.ChatAllowed():
                self.setup = replace(self.setup, chat=entry.chat)
            case e.Chatted() | e.Paused() | e.Resumed():
                pass
            case _:
                self._seat(entry)

    def _become(self, entry: e.Became) -> None:
        for seat in self.seats_of(entry.was):
            self.chairs[seat].person = entry.person
        if self.host == entry.was:
            self.host = entry.person

    def _seat(self, entry: e.Sat | e.NonceAdded | e.Emptied | e.Seated | e.Readied | e.StoodIn | e.CameBack) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case e.Sat():
                self.chairs[entry.seat] = SeatState(entry.person, entry.name, nonce=entry.nonce)
            case e.NonceAdded():
                chair.nonce = entry.nonce
            case e.Emptied():
                self.chairs[entry.seat] = SeatState()
            case e.Seated():
                self.chairs[entry.seat] = SeatState(name=entry.name, level=entry.level, ready=True)
            case e.Readied():
                chair.ready = entry.ready
            case e.StoodIn():
                chair.stand_in = entry.level
                chair.resigned = chair.resigned or entry.why == "resigned"
                self.wants_end.discard(entry.seat)
                self.undo = None  # one seat can no longer agree
            case e.CameBack():
                chair.stand_in = ""

    def _start(self, entry: e.Started) -> None:
        game, start = open_setup(self.setup)
        self.match = Match(game, start, Dealer(self.secret, [bytes.fromhex(nonce) for nonce in entry.nonces]))
        self.clocks = Clocks(self.setup.clock, len(self.chairs))
        self.standing = Standing(len(self.chairs))
        self.status = "playing"
        self._hear(self.match, entry.luck)

    def _move(self, entry: e.Moved, said: bool) -> None:
        assert self.match is not None
        if not said:
            self._hear(self.match, entry.say + entry.luck)
        if entry.made:
            self.makers[len(self.match.lines) - len(entry.say) - len(entry.luck)] = entry.made

    def _hear(self, match: Match, words: list[str]) -> None:
        """Let words happen that were checked when they were said."""
        for word in words:
            match.repeat(match.line_of(match.game.words.read(word)))

    def luck_since(self, first: int) -> list[str]:
        """What chance has said from a line on."""
        assert self.match is not None
        words = self.match.game.words
        return [words.write(line.action) for line in self.match.lines[first:] if line.author == CHANCE]

    def is_played(self) -> bool:
        """Has the game come to its end?"""
        return self.match is not None and is_over(self.match.state)
