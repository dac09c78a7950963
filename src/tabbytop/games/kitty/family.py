"""The interface of a family of effects: the choices a card needs, its effect, and what it asks of others [HKK-8]."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.cards import EffectFamily, Kind
from tabbytop.games.kitty.rulebook import NEIGHBORHOOD, YARD
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import COLOR, COUNT_WORD, ENOUGH, TARGET, YARD_CAT

Said = tuple[int, ...]
"""The words (choices) said so far, after the one that names the card."""


class Family(EffectFamily):
    """A family of effects. Choices are public, so their options depend only on public information."""

    __slots__ = ()

    def can(self, s: Table, kind: Kind, seat: int) -> bool:
        """Return whether the seat may play the card now. It needs a target, unless it may do nothing [HKK-4.5]."""
        return True

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Return the possible next words, in order, or an empty list if the choices are complete."""
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Carry out the card's effect."""
        raise NotImplementedError

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Return the possible next words of the seat that must choose, or an empty list if its choice is complete."""
        return []

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        """Carry out what the seat chose."""

    def refuses(self, s: Table, kind: Kind, seat: int, said: Said, a: int) -> Refusal:
        """Return why this can't be the next word."""
        if YARD_CAT <= a < ENOUGH:
            return Refusal("HKK-4.4", "not-missing", {"card": kind.name})
        if TARGET <= a < COUNT_WORD:
            return Refusal("HKK-4.5", "not-a-target", {"seat": a - TARGET})
        return Refusal("HKK-4.3", "not-so", {"card": kind.name})

    def why_not(self, s: Table, kind: Kind, seat: int) -> Refusal:
        """Return why the card can't be played now."""
        return Refusal("HKK-4.5", "no-target")


def taking(s: Table, seat: int, count: int, least: int, said: Said) -> list[int]:
    """Return the cats to take next: from the Neighborhood or, if it lacks cats, others' Yards [HKK-4.3, HKK-4.4]."""
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
    """Return the seat, zone and color of the cat that each word names."""
    found: list[tuple[int, int, int]] = []
    for word in said:
        if word < COLOR + 4:
            found.append((0, NEIGHBORHOOD, word - COLOR))
        elif YARD_CAT <= word < ENOUGH:
            found.append(((word - YARD_CAT) // 4, YARD, (word - YARD_CAT) % 4))
    return found


def giving(s: Table, seat: int, zone: int, count: int, said: Said) -> list[int]:
    """Return the cats of a zone that can be given next. The choice has exactly `count` cats, ordered by color."""
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
