"""The play area: cards on a square grid, which quadrants are visible, and where a card may be placed [CB-4]."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from tabbytop.games.catbox.rulebook import EMPTY_BOX

if TYPE_CHECKING:
    from tabbytop.games.catbox.cards import Deck

WIDE: Final = 512
"""Width of the grid, whose places are numbered row by row: far more than cards can reach from ±200."""

MIDDLE: Final = WIDE // 2

FULL: Final = 0
"""Placement mode of a card that shows four cats: it covers exactly 1 quadrant. (Mode 1, an empty box: 1 or 2.)"""
STACKED: Final = 2
"""Placement mode of a stacking play: it covers 1 to 4 quadrants, at most 3 of them cats."""

BLOCK: Final = (0, 1, WIDE, WIDE + 1)
"""Offsets from a card's upper left place to its four places."""

_FOUR: Final = 4
_TWO: Final = 2


def _gains() -> list[list[tuple[int, int]]]:
    """List, for each set of places that a card adds (as bits), where a later card would cover more quadrants."""
    found: list[list[tuple[int, int]]] = []
    for corners in range(1 << _FOUR):
        gains: dict[int, int] = {}
        for corner in range(_FOUR):
            if corners >> corner & 1:
                for d in BLOCK:
                    gains[BLOCK[corner] - d] = gains.get(BLOCK[corner] - d, 0) + 1
        found.append(list(gains.items()))
    return found


_GAINS: Final = _gains()


def place(x: int, y: int) -> int:
    """Return the number of a place: x to the right, y down."""
    return (y + MIDDLE) * WIDE + x + MIDDLE


def x_of(p: int) -> int:
    """Return the x coordinate of a place."""
    return p % WIDE - MIDDLE


def y_of(p: int) -> int:
    """Return the y coordinate of a place."""
    return p // WIDE - MIDDLE


class Board:
    """The play area. It has no edge, and a place counts once, no matter how many cards are stacked there.

    The board maintains an index for placements: for every place, how many quadrants a card with its upper left
    corner there would cover, and sorted lists of the places where that is 1, and where it is 1 or 2. This way, listing
    the legal places never has to look at the cards.
    """

    __slots__ = ("at", "back", "known", "lies_on", "ones", "ones_and_twos", "shows", "top")

    def __init__(self) -> None:
        # One item per card, in order of play: its place, the face up, the face down, and who knows the face down.
        self.at: list[int] = []
        self.shows: list[int] = []
        self.back: list[int] = []
        self.known: list[int] = []
        # The quadrant on top of each place: 4 * card + corner.
        self.top: dict[int, int] = {}
        self.lies_on: dict[int, int] = {}
        self.ones: list[int] = []
        self.ones_and_twos: list[int] = []

    def clone(self) -> Board:
        """Return an independent copy."""
        other = Board.__new__(Board)
        other.at = self.at[:]
        other.shows = self.shows[:]
        other.back = self.back[:]
        other.known = self.known[:]
        other.top = self.top.copy()
        other.lies_on = self.lies_on.copy()
        other.ones = self.ones[:]
        other.ones_and_twos = self.ones_and_twos[:]
        return other

    def put(self, p: int, face: int, back: int, known: int) -> None:
        """Place a card."""
        top, lies_on, ones, ones_and_twos = self.top, self.lies_on, self.ones, self.ones_and_twos
        quadrant = _FOUR * len(self.at)
        new = 0
        bit = 1
        for q in (p, p + 1, p + WIDE, p + WIDE + 1):
            if q not in top:  # a place counts once
                new += bit
            bit += bit
            top[q] = quadrant
            quadrant += 1
        for d, gain in _GAINS[new]:
            b = p + d
            was = lies_on.get(b, 0)
            now = was + gain
            lies_on[b] = now
            if was == 0:
                if now <= _TWO:
                    insort(ones_and_twos, b)
            elif was <= _TWO < now:
                ones_and_twos.remove(b)
            if was == 1:
                ones.remove(b)
            elif now == 1:
                insort(ones, b)
        self.at.append(p)
        self.shows.append(face)
        self.back.append(back)
        self.known.append(known)

    def lifted(self, i: int) -> Board:
        """Return the board without the i-th card, which is being moved."""
        fresh = Board()
        for k in range(len(self.at)):
            if k != i:
                fresh.put(self.at[k], self.shows[k], self.back[k], self.known[k])
        return fresh

    def move(self, i: int, p: int) -> None:
        """Lift the i-th card and place it elsewhere, on top of everything [CB-6.7]."""
        fresh = self.lifted(i)
        fresh.put(p, self.shows[i], self.back[i], self.known[i])
        self.at, self.shows, self.back, self.known = fresh.at, fresh.shows, fresh.back, fresh.known
        self.top, self.lies_on = fresh.top, fresh.lies_on
        self.ones, self.ones_and_twos = fresh.ones, fresh.ones_and_twos

    def places(self, boxed: bool) -> list[int]:
        """Return where a card, with or without an empty box, may be placed [CB-4.2], in order. Ignores guards."""
        return self.ones_and_twos[:] if boxed else self.ones[:]

    def sample(self, boxed: bool, luck: float) -> int:
        """Return a random one of the `places`."""
        places = self.ones_and_twos if boxed else self.ones
        return places[int(luck * len(places))]

    def stacking_places(self, deck: Deck) -> list[int]:
        """Return where any card may be placed in a stacking play [CB-6.6], in order. Ignores guards."""
        return sorted([p for p, n in self.lies_on.items() if n < _FOUR or self.cats_under(p, deck) < _FOUR])

    def cats_under(self, p: int, deck: Deck) -> int:
        """Count the visible cats that a card here would cover."""
        cats = 0
        for d in BLOCK:
            if p + d in self.top and self.visible(p + d, deck) != EMPTY_BOX:
                cats += 1
        return cats

    def visible(self, q: int, deck: Deck) -> int:
        """Return what is visible at a place that has a card [CB-4.3]."""
        quadrant = self.top[q]
        return deck.quadrants[self.shows[quadrant >> 2]][quadrant & 3]

    def lying_at(self, p: int) -> int:
        """Return the fully uncovered card whose upper left corner is here, or -1."""
        quadrant = self.top.get(p, -1)
        i = quadrant >> 2
        return i if quadrant >= 0 and self.at[i] == p and self.is_uncovered(i) else -1

    def is_uncovered(self, i: int) -> bool:
        """Return whether all four quadrants of the i-th card are visible."""
        p = self.at[i]
        for corner in range(_FOUR):
            if self.top[p + BLOCK[corner]] != _FOUR * i + corner:
                return False
        return True

    def without(self, i: int) -> dict[int, int]:
        """Return how many quadrants a card would cover at each place if the i-th (uncovered) card were removed."""
        lies_on = self.lies_on.copy()
        for q in self.vanishing(i):
            for d in BLOCK:
                lies_on[q - d] -= 1
        return lies_on

    def vanishing(self, i: int) -> list[int]:
        """Return the places that would no longer exist if the i-th (uncovered) card were removed."""
        p = self.at[i]
        others = set(self.at[:i] + self.at[i + 1 :])
        return [p + c for c in BLOCK if not any([p + c - d in others for d in BLOCK])]

    def key(self) -> tuple[object, ...]:
        """Return the board as a comparable value: the cards in order of play, which determine everything else."""
        return (tuple(self.at), tuple(self.shows), tuple(self.back), tuple(self.known))
