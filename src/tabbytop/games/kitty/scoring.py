"""Scoring Here, Kitty, Kitty! [HKK-7]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.rulebook import (
    FOR_EACH_COLOR,
    FOR_MANY,
    FOR_MOST,
    FOR_ONE_COLOR,
    IN_HOUSE,
    MANY,
    ON_PORCH,
    PORCH,
)
from tabbytop.games.kitty.state import UNKNOWN

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.state import Table


class Sheet:
    """A player's score sheet, line by line."""

    __slots__ = ("best_in_show", "each_color", "house", "many", "most", "one_color", "porch")

    def __init__(self, s: Table, seat: int, most: list[int]) -> None:
        on = [s.on_property(seat, color) for color in range(4)]
        inside = [s.in_house(seat, color) for color in range(4)]
        self.house = IN_HOUSE * sum(inside)
        self.porch = ON_PORCH * s.total(seat, PORCH)
        self.many = FOR_MANY * sum([count >= MANY for count in on])
        self.each_color = FOR_EACH_COLOR if min(on) else 0
        self.most = FOR_MOST * sum([on[color] > 0 and on[color] == most[color] for color in range(4)])
        self.one_color = FOR_ONE_COLOR if sum([count > 0 for count in inside]) == 1 else 0
        self.best_in_show = sum([s.kind(k).points for k in s.hands[seat] if k != UNKNOWN])

    def points(self) -> int:
        """Return the sum of all lines."""
        lines = (self.house, self.porch, self.many, self.each_color, self.most, self.one_color, self.best_in_show)
        return sum(lines)


def sheets(s: Table) -> list[Sheet]:
    """Return everyone's score sheet as if the game ended now."""
    most = [max([s.on_property(seat, color) for seat in range(s.seats)]) for color in range(4)]
    return [Sheet(s, seat, most) for seat in range(s.seats)]


def points(s: Table) -> list[int]:
    """Return everyone's points as if the game ended now."""
    return [sheet.points() for sheet in sheets(s)]


def winners(s: Table) -> list[int]:
    """Return the winners: most points, then most cats, then most of a single color [HKK-7.7, HKK-7.7a]."""
    score = points(s)
    ranks: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        on = [s.on_property(seat, color) for color in range(4)]
        ranks.append((score[seat], sum(on), max(on)))
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]


def details(s: Table) -> list[Plain]:
    """Return a breakdown of each seat's points."""
    rows: list[Plain] = []
    for seat, sheet in enumerate(sheets(s)):
        on = [s.on_property(seat, color) for color in range(4)]
        rows.append(
            {
                "points": sheet.points(),
                "house": sheet.house,
                "porch": sheet.porch,
                "five_of_a_color": sheet.many,
                "each_color": sheet.each_color,
                "most_of_a_color": sheet.most,
                "one_color_in_house": sheet.one_color,
                "best_in_show": sheet.best_in_show,
                "cats": sum(on),
                "most_of_one": max(on),
            }
        )
    return rows


def end_cites(s: Table) -> list[str]:
    """Return the rules that the end of this game and its scoring illustrate."""
    cited = ["HKK-6.1", "HKK-7.1", "HKK-7.7"]
    for sheet in sheets(s):
        lines = (
            ("HKK-7.2", sheet.many), ("HKK-7.3", sheet.each_color), ("HKK-7.4", sheet.most), ("HKK-7.4a", sheet.most),
            ("HKK-7.5", sheet.one_color), ("HKK-7.5a", sheet.one_color), ("HKK-7.6", sheet.best_in_show),
        )  # fmt: skip
        cited += [rule for rule, points in lines if points]
    if len(winners(s)) > 1:
        cited.append("HKK-7.7a")
    if sum(s.bag):
        cited.append("HKK-3.4")
    return cited
