"""Bots that don't search: random, Kitten (plays for fun) and House Cat (looks one move ahead)."""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.bots.heuristics import HEURISTICS, Weights
from tabbytop.bots.policy import choose
from tabbytop.bots.rollout import evaluate_move, quick_move
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import MOST_MOVES, actor, say, some_sentences
from tabbytop.engine.window import Window

WORLDS = 2
"""Worlds in which House Cat evaluates each move."""


def resolve_move(game: Game[Any], world: Any, rng: Random) -> None:
    """Resolve a move: every seat passes in windows, and the choices that cards ask for are random."""
    heuristics = HEURISTICS[game.name]
    while actor(world) >= 0 and world.agenda[-1].reacts:
        step = world.agenda[-1]
        passes = isinstance(step, Window)
        say(world, (step.passing(),) if passes else choose(game, world, heuristics.policies[heuristics.quiet], rng))


class RandomBot:
    """A bot that plays random moves, drawn by a policy."""

    remembers = False

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return a random move."""
        return choose(game, view, self.weights, rng)


class Kitten:
    """A bot that plays a random move half of the time, otherwise one that looks good."""

    remembers = False

    def __init__(self, style: str = "") -> None:
        self.style = style

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return a random move or one that looks good."""
        heuristics = HEURISTICS[game.name]
        if rng.random() < 0.5:
            return choose(game, view, heuristics.policy(heuristics.usual, self.style), rng)
        return quick_move(heuristics.make_evaluator(style=self.style), game.fill(view, rng), actor(view), rng)


class HouseCat:
    """A bot that evaluates every move one turn ahead and takes the one with the best chance of winning."""

    remembers = False

    def __init__(self, weights: Weights | None = None, style: str = "", max_options: int = MOST_MOVES) -> None:
        self.weights = weights
        self.style = style
        self.max_options = max_options
        """Moves that it compares if there are many, approximately."""

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the best move on average over a few worlds consistent with the view."""
        said = some_sentences(view, self.max_options)
        if len(said) == 1:
            return said[0]
        heuristics = HEURISTICS[game.name]
        evaluator = heuristics.make_evaluator(self.weights, self.style)
        seat = actor(view)
        chance_rng, choice_rng = Random(0), Random(0)
        family = game.words.family
        win_chances = [0.0] * len(said)
        if evaluator.likes:
            win_chances = [
                WORLDS * evaluator.style_bonus(view, seat, sentence, family(sentence[0])) for sentence in said
            ]
        for _ in range(WORLDS):
            world = game.fill(view, rng)
            salt = rng.getrandbits(40)
            for i, sentence in enumerate(said):
                chance_rng.seed(salt)  # same random numbers for every move
                choice_rng.seed(salt)
                win_chances[i] += evaluate_move(
                    game, evaluator, game.clone(world), sentence, seat, chance_rng, choice_rng
                )
        return said[win_chances.index(max(win_chances))]
