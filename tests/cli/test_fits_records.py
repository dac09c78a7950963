"""The commands `simulate`, `replay`, `export` and `verify` with If It Fits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.fits import SMALL_DECK
from tests.cli.shell import Shell
from tests.rules.position_match import PositionMatch

GAME = "if-it-fits"


def check_interval(row: Any, low: str, share: str, high: str) -> None:
    """Check that a share lies within its interval, and the interval between 0 and 1."""
    assert 0 <= row[low] <= row[share] <= row[high] <= 1


@pytest.mark.parametrize("games", [1, 3, 25])
@pytest.mark.parametrize("players", [2, 4])
def test_a_simulation_as_json(shell: Shell, players: int, games: int) -> None:
    plan = ("--players", str(players), "--games", str(games), "--seed", "1")
    found = shell.json("simulate", GAME, *plan, "--json")
    assert (found["game"], found["players"], found["games"], found["seed"]) == (GAME, players, games, "1")
    assert (found["deck"], found["policy"], found["options"]) == ("cardboard", "keen", {"advanced": False})
    assert found["moves"]["low"] <= found["moves"]["mean"] <= found["moves"]["high"]
    assert found["moves"]["mean"] <= found["moves"]["longest"]
    assert [row["seat"] for row in found["seats"]] == list(range(players))
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1)
    for row in found["seats"]:
        check_interval(row, "win_low", "win_share", "win_high")
        assert row["points_low"] <= row["points"] <= row["points_high"]
    for name in ("boxes", "scored_boxes"):
        assert found[name]["a_game"] > 0
        check_interval(found[name], "closed_low", "closed_share", "closed_high")
    assert list(found["ended_by"]) == ["deck", "cats"]
    assert sum(row["share"] for row in found["ended_by"].values()) == pytest.approx(1)
    for row in found["ended_by"].values():
        check_interval(row, "low", "share", "high")
    assert set(found["kinds_of_move"]) <= {"start", "draw", "sleep", "play", "discard", "cat", "toy", "done"}


def test_a_simulation_in_words(shell: Shell) -> None:
    out = shell.good("simulate", GAME, "--players", "3", "--games", "2", "--advanced", "--policy", "keen/shy")
    assert "if-it-fits: 2 games, 3 players, advanced" in out
    assert "Boxes per game: " in out
    assert "The draw pile ran out in " in out


@pytest.mark.parametrize("policy", ["keen/sleepy", "sleep=0,cat=3,draw=1"])
def test_the_number_of_jobs_does_not_change_a_simulation(shell: Shell, policy: str) -> None:
    plan = ("simulate", GAME, "--players", "2", "--games", "25", "--seed", "7", "--table", "coffee", "--json")
    alone = shell.json(*plan, "--policy", policy)
    assert alone["options"] == {"advanced": False, "table": "coffee"}
    assert alone == shell.json(*plan, "--policy", policy, "--jobs", "2")


@pytest.mark.parametrize("table", ["1x1", "1x9", "9x1", "2x2", "floor", "8000x8000"])
def test_a_simulation_runs_on_any_table(shell: Shell, table: str) -> None:
    for more in ((), ("--advanced",)):
        found = shell.json("simulate", GAME, "--games", "2", "--table", table, "--json", *more)
        assert found["games"] == 2
        shell.good("simulate", GAME, "--games", "2", "--table", table, *more)


def test_no_box_is_scored_without_room_for_a_cat(shell: Shell) -> None:
    found = shell.json("simulate", GAME, "--games", "3", "--table", "1x1", "--json")
    assert found["scored_boxes"]["a_game"] == 0
    assert found["ended_by"]["deck"]["share"] == 1


def test_records_of_a_simulation_are_complete_and_verify(shell: Shell) -> None:
    for more in ((), ("--advanced", "--table", "5x5")):
        shell.good("simulate", GAME, "--players", "4", "--games", "3", "--records", "games", *more)
        files = sorted((shell.folder / "games").iterdir())
        variants = ("advanced-5x5", "basic") if more else ("basic",)
        assert [file.name for file in files] == [
            f"{GAME}-4p-{variant}-00000{i}.json" for variant in variants for i in range(3)
        ]
        for file in files:
            assert "all deals match the commitment" in shell.good("verify", str(file))


def test_a_record_is_verified_against_a_given_commitment(shell: Shell) -> None:
    record = shell.simulate(game=GAME)
    commitment = json.loads(Path(record).read_text())["commitment"]
    assert "matches the one you gave" in shell.good("verify", record, "--commitment", commitment)
    assert "differs from the one you gave" in shell.bad("verify", record, "--commitment", "0" * 64)


def test_a_record_with_a_changed_card_does_not_verify(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate(game=GAME)).read_text())
    first, second = data["log"][0]["say"], next(line["say"] for line in data["log"] if line["say"] != "card NESW:mouse")
    data["log"][0]["say"] = "card NESW:mouse" if first != "card NESW:mouse" else second
    error = shell.bad("verify", shell.file("other.json", data))
    assert error.startswith("log[0]: ")


def test_an_export_has_a_position_and_all_moves_before_each_move(shell: Shell) -> None:
    for more in ((), ("--advanced", "--table", "coffee", "--policy", "restless")):
        found = shell.json("export", shell.simulate(*more, game=GAME), "--positions")
        assert list(found) == ["game", "positions", "legal", "actions", "points", "winners"]
        assert found["game"] == GAME
        assert len(found["positions"]) == len(found["legal"]) == len(found["actions"])
        for action, legal in zip(found["actions"], found["legal"], strict=True):
            assert action in legal
        phases = {position["phase"] for position in found["positions"]}
        assert phases >= {"setup", "turn", "play", "cat"}
        for phase in sorted(phases):
            i = next(i for i, position in enumerate(found["positions"]) if position["phase"] == phase)
            file = shell.file("position.json", found["positions"][i])
            assert shell.json("moves", file, "--json") == found["legal"][i]


def test_the_score_of_an_export_follows_from_its_last_move(shell: Shell) -> None:
    found = shell.json("export", shell.simulate("--advanced", game=GAME), "--positions")
    match = PositionMatch(found["positions"][-1])
    match.do(found["actions"][-1])
    assert match.is_over()
    score = shell.json("score", shell.file("end.json", match.now()), "--json")
    assert (score["points"], score["winners"]) == (found["points"], found["winners"])


def test_an_export_of_a_game_that_has_hardly_begun(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate(game=GAME)).read_text())
    for length in (0, 1, 5):
        found = shell.json("export", shell.file("cut.json", {**data, "log": data["log"][:length]}), "--positions")
        assert (found["positions"], found["legal"], found["actions"]) == ([], [], [])
        assert found["points"] == [0, 0, 0]


def test_a_record_without_its_secret_is_verified_partially(shell: Shell) -> None:
    record = shell.simulate("--deck", shell.file("deck.json", SMALL_DECK), game=GAME)
    data = json.loads(Path(record).read_text())
    del data["secret"]
    file = shell.file("open.json", data)
    assert "until the dealer's secret is revealed" in shell.good("verify", file)
    assert shell.bad("export", file, "--positions").startswith("secret: ")
    shell.good("replay", file, "--board")


def test_a_replay_shows_the_game_and_the_winner(shell: Shell) -> None:
    lines = shell.good("replay", shell.simulate("--advanced", game=GAME)).splitlines()
    assert any("Player 0 (Lilly): " in line for line in lines)
    assert "win" in lines[-1] or "share the win" in lines[-1]
    assert not any(line.endswith("is dealt a card.") for line in lines), "nothing is left to hide"
    draws = [line for line in lines if " drew " in line or "It's a special toy" in line]
    assert len(draws) == sum(line.endswith("draws a card.") for line in lines), "nothing is left to hide"


def test_a_replay_from_the_view_of_one_seat(shell: Shell) -> None:
    heard = shell.good("replay", shell.simulate(game=GAME), "--seat", "1")
    for seat, own in ((1, True), (0, False)):
        assert (f"Player {seat} is dealt a card: " in heard) == own
        assert (f"Player {seat} is dealt a card.\n" in heard) != own
        assert (f"Player {seat} drew " in heard) == own
        assert f"Player {seat} draws a card.\n" in heard


def test_a_replay_of_an_unfinished_game_reveals_no_secret(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate(game=GAME)).read_text())
    out = shell.good("replay", shell.file("cut.json", {**data, "log": data["log"][:30]}))
    assert "is dealt a card: " not in out
    assert " drew " not in out


@pytest.mark.parametrize("columns", ["80", "300"])
@pytest.mark.parametrize("more", [(), ("--seat", "1"), ("--step",)], ids=["whole", "one seat", "step by step"])
def test_a_replay_draws_the_table_after_each_move(shell: Shell, columns: str, more: tuple[str, ...]) -> None:
    shell.monkeypatch.setenv("COLUMNS", columns)
    record = shell.simulate("--table", "coffee", "--deck", shell.file("deck.json", SMALL_DECK), game=GAME)
    moves = len(shell.json("export", record, "--positions")["actions"])
    out = shell.good("replay", record, "--board", *more)
    assert out.count("places a start card at") == 3
    rows = [line for line in out.splitlines() if line.startswith("  3 ")]
    assert len(rows) == moves, "the middle row of the coffee table, after every move"
    assert max(len(line.rstrip()) for line in rows) <= int(columns)


def test_a_record_that_the_current_rules_refuse_is_still_shown(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate(game=GAME)).read_text())
    lines = shell.good("replay", shell.file("other.json", {**data, "rules": 99}), "--board").splitlines()
    assert "rules version 99" in lines[0]
    assert len(lines) == 1 + len(data["log"])
    last = next(i for i, line in enumerate(data["log"]) if i > 40 and line["say"].startswith("at "))
    data["log"][last]["say"] = "at 0,0"
    broken = shell.file("broken.json", data)
    out = shell.good("replay", broken)
    assert f"log[{last}]: " in out
    assert "[IIF-4.3]" in out
    assert f"{last}  {data['log'][last]['by']}: at 0,0" in out
    assert shell.bad("verify", broken).endswith("[IIF-4.3]")
    assert shell.bad("export", broken, "--positions").endswith("[IIF-4.3]")
