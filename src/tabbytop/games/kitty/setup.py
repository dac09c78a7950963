"""Setting up Here, Kitty, Kitty!: all cats in the Neighborhood, a hand for everyone [HKK-2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine import first_seat
from tabbytop.engine.plain import as_int, as_object, check_seats
from tabbytop.engine.play import settle
from tabbytop.games.kitty.drawing import Deal
from tabbytop.games.kitty.rulebook import FEWEST_PLAYERS, MOST_PLAYERS
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.turn import BEGINNING
from tabbytop.games.kitty.words import FIRST

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.cards import Deck

CHOICES: Final[tuple[Plain, ...]] = ({"name": "first", "kind": "seat", "usual": None},)
"""The options of a table [HKK-2.3a]."""


def start(deck: Deck, seats: int, options: Plain) -> Table:
    """Return the state of a new game, before anything is drawn."""
    check_seats(seats, "players", FEWEST_PLAYERS, MOST_PLAYERS, "HKK-1.1")
    given = as_object(options, "options", (), ("first",))
    s = Table(deck, seats)
    if given.get("first") is None:
        s.agenda.append(ChooseFirst(FIRST))
    else:
        s.agenda.append(BEGINNING[as_int(given["first"], "options.first", 0, seats - 1)])
    for _ in range(s.limit()):
        for seat in range(seats - 1, -1, -1):
            s.agenda.append(Deal(seat))
    settle(s)
    return s


class ChooseFirst(first_seat.DrawFirst[Table]):
    """The starting player is drawn at random [HKK-2.3a]."""

    __slots__ = ()

    def begin(self, s: Table, seat: int) -> None:
        s.agenda.append(BEGINNING[seat])

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-1.1", "HKK-2.3a"]
