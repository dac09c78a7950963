"""A bot as a Python class: it imagines some of its moves and takes the one after which it leads by most.

Run it from here against Kitten, which it beats:

    tabbytop arena cat-box --players 2 --bots class:docs/examples/class_bot.py:Leader,kitten --games 20
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.engine.play import actor, say, sentences


class Leader:
    """Looks one move ahead. It is made anew for every game and every seat."""

    remembers = False  # with True, `heard` is what this seat heard so far, and saw just before each move

    def move(self, game: Any, view: Any, heard: list[Any], rng: Random) -> tuple[int, ...]:
        """One of `sentences(view)`; all luck comes from `rng`, so that a game can be played again."""
        seat = actor(view)
        moves = sentences(view)
        tried = rng.sample(moves, min(60, len(moves)))
        world = game.fill(view, rng)  # a world that the view allows; the true one is never shown
        return max(tried, key=lambda move: self.lead(game, world, move, seat))

    def lead(self, game: Any, world: Any, move: tuple[int, ...], seat: int) -> int:
        """How many points ahead of the best other seat, if the game ended after this move."""
        after = game.clone(world)
        say(after, move)
        points: list[int] = game.points(after)
        return points[seat] - max(points[:seat] + points[seat + 1 :])
