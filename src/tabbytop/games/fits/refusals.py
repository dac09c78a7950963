"""Refusals of placements: which rule forbids them, and which wall, cat or edge is in the way."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal
from tabbytop.games.fits.boxes import OWN, asleep, awake, is_cat, seat_of
from tabbytop.games.fits.cards import EAST, PRINCESS, SIDES, TOY, WEST
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import (
    CAT,
    DISCARD_TOY,
    DONE,
    OVER,
    PLACES,
    PLAY,
    SPOT,
    TURNED,
    x_of,
    y_of,
)

SIDE_NAMES: Final = ("north", "east", "south", "west")


def at_text(c: int) -> str:
    """Return a cell as text: 6,4"""
    return f"{x_of(c)},{y_of(c)}"


def forbids_cell(s: Table, c: int) -> Refusal | None:
    """Return why nothing can be laid into this cell [IIF-4.2, IIF-4.3]."""
    board = s.board
    if not board.is_on(c):
        return Refusal("IIF-4.2", "off-table", {"at": at_text(c), "columns": board.columns, "rows": board.rows})
    n = board.card.get(c, -1)
    if n >= 0:
        what = board.what[n]
        if is_cat(what):
            return Refusal("IIF-4.2", "cell-has-cat", {"at": at_text(c), "seat": seat_of(what)})
        return Refusal("IIF-4.2", "cell-taken", {"at": at_text(c)})
    return None if c in board.facing else Refusal("IIF-4.3", "touches-nothing", {"at": at_text(c)})


def forbids_turning(s: Table, kind: int) -> Refusal | None:
    """Return why the card can't be turned: it has the same open sides either way [IIF-4.1]."""
    return None if s.differs(kind) else Refusal("IIF-4.1", "turned-same")


def forbids_walls(s: Table, c: int, kind: int, turned: bool) -> Refusal | None:
    """Return which wall of the card would meet a wall [IIF-11.2]."""
    meet = s.board.facing.get(c, 0) & s.walls_that_count(kind, turned)
    for i in range(len(SIDES)):
        if meet >> i & 1:
            return Refusal("IIF-11.2", "wall-to-wall", {"at": at_text(c), "side": SIDE_NAMES[i]})
    return None


def forbids_place(s: Table, a: int, kind: int) -> Refusal | None:
    """Return why this card can't be laid there, turned or not [IIF-4]."""
    if not 0 <= a < TURNED + PLACES:
        return Refusal("IIF-4.1", "not-a-cell")
    turned = a >= TURNED
    c = a - TURNED if turned else a
    refusal = forbids_turning(s, kind) if turned else None
    return refusal or forbids_cell(s, c) or forbids_walls(s, c, kind, turned)


def forbids_sleeping(s: Table, c: int, seat: int) -> Refusal | None:
    """Return why the seat can't lay a sleeping cat there [IIF-6]."""
    refusal = forbids_cell(s, c)
    if refusal is not None:
        return refusal
    cats = s.board.cats_beside(c)
    return forbids_company(s, cats, seat, "IIF-6.2")


def forbids_company(s: Table, cats: int, seat: int, rule: str) -> Refusal | None:
    """Return who occupies the box, if only others do [IIF-5.4, IIF-6.2]."""
    if cats and not cats & OWN[seat]:
        for other in range(s.seats):
            if awake(cats, other) or asleep(cats, other):
                return Refusal(rule, "others-box", {"seat": other})
    return None


def forbids_across(s: Table, left: int, rule: str) -> Refusal | None:
    """Return why nothing can be laid across these cards, citing `rule` [IIF-5.2 or IIF-8.1] or [IIF-5.3]."""
    board = s.board
    for c in (left, left + 1):
        if c not in board.card:
            return Refusal(rule, "no-card-there", {"at": at_text(c)})
    if not board.opens[board.card[left]] & EAST:
        return Refusal(rule, "wall-between", {"at": at_text(left), "side": "east"})
    if not board.opens[board.card[left + 1]] & WEST:
        return Refusal(rule, "wall-between", {"at": at_text(left + 1), "side": "west"})
    for c in (left, left + 1):
        refusal = forbids_under(s, c)
        if refusal is not None:
            return refusal
    return None


def forbids_under(s: Table, c: int) -> Refusal | None:
    """Return why nothing can be laid across this card: what it is, or what lies on it [IIF-5.3]."""
    what = s.board.what[s.board.card[c]]
    if is_cat(what):
        return Refusal("IIF-5.3", "is-sleeper", {"at": at_text(c), "seat": seat_of(what)})
    if what == PRINCESS:
        return Refusal("IIF-5.3", "is-princess", {"at": at_text(c)})
    for left in (c - 1, c):
        if left in s.board.across:
            thing = s.board.across[left]
            if is_cat(thing):
                return Refusal("IIF-5.3", "cat-across", {"at": at_text(c), "seat": seat_of(thing)})
            return Refusal("IIF-5.3", "toy-across" if thing == TOY else "princess-across", {"at": at_text(c)})
    return None


def forbids_cat(s: Table, a: int, seat: int, played: int) -> Refusal | None:
    """Return why no awake cat can be laid there [IIF-5]."""
    if a == DONE:
        return None
    if not CAT <= a < SPOT:
        return Refusal("IIF-5.1", "cat-or-done")
    left = a - CAT
    if not s.supply[seat]:
        return Refusal("IIF-5.1", "no-cat-left")
    refusal = forbids_across(s, left, "IIF-5.2")
    if refusal is not None:
        return refusal
    if played not in (left, left + 1):
        return Refusal("IIF-5.2", "not-just-played", {"at": at_text(played)})
    return forbids_company(s, s.board.cats_at(played), seat, "IIF-5.4")


def forbids_replacing(s: Table, a: int) -> Refusal | None:
    """Return why Princess can't be laid there [IIF-7.1]."""
    if 0 <= a < TURNED:
        n = s.board.card.get(a, -1)
        if n >= 0 and is_cat(s.board.what[n]):
            return None
        if n >= 0 and s.board.what[n] == PRINCESS:
            return Refusal("IIF-7.1", "only-princess-there", {"at": at_text(a)})
        for left in (a - 1, a):
            if is_cat(s.board.across.get(left, TOY)):
                return Refusal("IIF-7.2", "lies-across", {"at": at_text(left)})
        return Refusal("IIF-7.1", "no-cat-there", {"at": at_text(a)})
    if not OVER <= a < PLAY:
        return Refusal("IIF-7.1", "no-cat-named")
    thing = s.board.across.get(a - OVER, TOY)
    if is_cat(thing):
        return None
    for c in (a - OVER, a - OVER + 1):
        if c in s.board.asleep:
            return Refusal("IIF-7.2", "lies-in-cell", {"at": at_text(c)})
    return Refusal("IIF-7.1", "only-princess-there" if thing == PRINCESS else "no-cat-there", {"at": at_text(a - OVER)})


def forbids_toy(s: Table, a: int) -> Refusal | None:
    """Return why a special toy can't be laid there [IIF-8]."""
    spots = s.board.spots()
    if SPOT <= a < OVER:
        left = a - SPOT
        return None if left in spots else forbids_across(s, left, "IIF-8.1")
    if not 0 <= a < TURNED and a != DISCARD_TOY:
        return Refusal("IIF-8.1", "toy-first")
    if spots:
        return Refusal("IIF-8.2", "toy-has-spot", {"at": at_text(spots[0])})
    if a != DISCARD_TOY:
        return forbids_cell(s, a)
    return Refusal("IIF-8.2", "toy-has-place") if s.board.edge else None
