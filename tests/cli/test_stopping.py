"""A game that can't be saved, and stopping with Ctrl-C."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.games.registry import NAMES
from tests.cli.catbox import SMALL_DECK, moves_of
from tests.cli.shell import Shell


def test_a_failed_save_is_reported_during_the_game(shell: Shell) -> None:
    """A folder replaces the file during the game."""
    deck = shell.file("deck.json", SMALL_DECK)
    saved = shell.folder / "game.json"

    words = iter(["s", "1 1", "q"])

    def typed(*_: Any) -> str:
        """Put a folder in the way before the first answer and remove it before the last."""
        word = next(words)
        if word == "s":
            saved.unlink()
            saved.mkdir()
        elif word == "q":
            saved.rmdir()
        return word

    shell.monkeypatch.setattr("builtins.input", typed)
    out = shell.good("play", "--players", "2", "--deck", deck, "--save", "game.json", "--seed", "1")
    assert "Can't write" in out
    assert len(moves_of(shell)) == 1


def test_ctrl_c_prints_that_the_command_stopped(shell: Shell) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("tabbytop.lab.console.simulate", stop)
    done = shell("simulate", "cat-box", "--games", "1")
    assert (done.code, done.out, done.err) == (130, "", "\nStopped.\n")


@pytest.mark.parametrize("game", NAMES)
def test_ctrl_c_during_a_game_saves_it(shell: Shell, game: str) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("builtins.input", stop)
    assert "--resume game.json" in shell.good("play", game, "--save", "game.json")
