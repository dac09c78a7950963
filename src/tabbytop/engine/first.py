"""Who begins: drawn at random, where the table has not set it."""

from __future__ import annotations

from typing import TypeVar

from tabbytop.engine.step import Chance, State

S = TypeVar("S", bound=State)


class DrawFirst(Chance[S]):
    """Who begins is drawn at random. `first` is the action that names seat 0; the other seats' follow it."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def begin(self, s: S, seat: int) -> None:
        """What this seat begins with."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """Any seat."""
        return [self.first + seat for seat in range(s.seats)]

    def stream(self, s: S) -> str:
        """A draw of its own."""
        return "first"

    def resolve(self, s: S, a: int) -> None:
        """That seat begins."""
        self.begin(s, a - self.first)

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("choose-first",)
