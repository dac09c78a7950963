"""Simple bots: one plays anything, one is a little silly, one looks a move ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.bots.mind import MINDS, Weights
from tabbytop.bots.playing import glance, promise
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, say, some_sentences
from tabbytop.engine.window import Window

WORLDS = 2
"""In how many worlds House Cat looks at a move."""


def run_its_course(game: Game[Any], world: Any, rng: Random) -> None:
    """Let what was said happen: nobody answers in a window, and whom a card asks to choose chooses anything."""
    mind = MINDS[game.name]
    while actor(world) >= 0 and world.agenda[-1].reacts:
        step = world.agenda[-1]
        passes = isinstance(step, Window)
        say(world, (step.passing(),) if passes else choose(game, world, mind.policies[mind.quiet], rng))


class RandomBot:
    """Plays anything, by a policy."""

    remembers = False

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """A random move."""
        return choose(game, view, self.weights, rng)


class Kitten:
    """Plays: now and then what looks good at a glance, as often whatever is fun."""

    remembers = False

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Any move, or one that looks good."""
        mind = MINDS[game.name]
        if rng.random() < 0.5:
            return choose(game, view, mind.policies[mind.usual], rng)
        return glance(mind.think(), game.fill(view, rng), actor(view), rng)


class HouseCat:
    """Looks at every move, one turn ahead, and takes the one that gives the best chance."""

    remembers = False

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """The best move, as it looks in a few worlds that the view allows."""
        said = some_sentences(view)
        if len(said) == 1:
            return said[0]
        mind = MINDS[game.name]
        thinking = mind.think(self.weights)
        seat = actor(view)
        luck, whim = Random(0), Random(0)
        promises = [0.0] * len(said)
        for _ in range(WORLDS):
            world = game.fill(view, rng)
            salt = rng.getrandbits(40)
            for i, sentence in enumerate(said):
                luck.seed(salt)  # the same luck for every move
                whim.seed(salt)
                promises[i] += promise(game, thinking, game.clone(world), sentence, seat, luck, whim)
        return said[promises.index(max(promises))]
