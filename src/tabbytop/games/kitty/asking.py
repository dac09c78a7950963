"""Choices that a card asks of a player. A choice with only one option is made automatically [HKK-8]."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.kitty.family import Family, Said
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import ENOUGH, LEFT, MOVE, YARD_CAT


def family_of(s: Table, k: int) -> Family:
    """Return the family of a kind of card."""
    family = s.deck.kinds[k].family
    assert isinstance(family, Family)
    return family


def cites_of_word(a: int) -> list[str]:
    """Cite the rule for a cat from another player's Yard, taken because the Neighborhood is short of cats."""
    return ["HKK-4.4", "HKK-4.4a"] if YARD_CAT <= a < ENOUGH else []


class Pick(SeatStep[Table]):
    """A player makes the choice that a card asks of them: which cats they give up, move or take [HKK-4.3]."""

    __slots__ = ("by", "given", "kind", "said")
    begins = True
    chooses = True
    reacts = True

    def __init__(self, seat: int, k: int, by: int, given: Said, said: Said) -> None:
        super().__init__(seat)
        self.kind = k
        self.by = by
        self.given = given
        self.said = said

    def options(self, s: Table) -> list[int]:
        return family_of(s, self.kind).pick_options(s, s.kind(self.kind), self.seat, self.given, self.said)

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if a in self.options(s):
            return None
        return Refusal("HKK-4.3", "not-to-pick", {"card": s.kind(self.kind).name})

    def then(self, s: Table, a: int) -> Step[Table] | None:
        said = (*self.said, a)
        if family_of(s, self.kind).pick_options(s, s.kind(self.kind), self.seat, self.given, said):
            return Onward(self.seat, self.kind, self.by, self.given, said)
        return None

    def resolve(self, s: Table, a: int) -> None:
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        else:
            family_of(s, self.kind).picked(s, s.kind(self.kind), self.seat, self.given, (*self.said, a))

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["HKK-4.3", "HKK-4.3a", "HKK-8", *cites_of_word(a)]
        return [*cited, "HKK-1.2"] if LEFT <= a < MOVE else cited

    def key(self) -> tuple[object, ...]:
        return ("pick", self.seat, self.kind, self.by, self.given, self.said)


class Onward(Pick):
    """The continuation of a choice, after its first word."""

    __slots__ = ()
    begins = False

    def key(self) -> tuple[object, ...]:
        return ("onward", self.seat, self.kind, self.by, self.given, self.said)


class AskPick(Automatic[Table]):
    """A player is asked for a choice, unless there is at most one option."""

    __slots__ = ("by", "given", "kind", "seat")

    def __init__(self, seat: int, k: int, by: int, given: Said) -> None:
        self.seat = seat
        self.kind = k
        self.by = by
        self.given = given

    def happen(self, s: Table) -> None:
        """Ask the player, or make the only possible choice."""
        family = family_of(s, self.kind)
        kind = s.kind(self.kind)
        said: Said = ()
        options = family.pick_options(s, kind, self.seat, self.given, said)
        while len(options) == 1:
            said = (*said, options[0])
            options = family.pick_options(s, kind, self.seat, self.given, said)
        if options:
            s.agenda.append(Pick(self.seat, self.kind, self.by, self.given, ()))
        else:
            family.picked(s, kind, self.seat, self.given, said)

    def key(self) -> tuple[object, ...]:
        return ("ask", self.seat, self.kind, self.by, self.given)
