"""Laying cards and objects on the table: cardboard, cats, Princess and special toys [IIF-4 to IIF-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.step import SeatStep
from tabbytop.games.fits.boxes import is_cat
from tabbytop.games.fits.cards import TOY
from tabbytop.games.fits.refusals import forbids_cat, forbids_place, forbids_replacing, forbids_toy
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import CAT, DISCARD_TOY, DONE, OVER, SPOT, TURNED

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.errors import Refusal

_TRIES = 8
"""Random places to try before listing them all."""


class Lay(SeatStep[Table]):
    """A player lays a card from their hand into an empty cell, turned or not [IIF-4]."""

    __slots__ = ("kind", "slot")

    def __init__(self, seat: int, slot: int, kind: int) -> None:
        self.seat = seat  # skips super().__init__ for speed: listing moves creates one per card
        self.slot = slot
        self.kind = kind

    def options(self, s: Table) -> list[int]:
        """Return every legal place for the card as it is and, if that looks different, turned by 180°."""
        places = s.board.places(s.walls_that_count(self.kind, False))
        if s.differs(self.kind):
            places += [TURNED + c for c in s.board.places(s.walls_that_count(self.kind, True))]
        return places

    def sample(self, s: Table, rng: Random) -> int:
        """Return a random legal place, usually without listing them all."""
        edge = s.board.edge
        ways = 2 if s.differs(self.kind) else 1
        for _ in range(_TRIES):
            i = int(rng.random() * ways * len(edge))
            turned = i >= len(edge)
            c = edge[i - len(edge)] if turned else edge[i]
            if not s.board.facing[c] & s.walls_that_count(self.kind, turned):
                return TURNED + c if turned else c
        options = self.options(s)
        return options[int(rng.random() * len(options))]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return forbids_place(s, a, self.kind)

    def resolve(self, s: Table, a: int) -> None:
        """Move the card from the hand to the cell. An awake cat may follow [IIF-5.1]."""
        s.discard(self.seat, self.slot)
        turned = a >= TURNED
        c = a - TURNED if turned else a
        s.lay(c, self.kind, turned)
        may_add_cat(s, self.seat, c)

    def cites(self, s: Table, a: int) -> list[str]:
        c = a - TURNED if a >= TURNED else a
        cited = ["IIF-3.3", "IIF-4.1", "IIF-4.1a", "IIF-4.2", "IIF-4.3"]
        facing = s.board.facing[c]
        if facing >> 4:
            cited.append("IIF-4.5")
        cited.append("IIF-11.2" if s.advanced else "IIF-4.4")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("lay", self.seat, self.slot, self.kind)


class Cat(SeatStep[Table]):
    """After playing cardboard, a player may lay an awake cat across it and a neighboring card [IIF-5]."""

    __slots__ = ("played",)
    begins = True

    def __init__(self, seat: int, played: int) -> None:
        super().__init__(seat)
        self.played = played

    def options(self, s: Table) -> list[int]:
        return [*[CAT + left for left in s.cat_spots(self.seat, self.played)], DONE]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return forbids_cat(s, a, self.seat, self.played)

    def resolve(self, s: Table, a: int) -> None:
        """Lay the cat. It may have been the player's last one [IIF-9.1]."""
        if a != DONE:
            s.lay_cat(self.seat, a - CAT)
            s.check_end()

    def cites(self, s: Table, a: int) -> list[str]:
        if a == DONE:
            return ["IIF-5.1"]
        cited = ["IIF-5.1", "IIF-5.2", "IIF-5.3", "IIF-5.3a", "IIF-5.4"]
        if s.supply[self.seat] == 1:
            cited.append("IIF-9.1")
        cats = s.board.cats_at(self.played)
        if not cats and _princess_in_box(s, self.played):
            cited.append("IIF-7.3")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("cat", self.seat, self.played)


def _princess_in_box(s: Table, c: int) -> bool:
    """Return whether a Princess lies across two cards in the box of this card."""
    board = s.board
    box = board.box_at(c)
    for left, thing in board.across.items():
        if not is_cat(thing) and thing != TOY and board.box_at(left) == box:
            return True
    return False


class Replace(SeatStep[Table]):
    """Princess replaces a cat on the table, which goes home [IIF-7]."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def options(self, s: Table) -> list[int]:
        """Return every sleeping cat, and every cat that lies across two cards."""
        lying = [OVER + left for left, thing in s.board.across.items() if is_cat(thing)]
        return sorted(s.board.asleep) + sorted(lying)

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return forbids_replacing(s, a)

    def resolve(self, s: Table, a: int) -> None:
        s.discard(self.seat, self.slot)
        owner = s.board.send_home_across(a - OVER) if a >= OVER else s.board.send_home(a)
        s.supply[owner] += 1

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["IIF-3.3", "IIF-7.1", "IIF-7.2"]
        if s.ending and 0 in s.supply:
            cited.append("IIF-9.1")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("replace", self.seat, self.slot)


class Toy(SeatStep[Table]):
    """A drawn special toy is played immediately, across two cards if possible [IIF-8]."""

    __slots__ = ()
    begins = True

    def options(self, s: Table) -> list[int]:
        """Return every spot; if there is none, every cell; if there is none either, discarding the toy."""
        spots = s.board.spots()
        if spots:
            return [SPOT + left for left in spots]
        return s.board.edge[:] or [DISCARD_TOY]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return forbids_toy(s, a)

    def resolve(self, s: Table, a: int) -> None:
        """Lay the toy. An awake cat may follow only if the toy is used as cardboard [IIF-8.3]."""
        if a == DISCARD_TOY:
            return
        if a >= SPOT:
            s.lay_toy(a - SPOT)
        else:
            s.lay(a, TOY, False)
            may_add_cat(s, self.seat, a)

    def cites(self, s: Table, a: int) -> list[str]:
        if a == DISCARD_TOY:
            return ["IIF-8.2", "IIF-8.2a"]
        if a < SPOT:
            return ["IIF-1.5", "IIF-8.2", "IIF-8.2a", "IIF-8.3"]
        return ["IIF-1.5", "IIF-8.1", "IIF-8.3"]

    def key(self) -> tuple[object, ...]:
        return ("toy", self.seat)


def may_add_cat(s: Table, seat: int, played: int) -> None:
    """Ask the seat whether to lay an awake cat, if it can [IIF-5.1]."""
    if s.cat_spots(seat, played):
        s.agenda.append(Cat(seat, played))
