"""The commands `moves`, `score` and `deck` with If It Fits, and the rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabbytop.games.fits.rulebook import RULES, RULINGS
from tabbytop.table.files import read_deck
from tests.cli.fits import FROM_THE_RULES_PAGE, SMALL_DECK, play
from tests.cli.shell import ESCAPE, Shell
from tests.rules.fits.tables import card, player, position
from tests.rules.position_match import Json, PositionMatch

# Positions

BY_ID: Json = {
    **position(player("lilly"), player("milo"), across=["6,4 lilly"], deck=[]),
    "cells": [{"at": [6, 4], "card": "fish"}, {"at": [7, 4], "card": "ball", "turned": True}],
    "deck": ["hall", "princess", "fish", "toy"],
}
"""A position that names cards by their ids in the small deck."""


def test_moves_are_a_json_list_in_the_format_of_the_rules_page(shell: Shell) -> None:
    found = shell.json("moves", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert found == PositionMatch(FROM_THE_RULES_PAGE).moves()
    assert {"do": "draw"} in found
    assert {"do": "sleep", "at": [8, 4]} in found, "beyond a wall"


def test_moves_of_every_kind_have_the_keys_of_the_rules_page(shell: Shell) -> None:
    table = {"cells": ["6,4 NESW:mouse", "7,4 NESW:"], "across": []}
    hand = player("lilly", "NES:mouse", "princess")
    shapes: set[tuple[str, ...]] = set()
    for data in (
        FROM_THE_RULES_PAGE,
        position(phase="setup", start_cards=[card("NSW:feather")]),
        {**FROM_THE_RULES_PAGE, "phase": "play"},
        position(player("lilly", "princess"), player("milo"), phase="play", table=[1, 1], cells=["0,0 NESW:"]),
        position(hand, player("milo"), phase="toy", **table),
        position(hand, player("milo"), phase="toy", cells=["6,4 NS:"]),
        position(hand, player("milo"), phase="toy", cells=["0,0 NS:"], table=[1, 1]),
        position(hand, player("milo"), phase="cat", just_played=[7, 4], **table),
    ):
        for move in shell.json("moves", shell.file("position.json", data), "--json"):
            places = ("pair" if isinstance(move["at"][0], list) else "cell",) if "at" in move else ()
            shapes.add((*places, *[f"{key}={move[key]}" if key == "do" else key for key in move]))
    assert shapes == {
        ("cell", "do=start", "card", "at", "turned"),
        ("do=draw",),
        ("cell", "do=sleep", "at"),
        ("cell", "do=place", "hand", "at", "turned"),
        ("cell", "do=princess", "hand", "at"),
        ("pair", "do=princess", "hand", "at"),
        ("do=discard", "hand"),
        ("pair", "do=toy", "at"),
        ("cell", "do=toy", "at"),
        ("do=discard",),
        ("pair", "do=cat", "at"),
        ("do=done",),
    }


def test_moves_in_sentences(shell: Shell) -> None:
    lines = shell.good("moves", shell.file("position.json", FROM_THE_RULES_PAGE)).splitlines()
    assert lines[0] == f"{len(lines) - 1} moves:"
    assert "  Seat 0 draws a card." in lines
    assert "  Seat 0's Lilly goes to sleep at 8,4." in lines


def test_there_are_no_moves_when_the_game_is_over(shell: Shell) -> None:
    file = shell.file("position.json", {**FROM_THE_RULES_PAGE, "phase": "over"})
    assert shell.json("moves", file, "--json") == []
    assert shell.good("moves", file) == "No moves: the game is over.\n"


def test_a_skipped_player_has_no_move_but_the_game_is_not_over(shell: Shell) -> None:
    """Milo's hand is empty and the end is triggered; Lilly still has cards."""
    file = shell.file("position.json", {**FROM_THE_RULES_PAGE, "ending": True, "to_move": 1})
    assert shell.json("moves", file, "--json") == []
    assert "the game is over" not in shell.good("moves", file)


def test_the_score_as_json(shell: Shell) -> None:
    found = shell.json("score", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert list(found) == ["points", "winners", "details"]
    # One box: a mouse, the paw, a spray bottle; Lilly is awake in it, Milo is asleep.
    assert (found["points"], found["winners"]) == ([1, 0], [0])
    assert [row["points"] for row in found["details"]] == [1, 0]


def test_the_score_in_sentences(shell: Shell) -> None:
    lines = shell.good("score", shell.file("position.json", FROM_THE_RULES_PAGE)).splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("Seat 0 (Lilly): 1 point – ")
    assert lines[-1] == "Seat 0 wins."


def test_a_position_can_name_cards_of_a_custom_deck(shell: Shell) -> None:
    file, deck = shell.file("position.json", BY_ID), shell.file("deck.json", SMALL_DECK)
    # A fish and a ball with a spray bottle: 1 - 1.
    assert shell.json("score", file, "--deck", deck, "--json")["points"] == [0, 0]
    assert {"do": "draw"} in shell.json("moves", file, "--deck", deck, "--json")
    for command in ("score", "moves"):
        assert shell.bad(command, file) == 'cells[0].card: The deck has no card called "fish".'
        assert shell.bad(command, file, "--deck", "cardboard").startswith("cells[0].card: ")


def test_a_position_can_name_cards_of_the_default_deck(shell: Shell) -> None:
    data = {**BY_ID, "cells": [{"at": [6, 4], "card": "a03"}, {"at": [7, 4], "card": "start-mouse"}], "deck": ["h05"]}
    file = shell.file("position.json", data)
    assert shell.json("score", file, "--json") == shell.json("score", file, "--deck", "cardboard", "--json")


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        ("mirror", 'Unknown deck "mirror"'),
        (ESCAPE.replace("[", ""), "Unknown deck"),
        ("nothing.json", "no such file"),
        ("\0.json", "Can't read"),
        ("position.json", "deck: "),
        (".", "is a directory"),
    ],
)
def test_an_invalid_deck_for_a_position_is_refused(shell: Shell, deck: str, expected: str) -> None:
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    for command in ("moves", "score"):
        assert expected in shell.bad(command, file, "--deck", deck)


# Decks


def test_all_cards_of_the_default_deck_are_shown(shell: Shell) -> None:
    data = read_deck("if-it-fits", "cardboard")
    ids = [card["id"] for part in ("cards", "start_cards") for card in data[part]]
    assert len(ids) == 72 + 5
    for columns in ("80", "120", "1000"):
        shell.monkeypatch.setenv("COLUMNS", columns)
        words = shell.good("deck", "show", "if-it-fits").split()
        assert [name for name in ids if name not in words] == []
        assert "Princess" in words
        assert words.count("×5") == words.count("×3") == 1
    assert shell.good("deck", "show", "if-it-fits", "cardboard") == shell.good("deck", "show", "if-it-fits")


def test_a_custom_deck_is_checked_shown_and_played(shell: Shell) -> None:
    file = shell.file("deck.json", SMALL_DECK)
    lines = shell.good("deck", "check", file).splitlines()
    assert lines[0] == "Valid If It Fits deck with 12 cards and 5 start cards."
    assert "72" in lines[1]
    assert "fish 4, ball 4, spray bottles 4" in lines[2]
    shown = shell.good("deck", "show", "if-it-fits", file)
    for label in ("fish ×4", "ball ×4", "hall ×4", "corner ×5"):
        assert label in shown
    assert shell.json("simulate", "if-it-fits", "--deck", file, "--games", "2", "--json")["deck"] == "small"


def test_card_totals_include_copies(shell: Shell) -> None:
    shown = shell.good("deck", "show", "if-it-fits", shell.file("deck.json", SMALL_DECK))
    assert "Cardboard: 12" in shown
    assert "Start cards: 5" in shown


def deck_with_card(**more: Any) -> Json:
    """Return the small deck with such a card in front."""
    return {**SMALL_DECK, "cards": [{"open": "NS", "icons": [], **more}, *SMALL_DECK["cards"]]}


@pytest.mark.parametrize(
    ("data", "where", "rule"),
    [
        (deck_with_card(open="SN"), "cards[0].open: ", "[IIF-1.3]"),
        (deck_with_card(icons=["mouse"]), "cards[0].icons[0]: ", "[IIF-1.3]"),
        (deck_with_card(id="toy"), "cards[0].id: ", "[IIF-1.2]"),
        (deck_with_card(copies=61), "cards: ", "[IIF-1.2]"),
        ({**SMALL_DECK, "start_cards": []}, "start_cards: ", "[IIF-1.2]"),
        ({**SMALL_DECK, "toys": []}, "toys: ", "[IIF-1.3]"),
    ],
)
def test_an_error_in_a_deck_is_reported_with_its_path(shell: Shell, data: Json, where: str, rule: str) -> None:
    file = shell.file("deck.json", data)
    for command in (
        ("deck", "check", file),
        ("deck", "show", "if-it-fits", file),
        ("simulate", "if-it-fits", "--deck", file),
        ("play", "if-it-fits", "--deck", file),
    ):
        error = shell.bad(*command)
        assert error.startswith(where)
        assert error.endswith(rule)


@pytest.mark.parametrize(
    "data", [None, [], "cardboard", 7, {}], ids=["null", "a list", "a text", "a number", "nothing"]
)
def test_an_invalid_deck_is_not_called_a_position(shell: Shell, data: Any) -> None:
    assert shell.bad("deck", "check", shell.file("deck.json", data)).startswith("deck: ")


# Rules


def test_the_rules_are_listed_in_order(shell: Shell) -> None:
    lines = shell.good("rules", "if-it-fits").splitlines()
    listed = [line.split(":")[0] for line in lines]
    assert set(listed) == {*RULES, *RULINGS}
    chapters = [tuple(int(n) for n in re.findall(r"\d+", rule)) for rule in listed]
    assert chapters == sorted(chapters), "chapter 10 comes after chapter 9"


def test_only_the_requested_chapter_is_shown_during_a_game(shell: Shell) -> None:
    out = play(shell, "? 1\nq\n", "--seed", "1")
    assert "IIF-1.5: " in out
    assert "IIF-10.1: " not in out
