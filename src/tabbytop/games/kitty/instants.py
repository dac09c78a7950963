"""Instants: they affect everyone, one after the other, beginning with the player who drew [HKK-5.3, HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.step import Automatic
from tabbytop.games.kitty.asking import AskPick, family_of
from tabbytop.games.kitty.family import Family, Said, giving, sources, taking
from tabbytop.games.kitty.rulebook import NEIGHBORHOOD, PORCH, YARD
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import COLOR, YARD_CAT

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind


class Everybody(Family):
    """A family that affects all players except those who are shielded."""

    __slots__ = ()

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Go around the table, beginning with the player who drew the card."""
        s.agenda.append(Round(k, by, 0, ()))

    def concerns(self, s: Table, kind: Kind, seat: int, given: Said) -> bool:
        """Return whether the card affects this player."""
        return True

    def finish(self, s: Table, kind: Kind, given: Said) -> None:
        """Carry out what happens once every player's part is done."""


class Round(Automatic[Table]):
    """The next player's part in an Instant."""

    __slots__ = ("by", "done", "given", "kind")

    def __init__(self, k: int, by: int, i: int, given: Said) -> None:
        self.kind = k
        self.by = by
        self.done = i
        self.given = given

    def happen(self, s: Table) -> None:
        family = family_of(s, self.kind)
        assert isinstance(family, Everybody)
        kind = s.kind(self.kind)
        if self.done == s.seats:
            family.finish(s, kind, self.given)
            return
        s.agenda.append(Round(self.kind, self.by, self.done + 1, self.given))
        seat = (self.by + self.done) % s.seats
        if not s.shielded[-1] >> seat & 1 and family.concerns(s, kind, seat, self.given):
            s.agenda.append(AskPick(seat, self.kind, self.by, self.given))

    def key(self) -> tuple[object, ...]:
        return ("round", self.kind, self.by, self.done, self.given)


class Rain(Everybody):
    """Half of the cats in each Yard go onto the Porch, the others to the Neighborhood: Raining Cats & Dogs."""

    __slots__ = ()

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer the choice of cats that go onto the Porch: half of the Yard, rounded up."""
        return giving(s, seat, YARD, (s.total(seat, YARD) + 1) // 2, said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        for word in said:
            s.shift(word - COLOR, seat, YARD, seat, PORCH)
        for color in s.colors(seat, YARD):
            for _ in range(s.count(seat, YARD, color)):
                s.shift(color, seat, YARD, seat, NEIGHBORHOOD)


class EachSends(Everybody):
    """Each player moves cats outward: Fireworks, Hairball."""

    __slots__ = ()

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer the card's number of cats, or as many as the player has [HKK-4.3]."""
        return giving(s, seat, kind.start, min(kind.count, s.total(seat, kind.start)), said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        for word in said:
            s.shift(word - COLOR, seat, kind.start, seat, kind.to)


class EachTakes(Everybody):
    """Each player takes a cat of their choice from the Neighborhood: The Cat's Pajamas."""

    __slots__ = ()

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer one cat, or none [HKK-4.3]."""
        return taking(s, seat, 1, 0, said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        for other, zone, color in sources(said):
            s.shift(color, other, zone, seat, kind.to)


class FewestTake(EachTakes):
    """Every player with the fewest cats in their House takes one: Keeping Up With the Joneses."""

    __slots__ = ()

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Determine the players with the fewest cats before any cat is taken."""
        cats = [sum([s.in_house(seat, color) for color in range(4)]) for seat in range(s.seats)]
        fewest = sum([1 << seat for seat in range(s.seats) if cats[seat] == min(cats)])
        s.agenda.append(Round(k, by, 0, (fewest,)))

    def concerns(self, s: Table, kind: Kind, seat: int, given: Said) -> bool:
        return bool(given[0] >> seat & 1)


class PassLeft(Everybody):
    """Each player picks a cat in their Yard; all move at once to the Yard on the left: Cat in Heat."""

    __slots__ = ()

    def concerns(self, s: Table, kind: Kind, seat: int, given: Said) -> bool:
        """Return False if the player on the left is shielded: then no cat moves there."""
        return not s.shielded[-1] >> (seat + 1) % s.seats & 1

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        return giving(s, seat, YARD, min(1, s.total(seat, YARD)), said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        """Store the choice until everyone has chosen."""
        rest = s.agenda.pop()
        assert isinstance(rest, Round)
        chosen = [YARD_CAT + 4 * seat + word - COLOR for word in said]
        s.agenda.append(Round(rest.kind, rest.by, rest.done, (*rest.given, *chosen)))

    def finish(self, s: Table, kind: Kind, given: Said) -> None:
        """Move all cats at once."""
        for seat, zone, color in sources(given):
            s.shift(color, seat, zone, (seat + 1) % s.seats, YARD)
