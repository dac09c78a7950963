"""Measure our search in iterations per second, from mid-game views with the history a bot has by then.

An iteration is one try of a move in one world: through the trees, then a rollout (in If It Fits mostly to the end),
then the evaluation. The first pass over all moves is measured separately. Moves within a search are complete moves of
players, as everywhere here.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count, islice
from random import Random
from typing import Any
from unittest.mock import patch

from bench.ours import SEED, Counted, VariantBench, each
from bench.variants import VARIANTS, Variant
from tabbytop.bots import rollout, search
from tabbytop.bots.beliefs import Beliefs
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.search import Search
from tabbytop.engine.play import actor, apply, say, sentences
from tabbytop.table.dealer import Script
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory

VIEWS = 8  # one from each of as many games, to search from in turn
ITERATIONS = 32  # from each view; later ones are about as fast
AT_ONCE = 8  # moves looked at in one call

SEARCH = ("search", "look")  # iterations per second; milliseconds for the first pass
SEARCHED = [variant for variant in VARIANTS if variant.players in (2, 4)]


class SearchBench:
    """One variant, ready to be searched."""

    def __init__(self, variant: Variant) -> None:
        self.measured = VariantBench(variant)
        self.game = self.measured.game
        heuristics = HEURISTICS[self.game.name]
        self.evaluator = heuristics.evaluator_type(heuristics.weights)
        self.believe = heuristics.believe

    @cached_property
    def mid_game(self) -> list[tuple[Any, Beliefs | None]]:
        """Return mid-game views of seats that have a choice, with their beliefs."""
        matches = map(self.half_played, count(SEED))
        return [self.view(match) for match in islice((m for m in matches if len(sentences(m.state)) > 1), VIEWS)]

    def half_played(self, seed: int) -> Match:
        match = Match(self.game, self.measured.start(), Script([]))
        for a in self.measured.first_half(seed):
            match.act(a)
        return match

    def view(self, match: Match) -> tuple[Any, Beliefs | None]:
        seat = actor(match.state)
        view = match.view(seat)
        return view, None if self.believe is None else self.believe(view, Memory(match, seat).moments(), seat)

    def new_searches(self) -> list[Search]:
        """Start a search from each view, the same ones every time. Copy the views: filled ones cache their deals."""
        rng = Random(SEED)
        views = [(self.game.clone(view), beliefs) for view, beliefs in self.mid_game]
        return [Search(self.game, self.evaluator, view, Random(rng.random()), beliefs, {}) for view, beliefs in views]

    def after_first_pass(self) -> list[Search]:
        """Return the searches after their first pass."""
        searches = self.new_searches()
        for one in searches:
            look(one)
        return searches

    def gauge(self, what: str) -> Callable[[float], Counted]:
        """Return the measurement of this name, from SEARCH."""
        return self.search if what == "search" else self.look

    def search(self, seconds: float) -> Counted:
        """Count iterations."""
        searches, elapsed = each(seconds, self.after_first_pass, iterate)
        return searches * ITERATIONS, elapsed

    def look(self, seconds: float) -> Counted:
        """Count first passes."""
        return each(seconds, self.new_searches, look)

    def count(self) -> float:
        """Return the mean number of moves in an iteration, counted in pure Python (compiled, it is the same)."""
        searches = self.after_first_pass()
        with counted() as moves:
            for one in searches:
                iterate(one)
        return len(moves) / (ITERATIONS * len(searches))


def look(one: Search) -> None:
    while one.evaluate_moves(AT_ONCE):
        pass


def iterate(one: Search) -> None:
    for _ in range(ITERATIONS):
        one.iterate()


@contextmanager
def counted() -> Iterator[list[bool]]:
    """Count every move that players make in a search."""
    moves: list[bool] = []

    def noted(act: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        def note(s: Any, said: Any) -> None:
            if s.agenda[-1].begins:
                moves.append(True)
            act(s, said)

        return note

    says, applies = noted(say), noted(apply)
    with (
        patch.multiple(search, say=says, apply=applies),
        patch.multiple(rollout, say=says, apply=applies),
    ):
        yield moves
