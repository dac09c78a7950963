"""Searching bots: Alley Cat and Tiger. They think as long as their budget lasts, and answer in time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.bots.bot import Thought, Watch
from tabbytop.bots.mind import MINDS, Weights
from tabbytop.bots.search import Node, Search
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor

AT_ONCE = 8
"""Moves that are looked at before the clock is."""
LOOKING = 0.4
"""Of the time, at most for the first look at all moves."""
SHOWN_EVERY = 0.1
"""Seconds between two glimpses of what it thinks."""
MARGIN = 0.97
"""Of the seconds, to be used: the last try takes a while."""


FADES = 0.9
"""How much of the longest try so far the next one is expected to last: a try is not begun that would end too late."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: so many iterations, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


class SearchingBot:
    """Tries moves in worlds that its view allows, as far as its budget goes."""

    remembers = True

    def __init__(self, budget: Budget, watch: Watch | None = None, weights: Weights | None = None) -> None:
        self.budget = budget
        self.watch = watch
        self.weights = weights
        self._turn: dict[int, Node] = {}
        """What was tried for later moves of the turn; it only saves time."""

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """The move that was tried most."""
        with undisturbed():
            return self._move(game, view, heard, rng)

    def _move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        began = time.perf_counter()
        mind = MINDS[game.name]
        thinking = mind.think(self.weights)
        beliefs = None if mind.believe is None else mind.believe(view, heard, actor(view))
        search = Search(game, thinking, view, rng, beliefs, self._turn)
        self._look(search, began)
        if len(search.order) > 1:
            self._think(search, began)
        self._turn = search.own
        return search.best()

    def _look(self, search: Search, began: float) -> None:
        while search.look(AT_ONCE):
            if self.budget.seconds and time.perf_counter() - began > LOOKING * self.budget.seconds:
                search.stop_looking()
                return

    def _think(self, search: Search, began: float) -> None:
        shown = began
        limit = self.budget.seconds * MARGIN
        now = time.perf_counter()
        longest = 0.0
        while True:
            before, now = now, time.perf_counter()
            longest = max(longest * FADES, now - before)
            share = (now - began + longest) / limit if limit else search.iterations / self.budget.iterations
            if self.watch is not None and (now - shown >= SHOWN_EVERY or share >= 1):
                shown = now
                self.watch(thought(search, now - began, min(1.0, share)))
            if share >= 1:
                return
            search.iterate()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python tidies up later: to look through all there is may take longer than many tries. A search leaves no rings
    behind that only that would find."""
    tidies = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidies:
            gc.collect(0)  # of all that is new; or everything would be looked through as soon as it may
            gc.enable()


def thought(search: Search, seconds: float, share: float) -> Thought:
    """What the search has in mind now."""
    moves = [(edge.said, edge.tries, edge.total / edge.visits) for edge in search.liked()]
    return Thought(search.iterations, seconds, share, moves)
