"""A bot as a Python class: it tries some of its moves and takes the one with the largest lead.

Run it from here against Kitten, which it beats:

    tabbytop arena cat-box --players 2 --bots class:docs/examples/class_bot.py:Leader,kitten --games 20
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.engine.play import actor, say, sentences


class Leader:
    """Looks one move ahead. A new instance is created for every game and seat."""

    remembers = False  # with True, `heard` is what this seat has observed so far, with its view before each move

    def move(self, game: Any, view: Any, heard: list[Any], rng: Random) -> tuple[int, ...]:
        """Return one of `sentences(view)`; use only `rng` for randomness, so that games can be replayed."""
        seat = actor(view)
        moves = sentences(view)
        tried = rng.sample(moves, min(60, len(moves)))
        world = game.fill(view, rng)  # a world that the view allows; the real one is never shown
        return max(tried, key=lambda move: self.lead(game, world, move, seat))

    def lead(self, game: Any, world: Any, move: tuple[int, ...], seat: int) -> int:
        """Return the lead over the best other seat if the game ended after this move."""
        after = game.clone(world)
        say(after, move)
        points: list[int] = game.points(after)
        return points[seat] - max(points[:seat] + points[seat + 1 :])
