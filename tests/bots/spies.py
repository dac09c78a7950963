"""Bots that check their input, and bots that cheat on purpose."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.cards import UNKNOWN


def is_view(game: Game[Any], view: Any, seat: int) -> bool:
    """Return whether this is exactly what the seat sees."""
    return game.key(game.view(view, seat)) == game.key(view)


class CheckingBot:
    """A bot that checks whether it gets more than its seat can see or has observed."""

    remembers = True

    def __init__(self) -> None:
        self.asked = 0
        self.moments = 0

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return any move."""
        seat = actor(view)
        assert is_view(game, view, seat), "not a view"
        others = view.identities if game.name == "cat-box" else [card for hand in view.hands for card in hand]
        own = 1 if game.name == "cat-box" else len(view.hands[seat])
        assert list(others).count(UNKNOWN) == len(others) - own
        for moment in heard:
            assert is_view(game, moment.view, seat), "a remembered state is not a view"
            assert actor(moment.view) == moment.author
        self.asked += 1
        self.moments = max(self.moments, len(heard))
        return sentences(view)[0]


class CheatingBot:
    """A bot that cheats: it reads the full state from its caller's frame, which Python allows."""

    remembers = False

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return a move that depends on hidden information."""
        world = sys._getframe(1).f_locals["truth"].world
        return choose_by(game.key(world), view)


class RememberingBot:
    """A bot that uses all input it ever received, so it cheats only if it received too much."""

    remembers = True

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return a move that depends on the whole history."""
        history = [(game.key(moment.view), moment.author, moment.said) for moment in heard]
        return choose_by((history, game.key(view)), view)


def choose_by(seed: object, view: Any) -> tuple[int, ...]:
    """Return a move that is likely to change with any change of the input."""
    return Random(repr(seed)).choice(sentences(view))
