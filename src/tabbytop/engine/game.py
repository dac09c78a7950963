"""What the house asks of a game: a start, what each seat sees, worlds that fit a view, a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from tabbytop.engine.step import State

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.step import Luck
    from tabbytop.engine.words import Words

S = TypeVar("S", bound=State)

Plain = dict[str, object]
"""A JSON object as Python reads it: how decks, positions and actions enter and leave a game."""


class Game(Generic[S]):
    """A game with one deck, ready to be played by any number of seats it allows."""

    __slots__ = ("name", "rules", "rules_version", "words")

    name: str
    rules: tuple[str, ...]
    rules_version: int
    words: Words

    def start(self, seats: int, options: Plain) -> S:
        """The world before anything has been drawn."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """A second world, equal and independent."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> S:
        """The world as this seat sees it: what it cannot know is a hole."""
        raise NotImplementedError

    def fill(self, view: S, rng: Random) -> S:
        """One world that the view allows, each as likely as it really is."""
        raise NotImplementedError

    def points(self, s: S) -> list[int]:
        """Everybody's points as if the game ended now."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that win as if the game ended now."""
        raise NotImplementedError

    def details(self, s: S) -> list[Plain]:
        """Where each seat's points come from."""
        raise NotImplementedError

    def key(self, s: S) -> tuple[object, ...]:
        """The world, or view, as a value: equal keys, equal worlds."""
        raise NotImplementedError

    def write_action(self, s: S, sentence: tuple[int, ...]) -> Plain:
        """A whole move in the rules page's format."""
        raise NotImplementedError

    def read_action(self, s: S, action: object) -> tuple[int, ...]:
        """The whole move that a JSON action means; it may still be against the rules."""
        raise NotImplementedError

    def write_view(self, view: S) -> Plain:
        """A view as plain data, for eyes and for the wire."""
        raise NotImplementedError

    def write_position(self, s: S, luck: Luck) -> Plain:
        """A whole world as a position file; luck is asked for the order of what nobody has seen."""
        raise NotImplementedError

    def end_cites(self, s: S) -> list[str]:
        """The rules that the end of this game and its scoring show at work."""
        raise NotImplementedError
