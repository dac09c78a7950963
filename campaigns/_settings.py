"""All settings of a game: decks, numbers of players, variants and tables."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from campaigns.reach import VARIED
from tabbytop.engine.game import Game
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match

T = TypeVar("T")


@dataclass(frozen=True)
class CampaignSetting:
    """One way to set up a game."""

    game: str
    deck: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        parts = [self.deck, f"{self.players} players"]
        parts += [str(option if option is not True else name) for name, option in self.options.items() if option]
        return ", ".join(parts)

    def begin(self, seed: str) -> Match:
        """Start a match and deal it."""
        game = opened(self.game, self.deck)
        match = Match(game, game.start(self.players, self.options), seeded_dealer(self.players, seed))
        match.deal()
        return match


@cache
def opened(game: str, deck: str) -> Game[Any]:
    """Open a game with one of its decks, once."""
    return open_game(game, read_deck(game, deck))


def settings(name: str) -> list[CampaignSetting]:
    """Return all settings of a game."""
    found: list[CampaignSetting] = []
    for deck in DECKS[name]:
        game = opened(name, deck)
        for players in game.players:
            for variant in game.variants:
                for more in VARIED[name]:
                    setting = CampaignSetting(name, deck, players, {**variant, **more})
                    if setting not in found:
                        found.append(setting)
    return found


def rounds(
    name: str, play: Callable[[CampaignSetting, str, int], T], seed: str, jobs: int, take: Callable[[T], bool]
) -> None:
    """Play all settings of a game, round after round, until `take` has enough results.

    The same seed gives the same results for any number of jobs.
    """
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for i in itertools.count():
            runs = [pool.submit(play, setting, seed, i) for setting in settings(name)]
            enough = [take(run.result()) for run in runs]
            if any(enough):
                return


def has_choice(s: Any) -> bool:
    """Return whether the seat to move has a choice."""
    step = s.agenda[-1]
    while step is not None:
        options = step.options(s)
        if len(options) > 1:
            return True
        step = step.then(s, options[0])
    return False
