"""Bots that look at what they are given, and bots that look where they must not."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.cards import UNKNOWN


def is_view(game: Game[Any], view: Any, seat: int) -> bool:
    """Is this what the seat sees, and no more?"""
    return game.key(game.view(view, seat)) == game.key(view)


class Spy:
    """A bot that looks whether it is given more than a seat can see or has heard."""

    remembers = True

    def __init__(self) -> None:
        self.asked = 0
        self.moments = 0

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Anything."""
        seat = actor(view)
        assert is_view(game, view, seat), "this is no view"
        others = view.identities if game.name == "cat-box" else [card for hand in view.hands for card in hand]
        own = 1 if game.name == "cat-box" else len(view.hands[seat])
        assert list(others).count(UNKNOWN) == len(others) - own
        for moment in heard:
            assert is_view(game, moment.view, seat), "this was no view"
            assert actor(moment.view) == moment.author
        self.asked += 1
        self.moments = max(self.moments, len(heard))
        return sentences(view)[0]


class Peeper:
    """A cheat: it looks over its caller's shoulder, which Python allows, and chooses by the whole world."""

    remembers = False

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """A move that depends on the truth."""
        world = sys._getframe(1).f_locals["truth"].world
        return by(game.key(world), view)


class Elephant:
    """It remembers everything it was told, and chooses by all of it: no cheat, if it is told what it may know."""

    remembers = True

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """A move that depends on every moment."""
        told = [(game.key(moment.view), moment.author, moment.said) for moment in heard]
        return by((told, game.key(view)), view)


def by(what: object, view: Any) -> tuple[int, ...]:
    """A move that any change of this is likely to change."""
    return Random(repr(what)).choice(sentences(view))
