"""Public counts in Here, Kitty, Kitty!: score sheets, where cats went, and the unseen cards [HKK-7]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty.rulebook import (
    FOR_EACH_COLOR,
    FOR_MANY,
    FOR_MOST,
    FOR_ONE_COLOR,
    HOUSE,
    IN_HOUSE,
    NEIGHBORHOOD,
    ON_PORCH,
    PORCH,
    YARD,
)
from tabbytop.games.kitty.scoring import sheets
from tabbytop.games.kitty.state import COLORS, UNKNOWN

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.state import Table

ON_CARD: Final = 4
"""The number of the place on a lasting card, after those of the zones."""

Place = tuple[int, int]
"""A seat and a zone. The Neighborhood's seat is 0."""


def tally(s: Table) -> list[Plain]:
    """Return each seat's score sheet, line by line. Cards that are hidden in a view don't score."""
    rows: list[Plain] = []
    for seat, sheet in enumerate(sheets(s)):
        shown = [k for k in s.hands[seat] if k != UNKNOWN and s.kind(k).points]
        lines: list[Plain] = [
            _line("house", sheet.house, sheet.house // IN_HOUSE),
            _line("porch", sheet.porch, sheet.porch // ON_PORCH),
            _line("five_of_a_color", sheet.many, sheet.many // FOR_MANY),
            _line("each_color", sheet.each_color, sheet.each_color // FOR_EACH_COLOR),
            _line("most_of_a_color", sheet.most, sheet.most // FOR_MOST),
            _line("one_color_in_house", sheet.one_color, sheet.one_color // FOR_ONE_COLOR),
            _line("best_in_show", sheet.best_in_show, len(shown)),
        ]
        rows.append({"seat": seat, "points": sheet.points(), "lines": lines})
    return rows


def _line(what: str, points: int, count: int) -> Plain:
    """Return a line of a sheet."""
    return {"what": what, "points": points, "count": count}


class CatMove:
    """A number of cats of one color that moved from one place to another."""

    __slots__ = ("color", "count", "start", "to")

    def __init__(self, color: int, start: Place, to: Place) -> None:
        self.color = color
        self.start = start
        self.to = to
        self.count = 1


def moved(before: Table, after: Table) -> list[CatMove]:
    """Return where cats went, as far as the counts show: cats of one color are indistinguishable."""
    found: list[CatMove] = []
    for color in range(COLORS):
        gone: list[Place] = []
        come: list[Place] = []
        for place in places(before):
            change = cats_at(after, place, color) - cats_at(before, place, color)
            gone += [place] * -change
            come += [place] * change
        for start, to in zip(gone, come, strict=True):
            last = found[-1] if found else None
            if last is not None and (last.color, last.start, last.to) == (color, start, to):
                last.count += 1
            else:
                found.append(CatMove(color, start, to))
    return found


def places(s: Table) -> list[Place]:
    """Return every place where a cat can be."""
    return [(0, NEIGHBORHOOD), *[(seat, zone) for seat in range(s.seats) for zone in (YARD, PORCH, HOUSE, ON_CARD)]]


def cats_at(s: Table, place: Place, color: int) -> int:
    """Count the cats of a color at a place."""
    seat, zone = place
    return sum([cats[color] for cats in s.under[seat]]) if zone == ON_CARD else s.count(seat, zone, color)


def unseen(v: Table) -> list[Plain]:
    """Return the cards that the seat has not seen, by their ids."""
    rows: list[Plain] = []
    for k, count in enumerate(v.bag):
        if count:
            rows.append({"what": v.deck.ids[k], "count": count})
    return rows
