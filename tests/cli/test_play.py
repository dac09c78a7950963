"""The command `play`."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import pytest

from tests.cli.catbox import moves_of, play
from tests.cli.shell import Shell


@pytest.mark.parametrize("advanced", [(), ("--advanced",)], ids=["basic", "advanced"])
def test_a_whole_game_is_played_and_saved(shell: Shell, advanced: tuple[str, ...]) -> None:
    out = play(shell, "1\n1\ndone\n" * 40, "--seed", "1", *advanced)
    assert "Kit reveals" in out
    assert "game.json" in out.splitlines()[-1]
    assert "match the commitment" in shell.good("verify", "game.json")


def test_a_game_with_a_built_in_deck_can_be_quit_at_once(shell: Shell) -> None:
    for deck in ("mirror", "secret"):
        for players in ("2", "5"):
            file = f"{deck}{players}.json"
            out = shell.good("play", "--players", players, "--deck", deck, "--save", file, typed="q\n")
            assert f"--resume {file}" in out
            assert "The game isn't over yet." in shell.good("verify", file)


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    first = play(shell, "1 1\n" * 3 + "q\n", "--seed", "5")
    saved = (shell.folder / "game.json").read_text()
    assert play(shell, "1 1\n" * 3 + "q\n", "--seed", "5") == first
    assert (shell.folder / "game.json").read_text() == saved
    play(shell, "1 1\n" * 3 + "q\n", "--seed", "6")
    assert (shell.folder / "game.json").read_text() != saved


def test_by_default_games_are_saved_in_the_data_folder(shell: Shell) -> None:
    shell.good("play", "--seed", "1", typed="q\n")
    assert len(list((shell.folder / "tabbytop" / "games").glob("cat-box-*.json"))) == 1


def test_an_existing_file_is_not_overwritten(shell: Shell) -> None:
    (shell.folder / "precious.txt").write_text("do not touch")
    assert "already exists" in shell.bad("play", "--save", "precious.txt")
    assert (shell.folder / "precious.txt").read_text() == "do not touch"


def test_a_resumed_game_does_not_overwrite_another_file(shell: Shell) -> None:
    play(shell, "q\n", "--seed", "3")
    (shell.folder / "precious.txt").write_text("do not touch")
    assert "already exists" in shell.bad("play", "--resume", "game.json", "--save", "precious.txt")


def test_a_game_is_saved_after_every_move(shell: Shell) -> None:
    """Your moves are in the file however the program ends."""
    saved_lengths: list[int] = []
    session = importlib.import_module("tabbytop.terminal.local.game")
    real = session.write_whole

    def write(path: Path, text: str) -> None:
        saved_lengths.append(len(json.loads(text)["log"]))
        real(path, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "write_whole", write)
        play(shell, "1 1\n1 1\n1 1\nq\n", "--seed", "3")
    assert len(saved_lengths) >= 5
    assert sorted(saved_lengths) == saved_lengths
    assert saved_lengths[0] == 0


def test_continue_resumes_the_latest_game(shell: Shell) -> None:
    assert "no saved game" in shell.bad("play", "--continue")
    out = shell.good("play", "--players", "2", "--seed", "8", typed="1 1\nq\n")
    assert "Continue with --continue" in out
    assert "Continuing where you left off." in shell.good("play", "--continue", typed="q\n")


def test_a_line_with_surplus_words_plays_nothing(shell: Shell) -> None:
    out = play(shell, "1 1 0\nq\n", "--seed", "5")
    assert "Nothing was played" in out
    assert moves_of(shell) == []


def test_a_game_is_saved_and_resumed(shell: Shell) -> None:
    play(shell, "1 1\ns\n1 1\nq\n", "--seed", "3")
    before = json.loads((shell.folder / "game.json").read_text())
    assert len(moves_of(shell)) == 2
    shell.good("play", "--resume", "game.json", typed="1 1\n")
    after = json.loads((shell.folder / "game.json").read_text())
    assert after["log"][: len(before["log"])] == before["log"]
    assert len(moves_of(shell)) == 3
    shell.good("play", "--resume", "game.json", "--save", "other.json", typed="1 1\n" * 20)
    assert "match the commitment" in shell.good("verify", "other.json")
    assert json.loads((shell.folder / "game.json").read_text()) == after
    assert "reveals" in shell.good("replay", "other.json")
    shell.good("play", "--resume", "other.json", typed="")


def test_the_last_move_can_be_undone_in_the_advanced_game(shell: Shell) -> None:
    play(shell, "1 1\nu\n1 2\nq\n", "--seed", "3", "--advanced")
    log = json.loads((shell.folder / "game.json").read_text())["log"]
    undone = [line for line in log if "undo" in line]
    assert len(undone) == 1
    assert log[undone[0]["undo"]]["say"].startswith("card ")
    assert "undoes the last move" in shell.good("replay", "game.json")
    shell.good("verify", "game.json")
    shell.good("play", "--resume", "game.json", typed="q\n")


def test_a_move_that_others_have_seen_cannot_be_undone(shell: Shell) -> None:
    out = play(shell, "u\n1 1\nu\nq\n", "--seed", "3")
    assert out.count("You can undo only until") == 2


def test_the_rule_behind_a_refusal_is_shown_on_request(shell: Shell) -> None:
    out = play(shell, "?\n1 50,50\n?\n? CB-6.4\n? cb-4\n? x\n? CB-99\n? \x1b[31m\nq\n", "--seed", "3")
    assert "No move has been refused yet" in out
    assert "[CB-4.2]" in out
    assert "CB-4.2: A card must cover at least one quadrant" in out
    assert "CB-6.4a: " in out
    assert "CB-4.3: " in out
    assert out.count("There's no rule") == 1
    assert out.count("No card or rule matches") == 2
    assert "\x1b" not in out


def test_a_refused_line_is_discarded_entirely(shell: Shell) -> None:
    """`1 50,50` chose a card before its place was refused; the next line begins with a card again."""
    play(shell, "1 1\nq\n", "--seed", "3")
    (expected,) = moves_of(shell)
    x, y = expected["at"]
    for refused in ("1 50,50", "1 0,x", "2 99"):
        out = play(shell, f"{refused}\n1 {x},{y}\nq\n", "--seed", "3")
        assert "Nothing was played" not in out
        assert moves_of(shell) == [expected]
        assert out.count("Choose a card to play.") == 3, "the question is repeated, and asked again after the move"


def test_a_refused_place_keeps_the_card_chosen_on_an_earlier_line(shell: Shell) -> None:
    play(shell, "1\n50,50\n1\nq\n", "--seed", "3")
    assert len(moves_of(shell)) == 1


def test_help_lists_a_command_on_each_line(shell: Shell) -> None:
    lines = play(shell, "h\nq\n", "--seed", "3").splitlines()
    for command in ("b", "u", "?", "? 4.2 or ? toy mouse", "r", "Enter", "t", "w", "l", "s", "q"):
        assert [line for line in lines if re.match(rf"  {re.escape(command)}  +\w", line)], command


def test_the_game_survives_any_input(shell: Shell) -> None:
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
        assert "isn't an option here" in out


def test_b_goes_back_to_the_last_question(shell: Shell) -> None:
    """With the deck "secret", your card is shown before you lay it; that step asks nothing."""
    for deck in ("mirror", "secret"):
        for number in "12":
            out = shell.good("play", "--players", "2", "--deck", deck, "--seed", "2", typed=f"{number}\nb\nq\n")
            assert out.count("Choose a card to play.") == 2
            assert out.count(": where?") == 1


def test_a_custom_player_name(shell: Shell) -> None:
    assert "You are Zoë" in play(shell, "q\n", "--name", "Zoë")
    assert "Zoë" in shell.good("replay", "game.json")
