"""The starting player, drawn at random unless the table's options name one."""

from __future__ import annotations

from typing import TypeVar

from tabbytop.engine.step import Chance, State

S = TypeVar("S", bound=State)


class DrawFirst(Chance[S]):
    """The random choice of the starting player. `first` is the action for seat 0; those of the other seats follow."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def begin(self, s: S, seat: int) -> None:
        """Begin the game with this seat."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        return [self.first + seat for seat in range(s.seats)]

    def stream(self, s: S) -> str:
        return "first"

    def resolve(self, s: S, a: int) -> None:
        self.begin(s, a - self.first)

    def key(self) -> tuple[object, ...]:
        return ("choose-first",)
