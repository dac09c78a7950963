"""The commands `verify`, `export` and `replay`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import Shell
from tests.rules.catbox.tables import CatBoxMatch


def test_records_of_a_simulation_are_complete_and_verify(shell: Shell) -> None:
    for more in ((), ("--advanced", "--deck", "secret")):
        shell.good("simulate", "cat-box", "--players", "4", "--games", "3", "--records", "games", *more)
        files = sorted((shell.folder / "games").iterdir())
        variants = ("advanced", "basic") if more else ("basic",)
        assert [file.name for file in files] == [
            f"cat-box-4p-{variant}-00000{i}.json" for variant in variants for i in range(3)
        ]
        for file in files:
            assert "all deals match the commitment" in shell.good("verify", str(file))


def test_a_record_is_verified_against_a_given_commitment(shell: Shell) -> None:
    record = shell.simulate()
    commitment = json.loads(Path(record).read_text())["commitment"]
    assert f"Commitment: {commitment}" in shell.good("verify", record)
    assert "matches the one you gave" in shell.good("verify", record, "--commitment", commitment)
    assert "differs from the one you gave" in shell.bad("verify", record, "--commitment", "0" * 64)


def test_a_refused_record_without_its_secret_reveals_no_identity(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate("--deck", "secret")).read_text())
    del data["secret"]
    out = shell.good("replay", shell.file("other.json", {**data, "rules": 2, "log": data["log"][:60]}))
    assert "identity" not in out
    out = shell.good("replay", "other.json", "--seat", "1")
    assert out.count("identity") == 1


def test_a_record_with_a_changed_card_does_not_verify(shell: Shell) -> None:
    file = Path(shell.simulate())
    lines = file.read_text().splitlines()
    i = next(i for i, line in enumerate(lines) if '"n":5,' in line)
    other = next(line for line in lines[i + 1 :] if '"say":"face' in line and line[20:] != lines[i][20:])
    data = json.loads(file.read_text())
    data["log"][5]["say"] = json.loads(other.strip().rstrip(","))["say"]
    assert shell.bad("verify", shell.file("other.json", data)).startswith("log[5]: ")


def test_a_record_without_its_secret_is_verified_partially(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    del data["secret"]
    file = shell.file("open.json", data)
    assert "until the dealer's secret is revealed" in shell.good("verify", file)
    assert shell.bad("export", file, "--positions").startswith("secret: ")
    shell.good("replay", file)


def test_a_record_that_ended_early_is_over_and_says_why(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    data["log"] = data["log"][:-2]  # a move is two words: a card, and where it lies
    assert "isn't over yet" in shell.good("verify", shell.file("open.json", data))
    for how, why in (("resigned", "someone resigned"), ("agreed", "everyone agreed"), ("abandoned", "everyone left")):
        out = shell.good("verify", shell.file("early.json", {**data, "ended": how}))
        assert "isn't over yet" not in out
        assert "The game ended early" in out
        assert why in out


def test_a_log_of_one_seat_is_refused_as_a_record(shell: Shell) -> None:
    heard = shell.file("heard.json", {"tabbytop": "heard", "version": 1, "game": "cat-box", "seat": 0, "log": []})
    for command in (("verify", heard), ("replay", heard), ("export", heard, "--positions")):
        error = shell.bad(*command)
        assert error.startswith('"')
        assert "contains only what one seat saw" in error
    assert "isn't a valid record" in shell.bad("verify", shell.file("other.json", {"tabbytop": "hearsay"}))


def test_an_export_has_a_position_and_all_moves_before_each_move(shell: Shell) -> None:
    for more in ((), ("--advanced", "--policy", "spends"), ("--advanced", "--deck", "secret")):
        record = shell.simulate(*more)
        found = shell.json("export", record, "--positions")
        assert list(found) == ["game", "positions", "legal", "actions", "points", "winners"]
        assert found["game"] == "cat-box"
        assert len(found["positions"]) == len(found["legal"]) == len(found["actions"])
        assert len(found["points"]) == 3
        for action, legal in zip(found["actions"], found["legal"], strict=True):
            assert action in legal
        for i in (0, len(found["positions"]) // 2, -1):
            file = shell.file("position.json", found["positions"][i])
            assert shell.json("moves", file, "--json") == found["legal"][i]


def test_the_score_of_an_export_follows_from_its_last_move(shell: Shell) -> None:
    found = shell.json("export", shell.simulate("--advanced"), "--positions")
    match = CatBoxMatch(found["positions"][-1])
    match.do(found["actions"][-1])
    score = shell.json("score", shell.file("end.json", match.now()), "--json")
    assert (score["points"], score["winners"]) == (found["points"], found["winners"])


def test_an_export_of_a_game_that_has_hardly_begun(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    for length in (0, 1, 5):
        found = shell.json("export", shell.file("cut.json", {**data, "log": data["log"][:length]}), "--positions")
        assert (found["positions"], found["legal"], found["actions"]) == ([], [], [])
        assert len(found["points"]) == 3


def test_a_replay_shows_the_game_and_the_winner(shell: Shell) -> None:
    record = shell.simulate("--advanced")
    lines = shell.good("replay", record).splitlines()
    assert any("Player 0 reveals" in line for line in lines)
    assert "win" in lines[-1] or "share the win" in lines[-1]
    assert not any("gets an identity" in line for line in lines), "a game that is over has nothing to hide"


def test_a_replay_from_the_view_of_one_seat(shell: Shell) -> None:
    record = shell.simulate("--deck", "secret")
    heard = shell.good("replay", record, "--seat", "1")
    assert "Player 0 gets an identity." in heard
    assert "Player 1 gets an identity." not in heard


def test_a_stepwise_replay_waits_for_enter_and_runs_on_at_the_end_of_input(shell: Shell) -> None:
    record = shell.simulate()
    whole = shell.good("replay", record)
    for typed in ("", "\n" * 3, "\n" * 1000):
        stepped = shell.good("replay", record, "--step", typed=typed)
        assert stepped.replace("(Enter: next move, q: stop)", "").split() == whole.split()
    stopped = shell.good("replay", record, "--step", typed="\n\nq\n").replace("(Enter: next move, q: stop)", "")
    assert whole.split()[:40] == stopped.split()[:40]
    assert len(stopped) < len(whole) / 2


def test_a_replay_of_an_unfinished_game_reveals_no_secret(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate("--deck", "secret")).read_text())
    out = shell.good("replay", shell.file("cut.json", {**data, "log": data["log"][:60]}))
    assert out.count("gets an identity.") == 3
    assert "its secret side is" not in out


def test_a_record_that_the_current_rules_refuse_is_still_shown(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    by_other_rules = shell.file("other.json", {**data, "rules": 99})
    lines = shell.good("replay", by_other_rules).splitlines()
    assert "rules version 99" in lines[0]
    assert len(lines) == 1 + len(data["log"])
    assert shell.bad("verify", by_other_rules).startswith("rules: ")

    last = next(i for i, line in enumerate(data["log"]) if i > 40 and line["say"].startswith("at "))
    data["log"][last]["say"] = "at 99,99"
    broken = shell.file("broken.json", data)
    out = shell.good("replay", broken)
    assert f"log[{last}]: " in out
    assert "[CB-4.2]" in out
    assert f"{last}  {data['log'][last]['by']}: at 99,99" in out
    assert out.count("\n") > len(data["log"]) // 2
    assert shell.bad("verify", broken).endswith("[CB-4.2]")
    assert shell.bad("export", broken, "--positions").endswith("[CB-4.2]")
