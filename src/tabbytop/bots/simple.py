"""Simple bots: one plays anything, one looks a move ahead."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tabbytop.bots.mind import MINDS, Weights
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, say
from tabbytop.engine.window import Window


class Bot(Protocol):
    """Whoever answers a view with a whole move."""

    def move(self, game: Game[Any], view: Any, rng: Random) -> tuple[int, ...]:
        """The move that this bot makes."""


def run_its_course(game: Game[Any], world: Any, rng: Random) -> None:
    """Let what was said happen: nobody answers in a window, and whom a card asks to choose chooses anything."""
    mind = MINDS[game.name]
    while actor(world) >= 0 and world.agenda[-1].reacts:
        step = world.agenda[-1]
        passes = isinstance(step, Window)
        say(world, (step.passing(),) if passes else choose(game, world, mind.policies[mind.quiet], rng))


class RandomBot:
    """Plays anything, by a policy."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def move(self, game: Game[Any], view: Any, rng: Random) -> tuple[int, ...]:
        """A random move."""
        return choose(game, view, self.weights, rng)


class GreedyBot:
    """Tries some moves in a world that its view allows and takes the one that looks best at once."""

    def __init__(self, tries: int) -> None:
        self.tries = tries

    def move(self, game: Game[Any], view: Any, rng: Random) -> tuple[int, ...]:
        """The best of some random moves."""
        seat = actor(view)
        mind = MINDS[game.name]
        best: tuple[int, ...] = ()
        highest = float("-inf")
        for i in range(self.tries):
            policy = mind.policies["even" if i % 3 == 0 else mind.quiet]
            sentence = choose(game, view, policy, rng)
            worth = mind.value(self._after(game, view, sentence, seat, rng), seat)
            if worth > highest:
                best, highest = sentence, worth
        return best

    def _after(self, game: Game[Any], view: Any, sentence: tuple[int, ...], seat: int, rng: Random) -> Any:
        """A world some moves on: to the end of the turn, so that a move is judged by what it brings."""
        mind = MINDS[game.name]
        world = game.fill(view, rng)
        say(world, sentence)
        run_its_course(game, world, rng)
        while actor(world) == seat:
            say(world, choose(game, world, mind.policies[mind.quiet], rng))
            run_its_course(game, world, rng)
        return world
