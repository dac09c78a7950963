"""Lasting cards: they stay face up under the property [HKK-4.2, HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.family import Family, Said, sources, taking
from tabbytop.games.kitty.rulebook import YARD
from tabbytop.games.kitty.state import NO_CATS

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind
    from tabbytop.games.kitty.state import Table


class Tuck(Family):
    """A card that stays under the property: Alarm System."""

    __slots__ = ()

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        s.lasting[by].append(k)
        s.under[by].append(NO_CATS)


class Shelter(Family):
    """Put cats from the Neighborhood on the card itself: Foster Kittens, Special Needs Kitty."""

    __slots__ = ()

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer cats. At least one must be taken if there is any."""
        return taking(s, seat, kind.count, 1, said)

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Put the cats on the card, where no effect can reach them."""
        cats = [0, 0, 0, 0]
        for seat, zone, color in sources(said):
            s.take_up(color, seat, zone)
            cats[color] += 1
        s.lasting[by].append(k)
        s.under[by].append((cats[0], cats[1], cats[2], cats[3]))


class Insure(Tuck):
    """If cats leave your property, take one from the Neighborhood: Pet Insurance."""

    __slots__ = ()

    def pick_options(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> list[int]:
        """Offer one cat, or none."""
        return taking(s, seat, 1, 0, said)

    def picked(self, s: Table, kind: Kind, seat: int, given: Said, said: Said) -> None:
        """Take the cat. This triggers no other Pet Insurance."""
        s.left.append(0)
        for other, zone, color in sources(said):
            s.shift(color, other, zone, seat, YARD)
        s.left.pop()


def bring_home(s: Table, seat: int) -> None:
    """Move a player's foster kittens onto the Porch when their turn begins, and discard the card [HKK-8]."""
    lasting, under = s.lasting[seat], s.under[seat]
    for i in range(len(lasting) - 1, -1, -1):
        kind = s.kind(lasting[i])
        if kind.effect == "foster":
            for color in range(4):
                s.cats[s.spot(seat, kind.to) + color] += under[i][color]
            s.drop(lasting[i])
            del lasting[i]
            del under[i]
