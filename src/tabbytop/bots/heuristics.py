"""The registry of heuristics for each game: kinds of moves, random policies, evaluators and their weights."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from tabbytop.bots.beliefs import Beliefs
from tabbytop.bots.evaluators import catbox, fits, identities, kitty
from tabbytop.bots.evaluators.evaluator import Evaluator
from tabbytop.engine.log import Moment

Weights = dict[str, float]
"""Weights by name. In a policy, kinds of moves that aren't listed weigh 1."""
LIKED = 0.02
"""A random policy makes a move that a style likes this much e times as often."""


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a style of play differs from the plain level: a little, so that it isn't much weaker."""

    factors: Weights = {}
    """Factors of evaluator weights."""
    likes: Weights = {}
    """The chance of winning that it gives up for a kind of move, or for interference with others (`meddle`)."""


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
    styles: dict[str, Style]
    believe: Callable[[Any, list[Moment], int], Beliefs] | None = None
    """Creates beliefs from a view, its history and a seat. Without it, all possible worlds are equally likely."""

    def make_evaluator(self, changes: Weights | None = None, style: str = "") -> Evaluator:
        """Create an evaluator with the tuned weights, changed by a style, and some of them replaced by `changes`."""
        if not style:
            return self.evaluator_type({**self.weights, **changes} if changes else self.weights)
        chosen = self.styles[style]
        factors = chosen.factors
        weights = {name: weight * factors.get(name, 1.0) for name, weight in self.weights.items()}
        evaluator = self.evaluator_type({**weights, **(changes or {})})
        evaluator.likes = chosen.likes
        return evaluator

    def policy(self, name: str, style: str = "") -> Weights:
        """Return a random policy; a style prefers the moves it likes."""
        weights = self.policies[name]
        if not style:
            return weights
        likes = {kind: like for kind, like in self.styles[style].likes.items() if kind in self.kinds}
        return {**weights, **{kind: weights.get(kind, 1.0) * exp(like / LIKED) for kind, like in likes.items()}}


def tuned(game: str) -> dict[str, Any]:
    """Read a game's data file: its weights and the `tabbytop tune` runs that produced them."""
    found: dict[str, Any] = json.loads(files("tabbytop.bots.evaluators").joinpath(f"{game}.json").read_text("utf-8"))
    return found


def weights_of(game: str) -> Weights:
    """Return the tuned weights of a game."""
    weights: Weights = tuned(game)["weights"]
    return weights


def styles_of(game: str) -> dict[str, Style]:
    """Return a game's styles of play."""
    return msgspec.convert(tuned(game)["styles"], dict[str, Style])


HEURISTICS = {
    "cat-box": Heuristics(
        catbox.KINDS,
        catbox.POLICIES,
        catbox.USUAL,
        catbox.QUIET,
        catbox.CatBoxEvaluator,
        weights_of("cat-box"),
        styles_of("cat-box"),
        identities.Identities,
    ),
    "here-kitty-kitty": Heuristics(
        kitty.KINDS,
        kitty.POLICIES,
        kitty.USUAL,
        kitty.QUIET,
        kitty.KittyEvaluator,
        weights_of("here-kitty-kitty"),
        styles_of("here-kitty-kitty"),
    ),
    "if-it-fits": Heuristics(
        fits.KINDS,
        fits.POLICIES,
        fits.USUAL,
        fits.QUIET,
        fits.FitsEvaluator,
        weights_of("if-it-fits"),
        styles_of("if-it-fits"),
    ),
}
