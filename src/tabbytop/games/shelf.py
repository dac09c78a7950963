"""The shelf: the games this house knows, by name."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import as_name, wrong
from tabbytop.games.catbox import game as catbox

NAMES: tuple[str, ...] = ("cat-box",)


def open_game(name: str, deck: object) -> Game[Any]:
    """A game with the deck that plain data describes."""
    as_name(name, "game", NAMES)
    return catbox.open_game(deck)


def read_position(data: object) -> tuple[Game[Any], Any, list[int]]:
    """The game, the table and the dealer's script of a position file."""
    if not isinstance(data, dict):
        raise wrong(data, "object", "position")
    if "game" not in data:
        raise Refusal("", "missing-key", {"key": "game"}, "position")
    as_name(data["game"], "game", NAMES)
    return catbox.read_position(data)
