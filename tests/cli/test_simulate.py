"""The command `simulate`."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


def test_a_simulation_as_json(shell: Shell) -> None:
    found = shell.json("simulate", "cat-box", "--players", "2", "--games", "3", "--seed", "x", "--json")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("cat-box", 2, 3, "x")
    assert (found["deck"], found["policy"], found["options"]) == ("mirror", "even", {"advanced": False})
    assert found["moves"] == {"mean": 46.0, "low": 46.0, "high": 46.0, "longest": 46}
    assert [row["seat"] for row in found["seats"]] == [0, 1]
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1)
    for row in found["seats"]:
        assert row["win_low"] <= row["win_share"] <= row["win_high"]
        assert row["points_low"] <= row["points"] <= row["points_high"]


def test_a_simulation_in_words(shell: Shell) -> None:
    out = shell.good("simulate", "cat-box", "--players", "3", "--games", "2", "--advanced", "--policy", "safe/spends")
    assert "cat-box: 2 games, 3 players, advanced" in out
    assert out.count("%") >= 9, "shares with their intervals"


@pytest.mark.parametrize("policy", ["even/hoards", "play=3,cat-paw=0,done=1"])
def test_the_number_of_jobs_does_not_change_a_simulation(shell: Shell, policy: str) -> None:
    plan = ("simulate", "cat-box", "--players", "2", "--games", "25", "--seed", "7", "--advanced", "--json")
    alone = shell.json(*plan, "--policy", policy)
    together = shell.json(*plan, "--policy", policy, "--jobs", "2")
    assert alone == together
