"""The command `play`: bots are chosen by level and saved in the record; a file can name only levels."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabbytop.games.registry import NAMES
from tests.cli.catbox import play
from tests.cli.shell import ESCAPE, Shell


def bots_of(shell: Shell) -> list[str]:
    """Return the bots named in the record."""
    return [player.get("bot", "") for player in json.loads((shell.folder / "game.json").read_text())["players"]]


def change_bot(shell: Shell, bot: str) -> None:
    """Overwrite the first bot in the record."""
    data: Any = json.loads((shell.folder / "game.json").read_text())
    data["players"][1]["bot"] = bot
    shell.file("game.json", data)


@pytest.mark.parametrize("game", NAMES)
def test_one_level_for_all_bots_or_one_for_each(shell: Shell, game: str) -> None:
    out = shell.good("play", game, "--save", "game.json", typed="q\n")
    assert "You're playing with Mochi (House Cat), Poppy (House Cat), Hazel (House Cat)." in out
    assert bots_of(shell) == ["", "house-cat", "house-cat", "house-cat"]
    levels = "kitten, alley-cat:1,tiger:2"
    (shell.folder / "game.json").unlink()
    out = shell.good("play", game, "--bots", levels, "--save", "game.json", "--seed", "1", typed="1\n1\n\nq\n")
    expected = "Mochi (Kitten), Poppy (Alley Cat, 1 iteration per move), Hazel (Tiger, 2 iterations per move)."
    assert expected in " ".join(out.split())
    assert bots_of(shell) == ["", "kitten", "alley-cat:1", "tiger:2"]
    assert "\x1b" not in out
    shell.good("verify", "game.json")


def test_a_level_with_seconds_is_shown(shell: Shell) -> None:
    assert "Mochi (Tiger, 0.5 s per move)." in shell.good("play", "--players", "2", "--bots", "tiger:0.5s", typed="q\n")


def test_the_same_seed_gives_the_same_game_with_a_fixed_number_of_iterations(shell: Shell) -> None:
    first = play(shell, "1 1\n" * 3 + "q\n", "--seed", "5", "--bots", "tiger:3")
    saved = (shell.folder / "game.json").read_text()
    assert play(shell, "1 1\n" * 3 + "q\n", "--seed", "5", "--bots", "tiger:3") == first
    assert (shell.folder / "game.json").read_text() == saved


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        ("kitten,tiger", "You named 2 bots for 3 other seats"),
        ("kitten,kitten,kitten,kitten", "You named 4 bots for 3 other seats"),
        ("lion", '"lion" isn\'t a bot'),
        ("", '"" isn\'t a bot'),
        ("kitten,", '"" isn\'t a bot'),
        ("greedy", '"greedy" isn\'t a bot'),
        ("tiger:0", '"tiger:0" isn\'t a bot'),
        ("house-cat:3", '"house-cat:3" isn\'t a bot'),
        ("class:os:system", "isn't a bot"),
        ("program:touch ran", "isn't a bot"),
        (ESCAPE, "isn't a bot"),
    ],
)
def test_invalid_bots_are_refused(shell: Shell, bots: str, expected: str) -> None:
    assert expected in shell.bad("play", "--bots", bots, "--save", "game.json")
    assert list(shell.folder.iterdir()) == []


def test_the_error_for_one_other_seat_is_singular(shell: Shell) -> None:
    error = shell.bad("play", "--players", "2", "--bots", "tiger,tiger")
    assert error.startswith("You named 2 bots for one other seat")


def test_a_saved_game_keeps_its_bots(shell: Shell) -> None:
    play(shell, "q\n", "--bots", "tiger:2")
    for more in (("--resume", "game.json"), ("--continue",)):
        assert "keeps its bots" in shell.bad("play", *more, "--bots", "kitten")
    out = shell.good("play", "--resume", "game.json", typed="1 1\nq\n")
    assert "Tiger, 2 iterations per move" in out
    assert set(bots_of(shell)) == {"", "tiger:2"}


def test_a_game_against_a_retired_bot_resumes_against_house_cat(shell: Shell) -> None:
    play(shell, "q\n")
    change_bot(shell, "greedy")
    out = shell.good("play", "--resume", "game.json", typed="1 1\nq\n")
    assert "Mochi (House Cat)" in out
    assert "A House Cat takes over" not in out
    assert set(bots_of(shell)) == {"", "house-cat"}


@pytest.mark.parametrize(
    "bot", ["program:touch ran", "class:./evil.py:Bot", "class:evil:Bot", "lion", "tiger:0.5", "[b]"]
)
def test_code_named_in_a_file_is_never_run(shell: Shell, bot: str) -> None:
    play(shell, "q\n")
    change_bot(shell, bot)
    (shell.folder / "evil.py").write_text("open('ran', 'w').close()")
    shell.monkeypatch.syspath_prepend(str(shell.folder))
    out = shell.good("play", "--resume", "game.json", typed="1 1\nq\n")
    assert f'Mochi was "{bot}", which isn\'t available here. A House Cat takes over.' in out
    assert not (shell.folder / "ran").exists()
    assert set(bots_of(shell)) == {"", "house-cat"}


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(shell: Shell) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("tabbytop.bots.search_bot.SearchBot.move", stop)
    out = play(shell, "1 1\n1 1\n", "--bots", "tiger")
    assert "--resume game.json" in out
    assert "The game isn't over yet." in shell.good("verify", "game.json")
