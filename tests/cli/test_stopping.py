"""A game that cannot be kept, and stopping with Ctrl-C."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.games.shelf import NAMES
from tests.cli.catbox import SMALL_DECK, moves_of
from tests.cli.shell import Shell


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
    assert "Can't write" in out
    assert len(moves_of(shell)) == 1


def test_ctrl_c_stops_with_a_word(shell: Shell) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("tabbytop.lab.console.simulate", stop)
    done = shell("simulate", "cat-box", "--games", "1")
    assert (done.code, done.out, done.err) == (130, "", "\nStopped.\n")


@pytest.mark.parametrize("game", NAMES)
def test_ctrl_c_at_the_table_keeps_the_game(shell: Shell, game: str) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    shell.monkeypatch.setattr("builtins.input", stop)
    assert "--resume game.json" in shell.good("play", game, "--save", "game.json")
