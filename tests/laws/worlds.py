"""Random points of play in every game, number of players, deck and variant, where the laws are checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor
from tabbytop.engine.seats import WATCHER
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tests import tiers


@dataclass(frozen=True)
class Setting:
    """A game with its deck, number of players, variant and table size."""

    game: str
    deck: str
    players: int
    advanced: bool
    table: str = ""

    def __str__(self) -> str:
        variant = "advanced" if self.advanced else "basic"
        return f"{self.game}-{self.table or self.deck}-{self.players}-{variant}"

    @property
    def options(self) -> dict[str, Any]:
        """Return the options of the game."""
        table = {"table": self.table} if self.table else {}
        return {"advanced": True, **table} if self.advanced else table

    def open(self) -> Game[Any]:
        """Return the game with its deck."""
        return opened(self.game, self.deck)

    def begin(self, seed: int) -> Match:
        """Deal a match, up to the first move."""
        game = self.open()
        start = game.start(self.players, self.options)
        match = Match(game, start, seeded_dealer(self.players, str(seed)))
        match.deal()
        return match

    def seats(self) -> list[int]:
        """Return all seats and the watcher."""
        return [*range(self.players), WATCHER]


@cache
def opened(game: str, deck: str) -> Game[Any]:
    """Open a game with one of its decks, once."""
    return open_game(game, read_deck(game, deck))


SETTINGS = (
    [
        Setting("cat-box", deck, players, advanced)
        for deck in DECKS["cat-box"]
        for players in (2, 3, 4, 5)
        for advanced in (False, True)
    ]
    + [
        Setting("if-it-fits", "cardboard", players, advanced, "coffee" if advanced == (players % 2 == 0) else "kitchen")
        for players in (2, 3, 4, 5)
        for advanced in (False, True)
    ]
    + [Setting("here-kitty-kitty", "neighborhood", players, advanced=False) for players in (2, 3, 4, 5, 6)]
)

LONGEST = {"cat-box": 150, "if-it-fits": 300, "here-kitty-kitty": 20_000}
"""The most moves that a game may take (law 8)."""


@dataclass(frozen=True)
class Point:
    """A point in a game: the seed of the deal, the policy that plays, and the number of moves."""

    seed: int
    policy: int
    moves: int

    def reach(self, setting: Setting, *, undos: bool = False) -> Match:
        """Play up to this point or to the end of the game; with *undos*, undo some moves on the way."""
        match = setting.begin(self.seed)
        rng = Random(self.seed)
        for _ in range(self.moves):
            seat = actor(match.state)
            if seat < 0:
                break
            policies = HEURISTICS[setting.game].policies
            weights = list(policies.values())[self.policy % len(policies)]
            match.say(seat, choose(match.game, match.view(seat), weights, rng))
            if undos and match.can_undo(seat) and rng.random() < 0.3:
                match.undo(seat)
        return match


points = st.builds(
    Point,
    seed=st.integers(0, 10**6),
    policy=st.integers(0, 10),
    moves=st.integers(0, 100) | st.integers(0, 300),
)
seeds = st.integers(0, 10**6)


def law(*numbers: int, examples: int = 20) -> Callable[[Callable[..., None]], Any]:
    """Check a property at random points of every setting.

    The numbers are those of the design's laws. The short tier takes two settings of each game and fewer points, which
    change from run to run.
    """

    def wrap(test: Callable[..., None]) -> Any:
        tried = tiers.random_examples(deep=examples, short=max(2, examples // 2))(given(point=points, seed=seeds)(test))
        parametrized = pytest.mark.parametrize("setting", SETTINGS, ids=str)(tried)
        return pytest.mark.law(*numbers)(tiers.sample(2, by=lambda setting: setting.game)(parametrized))

    return wrap
