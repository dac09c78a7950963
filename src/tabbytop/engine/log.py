"""The history of a game as one seat knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabbytop.engine.step import State

UNHEARD: Final = -1
"""Placeholder for an action that the seat isn't allowed to know."""


class Moment:
    """A move as a seat saw it, and the seat's view just before it."""

    __slots__ = ("author", "said", "view")

    def __init__(self, view: State, author: int, said: tuple[int, ...]) -> None:
        self.view = view
        self.author = author
        self.said = said
