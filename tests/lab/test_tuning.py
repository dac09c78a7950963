"""Tuning keeps weights that win more, and the data files say where their weights come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabbytop.bots.heuristics import HEURISTICS, tuned
from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES
from tabbytop.lab import tuner
from tabbytop.lab.tuner import Tuner, run_tuning
from tabbytop.narrate.language import english

ABSURD = 40.0
"""A weight so bad that no cat should ever be placed."""


@pytest.mark.parametrize("game", NAMES)
def test_weights_name_the_commands_that_made_them(game: str) -> None:
    data = tuned(game)
    assert data["game"] == game
    assert data["runs"]
    for run in data["runs"]:
        assert run["command"].startswith(f"tabbytop tune {game} ")
        assert run["trials"]
    taken = [run for run in data["runs"] if (run["checked"] or {}).get("taken")]
    kept = {trial["weight"]: trial["value"] for run in taken for trial in run["trials"] if trial["kept"]}
    assert {name: data["weights"][name] for name in kept} == kept


def test_good_weights_beat_absurd_weights() -> None:
    tuning = Tuner("if-it-fits", "house-cat", ("home",), "test", 1)
    good = HEURISTICS["if-it-fits"].weights
    games, gain, error = tuning.compare(good, {**good, "home": ABSURD}, "test", 80)
    assert games >= tuner.FEWEST
    assert gain > 2 * error


def test_weights_that_are_not_better_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuner, "MOST", 40)
    good = HEURISTICS["if-it-fits"].weights
    tuning = Tuner("if-it-fits", "house-cat", ("home",), "test", 1)
    tuning.weights = {**good, "home": ABSURD}
    checked = tuning.check()
    assert not checked["taken"]
    assert tuning.report("a command", checked)["weights"] == good
    tuning.weights = dict(good)
    assert tuning.check() == {"games": 0, "taken": False}


def test_the_same_weights_win_their_fair_share_against_each_other() -> None:
    tuning = Tuner("if-it-fits", "house-cat", ("home",), "test", 1)
    good = HEURISTICS["if-it-fits"].weights
    _, gain, error = tuning.compare(good, good, "test", 80)
    assert abs(gain) < 3 * error


def test_a_run_reports_its_trials_and_saves_the_weights_with_their_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuner, "MOST", 16)
    monkeypatch.setattr(tuner, "FEWEST", 8)
    out = tmp_path / "weights.json"
    reported = list(run_tuning(english(), "if-it-fits", "house-cat", "home", 1, "test", 1, str(out)))
    assert len(reported) >= 3
    data = json.loads(out.read_text("utf-8"))
    command = "tabbytop tune if-it-fits --level house-cat --weights home --rounds 1 --seed test"
    assert data["runs"][-1]["command"] == command
    assert set(data["weights"]) == set(HEURISTICS["if-it-fits"].weights)


@pytest.mark.parametrize(
    ("game", "level", "weights", "reason"),
    [
        ("chess", "house-cat", "", "unknown-name"),
        ("cat-box", "house-cat", "rook", "unknown-name"),
        ("cat-box", "kitten", "", "kitten-has-no-weights"),
        ("cat-box", "lion", "", "no-such-bot"),
    ],
)
def test_invalid_tuning_arguments_are_refused(game: str, level: str, weights: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        list(run_tuning(english(), game, level, weights, 1, "test", 1, None))
    assert refused.value.why == reason
