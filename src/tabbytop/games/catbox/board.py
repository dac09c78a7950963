"""The play area: cards on a square grid, what lies on top, and where a card may go [CB-4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.games.catbox.rulebook import EMPTY_BOX

if TYPE_CHECKING:
    from tabbytop.games.catbox.cards import Deck

WIDE: Final = 512
"""Places are numbered row by row on a grid this wide: far more than cards can reach from ±200."""

MIDDLE: Final = WIDE // 2

FULL: Final = 0
"""How a card may lie: one that shows four cats covers exactly 1."""
BOXED: Final = 1
"""One that shows an empty box covers 1 or 2."""
STACKED: Final = 2
"""A stacking play covers 1 to 4, at most 3 of them cats."""

BLOCK: Final = (0, 1, WIDE, WIDE + 1)
"""From a card's upper left place to its four."""

_FOUR: Final = 4
_TWO: Final = 2


def place(x: int, y: int) -> int:
    """The number of a place: x to the right, y down."""
    return (y + MIDDLE) * WIDE + x + MIDDLE


def x_of(p: int) -> int:
    """How far to the right a place is."""
    return p % WIDE - MIDDLE


def y_of(p: int) -> int:
    """How far down a place is."""
    return p // WIDE - MIDDLE


class Board:
    """The play area. It has no edge; a place counts once, however many cards lie there.

    What a placement needs is kept up to date: for every place, on how many quadrants a card with its
    upper left corner there would lie, and the places where that is 1 or 2. So listing the legal
    places never looks at the cards.
    """

    __slots__ = ("_listed", "at", "back", "below", "known", "lies_on", "ones", "shows", "top", "twos")

    def __init__(self) -> None:
        # The cards in order of play: place, face up, face down, who knows the face down.
        self.at: list[int] = []
        self.shows: list[int] = []
        self.back: list[int] = []
        self.known: list[int] = []
        # A quadrant is numbered 4 * card + corner; `below` is the quadrant under it, or -1.
        self.below: list[int] = []
        self.top: dict[int, int] = {}
        self.lies_on: dict[int, int] = {}
        # Sets that remember their order, so that a clone's samples are the same.
        self.ones: dict[int, None] = {}
        self.twos: dict[int, None] = {}
        self._listed: list[list[int] | None] = [None, None]

    def clone(self) -> Board:
        """A second board, equal and independent."""
        other = Board.__new__(Board)
        other.at = self.at[:]
        other.shows = self.shows[:]
        other.back = self.back[:]
        other.known = self.known[:]
        other.below = self.below[:]
        other.top = self.top.copy()
        other.lies_on = self.lies_on.copy()
        other.ones = self.ones.copy()
        other.twos = self.twos.copy()
        other._listed = self._listed[:]
        return other

    def put(self, p: int, face: int, back: int, known: int) -> None:
        """Lay a card down."""
        self.at.append(p)
        self.shows.append(face)
        self.back.append(back)
        self.known.append(known)
        top, below = self.top, self.below
        lies_on, ones, twos = self.lies_on, self.ones, self.twos
        quadrant = len(below)
        for q in (p, p + 1, p + WIDE, p + WIDE + 1):
            under = top.get(q, -1)
            below.append(under)
            top[q] = quadrant
            quadrant += 1
            if under >= 0:
                continue
            # A new place belongs to the play area: the four blocks that contain it lie on one more.
            for b in (q, q - 1, q - WIDE, q - WIDE - 1):
                n = lies_on.get(b, 0)
                lies_on[b] = n + 1
                if n == 0:
                    ones[b] = None
                elif n == 1:
                    del ones[b]
                    twos[b] = None
                elif n == _TWO:
                    del twos[b]
        self._listed = [None, None]

    def move(self, i: int, p: int) -> None:
        """Lift the i-th card and lay it elsewhere, on top of everything [CB-6.7]."""
        at, shows, back, known = self.at, self.shows, self.back, self.known
        order = [k for k in range(len(at)) if k != i]
        fresh = Board()
        for k in order:
            fresh.put(at[k], shows[k], back[k], known[k])
        fresh.put(p, shows[i], back[i], known[i])
        self.at, self.shows, self.back, self.known = fresh.at, fresh.shows, fresh.back, fresh.known
        self.below, self.top, self.lies_on = fresh.below, fresh.top, fresh.lies_on
        self.ones, self.twos, self._listed = fresh.ones, fresh.twos, fresh._listed

    def places(self, how: int, deck: Deck) -> list[int]:
        """Where a card may go [CB-4.2, CB-6.6], guards aside; not to be changed by the caller."""
        if how == STACKED:
            return sorted([p for p, n in self.lies_on.items() if n < _FOUR or self.cats_under(p, deck) < _FOUR])
        listed = self._listed[how]
        if listed is None:
            listed = sorted(self.ones if how == FULL else [*self.ones, *self.twos])
            self._listed[how] = listed
        return listed

    def sample(self, how: int, luck: float) -> int:
        """One of the places that a card may go by CB-4.2, without listing them in order."""
        ones = len(self.ones)
        i = int(luck * (ones if how == FULL else ones + len(self.twos)))
        return list(self.ones)[i] if i < ones else list(self.twos)[i - ones]

    def cats_under(self, p: int, deck: Deck) -> int:
        """How many visible cats a card here would cover."""
        cats = 0
        for d in BLOCK:
            if p + d in self.top and self.visible(p + d, deck) != EMPTY_BOX:
                cats += 1
        return cats

    def visible(self, q: int, deck: Deck) -> int:
        """What lies on top of a place that is there [CB-4.3]."""
        quadrant = self.top[q]
        return deck.quadrants[self.shows[quadrant >> 2]][quadrant & 3]

    def lying_at(self, p: int) -> int:
        """The card whose upper left corner is here and of which nothing is covered, or -1."""
        quadrant = self.top.get(p, -1)
        i = quadrant >> 2
        return i if quadrant >= 0 and self.at[i] == p and self.is_uncovered(i) else -1

    def is_uncovered(self, i: int) -> bool:
        """Can all four quadrants of the i-th card be seen?"""
        p = self.at[i]
        for corner in range(_FOUR):
            if self.top[p + BLOCK[corner]] != _FOUR * i + corner:
                return False
        return True

    def without(self, i: int) -> dict[int, int]:
        """On how many quadrants a card would lie everywhere, were the i-th (uncovered) card away."""
        lies_on = self.lies_on.copy()
        p = self.at[i]
        for corner in range(_FOUR):
            if self.below[_FOUR * i + corner] < 0:
                q = p + BLOCK[corner]
                for b in (q, q - 1, q - WIDE, q - WIDE - 1):
                    lies_on[b] -= 1
        return lies_on

    def vanishing(self, i: int) -> list[int]:
        """The places that would be no more, were the i-th (uncovered) card away."""
        p = self.at[i]
        return [p + BLOCK[corner] for corner in range(_FOUR) if self.below[_FOUR * i + corner] < 0]

    def key(self) -> tuple[object, ...]:
        """The board as a value; all else follows from the cards in order of play."""
        return (tuple(self.at), tuple(self.shows), tuple(self.back), tuple(self.known))
