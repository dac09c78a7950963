"""Cats that are sent away, stolen or startled. The target chooses which, except for Cat Burglar [HKK-4.3, HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.asking import AskPick
from tabbytop.games.kitty.family import Family, Said, giving
from tabbytop.games.kitty.rulebook import HOUSE, PORCH, YARD
from tabbytop.games.kitty.words import CAT, COLOR, COUNT_WORD, DIRECTION, INWARD, LEFT, NO_CAT, RIGHT, SPACES, TARGET

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind
    from tabbytop.games.kitty.state import Table

_ON_PROPERTY = (YARD, PORCH, HOUSE)


def counts_up_to(most: int) -> list[int]:
    """Return the words for the numbers from 1 to `most`."""
    return [COUNT_WORD + n for n in range(most)]


def asked(said: Said) -> int:
    """Return the number of cats asked for."""
    return said[1] - COUNT_WORD + 1


class Send(Family):
    """A player moves cats from one zone to another: Catting Around, Fraidy Cats, Open Window, Stray Dog."""

    __slots__ = ()

    def targets(self, s: Table, kind: Kind, seat: int) -> list[int]:
        """Return the other players with a cat that the card could move [HKK-4.5]."""
        return [TARGET + other for other in range(s.seats) if other != seat and s.total(other, kind.start)]

    def can(self, s: Table, kind: Kind, seat: int) -> bool:
        return bool(self.targets(s, kind, seat))

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer the targets, then the number of cats, up to those the target has [HKK-4.3a]."""
        if not said:
            return self.targets(s, kind, seat)
        if len(said) == 1:
            return counts_up_to(min(kind.count, s.total(said[0] - TARGET, kind.start)))
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        s.agenda.append(AskPick(said[0] - TARGET, k, by, said))

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer the number of cats asked for, or all if there are fewer."""
        return giving(s, seat, kind.start, min(asked(given), s.total(seat, kind.start)), said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        for word in said:
            s.shift(word - COLOR, seat, kind.start, seat, kind.to)


class Fight(Send):
    """A player moves cats from their Yard into their neighbors' Yards: Cat Fight."""

    __slots__ = ()

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer the cat that goes left, then the one that goes right. With two players both go to the same neighbor."""
        colors = s.colors(seat, YARD)
        both = asked(given) > 1
        if not said:
            if both:
                pairs = [c for c in colors if self.rights(s, seat, c)]
                return [LEFT + c for c in pairs]
            return [LEFT + c for c in colors] + ([LEFT + NO_CAT] if s.seats > 2 else [])
        if len(said) == 1:
            first = said[0] - LEFT
            if both:
                return [RIGHT + c for c in self.rights(s, seat, first)]
            return [RIGHT + c for c in colors] if first == NO_CAT else [RIGHT + NO_CAT]
        return []

    def rights(self, s: Table, seat: int, first: int) -> list[int]:
        """Return the cats that can go right if this one goes left."""
        found = [c for c in s.colors(seat, YARD) if c != first or s.count(seat, YARD, c) > 1]
        return found if s.seats > 2 else [c for c in found if c >= first]

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        for word, first, step in ((said[0], LEFT, 1), (said[1], RIGHT, -1)):
            if word - first != NO_CAT:
                s.shift(word - first, seat, YARD, (seat + step) % s.seats, YARD)


class Steal(Family):
    """Steal a cat of your choice from any zone of another property: Cat Burglar."""

    __slots__ = ()

    def targets(self, s: Table, kind: Kind, seat: int) -> list[int]:
        """Return the other players with a cat and no Alarm System."""
        return [
            TARGET + other
            for other in range(s.seats)
            if other != seat and not self.is_warded(s, kind, other) and any([s.total(other, z) for z in _ON_PROPERTY])
        ]

    def is_warded(self, s: Table, kind: Kind, seat: int) -> bool:
        """Return whether a lasting card protects this seat."""
        return any([kind.id in s.kind(k).against for k in s.lasting[seat]])

    def can(self, s: Table, kind: Kind, seat: int) -> bool:
        return bool(self.targets(s, kind, seat))

    def why_not(self, s: Table, kind: Kind, seat: int) -> Refusal:
        warded = [other for other in range(s.seats) if other != seat and self.is_warded(s, kind, other)]
        return Refusal("HKK-8", "all-warded", {"seat": warded[0]}) if warded else Refusal("HKK-4.5", "no-target")

    def refuses(self, s: Table, kind: Kind, seat: int, said: Said, a: int) -> Refusal:
        if TARGET <= a < TARGET + s.seats and self.is_warded(s, kind, a - TARGET):
            return Refusal("HKK-8", "warded", {"seat": a - TARGET})
        return super().refuses(s, kind, seat, said, a)

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        if not said:
            return self.targets(s, kind, seat)
        if len(said) == 1:
            other = said[0] - TARGET
            return [CAT + 4 * zone + c for zone in _ON_PROPERTY for c in s.colors(other, zone)]
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        zone, color = (said[1] - CAT) // 4, (said[1] - CAT) % 4
        s.shift(color, said[0] - TARGET, zone, by, s.kind(k).to)


class Startle(Family):
    """One cat on any property moves inward or outward; its owner picks which: Catlike Reflexes."""

    __slots__ = ()

    def reach(self, s: Table, seat: int, inward: bool) -> int:
        """Return how far a cat can move at most without leaving the property."""
        far = 0
        for zone in _ON_PROPERTY:
            if s.total(seat, zone):
                far = max(far, HOUSE - zone if inward else zone - YARD)
        return far

    def targets(self, s: Table) -> list[int]:
        """Return every property with a cat that can move, including your own."""
        return [TARGET + o for o in range(s.seats) if self.reach(s, o, True) or self.reach(s, o, False)]

    def can(self, s: Table, kind: Kind, seat: int) -> bool:
        return bool(self.targets(s))

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer the property, the direction, and the distances that some cat there can move."""
        if not said:
            return self.targets(s)
        other = said[0] - TARGET
        if len(said) == 1:
            return [DIRECTION + way for way in range(2) if self.reach(s, other, way == 0)]
        if len(said) == 2:
            far = self.reach(s, other, said[1] == INWARD)
            return [SPACES + n for n in range(min(kind.spaces, far))]
        return []

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        s.agenda.append(AskPick(said[0] - TARGET, k, by, said))

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer the cats that can move that far, or else those that can move farthest."""
        if said:
            return []
        inward = given[1] == INWARD
        far = min(given[2] - SPACES + 1, self.reach(s, seat, inward))
        zones = [zone for zone in _ON_PROPERTY if (HOUSE - zone if inward else zone - YARD) >= far]
        return [CAT + 4 * zone + c for zone in zones for c in s.colors(seat, zone)]

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        zone, color = (said[0] - CAT) // 4, (said[0] - CAT) % 4
        inward = given[1] == INWARD
        far = min(given[2] - SPACES + 1, HOUSE - zone if inward else zone - YARD)
        s.shift(color, seat, zone, seat, zone + far if inward else zone - far)
