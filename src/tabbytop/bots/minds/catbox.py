"""What is worth what in Cat Box."""

from __future__ import annotations

from tabbytop.games.catbox.scoring import tallies, unused
from tabbytop.games.catbox.state import Table

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
