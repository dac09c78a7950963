"""The commands `deck check` and `deck show`."""

from __future__ import annotations

import pytest

from tests.cli.catbox import SMALL_DECK
from tests.cli.shell import Shell


def test_a_deck_is_checked(shell: Shell) -> None:
    lines = shell.good("deck", "check", shell.file("deck.json", SMALL_DECK)).splitlines()
    assert lines[0].startswith("Valid Cat Box deck with 12 cards")
    assert "48" in lines[1]
    assert "12 empty boxes" in lines[2]


def test_an_error_in_a_deck_is_reported_with_its_path(shell: Shell) -> None:
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


def test_a_custom_deck_is_shown_and_played(shell: Shell) -> None:
    file = shell.file("deck.json", SMALL_DECK)
    assert "12 empty boxes" in " ".join(shell.good("deck", "show", "cat-box", file).split())
    assert shell.json("simulate", "cat-box", "--deck", file, "--games", "2", "--json")["deck"] == "small"
