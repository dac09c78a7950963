"""Setting up Cat Box: identities, hands, the first card of the play area [CB-2]."""

from __future__ import annotations

from typing import Final

from tabbytop.engine import first_seat
from tabbytop.engine.game import Plain
from tabbytop.engine.plain import as_bool, as_int, as_object, check_seats
from tabbytop.engine.play import settle
from tabbytop.engine.seats import ALL
from tabbytop.engine.step import Automatic
from tabbytop.games.catbox.board import place
from tabbytop.games.catbox.cards import Deck
from tabbytop.games.catbox.identities import DealIdentity
from tabbytop.games.catbox.pile import TURN_UP, Under, draw, take_top
from tabbytop.games.catbox.rulebook import FEWEST_PLAYERS, HAND, MOST_PLAYERS, REMOVED
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.turn import begin_turn
from tabbytop.games.catbox.words import FACE, FIRST

MIDDLE: Final = place(0, 0)

CHOICES: Final[tuple[Plain, ...]] = (
    {"name": "advanced", "kind": "yes-no", "usual": False},
    {"name": "first", "kind": "seat", "usual": None},
)
"""The options of a table [CB-2.4, CB-6.1]."""


def start(deck: Deck, seats: int, options: Plain) -> Table:
    """Return the state of a new game, before the starting player, identities and cards are drawn."""
    check_seats(seats, "players", FEWEST_PLAYERS, MOST_PLAYERS, "CB-1.1")
    given = as_object(options, "options", (), ("advanced", "first"))
    advanced = as_bool(given.get("advanced", False), "options.advanced")
    s = Table(deck, seats, advanced)
    s.removed = 0 if advanced else REMOVED[seats]
    s.pile = len(deck.bag) - s.removed
    if given.get("first") is None:
        s.agenda.append(ChooseFirst(FIRST))
    else:
        s.agenda.append(Begin(as_int(given["first"], "options.first", 0, seats - 1)))
    s.agenda.append(OpenPlayArea())
    for _ in range(HAND[seats]):
        for seat in range(seats - 1, -1, -1):
            s.agenda.append(Draw(seat))
    s.agenda.append(TURN_UP)
    for seat in range(seats - 1, -1, -1):
        s.agenda.append(DealIdentity(seat))
    settle(s)
    return s


class ChooseFirst(first_seat.DrawFirst[Table]):
    """The starting player is drawn at random [CB-2.4]."""

    __slots__ = ()

    def begin(self, s: Table, seat: int) -> None:
        begin_turn(s, seat)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-2.4", "CB-2.4a"]


class Begin(Automatic[Table]):
    """The starting player was set by an option [CB-2.4]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        begin_turn(s, self.seat)

    def key(self) -> tuple[object, ...]:
        return ("begin", self.seat)


class Draw(Automatic[Table]):
    """A seat draws a card for its first hand [CB-2.2]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        draw(s, self.seat)

    def key(self) -> tuple[object, ...]:
        return ("draw", self.seat)


class OpenPlayArea(Automatic[Table]):
    """The top card is turned over and starts the play area [CB-2.2]."""

    __slots__ = ()

    def happen(self, s: Table) -> None:
        public = take_top(s)
        if s.deck.mirrored:
            open_with(s, public, s.deck.partner[public])
        else:
            s.agenda.append(TurnOver(public))

    def key(self) -> tuple[object, ...]:
        return ("open",)


class TurnOver(Under):
    """The first card's other side is revealed to everyone [CB-2.2]."""

    __slots__ = ()

    def resolve(self, s: Table, a: int) -> None:
        open_with(s, self.public, a - FACE)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-2.2"]

    def key(self) -> tuple[object, ...]:
        return ("turn-over", self.public)


def open_with(s: Table, public: int, shows: int) -> None:
    """Place the first card in the middle."""
    s.bag.remove(s.deck.kind(public, shows))
    s.board.put(MIDDLE, shows, public, ALL)
