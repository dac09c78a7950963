"""A position, a deck and a way to play If It Fits in CLI tests."""

from __future__ import annotations

from tests.cli.shell import Shell
from tests.rules.position_match import Json

FROM_THE_RULES_PAGE: Json = {
    "game": "if-it-fits", "options": {"advanced": False, "table": [13, 9]},
    "players": [{"cat": "lilly", "hand": [{"open": "NES", "icons": ["mouse"]}, "princess"]},
                {"cat": "milo", "hand": []}],
    "cells": [{"at": [6, 4], "card": {"open": "NEW", "icons": ["mouse", "spray"]}},
              {"at": [7, 4], "card": {"open": "W", "icons": []}},
              {"at": [6, 5], "sleeping": "milo"}, {"at": [6, 3], "princess": True}, {"at": [5, 4], "toy": True}],
    "across": [{"at": [[6, 4], [7, 4]], "cat": "lilly"}],
    "deck": ["princess", "toy", {"open": "NS", "icons": []}],
    "to_move": 0, "phase": "turn", "ending": False,
}  # fmt: skip
"""The example on the rules page, verbatim."""

SMALL_DECK: Json = {
    "game": "if-it-fits",
    "name": "small",
    "toys": ["fish", "ball"],
    "cards": [
        {"id": "fish", "open": "NESW", "icons": ["fish"], "copies": 4},
        {"id": "ball", "open": "ESW", "icons": ["ball", "spray"], "copies": 4},
        {"id": "hall", "open": "EW", "icons": [], "copies": 4},
    ],
    "start_cards": [{"id": "corner", "open": "NE", "icons": ["fish"], "copies": 5}],
}
"""Twelve cards, for short games, with its own toys."""

ANYTHING = "\n1\n1\n1t\n2\n" * 120
"""Answers for any prompt: Enter draws or ends the move; 1 picks a card, place or cat; 1t and 2 if 1 doesn't fit."""


def play(shell: Shell, typed: str, *more: str, players: int = 2) -> str:
    """Play a game with the small deck and return the output."""
    (shell.folder / "game.json").unlink(missing_ok=True)
    arguments = ("--players", str(players), "--deck", shell.file("deck.json", SMALL_DECK), "--save", "game.json")
    return shell.good("play", "if-it-fits", *arguments, *more, typed=typed)


def moves_of(shell: Shell, file: str = "game.json") -> list[Json]:
    """Return your moves in the saved game."""
    found = shell.json("export", file, "--positions")
    return [
        action for before, action in zip(found["positions"], found["actions"], strict=True) if before["to_move"] == 0
    ]
