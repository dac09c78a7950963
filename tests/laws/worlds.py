"""Worlds to hold the laws against: every game, number of players, deck and variant, at any point of play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabbytop.bots.mind import MINDS
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor
from tabbytop.engine.seats import WATCHER
from tabbytop.games.shelf import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match


@dataclass(frozen=True)
class Setting:
    """A game to be played: with which deck, by how many, in which variant, on which table."""

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
        """The options of a game."""
        table = {"table": self.table} if self.table else {}
        return {"advanced": True, **table} if self.advanced else table

    def open(self) -> Game[Any]:
        """The game with its deck."""
        return opened(self.game, self.deck)

    def begin(self, seed: int) -> Match:
        """A match that is dealt and waits for the first move."""
        game = self.open()
        start = game.start(self.players, self.options)
        match = Match(game, start, seeded_dealer(self.players, str(seed)))
        match.deal()
        return match

    def seats(self) -> list[int]:
        """All who look at the table, a watcher too."""
        return [*range(self.players), WATCHER]


@cache
def opened(game: str, deck: str) -> Game[Any]:
    """A game with one of its decks, opened once."""
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
"""No game has more moves than this: see the law on bounds."""


@dataclass(frozen=True)
class Point:
    """A point of a game: who deals, how it is played, and how far."""

    seed: int
    policy: int
    moves: int

    def reach(self, setting: Setting, *, undos: bool = False) -> Match:
        """The match at this point, or at its end if that comes first; perhaps with moves taken back on the way."""
        match = setting.begin(self.seed)
        rng = Random(self.seed)
        for _ in range(self.moves):
            seat = actor(match.state)
            if seat < 0:
                break
            policies = MINDS[setting.game].policies
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


def law(examples: int = 20) -> Callable[[Callable[..., None]], Any]:
    """A property of every game: tried at many points of every setting."""

    def wrap(test: Callable[..., None]) -> Any:
        held = settings(
            max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )(given(point=points, seed=seeds)(test))
        return pytest.mark.parametrize("setting", SETTINGS, ids=str)(held)

    return wrap
