"""The board of If It Fits: cards in cells, the boxes they form, and the cats in them [IIF-4, IIF-5, IIF-6].

Laying a card never scans the whole board. A box is identified by one of its cards. Its tally (open sides, icons) and
its cats are integers made of small bit fields, so that joining boxes is addition.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from tabbytop.games.fits.cards import COUNT, EAST, FIELD, NORTH, ONE_OPEN, OPEN, PRINCESS, SOUTH, TOY, TOY_FIELDS, WEST
from tabbytop.games.fits.words import STRIDE, STRIDE_BITS, x_of, y_of

SLEEPERS: Final = 20
"""The bit at which the counts of sleeping cats begin. Each seat's count of cats has four bits."""
CAT_COUNT: Final = 15

OWN: Final = [CAT_COUNT << 4 * seat | CAT_COUNT << SLEEPERS + 4 * seat for seat in range(5)]
"""The bits of a seat's cats in a box, awake and asleep."""

AROUND: Final = ((-STRIDE, NORTH, SOUTH), (1, EAST, WEST), (STRIDE, SOUTH, NORTH), (-1, WEST, EAST))
"""The four neighbors of a cell: offset, the side that faces it, and the neighbor's facing side."""


def cat(seat: int) -> int:
    """Return the number of a seat's cat as an object in a cell or across two. It is below all kinds of cards."""
    return -1 - seat


def is_cat(thing: int) -> bool:
    """Return whether an object is a player's cat."""
    return thing < 0


def seat_of(thing: int) -> int:
    """Return the seat that a cat belongs to."""
    return -1 - thing


def awake(cats: int, seat: int) -> int:
    """Count the awake cats of a seat in a box."""
    return cats >> 4 * seat & CAT_COUNT


def asleep(cats: int, seat: int) -> int:
    """Count the sleeping cats of a seat in a box."""
    return cats >> SLEEPERS + 4 * seat & CAT_COUNT


def open_sides(tally: int) -> int:
    """Count the open sides of a box."""
    return tally & COUNT


def sprays(tally: int) -> int:
    """Count the spray bottles in a box."""
    return tally >> FIELD & COUNT


def most_toys(tally: int) -> int:
    """Count the icons of the most frequent toy in a box [IIF-10.2]."""
    most = 0
    toys = tally >> TOY_FIELDS
    while toys:
        most = max(most, toys & COUNT)
        toys >>= FIELD
    return most


class Board:
    """Everything on the table, and the boxes it forms.

    `edge` lists the empty cells next to a card, in order. `facing` says for each of them which of its four sides face
    a wall (the lower four bits) and which an open side (the upper four).
    """

    __slots__ = (
        "across", "asleep", "at", "card", "cats", "columns", "edge", "facing", "opens", "parent", "rows", "tally",
        "what",
    )  # fmt: skip

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.card: dict[int, int] = {}
        self.at: list[int] = []
        self.what: list[int] = []
        self.opens: list[int] = []
        self.parent: list[int] = []
        self.tally: list[int] = []
        self.cats: dict[int, int] = {}
        self.across: dict[int, int] = {}
        self.asleep: list[int] = []
        self.edge: list[int] = []
        self.facing: dict[int, int] = {}

    def clone(self) -> Board:
        """Return an independent copy."""
        other = Board.__new__(Board)
        other.columns = self.columns
        other.rows = self.rows
        other.card = self.card.copy()
        other.at = self.at[:]
        other.what = self.what[:]
        other.opens = self.opens[:]
        other.parent = self.parent[:]
        other.tally = self.tally[:]
        other.cats = self.cats.copy()
        other.across = self.across.copy()
        other.asleep = self.asleep[:]
        other.edge = self.edge[:]
        other.facing = self.facing.copy()
        return other

    def is_on(self, c: int) -> bool:
        """Return whether the cell is on the table [IIF-4.2]."""
        return c >= 0 and x_of(c) < self.columns and y_of(c) < self.rows

    def box(self, n: int) -> int:
        """Return the card that identifies the box of a card."""
        parent = self.parent
        while parent[n] != n:
            parent[n] = parent[parent[n]]
            n = parent[n]
        return n

    def box_at(self, c: int) -> int:
        """Return the box of the card in a cell."""
        return self.box(self.card[c])

    def cats_at(self, c: int) -> int:
        """Return the cats in the box of the card in a cell."""
        return self.cats.get(self.box(self.card[c]), 0)

    def put(self, c: int, what: int, opens: int, icons: int) -> None:
        """Lay a card into an empty cell. Open sides that meet form one box [IIF-4.5, IIF-4.6a]."""
        n = len(self.at)
        card = self.card
        tally = icons
        joined: list[int] = []
        for step, side, other in AROUND:
            near = card.get(c + step, -1)
            if near < 0:
                if opens & side:
                    tally += ONE_OPEN
                self._face(c + step, other if opens & side == 0 else other << 4)
            elif self.opens[near] & other:
                self.tally[self.box(near)] -= ONE_OPEN
                if opens & side:
                    joined.append(near)
        card[c] = n
        self.at.append(c)
        self.what.append(what)
        self.opens.append(opens)
        self.parent.append(n)
        self.tally.append(tally)
        if c in self.facing:
            del self.facing[c]
            del self.edge[bisect_left(self.edge, c)]
        for near in joined:
            self._join(self.box(near), self.box(n))
        if what < 0:
            self.asleep.append(c)
            self._count(n, 1 << SLEEPERS + 4 * seat_of(what))

    def _face(self, c: int, meets: int) -> None:
        """Update an empty cell that has a new neighbor."""
        facing = self.facing.get(c, 0)
        if facing:
            self.facing[c] = facing | meets
        elif c >= 0 and c & STRIDE - 1 < self.columns and c >> STRIDE_BITS < self.rows:
            self.facing[c] = meets
            insort(self.edge, c)

    def _join(self, root: int, other: int) -> None:
        """Join two boxes."""
        if root == other:
            return
        self.parent[other] = root
        self.tally[root] += self.tally[other]
        if other in self.cats:
            self.cats[root] = self.cats.get(root, 0) + self.cats.pop(other)

    def _count(self, n: int, cats: int) -> None:
        """Add cats to the box of a card, or subtract them."""
        root = self.box(n)
        left = self.cats.get(root, 0) + cats
        if left:
            self.cats[root] = left
        else:
            del self.cats[root]

    def lay_across(self, left: int, thing: int, icons: int) -> None:
        """Lay a cat, a Princess or a special toy across two cards."""
        self.across[left] = thing
        if thing < 0:
            self._count(self.card[left], 1 << 4 * seat_of(thing))
        elif thing == TOY:
            self.tally[self.box_at(left)] += icons

    def send_home_across(self, left: int) -> int:
        """Replace the cat that lies across two cards with a Princess. Return the seat it belongs to [IIF-7.2]."""
        owner = seat_of(self.across[left])
        self.across[left] = PRINCESS
        self._count(self.card[left], -(1 << 4 * owner))
        return owner

    def send_home(self, c: int) -> int:
        """Replace a sleeping cat with a Princess. Return the seat it belongs to [IIF-7.2]."""
        n = self.card[c]
        owner = seat_of(self.what[n])
        self.what[n] = PRINCESS
        self.asleep.remove(c)
        self._count(n, -(1 << SLEEPERS + 4 * owner))
        return owner

    def places(self, walls: int) -> list[int]:
        """Return the empty cells beside a card where a card with these walls fits, in order [IIF-4.3, IIF-11.2].

        It fits where none of its walls would touch a neighbor's wall.
        """
        if not walls:
            return self.edge[:]
        facing = self.facing
        return [c for c in self.edge if not facing[c] & walls]

    def takes(self, walls: int) -> bool:
        """Return whether `places` would return any cell."""
        if not walls:
            return bool(self.edge)
        for c in self.edge:
            if not self.facing[c] & walls:
                return True
        return False

    def sleeping_places(self, seat: int) -> list[int]:
        """Return where a seat's cat may lie down: in no box that only others' cats occupy [IIF-6.2, IIF-6.2a]."""
        own = OWN[seat]
        for cats in self.cats.values():
            if not cats & own:
                break
        else:
            return self.edge[:]
        return [c for c in self.edge if not (cats := self.cats_beside(c)) or cats & own]

    def welcomes(self, c: int, seat: int) -> bool:
        """Return whether a cat of the seat may sleep here: the box it joins is empty or holds its own [IIF-6.2a]."""
        cats = self.cats_beside(c)
        return not cats or bool(cats & OWN[seat])

    def cats_beside(self, c: int) -> int:
        """Return all cats in the boxes that a card with four open sides would join in this empty cell."""
        opens = self.facing[c] >> 4
        card, inside = self.card, self.cats
        cats = 0
        # Unrolled for speed: listing moves spends most of its time here.
        if opens & NORTH:
            cats = inside.get(self.box(card[c - STRIDE]), 0)
        if opens & EAST:
            cats |= inside.get(self.box(card[c + 1]), 0)
        if opens & SOUTH:
            cats |= inside.get(self.box(card[c + STRIDE]), 0)
        if opens & WEST:
            cats |= inside.get(self.box(card[c - 1]), 0)
        return cats

    def is_free(self, c: int) -> bool:
        """Return whether the cell holds a card that something can be laid across [IIF-5.3, IIF-5.3a]."""
        n = self.card.get(c, -1)
        return n >= 0 and self.what[n] > PRINCESS and c not in self.across and c - 1 not in self.across

    def is_pair(self, left: int) -> bool:
        """Return whether open sides connect this card and the next one to the east [IIF-5.2]."""
        card = self.card
        a, b = card.get(left, -1), card.get(left + 1, -1)
        return a >= 0 and b >= 0 and bool(self.opens[a] & EAST and self.opens[b] & WEST)

    def is_spot(self, left: int) -> bool:
        """Return whether something may be laid across these two cards [IIF-5.2, IIF-5.3]."""
        return self.is_pair(left) and self.is_free(left) and self.is_free(left + 1)

    def spots_at(self, c: int) -> list[int]:
        """Return the spots that include this cell."""
        return [left for left in (c - 1, c) if self.is_spot(left)]

    def spots(self) -> list[int]:
        """Return all spots on the table, in order [IIF-8.1]."""
        return sorted([c for c in self.at if self.is_spot(c)])

    def has_cats(self) -> bool:
        """Return whether any player's cat is on the table [IIF-7.4]."""
        return bool(self.cats)

    def key(self) -> tuple[object, ...]:
        """Return the board as a comparable value, independent of the order of play."""
        cells = sorted([(self.at[n], self.what[n], self.opens[n]) for n in range(len(self.at))])
        return (self.columns, self.rows, tuple(cells), tuple(sorted(self.across.items())))


def walls_of(opens: int) -> int:
    """Return the walls of a card with these open sides."""
    return OPEN & ~opens
