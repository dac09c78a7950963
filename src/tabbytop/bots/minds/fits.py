"""What is worth what in If It Fits."""

from __future__ import annotations

from tabbytop.games.fits.boxes import asleep, awake
from tabbytop.games.fits.scoring import points
from tabbytop.games.fits.state import Table

KINDS = ("start", "draw", "sleep", "play", "discard", "cat", "toy", "done")
"""What a move can be about."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "steady": {"sleep": 0.05, "draw": 1.0},
    "keen": {"sleep": 0.05, "cat": 9.0, "done": 1.0},
    "shy": {"sleep": 0.02, "cat": 0.05, "done": 1.0},
    "sleepy": {"sleep": 5.0, "cat": 0.2},
    "restless": {"sleep": 0.3, "cat": 0.5},
}
"""Ways to play at random: evenly; mostly drawing; keen on awake cats, shy of them, fond of sleep, or in between."""

USUAL = "keen"
"""How random players play, where nothing else is said."""
QUIET = "keen"
"""How a bot imagines the rest of its own turn."""

RIVAL = 0.5
"""How much a point of the strongest other player hurts."""
CAT_AT_HOME = 1.2
"""A cat that can still be laid."""
ONLY_ASLEEP = 0.6
"""A sleeping cat in a box where no cat of one's own is awake yet."""


def value(s: Table, seat: int) -> float:
    """How good a table looks to a seat."""
    score = points(s)
    rivals = [score[other] for other in range(s.seats) if other != seat]
    waiting = 0
    for cats in s.board.cats.values():
        if not awake(cats, seat):
            waiting += asleep(cats, seat)
    return score[seat] - RIVAL * max(rivals) + CAT_AT_HOME * s.supply[seat] + ONLY_ASLEEP * waiting
