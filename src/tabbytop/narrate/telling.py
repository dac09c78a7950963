"""Telling any game: which room tells which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.narrate import catbox, fits
from tabbytop.narrate.language import Language


@dataclass(frozen=True)
class Telling:
    """How one game is told: a word of chance, a whole move, what happens by itself, the result."""

    chance: Callable[[Language, Any, int, list[str]], str]
    move: Callable[[Language, Any, tuple[int, ...], list[str]], str]
    aside: Callable[[Language, Any, int, Any, list[str]], str]
    result: Callable[[Language, Any, list[str]], list[str]]


TELLINGS = {
    "cat-box": Telling(catbox.tell_chance, catbox.tell_move, catbox.tell_aside, catbox.tell_result),
    "if-it-fits": Telling(fits.tell_chance, fits.tell_move, fits.tell_aside, fits.tell_result),
}
