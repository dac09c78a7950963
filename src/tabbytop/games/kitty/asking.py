"""Asking a player for a choice that a card needs; one with only one answer is not asked [HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import ENOUGH, LEFT, MOVE, YARD_CAT

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Family, Said


def family_of(s: Table, k: int) -> Family:
    """The family of a kind of card."""
    family = s.deck.kinds[k].family
    assert family is not None
    return family


def cites_of_word(a: int) -> list[str]:
    """A cat from another's Yard is there because the Neighborhood is short of cats."""
    return ["HKK-4.4", "HKK-4.4a"] if YARD_CAT <= a < ENOUGH else []


class Pick(SeatStep[Table]):
    """A player chooses what a card asks of them: which cats they give up, move or take [HKK-4.3]."""

    __slots__ = ("by", "given", "k", "said")
    begins = True
    chooses = True
    reacts = True

    def __init__(self, seat: int, k: int, by: int, given: Said, said: Said) -> None:
        super().__init__(seat)
        self.k = k
        self.by = by
        self.given = given
        self.said = said

    def options(self, s: Table) -> list[int]:
        """What can be said next."""
        return family_of(s, self.k).pick_options(s, s.kind(self.k), self.seat, self.given, self.said)

    def forbids(self, s: Table, a: int) -> Refusal | None:
        """Only what is asked for can be picked."""
        if a in self.options(s):
            return None
        return Refusal("HKK-4.3", "not-to-pick", {"card": s.kind(self.k).name})

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """The next part of the choice."""
        said = (*self.said, a)
        if family_of(s, self.k).pick_options(s, s.kind(self.k), self.seat, self.given, said):
            return Onward(self.seat, self.k, self.by, self.given, said)
        return None

    def resolve(self, s: Table, a: int) -> None:
        """The whole choice happens."""
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        else:
            family_of(s, self.k).picked(s, s.kind(self.k), self.seat, self.given, (*self.said, a))

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        cited = ["HKK-4.3", "HKK-4.3a", "HKK-8", *cites_of_word(a)]
        return [*cited, "HKK-1.2"] if LEFT <= a < MOVE else cited

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("pick", self.seat, self.k, self.by, self.given, self.said)


class Onward(Pick):
    """The rest of a choice that is begun."""

    __slots__ = ()
    begins = False

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("onward", self.seat, self.k, self.by, self.given, self.said)


class AskPick(Automatic[Table]):
    """A player is asked, where there is anything to choose."""

    __slots__ = ("by", "given", "k", "seat")

    def __init__(self, seat: int, k: int, by: int, given: Said) -> None:
        self.seat = seat
        self.k = k
        self.by = by
        self.given = given

    def happen(self, s: Table) -> None:
        """Ask; or, where there is only one answer, do it."""
        family = family_of(s, self.k)
        kind = s.kind(self.k)
        said: Said = ()
        options = family.pick_options(s, kind, self.seat, self.given, said)
        while len(options) == 1:
            said = (*said, options[0])
            options = family.pick_options(s, kind, self.seat, self.given, said)
        if options:
            s.agenda.append(Pick(self.seat, self.k, self.by, self.given, ()))
        else:
            family.picked(s, kind, self.seat, self.given, said)

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("ask", self.seat, self.k, self.by, self.given)
