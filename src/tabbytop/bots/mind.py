"""Minds: for each game what a move can be about, ways to play at random, and what a table is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.bots.minds import catbox, fits, kitty

Weights = dict[str, float]
"""By kind of move; kinds that are not named weigh 1."""


@dataclass(frozen=True)
class Mind:
    """What bots know of one game besides its rules."""

    kinds: tuple[str, ...]
    policies: dict[str, Weights]
    usual: str
    """The policy of random players, where none is named."""
    quiet: str
    """The policy by which a bot imagines the rest of its own turn."""
    value: Callable[[Any, int], float]


MINDS = {
    "cat-box": Mind(catbox.KINDS, catbox.POLICIES, catbox.USUAL, catbox.QUIET, catbox.value),
    "here-kitty-kitty": Mind(kitty.KINDS, kitty.POLICIES, kitty.USUAL, kitty.QUIET, kitty.value),
    "if-it-fits": Mind(fits.KINDS, fits.POLICIES, fits.USUAL, fits.QUIET, fits.value),
}
