"""The deck of If It Fits: stacks with a Princess in each, and drawing from them [IIF-2.3, IIF-2.4, IIF-3.2]."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from tabbytop.engine.seats import ALL, only
from tabbytop.engine.step import Chance
from tabbytop.games.fits.cards import PRINCESS, TOY
from tabbytop.games.fits.placing import Toy
from tabbytop.games.fits.state import DEALT, Table
from tabbytop.games.fits.words import CARD

if TYPE_CHECKING:
    from random import Random


def count_kinds(bag: list[int]) -> dict[int, int]:
    """Count the cards of each kind, ordered by kind."""
    counts: dict[int, int] = {}
    for kind in bag:  # a bag is sorted
        counts[kind] = counts.get(kind, 0) + 1
    return counts


class Deal(Chance[Table]):
    """A seat is dealt a card of its first hand: cardboard, because special toys are put back [IIF-2.3, IIF-2.3a]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        return [CARD + kind for kind in count_kinds(s.bag)]

    def weights(self, s: Table) -> list[int]:
        return list(count_kinds(s.bag).values())

    def sample(self, s: Table, rng: Random) -> int:
        return CARD + s.bag[int(rng.random() * len(s.bag))]

    def stream(self, s: Table) -> str:
        return "cards"

    def audience(self, s: Table, a: int) -> int:
        return only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        del s.bag[bisect_left(s.bag, a - CARD)]
        s.hands[self.seat].append(a - CARD)
        s.stacks[self.seat].append(DEALT)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["IIF-1.2", "IIF-1.3", "IIF-1.4", "IIF-2.1", "IIF-2.3", "IIF-2.3a"]

    def key(self) -> tuple[object, ...]:
        return ("deal", self.seat)


class Draw(Chance[Table]):
    """A seat draws the top card of the deck [IIF-3.1, IIF-3.2]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        k = s.stack()
        found = [CARD + PRINCESS] if s.princesses[k] else []
        if s.cards[k] > s.princesses[k]:
            if s.toys:
                found.append(CARD + TOY)
            found += [CARD + kind for kind in count_kinds(s.bag)]
        return found

    def weights(self, s: Table) -> list[int]:
        """Weight all cards of the top stack equally. Every unseen card is equally likely to be in that stack."""
        k = s.stack()
        princesses, others = s.princesses[k], s.cards[k] - s.princesses[k]
        found = [princesses * max(1, len(s.bag) + s.toys)] if princesses else []
        if others:
            if s.toys:
                found.append(others * s.toys)
            found += [others * count for count in count_kinds(s.bag).values()]
        return found

    def sample(self, s: Table, rng: Random) -> int:
        k = s.stack()
        if rng.random() * s.cards[k] < s.princesses[k]:
            return CARD + PRINCESS
        i = int(rng.random() * (len(s.bag) + s.toys))
        return CARD + (s.bag[i] if i < len(s.bag) else TOY)

    def stream(self, s: Table) -> str:
        return "cards"

    def audience(self, s: Table, a: int) -> int:
        """Show the card only to its player; a special toy, played immediately, to all [IIF-3.2, IIF-8.1]."""
        return ALL if a == CARD + TOY else only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        """Add the card to the hand, before one is played from it. A special toy is played immediately instead."""
        kind = a - CARD
        k = s.stack()
        s.cards[k] -= 1
        if kind == TOY:
            s.toys -= 1
            s.agenda.pop()  # the toy is the card played this turn [IIF-8.3]
            s.agenda.append(Toy(self.seat))
        else:
            if kind == PRINCESS:
                s.princesses[k] -= 1
            else:
                del s.bag[bisect_left(s.bag, kind)]
            s.hands[self.seat].append(kind)
            s.stacks[self.seat].append(k)
        s.check_end()

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["IIF-3.2", "IIF-11.1" if s.advanced else "IIF-2.4"]
        if a == CARD + PRINCESS:
            cited += ["IIF-11.1a"] if s.advanced else ["IIF-2.2", "IIF-2.4a"]
        if s.deck_size() == 1:
            cited.append("IIF-9.1")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("draw", self.seat)
