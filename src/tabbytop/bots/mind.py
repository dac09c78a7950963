"""Minds: for each game what a move can be about, ways to play at random, and what a table is worth to a seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tabbytop.bots.beliefs import Beliefs
from tabbytop.bots.minds import catbox, fits, identities, kitty
from tabbytop.bots.minds.thinking import Thinking
from tabbytop.engine.log import Moment

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
    thinking: type[Thinking]
    weights: Weights
    believe: Callable[[Any, list[Moment], int], Beliefs] | None = None
    """What a seat makes of what it heard: view, moments, seat. Where none, worlds are as likely as they are dealt."""

    def think(self, changes: Weights | None = None) -> Thinking:
        """What is worth what, with the tuned weights, or some of them changed."""
        return self.thinking({**self.weights, **changes} if changes else self.weights)


def tuned(game: str) -> dict[str, Any]:
    """The data file of a game's mind: what it weighs, and the runs of `tabbytop tune` that found it."""
    found: dict[str, Any] = json.loads(files("tabbytop.bots.minds").joinpath(f"{game}.json").read_text("utf-8"))
    return found


def weights_of(game: str) -> Weights:
    """What a game's mind weighs."""
    weights: Weights = tuned(game)["weights"]
    return weights


MINDS = {
    "cat-box": Mind(
        catbox.KINDS,
        catbox.POLICIES,
        catbox.USUAL,
        catbox.QUIET,
        catbox.CatBoxThinking,
        weights_of("cat-box"),
        identities.Identities,
    ),
    "here-kitty-kitty": Mind(
        kitty.KINDS, kitty.POLICIES, kitty.USUAL, kitty.QUIET, kitty.KittyThinking, weights_of("here-kitty-kitty")
    ),
    "if-it-fits": Mind(fits.KINDS, fits.POLICIES, fits.USUAL, fits.QUIET, fits.FitsThinking, weights_of("if-it-fits")),
}
