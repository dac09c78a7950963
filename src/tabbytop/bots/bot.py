"""A bot: it is given what a seat sees and has heard, and answers with a whole move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment


class Bot(Protocol):
    """Whoever answers a view with a whole move. It is never given a world, a match or a dealer."""

    remembers: bool
    """Does it want to know what was heard before? Otherwise it is given no moments."""

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """The move that this bot makes."""


@dataclass(frozen=True)
class Thought:
    """What a searching bot has in mind: how far it is, and the moves it likes, the best first."""

    iterations: int
    seconds: float
    share: float
    """Of its budget that is spent, from 0 to 1."""
    moves: list[tuple[tuple[int, ...], int, float]]
    """Moves, how often each was tried, and the chance to win that it seems to give."""


Watch = Callable[[Thought], None]
"""Whoever looks on while a bot thinks."""
