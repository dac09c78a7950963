"""The registry of games, by name."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import as_name, wrong
from tabbytop.games.catbox import game as catbox
from tabbytop.games.fits import game as fits
from tabbytop.games.kitty import game as kitty

NAMES: tuple[str, ...] = ("cat-box", "if-it-fits", "here-kitty-kitty")


def open_game(name: str, deck: object) -> Game[Any]:
    """Return the game of this name, with a deck read from plain data."""
    as_name(name, "game", NAMES)
    if name == "cat-box":
        return catbox.open_game(deck)
    return fits.open_game(deck) if name == "if-it-fits" else kitty.open_game(deck)


def game_of(data: object, where: str) -> str:
    """Return the name of the game that a position or deck file is for."""
    if not isinstance(data, dict):
        raise wrong(data, "object", where)
    if "game" not in data:
        raise Refusal("", "missing-key", {"key": "game"}, where)
    return NAMES[as_name(data["game"], "game", NAMES)]


def read_position(data: object, deck: object) -> tuple[Game[Any], Any, list[int]]:
    """Read a position file and return its game, state and dealer's script. The file may name the deck's cards by id."""
    name = game_of(data, "position")
    if name == "cat-box":
        return catbox.read_position(data, deck)
    return fits.read_position(data, deck) if name == "if-it-fits" else kitty.read_position(data, deck)
