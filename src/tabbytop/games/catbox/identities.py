"""Identities: dealt face down, revealed at the end [CB-2.1, CB-5.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.seats import only
from tabbytop.engine.step import Chance
from tabbytop.games.catbox.rulebook import CHIHUAHUA
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import IDENTITY

if TYPE_CHECKING:
    from random import Random

FEWEST_WITH_CHIHUAHUA: Final = 4
"""Minimum number of players for the Chihuahua to be in the game [CB-2.1]."""


def identities_in_game(seats: int) -> range:
    """Return the identities in a game with this many players: the five cats and, with enough players, the Chihuahua."""
    return range(CHIHUAHUA + 1 if seats >= FEWEST_WITH_CHIHUAHUA else CHIHUAHUA)


def identities_left(s: Table) -> list[int]:
    """Return the identities that no seat is known to have, in order."""
    return [identity for identity in identities_in_game(s.seats) if identity not in s.identities]


class DealIdentity(Chance[Table]):
    """A seat is dealt an identity, which only it sees [CB-2.1]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        return [IDENTITY + identity for identity in identities_left(s)]

    def sample(self, s: Table, rng: Random) -> int:
        left = identities_left(s)
        return IDENTITY + left[int(rng.random() * len(left))]

    def stream(self, s: Table) -> str:
        return "identities"

    def audience(self, s: Table, a: int) -> int:
        return only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        s.identities[self.seat] = a - IDENTITY

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-2.1"]

    def key(self) -> tuple[object, ...]:
        return ("deal-identity", self.seat)


class Reveal(Chance[Table]):
    """The game is over and the identities are revealed, seat by seat [CB-5.1]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        return [IDENTITY + s.identities[self.seat]]

    def resolve(self, s: Table, a: int) -> None:
        if self.seat + 1 < s.seats:
            s.agenda.append(Reveal(self.seat + 1))
        else:
            s.revealed = True

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-5.1"]

    def key(self) -> tuple[object, ...]:
        return ("reveal", self.seat)
