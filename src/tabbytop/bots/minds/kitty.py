"""What is worth what in Here, Kitty, Kitty!"""

from __future__ import annotations

from tabbytop.games.kitty.rulebook import YARD
from tabbytop.games.kitty.scoring import points
from tabbytop.games.kitty.state import Table

KINDS = ("move", "play", "discard", "pick", "cancel", "shield", "copy", "land", "pass")
"""What a move can be about."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "plain": {"play": 3.0, "move": 2.0, "discard": 0.2},
    "eager": {"play": 9.0, "move": 1.0, "discard": 0.1, "cancel": 9.0, "copy": 9.0, "shield": 9.0, "land": 9.0},
    "shy": {"play": 0.5, "move": 9.0, "discard": 0.5, "cancel": 0.1, "copy": 0.1, "shield": 0.1, "land": 0.1},
    "idle": {"play": 0.0, "discard": 0.0, "cancel": 0.0, "copy": 0.0, "shield": 0.0, "land": 0.0},
    "wasteful": {"discard": 9.0, "play": 1.0},
}
"""Ways to play at random: evenly; mostly cards; all cards and answers at once; mostly moves; no card; discarding."""

USUAL = "plain"
"""How random players play, where nothing else is said."""
QUIET = "plain"
"""How a bot imagines the rest of its own turn."""

RIVAL = 0.4
"""How much a point of the strongest other player hurts."""
IN_YARD = 0.8
"""A cat in the Yard may still come in."""
CARD = 0.7
"""A card in hand."""


def value(s: Table, seat: int) -> float:
    """How good a table looks to a seat."""
    score = points(s)
    rivals = [score[other] for other in range(s.seats) if other != seat]
    return score[seat] - RIVAL * max(rivals) + IN_YARD * s.total(seat, YARD) + CARD * len(s.hands[seat])
