"""Run a small sample of the campaign `cheating`: nobody cheats, and a cheat would be caught."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import cheating
from campaigns._settings import CampaignSetting, settings
from campaigns.cheating import LEVELS, CheatCounts, PossibleWorld, play
from tabbytop.engine.seats import CHANCE
from tabbytop.games.registry import NAMES
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tests.bots.spies import CheatingBot, RememberingBot

HIDING = [
    CampaignSetting("cat-box", "secret", 3, {"advanced": True}),
    CampaignSetting("if-it-fits", "cardboard", 3, {"table": "coffee"}),
    CampaignSetting("here-kitty-kitty", "neighborhood", 3, {}),
]

REDUCTION = {"cat-box": 6, "if-it-fits": 4, "here-kitty-kitty": 3}


@pytest.mark.parametrize("game", NAMES)
def test_no_level_uses_hidden_information(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cheating.SHARE, game, cheating.SHARE[game] / REDUCTION[game])
    found = CheatCounts()
    for i, setting in enumerate(settings(game)[-4:]):
        found.add(play(setting, "sample", i))
    assert found.differences == []
    assert found.positions >= 8
    assert found.answers == 3 * len(LEVELS) * found.positions
    assert found.dealt > found.positions / 2
    assert found.retold > found.positions / 3


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_a_bot_that_uses_everything_it_is_given_does_not_cheat(setting: CampaignSetting) -> None:
    found = play(setting, "sample", 0, {"elephant": RememberingBot})
    assert found.differences == []
    assert found.retold >= 3


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_a_bot_that_peeks_is_caught(setting: CampaignSetting) -> None:
    found = play(setting, "sample", 0, {"peeper": CheatingBot})
    assert len(found.differences) > found.positions / 2
    assert all(where.endswith("peeper") for where in found.differences)


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_a_memory_that_reveals_too_much_is_caught(setting: CampaignSetting, monkeypatch: pytest.MonkeyPatch) -> None:
    class LeakyMemory(Memory):
        """A memory that reveals whole states."""

        def _follow(self, line: Any) -> None:
            world = self.match.game.clone(self._world)
            super()._follow(line)
            if line.begins and line.author != CHANCE:
                self._moments[-1].view = world

    def leaky_worlds(match: Match, other: Match, seat: int, seed: str) -> list[PossibleWorld]:
        return [
            PossibleWorld(match.state, LeakyMemory(match, seat).moments()),
            PossibleWorld(other.state, LeakyMemory(other, seat).moments()),
        ]

    monkeypatch.setattr(cheating, "possible_worlds", leaky_worlds)
    found = play(setting, "sample", 0, {"elephant": RememberingBot})
    assert any(where.endswith("elephant") for where in found.differences)
    assert any(where.endswith("input") for where in found.differences)
