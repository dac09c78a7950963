"""Scoring Cat Box: what each identity scores [CB-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.games.catbox.board import WIDE
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.rulebook import CHIHUAHUA, EMPTY_BOX, IDENTITIES

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.catbox.state import Table

THREE: Final = 3
"""The area size that scores for the Chihuahua [CB-5.3]."""


def areas(places: list[int]) -> list[int]:
    """Return the sizes of the orthogonally connected areas that these places form, largest first."""
    left = set(places)
    sizes: list[int] = []
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            p = edge.pop()
            size += 1
            for q in (p - 1, p + 1, p - WIDE, p + WIDE):
                if q in left:
                    left.remove(q)
                    edge.append(q)
        sizes.append(size)
    sizes.sort(reverse=True)
    return sizes


def places_by_sight(s: Table) -> list[list[int]]:
    """Return the visible places of each color, then those of the empty box [CB-4.3]."""
    seen: list[list[int]] = [[] for _ in range(EMPTY_BOX + 1)]
    for p in s.board.top:
        seen[s.board.visible(p, s.deck)].append(p)
    return seen


class IdentityTally:
    """What one identity has on the table: visible cats or boxes, its largest area, areas of three, points."""

    __slots__ = ("largest", "points", "seen", "threes")

    def __init__(self, seen: int, largest: int, threes: int, points: int) -> None:
        self.seen = seen
        self.largest = largest
        self.threes = threes
        self.points = points


def tallies(s: Table) -> list[IdentityTally]:
    """Return the tally of each identity, the five cats and the Chihuahua, whether or not a player has it."""
    seen = places_by_sight(s)
    found: list[IdentityTally] = []
    threes = 0
    for color in range(CHIHUAHUA):
        sizes = areas(seen[color])
        threes += sizes.count(THREE)
        largest = sizes[0] if sizes else 0
        found.append(IdentityTally(len(seen[color]), largest, 0, len(seen[color]) + largest))  # [CB-5.2]
    boxes = len(seen[EMPTY_BOX])
    found.append(IdentityTally(boxes, 0, threes, boxes + 2 * threes))  # [CB-5.3]
    return found


def unused(s: Table, seat: int) -> int:
    """Return the number of tokens a seat has left, worth a point each [CB-6.2]."""
    return s.tokens[seat].bit_count()


def points(s: Table) -> list[int]:
    """Return everyone's points as if the game ended now. This needs a full state, not a view."""
    if UNKNOWN in s.identities:
        raise ValueError("points need a complete state, not a view")
    found = tallies(s)
    return [found[s.identities[seat]].points + unused(s, seat) for seat in range(s.seats)]


def winners(s: Table) -> list[int]:
    """Return the winners by points. Ties go to the Chihuahua, then the largest area, and else are shared [CB-5.4]."""
    score = points(s)
    first = [seat for seat in range(s.seats) if score[seat] == max(score)]
    for seat in first:
        if s.identities[seat] == CHIHUAHUA:
            return [seat]
    found = tallies(s)
    largest = [found[s.identities[seat]].largest for seat in first]
    return [seat for i, seat in enumerate(first) if largest[i] == max(largest)]


def details(s: Table) -> list[Plain]:
    """Return a breakdown of each seat's points."""
    found = tallies(s)
    sheet: list[Plain] = []
    for seat in range(s.seats):
        mine = found[s.identities[seat]]
        row: Plain = {"seat": seat, "identity": IDENTITIES[s.identities[seat]]}
        if s.identities[seat] == CHIHUAHUA:
            row["empty_boxes"] = mine.seen
            row["areas_of_three"] = mine.threes
        else:
            row["cats"] = mine.seen
            row["largest_area"] = mine.largest
        row["tokens"] = unused(s, seat)
        row["points"] = mine.points + unused(s, seat)
        sheet.append(row)
    return sheet


def end_cites(s: Table) -> list[str]:
    """Return the rules that this ending illustrates."""
    cited = ["CB-1.1", "CB-1.2", "CB-5.1", "CB-5.2", "CB-6.1" if s.advanced else "CB-2.2a"]
    if CHIHUAHUA in s.identities:
        cited.append("CB-5.3")
    if any(s.tokens):
        cited.append("CB-6.2")
    score = points(s)
    if score.count(max(score)) > 1:
        cited.append("CB-5.4")
    if len(winners(s)) > 1:
        cited.append("CB-5.4a")
    return cited
