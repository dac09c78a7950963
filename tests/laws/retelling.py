"""Variations of a game that one seat can't tell apart: only actions hidden from it differ."""

from __future__ import annotations

from random import Random

from tabbytop.engine.play import actor
from tabbytop.table.match import Match


def retell(match: Match, seat: int, rng: Random) -> Match:
    """Return a game that this seat can't tell from this one, with other hidden actions where possible."""
    retold = match
    hidden = [i for i, line in enumerate(match.live) if not line.audience >> seat & 1]
    for i in rng.sample(hidden, min(6, len(hidden))):
        other = retell_from(retold, seat, i, rng)
        if other is not None:
            retold = other
    return retold


def retell_from(match: Match, seat: int, first: int, rng: Random) -> Match | None:
    """Change one entry that the seat didn't hear; return None if the seat would notice."""
    other = Match(match.game, match.start, match.dealer.copy())
    for i, line in enumerate(match.live):
        step, s = other.state.agenda[-1], other.state
        unheard = not line.audience >> seat & 1
        if step.actor(s) != line.author or line.begins == other.is_in_move:
            return None
        a = line.action
        if unheard and (i == first or step.forbids(s, a) is not None):
            a = step.sample(s, rng)
            if step.audience(s, a) >> seat & 1:  # the seat would have heard about a special toy
                return None
        if step.forbids(s, a) is not None:
            return None
        other.repeat(type(line)(line.number, line.author, step.audience(s, a), a, line.begins))
    # Whose turn it is, and whether a move is complete, is public.
    same = actor(other.state) == actor(match.state) and other.is_in_move == match.is_in_move
    return other if same else None
