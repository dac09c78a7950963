"""The registry of heuristics for each game: kinds of moves, random policies, evaluators and their weights."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tabbytop.bots.beliefs import Beliefs
from tabbytop.bots.evaluators import catbox, fits, identities, kitty
from tabbytop.bots.evaluators.evaluator import Evaluator
from tabbytop.engine.log import Moment

Weights = dict[str, float]
"""Weights by name. In a policy, kinds of moves that aren't listed weigh 1."""


@dataclass(frozen=True)
class Heuristics:
    """What bots know about one game, beyond its rules."""

    kinds: tuple[str, ...]
    policies: dict[str, Weights]
    usual: str
    """The default policy of random players."""
    quiet: str
    """The policy a bot assumes when it plays out the choices that cards ask for."""
    evaluator_type: type[Evaluator]
    weights: Weights
    believe: Callable[[Any, list[Moment], int], Beliefs] | None = None
    """Creates beliefs from a view, its history and a seat. Without it, all possible worlds are equally likely."""

    def make_evaluator(self, changes: Weights | None = None) -> Evaluator:
        """Create an evaluator with the tuned weights, some of them replaced by `changes`."""
        return self.evaluator_type({**self.weights, **changes} if changes else self.weights)


def tuned(game: str) -> dict[str, Any]:
    """Read a game's data file: its weights and the `tabbytop tune` runs that produced them."""
    found: dict[str, Any] = json.loads(files("tabbytop.bots.evaluators").joinpath(f"{game}.json").read_text("utf-8"))
    return found


def weights_of(game: str) -> Weights:
    """Return the tuned weights of a game."""
    weights: Weights = tuned(game)["weights"]
    return weights


HEURISTICS = {
    "cat-box": Heuristics(
        catbox.KINDS,
        catbox.POLICIES,
        catbox.USUAL,
        catbox.QUIET,
        catbox.CatBoxEvaluator,
        weights_of("cat-box"),
        identities.Identities,
    ),
    "here-kitty-kitty": Heuristics(
        kitty.KINDS, kitty.POLICIES, kitty.USUAL, kitty.QUIET, kitty.KittyEvaluator, weights_of("here-kitty-kitty")
    ),
    "if-it-fits": Heuristics(
        fits.KINDS, fits.POLICIES, fits.USUAL, fits.QUIET, fits.FitsEvaluator, weights_of("if-it-fits")
    ),
}
