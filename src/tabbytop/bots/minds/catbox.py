"""What is worth what in Cat Box."""

from __future__ import annotations

from tabbytop.games.catbox.rulebook import TOKENS
from tabbytop.games.catbox.scoring import tallies, unused
from tabbytop.games.catbox.state import Table

KINDS = ("play", *TOKENS, "done", "pass")
"""What a move can be about."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "safe": {**dict.fromkeys(TOKENS, 0.02), "cat-box": 0.3},
    "hoards": dict.fromkeys(TOKENS, 0.0),
    "spends": {**dict.fromkeys(TOKENS, 20.0), "done": 0.1},
    "mouse": {**dict.fromkeys(TOKENS, 0.1), "toy-mouse": 20.0, "cat-box": 2.0},
    "guards": {**dict.fromkeys(TOKENS, 0.1), "cat-box": 20.0},
    "fishes": {**dict.fromkeys(TOKENS, 0.1), "dried-fish": 5.0},
}
"""Ways to play at random: evenly; keeping tokens safe; never, or at once, using them; fond of one kind."""

USUAL = "even"
"""How random players play, where nothing else is said."""
QUIET = "hoards"
"""How a bot imagines the rest of its own turn."""

RIVAL = 0.4
"""How much a point of the strongest other colour hurts: one does not know who it is."""
TOKEN = 1.5
"""A token is worth its point and what it may still do."""


def value(s: Table, seat: int) -> float:
    """How good a table looks to a seat that knows its own identity only."""
    found = tallies(s)
    mine = s.identities[seat]
    rivals = [tally.points for identity, tally in enumerate(found) if identity != mine]
    return found[mine].points - RIVAL * max(rivals) + TOKEN * unused(s, seat)
