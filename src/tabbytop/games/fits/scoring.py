"""Scoring If It Fits, box by box [IIF-10, IIF-11.3, IIF-11.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.fits.boxes import asleep, awake, most_toys, open_sides, sprays
from tabbytop.games.fits.rulebook import CATS
from tabbytop.games.fits.words import x_of, y_of

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.fits.state import Table


def counted(cats: int, seat: int) -> int:
    """Count a player's cats in a box. Sleeping ones count only if one is awake [IIF-6.3, IIF-10.1]."""
    up = awake(cats, seat)
    return up + asleep(cats, seat) if up else 0


def strength(s: Table, cats: int, seat: int) -> int:
    """Return a seat's claim to a box, in half cats: an advanced game counts a sleeping cat as half [IIF-11.4]."""
    up = awake(cats, seat)
    if not up:
        return 0
    return 2 * up + asleep(cats, seat) * (1 if s.advanced else 2)


def scorers(s: Table, cats: int) -> list[int]:
    """Return the seats that score a box: those with the greatest strength above zero [IIF-10.1]."""
    counts = [strength(s, cats, seat) for seat in range(s.seats)]
    most = max(counts)
    return [seat for seat in range(s.seats) if counts[seat] == most] if most else []


def value(tally: int) -> int:
    """Return the value of a box: its most frequent toy minus its spray bottles, doubled if closed [IIF-10.2]."""
    return times(tally) * (most_toys(tally) - sprays(tally))


def times(tally: int) -> int:
    """Return how often the icons of a box count: twice if it is closed [IIF-10.2]."""
    return 1 if open_sides(tally) else 2


def spray_points(tally: int) -> int:
    """Return the negative points in a box [IIF-10.4]."""
    return times(tally) * sprays(tally)


def points(s: Table) -> list[int]:
    """Return everyone's points as if the game ended now."""
    total = [0] * s.seats
    for root, cats in s.board.cats.items():
        worth = value(s.board.tally[root])
        for seat in scorers(s, cats):
            total[seat] += worth
        if not s.advanced:
            for seat in range(s.seats):
                total[seat] += extra(cats, seat)
    return total


def extra(cats: int, seat: int) -> int:
    """Return the points for extra cats: one for each counted cat after the first [IIF-10.3, IIF-10.3a]."""
    return max(0, counted(cats, seat) - 1)


def negative(s: Table) -> list[int]:
    """Return each seat's negative points, from the boxes it scores [IIF-10.4]."""
    total = [0] * s.seats
    for root, cats in s.board.cats.items():
        taken = spray_points(s.board.tally[root])
        if taken:
            for seat in scorers(s, cats):
                total[seat] += taken
    return total


def winners(s: Table) -> list[int]:
    """Return the winners: most points, then fewest negative points [IIF-10.4, IIF-10.4a]."""
    score = points(s)
    most = max(score)
    first = [seat for seat in range(s.seats) if score[seat] == most]
    if len(first) == 1:
        return first
    taken = negative(s)
    least = min([taken[seat] for seat in first])
    return [seat for seat in first if taken[seat] == least]


class Box:
    """A box as a player sees it: its cards, icons, cats and value."""

    __slots__ = ("cats", "cells", "closed", "scorers", "sprays", "tally", "times", "toys", "value")

    def __init__(self, s: Table, root: int, cells: list[int]) -> None:
        self.cells = cells
        self.tally = s.board.tally[root]
        self.cats = s.board.cats.get(root, 0)
        self.closed = not open_sides(self.tally)
        self.toys = most_toys(self.tally)
        self.sprays = sprays(self.tally)
        self.times = times(self.tally)
        self.value = value(self.tally)
        self.scorers = scorers(s, self.cats)


def boxes(s: Table) -> list[Box]:
    """Return all boxes on the table, by their first cell in reading order."""
    cells: dict[int, list[int]] = {}
    for c in sorted(s.board.at):
        cells.setdefault(s.board.box_at(c), []).append(c)
    return [Box(s, root, inside) for root, inside in cells.items()]


def details(s: Table) -> list[Plain]:
    """Return a breakdown of each seat's points."""
    score, taken = points(s), negative(s)
    rows: list[Plain] = []
    found = [box for box in boxes(s) if box.cats]
    for seat in range(s.seats):
        scored = [_write_box(box) for box in found if seat in box.scorers]
        further = 0 if s.advanced else sum([extra(box.cats, seat) for box in found])
        rows.append(
            {
                "cat": CATS[s.cats[seat]],
                "points": score[seat],
                "boxes": scored,
                "further_cats": further,
                "negative": taken[seat],
            }
        )
    return rows


def _write_box(box: Box) -> Plain:
    """Return a scored box: where it begins, its size and its value."""
    first = box.cells[0]
    return {
        "at": [x_of(first), y_of(first)],
        "cards": len(box.cells),
        "toys": box.toys,
        "sprays": box.sprays,
        "closed": box.closed,
        "value": box.value,
    }


def end_cites(s: Table) -> list[str]:
    """Return the rules that the end of this game and its scoring illustrate."""
    cited = ["IIF-9.2", "IIF-10.1", "IIF-10.2", "IIF-10.4"]
    found = [box for box in boxes(s) if box.cats]
    if any([box.closed for box in found]):
        cited += ["IIF-4.6", "IIF-4.6a"]
    sleepers = any([asleep(box.cats, seat) > 0 for box in found for seat in range(s.seats)])
    if sleepers:
        cited.append("IIF-11.4" if s.advanced else "IIF-6.3")
    further = [box for box in found for seat in range(s.seats) if extra(box.cats, seat)]
    if further:
        cited.append("IIF-11.3" if s.advanced else "IIF-10.3")
    if any([extra(box.cats, seat) and seat not in box.scorers for box in found for seat in range(s.seats)]):
        cited.append("IIF-10.3a")
    if len(winners(s)) > 1:
        cited.append("IIF-10.4a")
    return cited
