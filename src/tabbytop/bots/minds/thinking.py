"""What a mind can do in every game: say what a table is worth to each seat, and how a move looks at a glance."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

NO_HABIT: Final = -1


class Thinking:
    """The part of a mind that is tuned: it is made from weights.

    `rounds` is how many rounds a search plays on before it asks what the table is worth, `tries` how many moves it
    glances at for each move there, `curious` how readily it tries moves that look worse. `first` and `widen` say how
    many moves it tries at all: so many at once, and so many times the root of its iterations more. `looked` is how many
    tries the first look at a move counts for. `spread_end` and `spread_card` turn points into chances: how far points
    drift apart at the end, and more with what is still to come.
    """

    __slots__ = ("curious", "first", "looked", "rounds", "spread_card", "spread_end", "tries", "widen")

    def __init__(self, weights: dict[str, float]) -> None:
        self.rounds = weights["rounds"]
        self.tries = int(weights["tries"])
        self.curious = weights["curious"]
        self.first = weights["first"]
        self.looked = weights["looked"]
        self.widen = weights["widen"]
        self.spread_end = weights["spread_end"]
        self.spread_card = weights["spread_card"]

    def turns(self, s: Any) -> int:
        """How many turns a search plays on before it asks what the table is worth."""
        return int(self.rounds * (s.seats - 1) + 0.5)

    def worth(self, s: Any) -> list[float]:
        """The points that each seat of a whole world may hope for."""
        raise NotImplementedError

    def left(self, s: Any) -> int:
        """How much is still to come: cards, or turns."""
        raise NotImplementedError

    def spread(self, s: Any) -> float:
        """How far those points may still drift apart: small near the end."""
        return self.spread_end + self.spread_card * sqrt(self.left(s))

    def liking(self, s: Any, seat: int, said: tuple[int, ...]) -> float:
        """How good a whole move looks at a glance, in points, to the seat that makes it."""
        raise NotImplementedError

    def habit(self, s: Any, rng: Random) -> int:
        """What one says here without looking at anything else, where there is such a thing."""
        return NO_HABIT
