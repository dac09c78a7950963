"""The searching bots, Alley Cat and Tiger: search until the budget is spent, then answer in time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.bots.bot import Thought, Watch
from tabbytop.bots.heuristics import HEURISTICS, Weights
from tabbytop.bots.search import Node, Search
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor

AT_ONCE = 8
"""Moves evaluated before checking the clock again."""
LOOKING = 0.4
"""Maximum share of the time limit to spend on the first pass at all moves."""
SHOWN_EVERY = 0.1
"""Seconds between two progress snapshots."""
MARGIN = 0.97
"""Share of the time limit to use; the rest is a safety margin for the last iteration."""


FADES = 0.9
"""Decay per iteration of the longest one so far, which predicts whether another would end in time."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: a number of iterations or of seconds."""

    iterations: int = 0
    seconds: float = 0.0


class SearchBot:
    """A bot that searches worlds consistent with its view until its budget is spent."""

    remembers = True

    def __init__(
        self, budget: Budget, watch: Watch | None = None, weights: Weights | None = None, style: str = ""
    ) -> None:
        self.budget = budget
        self.watch = watch
        self.weights = weights
        self.style = style
        self._turn: dict[int, Node] = {}
        """A cache of nodes for later moves of this turn."""

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the most visited move."""
        with gc_paused():
            return self._move(game, view, heard, rng)

    def _move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        began = time.perf_counter()
        heuristics = HEURISTICS[game.name]
        evaluator = heuristics.make_evaluator(self.weights, self.style)
        beliefs = None if heuristics.believe is None else heuristics.believe(view, heard, actor(view))
        search = Search(game, evaluator, view, rng, beliefs, self._turn)
        self._look(search, began)
        if len(search.order) > 1:
            self._think(search, began)
        self._turn = search.own
        return search.best()

    def _look(self, search: Search, began: float) -> None:
        while search.evaluate_moves(AT_ONCE):
            if self.budget.seconds and time.perf_counter() - began > LOOKING * self.budget.seconds:
                search.skip_remaining()
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
def gc_paused() -> Iterator[None]:
    """Pause garbage collection during a search.

    A collection can take longer than many iterations, and a search leaves no reference cycles behind.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.collect(0)  # Collect the youngest generation now; otherwise enabling soon triggers a full collection.
            gc.enable()


def thought(search: Search, seconds: float, share: float) -> Thought:
    """Take a snapshot of the search."""
    moves = [(edge.said, edge.tries, edge.total / edge.visits) for edge in search.ranked_edges()]
    return Thought(search.iterations, seconds, share, moves)
