"""When is a question settled? Looked at a few times only, and each time more strictly.

Whoever looks again and again finds something that is not there: each look may err. So there are few looks, after 10,
15, 22, 33, … deals and at the end, and the j-th may err with a chance of 5 % / (j (j + 1)) only. All of them together,
however many there are, err with a chance of 5 % at most. A question that would probably stay open to the end is left
open sooner, which settles nothing wrongly. `docs/arena.md` has it in full.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from tabbytop.lab.intervals import ERROR, deals_interval, differ_surely

FIRST_LOOK = 10
BETTER_LUCK = 0.1336
"""An interval that misses with this chance is one and a half standard t_quantile wide, to either side."""


def looks(deals: int) -> list[int]:
    """After how many deals one looks; the last time at the end."""
    points: list[int] = []
    point = FIRST_LOOK
    while point < deals:
        points.append(point)
        point = point * 3 // 2
    return [*points, deals]


def error_of(look: int) -> float:
    """How much the j-th look may err, from 1 on; over all looks this adds up to 5 %."""
    return ERROR / (look * (look + 1))


class WinTally:
    """What each bot won in each deal, and how many seats it sat in."""

    def __init__(self, bots: int) -> None:
        self.hits: list[list[float]] = [[] for _ in range(bots)]
        self.seats: list[list[int]] = [[] for _ in range(bots)]

    def add(self, deal: int, bots: list[int], winners: list[int]) -> None:
        """One more game; games come in the order of their deals."""
        for hits, seats in zip(self.hits, self.seats, strict=True):
            if len(hits) == deal:
                hits.append(0.0)
                seats.append(0)
        for seat, bot in enumerate(bots):
            self.seats[bot][deal] += 1
            self.hits[bot][deal] += (seat in winners) / len(winners)

    def share(self, bot: int) -> float:
        """How much of the victories was this bot's, for each seat it sat in."""
        return sum(self.hits[bot]) / max(1, sum(self.seats[bot]))

    def interval(self, bot: int, error: float = ERROR) -> tuple[float, float]:
        """How sure that is."""
        return deals_interval(self.hits[bot], self.seats[bot], error)

    def is_settled(self, parity: float, error: float) -> bool:
        """Is it known whether the first of two bots wins more than its part, or the order of more bots?"""
        bots = len(self.hits)
        if bots < 2:
            return False
        if bots == 2:
            low, high = self.interval(0, error)
            return not low <= parity <= high
        ranked = sorted(range(bots), key=self.share)
        pairs = bots * (bots - 1) // 2  # any two might have come to stand side by side
        return all(
            differ_surely(self.hits[a], self.hits[b], (self.seats[a], self.seats[b]), error / pairs)
            for a, b in pairwise(ranked)
        )

    def stays_open(self, parity: float, deals: int, error: float) -> bool:
        """Would it not be settled after so many deals, at the last look's error, though luck were rather better?

        Of two bots only; the order of more is always played to the end.
        """
        if len(self.hits) != 2:
            return False
        low, high = self.interval(0, error)
        at_the_end = (high - low) / 2 * sqrt(len(self.hits[0]) / deals)
        below, above = self.interval(0, BETTER_LUCK)
        return abs(self.share(0) - parity) + (above - below) / 2 < at_the_end
