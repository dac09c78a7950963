"""The bot interface: a bot gets a seat's view and history and returns a complete move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment


class Bot(Protocol):
    """A player that turns a view into a complete move. It never gets a world, a match or a dealer."""

    remembers: bool
    """Whether the bot wants the history of the game. If not, `heard` is empty."""

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the move this bot makes."""


@dataclass(frozen=True)
class Thought:
    """A snapshot of a running search: its progress and its candidate moves, best first."""

    iterations: int
    seconds: float
    share: float
    """Share of the budget spent so far, from 0 to 1."""
    moves: list[tuple[tuple[int, ...], int, float]]
    """Each move with its number of tries and its estimated chance of winning."""


Watch = Callable[[Thought], None]
"""Callback that receives snapshots while a bot searches."""
