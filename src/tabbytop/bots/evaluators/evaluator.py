"""The evaluator interface: estimate every seat's points in a position, and score a move at a glance."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

NO_DEFAULT: Final = -1


class Evaluator:
    """A heuristic that estimates positions and moves of one game with tuned weights.

    `rounds`: length of a rollout, in rounds, before the position is evaluated. `tries`: moves sampled per quick move.
    `curious`: exploration constant of the search. `first` and `widen`: progressive widening, the number of moves tried
    at first and its growth with the square root of the iterations. `looked`: number of visits that a move gets from the
    first pass. `spread_end` and `spread_card`: the uncertainty of the estimated points, at the end of the game and
    per card or turn left; it turns points into chances of winning.

    `likes` is the style of play: the chance of winning that a bot gives up for a kind of move, or for interference.
    """

    __slots__ = ("curious", "first", "likes", "looked", "rounds", "spread_card", "spread_end", "tries", "widen")

    def __init__(self, weights: dict[str, float]) -> None:
        self.rounds = weights["rounds"]
        self.tries = int(weights["tries"])
        self.curious = weights["curious"]
        self.first = weights["first"]
        self.looked = weights["looked"]
        self.widen = weights["widen"]
        self.spread_end = weights["spread_end"]
        self.spread_card = weights["spread_card"]
        self.likes: dict[str, float] = {}

    def turns(self, s: Any) -> int:
        """Return how many turns a rollout lasts."""
        return int(self.rounds * (s.seats - 1) + 0.5)

    def worth(self, s: Any) -> list[float]:
        """Estimate the points that each seat of a complete world will get."""
        raise NotImplementedError

    def left(self, s: Any) -> int:
        """Return how many cards or turns are left to play."""
        raise NotImplementedError

    def spread(self, s: Any) -> float:
        """Return the uncertainty of the estimated points, which shrinks toward the end of the game."""
        return self.spread_end + self.spread_card * sqrt(self.left(s))

    def score_move(self, s: Any, seat: int, said: tuple[int, ...]) -> float:
        """Score a complete move at a glance, in points for the seat that makes it."""
        raise NotImplementedError

    def style_bonus(self, s: Any, seat: int, said: tuple[int, ...], kind: str) -> float:
        """Return what a move of this kind is worth to the style, on top of its chance of winning. Needs only a view."""
        if not self.likes:
            return 0.0
        meddles = self.likes.get("meddle", 0.0)
        return self.likes.get(kind, 0.0) + (meddles * self.interference(s, seat, said) if meddles else 0.0)

    def interference(self, s: Any, seat: int, said: tuple[int, ...]) -> float:
        """Return how much a move interferes with other seats, from 0 to 1. Needs only the seat's view."""
        return 0.0

    def default_move(self, s: Any, rng: Random) -> int:
        """Return the move to make without comparing others, or `NO_DEFAULT`."""
        return NO_DEFAULT
