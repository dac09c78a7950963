"""Luring cats: from the Neighborhood, or inward on your own property [HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.family import Family, Said, sources, taking
from tabbytop.games.kitty.rulebook import HOUSE, NEIGHBORHOOD, PORCH, YARD
from tabbytop.games.kitty.words import CAT, ENOUGH, SPACES, YARD_CAT

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind
    from tabbytop.games.kitty.state import Table


class Lure(Family):
    """Move cats from the Neighborhood into a zone: Spay/Neuter Clinic, Can Opener."""

    __slots__ = ()

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer cats. At least one must be taken if there is any."""
        return taking(s, seat, kind.count, 1, said)

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        for seat, zone, color in sources(said):
            s.shift(color, seat, zone, by, s.kind(k).to)


class Herd(Family):
    """Move several different cats one space inward each: Catnip!"""

    __slots__ = ()

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer cats in the Neighborhood, your Yard and your Porch; if the Neighborhood lacks cats, others' Yards."""
        if len(said) == kind.count or (said and said[-1] == ENOUGH):
            return []
        last = said[-1] if said else 0
        found: list[int] = []
        for zone in (NEIGHBORHOOD, YARD, PORCH):
            for c in s.colors(seat, zone):
                word = CAT + 4 * zone + c
                if word >= last and said.count(word) < s.count(seat, zone, c):
                    found.append(word)
        if len([word for word in said if word >= YARD_CAT]) < s.missing(kind.count):
            for other, c in s.others_yards(seat):
                word = YARD_CAT + 4 * other + c
                if word >= last and said.count(word) < s.count(other, YARD, c):
                    found.append(word)
        if said or not found:
            found.append(ENOUGH)
        return found

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Move the chosen cats to the next zone, all at the same time."""
        for word in said:
            if CAT <= word < YARD_CAT:
                zone, color = (word - CAT) // 4, (word - CAT) % 4
                s.shift(color, by, zone, by, zone + 1)
        for seat, zone, color in sources(said):
            s.shift(color, seat, zone, by, YARD)


class Run(Family):
    """Move one of your cats inward on your property: Best in Show, Land on Your Feet."""

    __slots__ = ()

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer a cat, then a distance."""
        if not said:
            return [CAT + 4 * zone + c for zone in (YARD, PORCH) for c in s.colors(seat, zone)]
        if len(said) == 1:
            zone = (said[0] - CAT) // 4
            return [SPACES + n for n in range(min(kind.spaces, HOUSE - zone))]
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        if said:
            zone, color = (said[0] - CAT) // 4, (said[0] - CAT) % 4
            s.shift(color, by, zone, by, zone + said[1] - SPACES + 1)
