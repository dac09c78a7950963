"""Placing a card: the player names it, shows it if it was secret, and puts it on the play area [CB-3.1, CB-4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import ALL
from tabbytop.engine.step import SeatStep, Step
from tabbytop.games.catbox.board import BLOCK, FULL, STACKED
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import FACE, FISH_SLOT, PLACES

if TYPE_CHECKING:
    from random import Random

_MOST: Final = (1, 2, 4)
"""Maximum number of quadrants a card may cover, by placement mode [CB-4.2, CB-6.6]."""

_ALL_FOUR: Final = 4


class Show(SeatStep[Table]):
    """A player shows everyone the secret side of their own card [CB-3.1]."""

    __slots__ = ("slot", "stacking")
    chooses = True
    binds = True

    def __init__(self, seat: int, stacking: bool, slot: int) -> None:
        super().__init__(seat)
        self.stacking = stacking
        self.slot = slot

    def secret(self, s: Table) -> int:
        """Return the side that the player will show."""
        card = s.card(self.seat, self.slot)
        return UNKNOWN if card is None else card.secret

    def options(self, s: Table) -> list[int]:
        return [FACE + self.secret(s)]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if a == FACE + self.secret(s) else Refusal("CB-3.1", "other-face")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        return Lay(self.seat, self.stacking, self.seat, self.slot, a - FACE)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-3.1", "CB-2.3"]

    def key(self) -> tuple[object, ...]:
        return ("show", self.seat, self.stacking, self.slot)


class Lay(SeatStep[Table]):
    """A player places the named card on the play area, with this face up [CB-4]."""

    __slots__ = ("face", "owner", "slot", "stacking")

    def __init__(self, seat: int, stacking: bool, owner: int, slot: int, face: int) -> None:
        self.seat = seat  # skips super().__init__ for speed: listing moves creates one per card
        self.stacking = stacking
        self.owner = owner
        self.slot = slot
        self.face = face

    def options(self, s: Table) -> list[int]:
        if s.advanced:
            return s.places(self.seat, self.face, self.stacking)
        return s.board.places(s.deck.boxed[self.face])

    def sample(self, s: Table, rng: Random) -> int:
        """Return a random legal place, usually without listing them all."""
        if self.stacking or (s.advanced and s.is_guarded(self.seat)):
            places = s.places(self.seat, self.face, self.stacking)
            return places[int(rng.random() * len(places))]
        return s.board.sample(s.deck.boxed[self.face], rng.random())

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if not 0 <= a < PLACES:
            return Refusal("CB-4.1", "not-a-place")
        if a in s.places(self.seat, self.face, self.stacking):
            return None
        how = STACKED if self.stacking else int(s.deck.boxed[self.face])
        return forbids_place(s, a, how, s.board.lies_on.get(a, 0))

    def resolve(self, s: Table, a: int) -> None:
        """Move the card from its hand to the play area. The rest of the turn is already on the agenda."""
        owner = self.owner
        if self.slot == FISH_SLOT:
            card = s.fish[owner]
            s.fish[owner] = None
        else:
            card = s.hands[owner].pop(self.slot)
            if s.pile:
                s.owed.append(owner)
        assert card is not None
        if owner == self.seat:
            s.board.put(a, self.face, card.public, ALL)
        else:
            s.board.put(a, self.face, card.secret, card.known)

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["CB-4.1", "CB-4.2", "CB-4.3"]
        if self.stacking:
            cited.append("CB-6.6")
        if self.owner != self.seat and not s.deck.mirrored:
            cited.append("CB-2.3")
        if s.owed:
            cited.append("CB-6.3b")
        if s.guards[self.seat] - a in BLOCK:
            cited.append("CB-6.4c")
        around = s.guarded(self.seat)
        if around:
            covers = any([a + d in around for d in BLOCK])
            cited += ["CB-6.4", "CB-6.4d" if covers else "CB-6.4a"]
        return cited

    def key(self) -> tuple[object, ...]:
        return ("lay", self.seat, self.stacking, self.owner, self.slot, self.face)


def forbids_place(s: Table, p: int, how: int, lies_on: int) -> Refusal:
    """Return the rule that forbids this illegal place [CB-4.2, CB-6.4, CB-6.6]."""
    if lies_on == 0:
        return Refusal("CB-4.2", "covers-nothing")
    if how == STACKED:
        if lies_on == _ALL_FOUR and s.board.cats_under(p, s.deck) == _ALL_FOUR:
            return Refusal("CB-6.6", "covers-four-cats")
    elif lies_on > _MOST[how]:
        return Refusal("CB-4.2", "covers-too-many-full" if how == FULL else "covers-too-many", {"covers": lies_on})
    return Refusal("CB-6.4", "guarded-place")
