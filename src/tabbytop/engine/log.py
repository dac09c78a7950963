"""The log: what was said, by whom, and who heard it. Folding it gives the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.play import apply
from tabbytop.engine.seats import hears

if TYPE_CHECKING:
    from tabbytop.engine.step import State

UNHEARD: Final = -1
"""Stands for the action in an entry that was not meant for one's ears."""


class Entry:
    """One thing said at the table."""

    __slots__ = ("action", "audience", "author")

    def __init__(self, author: int, audience: int, action: int) -> None:
        self.author = author
        self.audience = audience
        self.action = action

    def key(self) -> tuple[int, int, int]:
        """The entry as a value."""
        return (self.author, self.audience, self.action)


class Moment:
    """A move as a seat heard it, and what the seat saw just before."""

    __slots__ = ("author", "said", "view")

    def __init__(self, view: State, author: int, said: tuple[int, ...]) -> None:
        self.view = view
        self.author = author
        self.said = said


def heard(entry: Entry, seat: int) -> Entry:
    """What this seat hears of an entry: all of it, or only that something was said."""
    if hears(entry.audience, seat):
        return entry
    return Entry(entry.author, entry.audience, UNHEARD)


def utter(s: State, a: int) -> Entry:
    """Let an allowed action happen and return the entry for the log."""
    step = s.agenda[-1]
    entry = Entry(step.actor(s), step.audience(s, a), a)
    apply(s, a)
    return entry


def fold(s: State, actions: list[int]) -> State:
    """Play a start position on by a list of actions; the same list always gives the same world."""
    for a in actions:
        apply(s, a)
    return s
