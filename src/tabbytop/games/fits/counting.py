"""Public counts in If It Fits: each box with everything in it, and the unseen cards [IIF-10]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.fits.boxes import asleep, awake
from tabbytop.games.fits.cards import COUNT, FIELD, PRINCESS, TOY, TOY_FIELDS
from tabbytop.games.fits.scoring import boxes, extra
from tabbytop.games.fits.words import x_of, y_of

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.fits.scoring import Box
    from tabbytop.games.fits.state import Table


def tally(s: Table) -> list[Plain]:
    """Return the tally of each box, ordered by first cell. Everything in a box is public."""
    return [
        {
            "cells": [[x_of(c), y_of(c)] for c in box.cells],
            "closed": box.closed,
            "worth": box.value,
            "toys": _toys(s, box.tally),
            "most": most_frequent(s, box),
            "sprays": box.sprays,
            "times": box.times,
            "cats": _cats(s, box),
            "scorers": box.scorers,
            "points": {str(seat): points for seat, points in box_points(s, box).items()},
            "extra": {str(seat): points for seat, points in extra_points(s, box).items()},
        }
        for box in boxes(s)
    ]


def _toys(s: Table, tally: int) -> Plain:
    """Return the toys that a box shows, by name."""
    found: Plain = {}
    for i, name in enumerate(s.deck.toys):
        count = tally >> TOY_FIELDS + FIELD * i & COUNT
        if count:
            found[name] = count
    return found


def most_frequent(s: Table, box: Box) -> str:
    """Return the toy that a box is valued by, or an empty text. Of several, it is the first in the deck's order."""
    found = most_frequent_toys(s, box)
    return found[0] if found else ""


def most_frequent_toys(s: Table, box: Box) -> list[str]:
    """Return all toys that are equally and most frequent in a box, in the deck's order."""
    if not box.toys:
        return []
    return [name for i, name in enumerate(s.deck.toys) if box.tally >> TOY_FIELDS + FIELD * i & COUNT == box.toys]


def _cats(s: Table, box: Box) -> list[Plain]:
    """Return the cats in a box, by owner."""
    return [
        {"seat": seat, "awake": awake(box.cats, seat), "asleep": asleep(box.cats, seat)} for seat in seats_in(s, box)
    ]


def seats_in(s: Table, box: Box) -> list[int]:
    """Return the seats with a cat in a box."""
    return [seat for seat in range(s.seats) if awake(box.cats, seat) or asleep(box.cats, seat)]


def box_points(s: Table, box: Box) -> dict[int, int]:
    """Return the points that a box earns, by seat: for the box itself and for extra cats [IIF-10.1, IIF-10.3]."""
    further = extra_points(s, box)
    points: dict[int, int] = {}
    for seat in seats_in(s, box):
        if seat in box.scorers or seat in further:
            points[seat] = (box.value if seat in box.scorers else 0) + further.get(seat, 0)
    return points


def extra_points(s: Table, box: Box) -> dict[int, int]:
    """Return the points for extra cats in a box, by seat [IIF-10.3, IIF-11.3]."""
    found: dict[int, int] = {}
    for seat in seats_in(s, box):
        further = 0 if s.advanced else extra(box.cats, seat)
        if further:
            found[seat] = further
    return found


class BoxChange:
    """A changed box: the boxes it was made of, the box now, and whether something was added to it."""

    __slots__ = ("box", "is_new", "were")

    def __init__(self, were: list[Box], box: Box, is_new: bool) -> None:
        self.were = were
        self.box = box
        self.is_new = is_new

    def closes(self) -> bool:
        """Return whether the change closed the box."""
        return self.box.closed and not (self.were and all([box.closed for box in self.were]))


def changes(before: Table, after: Table) -> list[BoxChange]:
    """Return the boxes that changed, starting with the one that has the new card."""
    were = boxes(before)
    found: list[BoxChange] = []
    for box in boxes(after):
        inside = set(box.cells)
        joined = [one for one in were if one.cells[0] in inside]
        is_new = sum([len(one.cells) for one in joined]) < len(box.cells)
        one = joined[0] if joined else None
        if one is None or is_new or (one.closed, one.value, one.cats) != (box.closed, box.value, box.cats):
            found.append(BoxChange(joined, box, is_new))
    return [one for one in found if one.is_new] + [one for one in found if not one.is_new]


def unseen(v: Table) -> list[Plain]:
    """Return the cards that the seat has not seen: cardboard as text (`NES:mouse`), special toys, Princesses."""
    rows: list[Plain] = []
    for kind in sorted(set(v.bag)):
        rows.append({"what": v.deck.texts[kind], "count": v.bag.count(kind)})
    for kind, count in ((TOY, v.toys), (PRINCESS, sum(v.princesses))):
        if count:
            rows.append({"what": v.deck.texts[kind], "count": count})
    return rows
