"""What a family of effects is: the words a card asks for, what it then does, what it asks of others [HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.rulebook import NEIGHBORHOOD, YARD
from tabbytop.games.kitty.words import COLOR, COUNT_WORD, ENOUGH, TARGET, YARD_CAT

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind
    from tabbytop.games.kitty.state import Table

Said = tuple[int, ...]
"""The words said so far, after the one that names the card."""


class Family:
    """One family of effects. What is asked is public, so that its answers depend on nothing hidden."""

    __slots__ = ()

    def can(self, s: Table, kind: Kind, seat: int) -> bool:
        """May the seat play it now? A card without a target may do nothing [HKK-4.5]."""
        return True

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """What can be said next, in order; nothing where all is said."""
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """What the card does."""
        raise NotImplementedError

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """What the seat that must choose can say next; nothing where all is said."""
        return []

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        """What the choice does."""

    def refuses(self, s: Table, kind: Kind, seat: int, said: Said, a: int) -> Refusal:
        """Why this cannot be said next."""
        if YARD_CAT <= a < ENOUGH:
            return Refusal("HKK-4.4", "not-missing", {"card": kind.name})
        if TARGET <= a < COUNT_WORD:
            return Refusal("HKK-4.5", "not-a-target", {"seat": a - TARGET})
        return Refusal("HKK-4.3", "not-so", {"card": kind.name})

    def why_not(self, s: Table, kind: Kind, seat: int) -> Refusal:
        """Why the card cannot be played now."""
        return Refusal("HKK-4.5", "no-target")


def taking(s: Table, seat: int, count: int, least: int, said: Said) -> list[int]:
    """Which cats from the Neighborhood, and for those missing there from others' Yards [HKK-4.3, HKK-4.4]."""
    if len(said) == count or (said and said[-1] == ENOUGH):
        return []
    last = said[-1] if said else 0
    found: list[int] = []
    if last < YARD_CAT:
        for c in s.colors(0, NEIGHBORHOOD):
            if COLOR + c >= last and said.count(COLOR + c) < s.count(0, NEIGHBORHOOD, c):
                found.append(COLOR + c)
    if len([word for word in said if word >= YARD_CAT]) < s.missing(count):
        for other, c in s.others_yards(seat):
            word = YARD_CAT + 4 * other + c
            if word >= last and said.count(word) < s.count(other, YARD, c):
                found.append(word)
    if len(said) >= least or not found:
        found.append(ENOUGH)
    return found


def sources(said: Said) -> list[tuple[int, int, int]]:
    """Where the cats of such words come from: seat, zone, colour."""
    found: list[tuple[int, int, int]] = []
    for word in said:
        if word < COLOR + 4:
            found.append((0, NEIGHBORHOOD, word - COLOR))
        elif YARD_CAT <= word < ENOUGH:
            found.append(((word - YARD_CAT) // 4, YARD, (word - YARD_CAT) % 4))
    return found


def giving(s: Table, seat: int, zone: int, count: int, said: Said) -> list[int]:
    """Which cats of a zone, so many exactly, in the order of colours."""
    if len(said) == count:
        return []
    last = said[-1] - COLOR if said else 0
    found: list[int] = []
    for c in range(last, 4):
        left = s.count(seat, zone, c) - said.count(COLOR + c)
        rest = sum([s.count(seat, zone, later) for later in range(c + 1, 4)])
        if left > 0 and left + rest >= count - len(said):
            found.append(COLOR + c)
    return found
