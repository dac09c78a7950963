"""Run a small sample of the campaign `decisions`: no illegal move, and correct times and memory."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns import decisions
from campaigns._bot_timing import HARDEST, Timed, measure, peak_memory, quantiles, reach, summary
from campaigns._settings import CampaignSetting, has_choice, settings
from campaigns.decisions import LINEUPS, DecisionCounts, broken, page, play
from tabbytop.games.registry import NAMES
from tests import tiers

ALL = [setting for game in NAMES for setting in settings(game)]


def test_every_setting_is_listed() -> None:
    assert [len(settings(game)) for game in NAMES] == [2 * 4 * 2, 4 * 2 * 6, 5]
    assert len({str(setting) for setting in ALL}) == len(ALL)
    assert all(setting in ALL for setting in HARDEST.values())


@tiers.sample(2, by=lambda setting: setting.game)
@pytest.mark.parametrize("setting", ALL[::4], ids=str)
def test_no_decision_is_illegal(setting: CampaignSetting) -> None:
    played = play(setting, "sample", setting.players, LINEUPS[0])
    assert played.illegal == []
    assert min(played.decisions["kitten"], played.decisions["house-cat"]) >= 5


@pytest.mark.parametrize("game", NAMES)
def test_no_decision_of_any_level_is_illegal(game: str) -> None:
    played = DecisionCounts()
    for i, setting in enumerate(settings(game)[1::5]):
        played.add(play(setting, "sample", i, ("alley-cat:2", "kitten", "tiger:3", "kitten")))
    assert played.illegal == []
    assert min(played.decisions["alley-cat"], played.decisions["tiger"]) >= 20


def test_an_illegal_decision_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        remembers = False

        def move(self, *_: Any) -> tuple[int, ...]:
            return (0, 0, 0, 0)

    monkeypatch.setattr(decisions, "read_bot", lambda spec: Wrong())
    played = play(HARDEST["if-it-fits"], "sample", 0, ("kitten",))
    assert len(played.illegal) == played.of(("kitten",)) + played.forced


@pytest.mark.parametrize("game", NAMES)
def test_the_hardest_positions_are_reproducible(game: str) -> None:
    late = reach(HARDEST[game], "sample", 0.9)
    again = reach(HARDEST[game], "sample", 0.9)
    assert late.game.key(late.state) == again.game.key(again.state)
    assert has_choice(late.state)
    assert len(late.live) > len(reach(HARDEST[game], "sample", 0.3).live)


def test_time_and_memory_of_a_move_are_measured() -> None:
    budget, wall, processor = measure(reach(HARDEST["here-kitty-kitty"], "sample", 0.9), "alley-cat:0.001s", "x")
    assert budget == 0.001
    assert min(wall, processor) > 0
    assert peak_memory() > 1


def test_quantiles_and_exceeded_limits() -> None:
    timed = [Timed("cat-box", "any", "tiger", n / 100, n / 200) for n in range(1, 201)]
    row = quantiles(timed)
    assert (row["p50"], row["p90"], row["p99"], row["most"]) == (1.0, 1.8, 1.98, 2.0)
    assert (row["over"], row["processor_p99"], row["processor_most"]) == (0.5, 0.99, 1.0)
    counts: dict[str, Any] = {"game": "cat-box", "settings": 16, "games": 1, "forced": 0, "illegal": 2}
    counts["decisions"] = dict.fromkeys(("kitten", "house-cat", "alley-cat", "tiger"), 1)
    memory = [{"game": "cat-box", "bot": "tiger", "before_mb": 30.0, "mb": 300.0, "seconds": 2.0}]
    found: dict[str, Any] = {"command": "x", "date": "y", "counts": [counts], **summary(timed), "memory": memory}
    found["broken"] = broken(found)
    assert found["broken"] == [
        "2 illegal decisions in cat-box",
        "tiger is late: p99 1.98",
        "all is late: p99 1.98",
        "tiger needs 300.0 MB",
    ]
    assert "| cat-box | 16 | 1 | 1 | 1 | 1 | 1 | 0 | 2 |" in page(found)
