"""Sequential testing: stop a match as soon as its question is settled.

Repeated testing inflates the error. So there are few looks, after 10, 15, 22, 33, … deals and at the end, and
look j may err with a probability of at most 5% / (j (j + 1)). Over all looks this adds up to at most 5%. A match
whose question would probably stay open to the end is stopped early as well, which can't cause an error. `docs/arena.md`
explains the details.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from tabbytop.lab.intervals import ERROR, deals_interval, differ_surely

FIRST_LOOK = 10
BETTER_LUCK = 0.1336
"""Error probability of an interval of ±1.5 standard deviations."""


def look_points(deals: int) -> list[int]:
    """Return the numbers of deals after which to look. The last look is at the end."""
    points: list[int] = []
    point = FIRST_LOOK
    while point < deals:
        points.append(point)
        point = point * 3 // 2
    return [*points, deals]


def error_of(look: int) -> float:
    """Return the allowed error of look number `look`, counted from 1. The errors of all looks sum to 5% at most."""
    return ERROR / (look * (look + 1))


class WinTally:
    """Wins and seats of each bot, by deal."""

    def __init__(self, bots: int) -> None:
        self.hits: list[list[float]] = [[] for _ in range(bots)]
        self.seats: list[list[int]] = [[] for _ in range(bots)]

    def add(self, deal: int, bots: list[int], winners: list[int]) -> None:
        """Add a game. Games must come in the order of their deals."""
        for hits, seats in zip(self.hits, self.seats, strict=True):
            if len(hits) == deal:
                hits.append(0.0)
                seats.append(0)
        for seat, bot in enumerate(bots):
            self.seats[bot][deal] += 1
            self.hits[bot][deal] += (seat in winners) / len(winners)

    def share(self, bot: int) -> float:
        """Return a bot's wins as a share of the seats it played."""
        return sum(self.hits[bot]) / max(1, sum(self.seats[bot]))

    def interval(self, bot: int, error: float = ERROR) -> tuple[float, float]:
        """Return the confidence interval of a bot's share."""
        return deals_interval(self.hits[bot], self.seats[bot], error)

    def is_settled(self, parity: float, error: float) -> bool:
        """Return whether the result is clear: the first of two bots against parity, or the ranking of more bots."""
        bots = len(self.hits)
        if bots < 2:
            return False
        if bots == 2:
            low, high = self.interval(0, error)
            return not low <= parity <= high
        ranked = sorted(range(bots), key=self.share)
        pairs = bots * (bots - 1) // 2  # Bonferroni: any two bots might be adjacent in the ranking
        return all(
            differ_surely(self.hits[a], self.hits[b], (self.seats[a], self.seats[b]), error / pairs)
            for a, b in pairwise(ranked)
        )

    def stays_open(self, parity: float, deals: int, error: float) -> bool:
        """Return whether the question would stay open after all deals, even with better luck than so far.

        This applies only to two bots. Rankings of more bots are always played to the end.
        """
        if len(self.hits) != 2:
            return False
        low, high = self.interval(0, error)
        at_the_end = (high - low) / 2 * sqrt(len(self.hits[0]) / deals)
        below, above = self.interval(0, BETTER_LUCK)
        return abs(self.share(0) - parity) + (above - below) / 2 < at_the_end
