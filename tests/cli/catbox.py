"""A position, a deck and a way to play Cat Box in CLI tests."""

from __future__ import annotations

from tests.cli.shell import Shell
from tests.rules.position_match import Json

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
"""The example on the rules page, verbatim."""

SMALL_DECK = {
    "game": "cat-box",
    "name": "small",
    "cards": [{"front": ["K.", "PV"], "copies": 6}, {"front": ["BY", ".K"], "copies": 6}],
}
"""Twelve cards, for short games."""


def play(shell: Shell, typed: str, *more: str) -> str:
    """Play a game with the small deck and return the output."""
    (shell.folder / "game.json").unlink(missing_ok=True)
    deck = shell.file("deck.json", SMALL_DECK)
    return shell.good("play", "cat-box", "--players", "2", "--deck", deck, "--save", "game.json", *more, typed=typed)


def moves_of(shell: Shell) -> list[Json]:
    """Return your moves in the saved game."""
    found = shell.json("export", "game.json", "--positions")
    return [
        action for before, action in zip(found["positions"], found["actions"], strict=True) if before["to_move"] == 0
    ]
