"""The command `tabbytop`, end to end: what it prints, what it writes, and how it refuses."""

from __future__ import annotations

import importlib
import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabbytop.cli import main
from tabbytop.games.catbox.rulebook import RULES, RULINGS
from tests.positions import Json, Sitting, card, placed, player, position

ESCAPE = "\x1b[31mred\x1b[0m"

FROM_THE_RULES_PAGE: Json = {
    "game": "cat-box", "options": {"advanced": True},
    "players": [
        {"identity": "black", "hand": [{"public": ["K.", "PY"], "secret": [".K", "YP"]}],
         "tokens": ["cat-paw", "stacking"], "fish": []},
        {"identity": "blue", "hand": [], "tokens": []},
    ],
    "placed": [{"at": [0, 0], "shows": ["KP", ".Y"]}, {"at": [1, 1], "shows": ["BB", "VK"]}],
    "pile": [{"public": ["KK", "KK"], "secret": ["KK", "KK"]}],
    "guards": [{"at": [2, 2], "owner": 1}],
    "to_move": 0, "phase": "turn",
}  # fmt: skip
"""The example of the rules page, letter by letter."""

SMALL_DECK = {
    "game": "cat-box",
    "name": "small",
    "cards": [{"front": ["K.", "PV"], "copies": 6}, {"front": ["BY", ".K"], "copies": 6}],
}
"""Twelve cards, for short games."""


@dataclass
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, in a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> Done:
        """One command, with what is typed meanwhile."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        out, err = self.capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Done(left.value.code, out, err)

    def good(self, *arguments: str, typed: str = "") -> str:
        """What a command prints that goes well."""
        done = self(*arguments, typed=typed)
        assert (done.code, done.err) == (0, "")
        return done.out

    def json(self, *arguments: str) -> Any:
        """The JSON that a command prints: one line."""
        out = self.good(*arguments)
        assert out.endswith("\n")
        assert out.count("\n") == 1
        return json.loads(out)

    def bad(self, *arguments: str, typed: str = "") -> str:
        """The one sentence with which a command is refused."""
        done = self(*arguments, typed=typed)
        assert (done.code, done.out) == (2, "")
        return sentence_of(done.err)

    def file(self, name: str, data: Any) -> str:
        """A file in the folder, from bytes or as JSON."""
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return str(path)

    def simulate(self, *more: str, players: int = 3) -> str:
        """The record of a simulated game."""
        self.good("simulate", "cat-box", "--players", str(players), "--games", "1", "--records", "games", *more)
        variant = "advanced" if "--advanced" in more else "basic"
        return str(self.folder / "games" / f"cat-box-{players}p-{variant}-000000.json")


def sentence_of(err: str) -> str:
    """An error as it should be: one line that says whose it is, with nothing in it that a terminal would obey."""
    assert err.startswith("tabbytop: ")
    assert err.endswith("\n")
    text = err.removesuffix("\n")
    assert text.isprintable()
    assert len(text) < 500
    return text.removeprefix("tabbytop: ")


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A shell in an empty folder, where games are kept too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    return Shell(tmp_path, capsys, monkeypatch)


def start(*arguments: str, folder: Path, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tabbytop.cli", *arguments],
        input=typed,
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), **env},
        capture_output=True,
        check=False,
    )


# Help


def test_without_a_command_there_is_help(shell: Shell) -> None:
    for arguments in ((), ("--help",)):
        out = shell.good(*arguments)
        for command in ("play", "moves", "score", "simulate", "replay", "export", "verify", "deck", "rules"):
            assert f"  {command} " in out
    assert "check" in shell.good("deck")
    assert "show" in shell.good("deck", "--help")


@pytest.mark.parametrize(
    "command", ["play", "moves", "score", "simulate", "replay", "export", "verify", "rules", "deck check", "deck show"]
)
def test_every_command_has_help(shell: Shell, command: str) -> None:
    assert f"Usage: tabbytop {command}" in shell.good(*command.split(), "--help")


def test_the_version(shell: Shell) -> None:
    assert shell.good("--version").startswith("tabbytop 0.")


# Positions


def test_moves_are_a_json_list_in_the_format_of_the_rules_page(shell: Shell) -> None:
    found = shell.json("moves", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert found == Sitting(FROM_THE_RULES_PAGE).moves()
    assert {"do": "play", "from": 0, "card": 0, "at": [-1, -1]} in found
    assert {"do": "token", "token": "stacking"} in found
    assert {json.dumps(move, sort_keys=True) for move in found if move["do"] == "token"} == {
        '{"do": "token", "token": "stacking"}'
    }


def test_moves_of_every_kind_have_the_keys_of_the_rules_page(shell: Shell) -> None:
    data = position(
        player("black", card("K./PY"), tokens=["cat-box", "dried-fish", "stacking"]),
        player("blue", card("BB/B."), fish=[]),
        placed=placed((0, 0, "KP/.Y"), (1, 1, "BB/VK")),
        advanced=True,
    )
    fish = {**data, "players": [{**data["players"][0], "tokens": [], "fish": [card("KK/KK")]}, data["players"][1]]}
    after = {**data, "phase": "after", "players": [player("black", tokens=["toy-mouse"]), data["players"][1]]}
    stuck = {**data, "players": [player("black"), player("blue", fish=[card("KK/KK")])]}
    shapes: set[tuple[str, ...]] = set()
    for one in (data, fish, after, stuck):
        for move in shell.json("moves", shell.file("position.json", one), "--json"):
            shapes.add((move["do"], *([move["token"]] if "token" in move else []), *move))
    assert shapes == {
        ("play", "do", "from", "card", "at"),
        ("play", "do", "fish", "at"),
        ("token", "stacking", "do", "token"),
        ("token", "cat-box", "do", "token", "at"),
        ("token", "dried-fish", "do", "token", "from", "card"),
        ("token", "toy-mouse", "do", "token", "lift", "at"),
        ("done", "do"),
        ("pass", "do"),
    }


def test_moves_in_sentences(shell: Shell) -> None:
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    lines = shell.good("moves", file).splitlines()
    assert lines[0] == f"{len(lines) - 1} moves:"
    assert "  Seat 0 uses Stacking." in lines


def test_no_move_is_left_when_the_game_is_over(shell: Shell) -> None:
    file = shell.file("position.json", {**FROM_THE_RULES_PAGE, "phase": "over"})
    assert shell.json("moves", file, "--json") == []
    assert shell.good("moves", file).count("\n") == 1


def test_the_score_as_json(shell: Shell) -> None:
    found = shell.json("score", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert list(found) == ["points", "winners", "details"]
    # On the table: K and P above, an empty box, the blues, V and K: black 2 + 1 + two tokens, blue 2 + 2.
    assert found["points"] == [5, 4]
    assert found["winners"] == [0]
    assert [row["points"] for row in found["details"]] == [5, 4]


def test_the_score_in_sentences(shell: Shell) -> None:
    lines = shell.good("score", shell.file("position.json", FROM_THE_RULES_PAGE)).splitlines()
    assert len(lines) == 3
    assert lines[-1] == "Seat 0 wins."


# Simulations and records


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
    assert "2 games of cat-box, 3 players, advanced" in out
    assert out.count("%") >= 9, "shares with their intervals"


@pytest.mark.parametrize("policy", ["even/hoards", "play=3,cat-paw=0,done=1"])
def test_a_simulation_is_the_same_whoever_plays_how_much_of_it(shell: Shell, policy: str) -> None:
    plan = ("simulate", "cat-box", "--players", "2", "--games", "25", "--seed", "7", "--advanced", "--json")
    alone = shell.json(*plan, "--policy", policy)
    together = shell.json(*plan, "--policy", policy, "--jobs", "2")
    assert alone == together


def test_records_of_a_simulation_are_whole_and_verify(shell: Shell) -> None:
    for more in ((), ("--advanced", "--deck", "secret")):
        shell.good("simulate", "cat-box", "--players", "4", "--games", "3", "--records", "games", *more)
        files = sorted((shell.folder / "games").iterdir())
        variants = ("advanced", "basic") if more else ("basic",)
        assert [file.name for file in files] == [
            f"cat-box-4p-{one}-00000{i}.json" for one in variants for i in range(3)
        ]
        for file in files:
            assert "every deal is the one that was committed to" in shell.good("verify", str(file))


def test_a_record_is_held_to_the_commitment_that_was_shown(shell: Shell) -> None:
    record = shell.simulate()
    promise = json.loads(Path(record).read_text())["commitment"]
    assert f"Committed to: {promise}" in shell.good("verify", record)
    assert "the commitment you were shown" in shell.good("verify", record, "--commitment", promise)
    assert "not what you were shown" in shell.bad("verify", record, "--commitment", "0" * 64)


def test_a_refused_open_record_tells_no_secret(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate("--deck", "secret")).read_text())
    del data["secret"]
    told = shell.good("replay", shell.file("other.json", {**data, "rules": 2, "log": data["log"][:60]}))
    assert "identity" not in told
    told = shell.good("replay", "other.json", "--seat", "1")
    assert told.count("identity") == 1


def test_a_record_with_another_card_does_not_verify(shell: Shell) -> None:
    file = Path(shell.simulate())
    lines = file.read_text().splitlines()
    i = next(i for i, line in enumerate(lines) if '"n":5,' in line)
    other = next(line for line in lines[i + 1 :] if '"say":"face' in line and line[20:] != lines[i][20:])
    data = json.loads(file.read_text())
    data["log"][5]["say"] = json.loads(other.strip().rstrip(","))["say"]
    assert shell.bad("verify", shell.file("other.json", data)).startswith("log[5]: ")


def test_an_open_record_is_checked_as_far_as_it_goes(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    del data["secret"]
    file = shell.file("open.json", data)
    assert "not revealed yet" in shell.good("verify", file)
    assert shell.bad("export", file, "--positions").startswith("secret: ")
    shell.good("replay", file)


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


def test_the_end_of_an_export_follows_from_its_last_move(shell: Shell) -> None:
    found = shell.json("export", shell.simulate("--advanced"), "--positions")
    sitting = Sitting(found["positions"][-1])
    sitting.do(found["actions"][-1])
    score = shell.json("score", shell.file("end.json", sitting.now()), "--json")
    assert (score["points"], score["winners"]) == (found["points"], found["winners"])


def test_an_export_of_a_game_that_has_hardly_begun(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate()).read_text())
    for length in (0, 1, 5):
        found = shell.json("export", shell.file("cut.json", {**data, "log": data["log"][:length]}), "--positions")
        assert (found["positions"], found["legal"], found["actions"]) == ([], [], [])
        assert len(found["points"]) == 3


def test_a_replay_tells_the_game_and_who_won(shell: Shell) -> None:
    record = shell.simulate("--advanced")
    lines = shell.good("replay", record).splitlines()
    assert any("Player 0 is revealed" in line for line in lines)
    assert "win" in lines[-1] or "share the victory" in lines[-1]
    assert not any("dealt an identity" in line for line in lines), "a game that is over has nothing to hide"


def test_a_replay_as_one_seat_heard_it(shell: Shell) -> None:
    record = shell.simulate("--deck", "secret")
    heard = shell.good("replay", record, "--seat", "1")
    assert "Player 0 is dealt an identity." in heard
    assert "Player 1 is dealt an identity." not in heard


def test_a_replay_step_by_step_waits_for_enter_and_goes_on_where_nobody_can_press_it(shell: Shell) -> None:
    record = shell.simulate()
    whole = shell.good("replay", record)
    for typed in ("", "\n" * 3, "\n" * 1000):
        stepped = shell.good("replay", record, "--step", typed=typed)
        assert stepped.replace("(Enter: next move, q: stop)", "").split() == whole.split()
    stopped = shell.good("replay", record, "--step", typed="\n\nq\n").replace("(Enter: next move, q: stop)", "")
    assert whole.split()[:40] == stopped.split()[:40]
    assert len(stopped) < len(whole) / 2


def test_a_replay_of_an_open_game_tells_no_secret(shell: Shell) -> None:
    data = json.loads(Path(shell.simulate("--deck", "secret")).read_text())
    told = shell.good("replay", shell.file("cut.json", {**data, "log": data["log"][:60]}))
    assert told.count("is dealt an identity.") == 3
    assert "its secret side is" not in told


def test_a_record_that_todays_rules_refuse_is_still_shown(shell: Shell) -> None:
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


# Decks and rules


def test_a_deck_is_checked(shell: Shell) -> None:
    lines = shell.good("deck", "check", shell.file("deck.json", SMALL_DECK)).splitlines()
    assert lines[0].startswith("A deck of 12 cards")
    assert "48" in lines[1]
    assert "12 empty boxes" in lines[2]


def test_a_fault_in_a_deck_is_told_with_its_place(shell: Shell) -> None:
    file = shell.file("deck.json", {**SMALL_DECK, "cards": [{"front": ["KK", "KQ"]}]})
    assert shell.bad("deck", "check", file).startswith("cards[0].front[1]: ")
    assert shell.bad("deck", "check", file).endswith("[CB-1.1]")
    assert shell.bad("deck", "show", "cat-box", file).endswith("[CB-1.1]")
    assert shell.bad("simulate", "cat-box", "--deck", file).endswith("[CB-1.1]")
    assert shell.bad("play", "cat-box", "--deck", file).endswith("[CB-1.1]")


@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_a_deck_is_shown(shell: Shell, deck: str) -> None:
    out = shell.good("deck", "show", "cat-box", deck)
    assert "a01" in out
    assert "150" in out
    assert "( K )" in out


def test_ones_own_deck_is_shown_and_played(shell: Shell) -> None:
    file = shell.file("deck.json", SMALL_DECK)
    assert "12 empty boxes" in " ".join(shell.good("deck", "show", "cat-box", file).split())
    assert shell.json("simulate", "cat-box", "--deck", file, "--games", "2", "--json")["deck"] == "small"


def test_the_rules_are_told(shell: Shell) -> None:
    lines = shell.good("rules").splitlines()
    assert [line.split(":")[0] for line in lines] == sorted([*RULES, *RULINGS])


# Playing


def play(shell: Shell, typed: str, *more: str) -> str:
    """A game with the small deck."""
    (shell.folder / "game.json").unlink(missing_ok=True)
    deck = shell.file("deck.json", SMALL_DECK)
    return shell.good("play", "cat-box", "--players", "2", "--deck", deck, "--save", "game.json", *more, typed=typed)


def moves_of(shell: Shell) -> list[Json]:
    """What you have played in the game that is kept."""
    found = shell.json("export", "game.json", "--positions")
    return [
        action for before, action in zip(found["positions"], found["actions"], strict=True) if before["to_move"] == 0
    ]


@pytest.mark.parametrize("advanced", [(), ("--advanced",)], ids=["basic", "advanced"])
def test_a_whole_game_is_played_and_kept(shell: Shell, advanced: tuple[str, ...]) -> None:
    out = play(shell, "1\n1\ndone\n" * 40, "--seed", "1", *advanced)
    assert "Kit is revealed" in out
    assert "game.json" in out.splitlines()[-1]
    assert "committed to" in shell.good("verify", "game.json")


def test_a_game_with_the_usual_decks_can_be_left_at_once(shell: Shell) -> None:
    for deck in ("mirror", "secret"):
        for players in ("2", "5"):
            file = f"{deck}{players}.json"
            out = shell.good("play", "--players", players, "--deck", deck, "--save", file, typed="q\n")
            assert f"--resume {file}" in out
            assert "The game is not over yet." in shell.good("verify", file)


def test_the_same_seed_is_the_same_game(shell: Shell) -> None:
    first = play(shell, "1 1\n" * 3 + "q\n", "--seed", "5")
    kept = (shell.folder / "game.json").read_text()
    assert play(shell, "1 1\n" * 3 + "q\n", "--seed", "5") == first
    assert (shell.folder / "game.json").read_text() == kept
    play(shell, "1 1\n" * 3 + "q\n", "--seed", "6")
    assert (shell.folder / "game.json").read_text() != kept


def test_a_game_is_kept_where_games_are_kept(shell: Shell) -> None:
    shell.good("play", "--seed", "1", typed="q\n")
    assert len(list((shell.folder / "tabbytop" / "games").glob("cat-box-*.json"))) == 1


def test_a_file_that_is_there_is_not_written_over(shell: Shell) -> None:
    (shell.folder / "precious.txt").write_text("do not touch")
    assert "is there already" in shell.bad("play", "--save", "precious.txt")
    assert (shell.folder / "precious.txt").read_text() == "do not touch"


def test_a_resumed_game_does_not_write_over_another_file(shell: Shell) -> None:
    play(shell, "q\n", "--seed", "3")
    (shell.folder / "precious.txt").write_text("do not touch")
    assert "is there already" in shell.bad("play", "--resume", "game.json", "--save", "precious.txt")


def test_a_game_is_kept_after_every_move(shell: Shell) -> None:
    """Whatever ends the program, what you have played is in the file."""
    kept: list[int] = []
    session = importlib.import_module("tabbytop.terminal.session")
    real = session.write_whole

    def write(path: Path, text: str) -> None:
        kept.append(len(json.loads(text)["log"]))
        real(path, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "write_whole", write)
        play(shell, "1 1\n1 1\n1 1\nq\n", "--seed", "3")
    assert len(kept) >= 5
    assert sorted(kept) == kept
    assert kept[0] == 0


def test_the_game_left_last_is_gone_on_with(shell: Shell) -> None:
    assert "no saved game" in shell.bad("play", "--continue")
    out = shell.good("play", "--players", "2", "--seed", "8", typed="1 1\nq\n")
    assert "play with --continue" in out
    assert "Going on where you left." in shell.good("play", "--continue", typed="q\n")


def test_words_left_over_play_nothing(shell: Shell) -> None:
    out = play(shell, "1 1 0\nq\n", "--seed", "5")
    assert "nothing was played" in out
    assert moves_of(shell) == []


def test_a_game_is_saved_and_gone_on_with(shell: Shell) -> None:
    play(shell, "1 1\ns\n1 1\nq\n", "--seed", "3")
    before = json.loads((shell.folder / "game.json").read_text())
    assert len(moves_of(shell)) == 2
    shell.good("play", "--resume", "game.json", typed="1 1\n")
    after = json.loads((shell.folder / "game.json").read_text())
    assert after["log"][: len(before["log"])] == before["log"]
    assert len(moves_of(shell)) == 3
    shell.good("play", "--resume", "game.json", "--save", "other.json", typed="1 1\n" * 20)
    assert "committed to" in shell.good("verify", "other.json")
    assert json.loads((shell.folder / "game.json").read_text()) == after
    assert "is revealed" in shell.good("replay", "other.json")
    shell.good("play", "--resume", "other.json", typed="")


def test_the_last_move_is_taken_back_in_the_advanced_game(shell: Shell) -> None:
    play(shell, "1 1\nu\n1 2\nq\n", "--seed", "3", "--advanced")
    log = json.loads((shell.folder / "game.json").read_text())["log"]
    undone = [line for line in log if "undo" in line]
    assert len(undone) == 1
    assert log[undone[0]["undo"]]["say"].startswith("card ")
    assert "takes the last move back" in shell.good("replay", "game.json")
    shell.good("verify", "game.json")
    shell.good("play", "--resume", "game.json", typed="q\n")


def test_what_others_have_seen_is_not_taken_back(shell: Shell) -> None:
    out = play(shell, "u\n1 1\nu\nq\n", "--seed", "3")
    assert out.count("cannot take anything back now") == 2


def test_a_refusal_tells_its_rule_on_request(shell: Shell) -> None:
    out = play(shell, "?\n1 50,50\n?\n? CB-6.4\n? cb-4\n? x\n? CB-99\n? \x1b[31m\nq\n", "--seed", "3")
    assert "Nothing was refused" in out
    assert "[CB-4.2]" in out
    assert "CB-4.2: A card must cover at least one quadrant" in out
    assert "CB-6.4a: " in out
    assert "CB-4.3: " in out
    assert out.count("There is no rule") == 3
    assert "\x1b" not in out


def test_whatever_is_typed_the_game_goes_on(shell: Shell) -> None:
    words = ["h", "t", "l", "r", "b", "", " ", "0", "99", "-1", "1,", ",", "1,1,1", "pass", "done", "cat-paw", "at"]
    words += [
        "9" * 5000,
        "٣",
        "1 b",
        "1 99",
        "1 cat-box",
        "1 1,1 1",
        "\x00",
        "\x1b[2J",
        "\ud800",
        "é",
        "[bold]",
        "{ $x }",
    ]
    for advanced in ((), ("--advanced",)):
        out = play(shell, "\n".join([*words, "q", ""]), "--seed", "4", *advanced)
        assert "\x1b" not in out
        assert "--resume game.json" in out
        assert "not one of the choices" in out


def test_b_goes_back_to_the_last_question(shell: Shell) -> None:
    """With the deck "secret" one's own card is shown before it is laid, which is no question."""
    for deck in ("mirror", "secret"):
        for number in "12":
            out = shell.good("play", "--players", "2", "--deck", deck, "--seed", "2", typed=f"{number}\nb\nq\n")
            assert out.count("which card do you play?") == 2
            assert out.count("where to?") == 1


def test_a_name_of_ones_own(shell: Shell) -> None:
    assert "You are Zoë" in play(shell, "q\n", "--name", "Zoë")
    assert "Zoë" in shell.good("replay", "game.json")


# Refusals

USAGE: list[tuple[str, list[str], str]] = [
    ("an unknown command", ["pay"], "No such command 'pay'"),
    ("a command that writes on the terminal", [ESCAPE], "No such command"),
    ("a command that is half a letter", ["\udcff"], "No such command"),
    ("an unknown option", ["--nonsense"], "--nonsense"),
    ("an option that writes on the terminal", ["--" + ESCAPE + "\n"], "No such option"),
    ("an unknown deck command", ["deck", "chekc"], "No such command"),
    ("no position", ["moves"], "POSITION"),
    ("no position to score", ["score", "--json"], "POSITION"),
    ("no record to tell", ["replay"], "RECORD"),
    ("no record to check", ["verify"], "RECORD"),
    ("no deck to check", ["deck", "check"], "FILE"),
    ("no game to simulate", ["simulate"], "GAME"),
    ("too many arguments", ["moves", "a", "b\x1b[31m\nc"], "extra argument"),
    ("a flag with a value", ["moves", "a", "--json=x"], "--json"),
    ("an option without its value", ["play", "--players"], "--players"),
    ("players in letters", ["play", "cat-box", "--players", "x"], "--players"),
    ("players that write on the terminal", ["play", "cat-box", "--players", ESCAPE], "--players"),
    ("two and a half players", ["simulate", "cat-box", "--players", "2.5"], "--players"),
    ("digits without end", ["simulate", "cat-box", "--players", "9" * 5000], "--players"),
    ("games in letters", ["simulate", "cat-box", "--games", "many"], "--games"),
]

REFUSED: list[tuple[str, list[str], str]] = [
    ("nine players", ["play", "cat-box", "--players", "9"], "players: Cat Box is for 2 to 5 players, not 9. [CB-1.1]"),
    ("one player", ["simulate", "cat-box", "--players", "1"], "[CB-1.1]"),
    ("players below", ["simulate", "cat-box", "--players", "-3"], "[CB-1.1]"),
    ("players without end", ["simulate", "cat-box", "--players", "9" * 4000], "[CB-1.1]"),
    ("no games", ["simulate", "cat-box", "--games", "0"], "--games"),
    ("games below", ["simulate", "cat-box", "--games", "-1"], "--games"),
    ("games without end", ["simulate", "cat-box", "--games", "9" * 4000], "--games"),
    ("no jobs", ["simulate", "cat-box", "--jobs", "0"], "--jobs"),
    ("too many jobs", ["simulate", "cat-box", "--jobs", "9999"], "--jobs"),
    ("an unknown policy", ["simulate", "cat-box", "--policy", "nonsense"], '"nonsense" is not a policy'),
    ("no policy", ["simulate", "cat-box", "--policy", ""], "is not a policy"),
    ("half a policy", ["simulate", "cat-box", "--policy", "even/"], "is not a policy"),
    ("an unknown kind of move", ["simulate", "cat-box", "--policy", "plya=1"], "is not a policy"),
    ("a weight that is no number", ["simulate", "cat-box", "--policy", "play=nan"], "is not a policy"),
    ("a weight without end", ["simulate", "cat-box", "--policy", "play=inf"], "is not a policy"),
    ("a weight too great to add", ["simulate", "cat-box", "--policy", "play=1e308,done=1e308"], "is not a policy"),
    ("a weight below", ["simulate", "cat-box", "--policy", "play=-1"], "is not a policy"),
    ("a policy that writes on the terminal", ["simulate", "cat-box", "--policy", ESCAPE], "is not a policy"),
    ("an unknown game", ["play", "chess"], '"chess" is not one of cat-box'),
    ("an unknown game to simulate", ["simulate", "chess"], '"chess"'),
    ("rules of an unknown game", ["rules", "chess"], '"chess"'),
    ("a deck of an unknown game", ["deck", "show", "chess"], '"chess"'),
    ("a game that writes on the terminal", ["play", ESCAPE], "is not one of cat-box"),
    ("a game that is half a letter", ["rules", "\udcff"], "is not one of cat-box"),
    ("an unknown deck", ["play", "--deck", "nonsense"], 'There is no deck "nonsense"; there are mirror, secret'),
    ("an unknown deck to simulate", ["simulate", "cat-box", "--deck", "nonsense"], "There is no deck"),
    ("an unknown deck to show", ["deck", "show", "cat-box", "nonsense"], "There is no deck"),
    ("a deck that is not there", ["play", "--deck", "nothing.json"], "cannot be read: no such file"),
    ("a deck with a name without end", ["play", "--deck", "x" * 5000], "There is no deck"),
    ("a seed that writes on the terminal", ["simulate", "cat-box", "--seed", ESCAPE], "A seed is"),
    ("a seed that is half a letter", ["play", "--seed", "\udcff"], "A seed is"),
    ("a name that writes on the terminal", ["play", "--name", ESCAPE], "--name: "),
    ("a name without end", ["play", "--name", "x" * 5000], "--name: "),
    ("nothing to export", ["export", "game.json"], "--positions"),
    ("no place to keep a game", ["play", "--save", "no\0where"], "cannot be written"),
    ("a folder to keep a game in", ["play", "--save", "."], "is there already"),
    ("records in a file", ["simulate", "cat-box", "--games", "1", "--records", "file"], "cannot be written"),
    ("a game from standard input without a place", ["play", "--resume", "-"], "--save"),
]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [one[1:] for one in [*USAGE, *REFUSED]],
    ids=[one[0] for one in [*USAGE, *REFUSED]],
)
def test_the_command_line_is_refused_for(shell: Shell, arguments: list[str], told: str) -> None:
    shell.file("file", b"")
    assert told in shell.bad(*arguments)


READERS: dict[str, tuple[str, ...]] = {
    "moves": ("moves",),
    "score": ("score", "--json"),
    "deck check": ("deck", "check"),
    "deck show": ("deck", "show", "cat-box"),
    "replay": ("replay",),
    "export": ("export", "--positions"),
    "verify": ("verify",),
    "resume": ("play", "--resume"),
    "play with a deck": ("play", "--deck"),
    "simulate with a deck": ("simulate", "cat-box", "--deck"),
}

NOT_FOR_ANYTHING: dict[str, bytes] = {
    "empty": b"",
    "blank": b"\n",
    "null": b"null",
    "a number": b"1",
    "a list": b"[]",
    "an empty object": b"{}",
    "a text that writes": b'"\\u001b[31m"',
    "a key that writes": b'{"\\u001b[31m\\n": 1}',
    "a key twice": b'{"game": "cat-box", "game": "cat-box"}',
    "words": b"a position, please",
    "not a number": b'{"game": NaN}',
    "a number without end": b'{"game": ' + b"9" * 100_000 + b"}",
    "a zero byte": b'{"game": "\0"}',
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "half a letter": b'{"game": "\\ud800"}',
    "a mark of byte order": b'\xef\xbb\xbf{"game": "cat-box"}',
    "UTF-16": '{"game": "cat-box"}'.encode("utf-16"),
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"game": ' * 100_000,
    "deep and closed": b'{"game": "cat-box", "options": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "ten megabytes": b'{"game": "' + b"x" * 10_000_000 + b'"}',
}


@pytest.mark.parametrize("what", NOT_FOR_ANYTHING)
@pytest.mark.parametrize("command", READERS)
def test_a_file_is_refused(shell: Shell, command: str, what: str) -> None:
    shell.bad(*READERS[command], shell.file("file.json", NOT_FOR_ANYTHING[what]))


@pytest.mark.parametrize("command", READERS)
def test_a_folder_or_nothing_is_refused(shell: Shell, command: str) -> None:
    assert "is a directory" in shell.bad(*READERS[command], "./.")
    assert "no such file" in shell.bad(*READERS[command], "nothing.json")
    assert "cannot be read" in shell.bad(*READERS[command], f"{ESCAPE}\n.json")
    assert "cannot be read" in shell.bad(*READERS[command], "\0.json")
    assert "cannot be read" in shell.bad(*READERS[command], "\udcff.json")


def test_a_position_is_no_record_and_a_record_no_deck(shell: Shell) -> None:
    record = shell.simulate()
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    deck = shell.file("deck.json", SMALL_DECK)
    assert "is not a record" in shell.bad("replay", file)
    assert "is not a record" in shell.bad("verify", deck)
    assert shell.bad("moves", record).startswith("position: ")
    assert shell.bad("score", deck).startswith("position: ")
    assert shell.bad("deck", "check", record).startswith("deck: ")
    assert shell.bad("deck", "check", file).startswith("deck: ")


def test_a_simulated_game_is_not_yours_to_go_on_with(shell: Shell) -> None:
    assert "one seat must be yours" in shell.bad("play", "--resume", shell.simulate())


def test_a_seat_that_is_not_there_hears_nothing(shell: Shell) -> None:
    record = shell.simulate()
    for seat in ("3", "-1", "9" * 4000):
        assert "--seat should be between 0 and 2" in shell.bad("replay", record, "--seat", seat)


def test_a_saved_game_that_cannot_be_written_is_told_at_the_table(shell: Shell) -> None:
    """The file was there when the game began; now a folder stands in its place."""
    deck = shell.file("deck.json", SMALL_DECK)
    held = shell.folder / "game.json"

    words = iter(["s", "1 1", "q"])

    def typed(*_: Any) -> str:
        """Puts a folder in the way before the first word, and takes it away before the last."""
        word = next(words)
        if word == "s":
            held.unlink()
            held.mkdir()
        elif word == "q":
            held.rmdir()
        return word

    shell.monkeypatch.setattr("builtins.input", typed)
    out = shell.good("play", "--players", "2", "--deck", deck, "--save", "game.json", "--seed", "1")
    assert "cannot be written" in out
    assert len(moves_of(shell)) == 1


def test_ctrl_c_stops_with_a_word(shell: Shell) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("tabbytop.lab.console.simulate", stop)
    done = shell("simulate", "cat-box", "--games", "1")
    assert (done.code, done.out, done.err) == (130, "", "\nStopped.\n")


def test_ctrl_c_at_the_table_keeps_the_game(shell: Shell) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("builtins.input", stop)
    assert "--resume game.json" in shell.good("play", "--save", "game.json")


# As a process of its own


def test_standard_input_is_a_file_too(tmp_path: Path) -> None:
    good = start("moves", "-", "--json", folder=tmp_path, typed=json.dumps(FROM_THE_RULES_PAGE).encode())
    assert (good.returncode, good.stderr) == (0, b"")
    assert json.loads(good.stdout) == Sitting(FROM_THE_RULES_PAGE).moves()
    bad = start("score", "-", folder=tmp_path, typed=b"[" * 100_000)
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert sentence_of(bad.stderr.decode()) == '"-" is nested too deeply.'


def test_errors_of_a_process(tmp_path: Path) -> None:
    for arguments in (["pay"], ["moves", "nothing.json"], ["play", "--players", "x"]):
        done = start(*arguments, folder=tmp_path)
        assert (done.returncode, done.stdout) == (2, b"")
        sentence_of(done.stderr.decode())


def test_a_piped_game_of_any_bytes(tmp_path: Path) -> None:
    typed = b"\xff\xfe\n1\n\xc3\n1\n\x00\nq\n"
    done = start("play", "--players", "2", "--save", "game.json", folder=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--resume game.json" in done.stdout
    assert start("verify", "game.json", folder=tmp_path).returncode == 0


def test_a_terminal_of_few_letters(tmp_path: Path) -> None:
    done = start("play", "--name", "Zoë", "--save", "x", folder=tmp_path, typed=b"q\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You are Zo?" in done.stdout


def test_nobody_reads_to_the_end(tmp_path: Path) -> None:
    """As in `tabbytop rules | head -1`: no complaint, whatever is left to say."""
    for arguments in (["rules"], ["deck", "show"]):
        command = [sys.executable, "-m", "tabbytop.cli", *arguments]
        with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
