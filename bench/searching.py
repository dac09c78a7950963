"""Our search, timed: how many iterations a second, in the middle of games, with all that a bot has heard by then.

An iteration is one try of a move in one world: through the trees, then on at a glance as many rounds as the mind says
(in If It Fits mostly to the end), then what the mind thinks of the table. The first look at all moves is measured
apart. Moves within a search are whole moves of players, as everywhere here.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count, islice
from random import Random
from typing import Any
from unittest.mock import patch

from bench.ours import SEED, Counted, Measured, each
from bench.variants import VARIANTS, Variant
from tabbytop.bots import rollout, search
from tabbytop.bots.beliefs import Beliefs
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.search import Search
from tabbytop.engine.play import actor, apply, say, sentences
from tabbytop.table.dealer import Script
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory

VIEWS = 8  # of as many games, to search from in turn
ITERATIONS = 32  # from each view; later ones are about as fast
AT_ONCE = 8  # moves looked at in one go

SEARCH = ("search", "look")  # iterations by the second; milliseconds for the first look
SEARCHED = [variant for variant in VARIANTS if variant.players in (2, 4)]


class Searched:
    """One variant, ready to be searched."""

    def __init__(self, variant: Variant) -> None:
        self.measured = Measured(variant)
        self.game = self.measured.game
        heuristics = HEURISTICS[self.game.name]
        self.evaluator = heuristics.evaluator_type(heuristics.weights)
        self.believe = heuristics.believe

    @cached_property
    def middles(self) -> list[tuple[Any, Beliefs | None]]:
        """What those see who must move in the middle of games and have a choice, and what they make of it."""
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

    def begun(self) -> list[Search]:
        """A search from each view, always the same ones; fresh views, for a view remembers how it can be filled."""
        rng = Random(SEED)
        views = [(self.game.clone(view), beliefs) for view, beliefs in self.middles]
        return [Search(self.game, self.evaluator, view, Random(rng.random()), beliefs, {}) for view, beliefs in views]

    def looked(self) -> list[Search]:
        """The same after their first look."""
        begun = self.begun()
        for one in begun:
            look(one)
        return begun

    def gauge(self, what: str) -> Callable[[float], Counted]:
        """What measures this, by the names of SEARCH."""
        return self.search if what == "search" else self.look

    def search(self, seconds: float) -> Counted:
        """Counts iterations."""
        searches, elapsed = each(seconds, self.looked, iterate)
        return searches * ITERATIONS, elapsed

    def look(self, seconds: float) -> Counted:
        """Counts first looks."""
        return each(seconds, self.begun, look)

    def count(self) -> float:
        """The mean number of moves in an iteration. The compiled search cannot be counted, but it makes the same."""
        searches = self.looked()
        with counted() as moves:
            for one in searches:
                iterate(one)
        return len(moves) / (ITERATIONS * len(searches))


def look(one: Search) -> None:
    while one.look(AT_ONCE):
        pass


def iterate(one: Search) -> None:
    for _ in range(ITERATIONS):
        one.iterate()


@contextmanager
def counted() -> Iterator[list[bool]]:
    """Note every move that is made in a search; what chance says is none."""
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
