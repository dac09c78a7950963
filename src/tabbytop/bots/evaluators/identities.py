"""Beliefs about identities in Cat Box: a move usually favors the player who made it."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, permutations
from math import exp, prod
from random import Random
from typing import Any

from tabbytop.bots.beliefs import Beliefs
from tabbytop.engine.log import Moment
from tabbytop.engine.play import sample_sentence
from tabbytop.games.catbox.board import WIDE
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.identities import identities_left
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import CARD, FACE, PLACES, TOKEN, seat_of, slot_of

TRIES = 24
"""Alternative moves that a move is compared with."""
KEEN = 1.0
"""Assumed rationality of players: each point gained multiplies the likelihood of a move by e to this power."""
DOUBT = 0.03
"""Minimum likelihood of a move, because players don't always act in their own interest."""
_NEAR = (-1, 1, -WIDE, WIDE)


class Identities(Beliefs):
    """A seat's beliefs about the other seats' identities."""

    def __init__(self, view: Table, heard: list[Moment], seat: int) -> None:
        self.view = view
        self.likely = [[1.0] * len(IDENTITIES) for _ in range(view.seats)]
        for moment in heard:
            if moment.author != seat and moment.author >= 0:
                found = clue(moment)
                if found:
                    mine = self.likely[moment.author]
                    mine[:] = [a * b for a, b in zip(mine, found, strict=True)]
                    most = max(mine)
                    mine[:] = [a / most for a in mine]
        self.hidden = [seat for seat in range(view.seats) if view.identities[seat] == UNKNOWN]
        self.deals = list(permutations(identities_left(view), len(self.hidden)))
        self.weights = [self.weigh(dealt) for dealt in self.deals]
        self.upto = list(accumulate(self.weights))

    def weigh(self, dealt: tuple[int, ...]) -> float:
        """Return the likelihood of the observed moves under these hidden identities, at most 1."""
        return prod([self.likely[seat][identity] for seat, identity in zip(self.hidden, dealt, strict=True)])

    def deal(self, world: Any, rng: Random) -> None:
        """Redraw the hidden identities by their posterior probability."""
        dealt = rng.choices(self.deals, cum_weights=self.upto)[0]
        for seat, identity in zip(self.hidden, dealt, strict=True):
            world.identities[seat] = identity

    def panel(self) -> list[dict[str, float]]:
        """Return, for each seat, the probability of each identity by name."""
        total = self.upto[-1]
        table = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(self.view.seats)]
        for dealt, weight in zip(self.deals, self.weights, strict=True):
            for seat, identity in zip(self.hidden, dealt, strict=True):
                table[seat][IDENTITIES[identity]] += weight
        for seat, identity in enumerate(self.view.identities):
            if seat in self.hidden:
                table[seat] = {name: weight / total for name, weight in table[seat].items()}
            else:
                table[seat][IDENTITIES[identity]] = 1.0
        return table


@lru_cache(maxsize=8192)
def clue(moment: Moment) -> tuple[float, ...]:
    """Return the likelihood of a move for each identity, relative to other legal moves."""
    view: Any = moment.view
    made = gains(view, moment.author, moment.said)
    if made is None:
        return ()
    rng = Random(len(view.board.at))
    others = [gains(view, moment.author, sample_sentence(view, rng)) for _ in range(TRIES)]
    alternatives = [other for other in others if other is not None]
    found: list[float] = []
    for identity in range(len(IDENTITIES)):
        mine = exp(KEEN * made[identity])
        total = mine + sum([exp(KEEN * other[identity]) for other in alternatives])
        found.append(DOUBT + mine / total)
    return tuple(found)


def gains(s: Table, seat: int, said: tuple[int, ...]) -> list[float] | None:
    """Estimate what a card gains for each identity. Return None if no card is placed or its face is unknown."""
    a, p = said[0], said[-1]
    if not CARD <= a < TOKEN or not 0 <= p < PLACES:
        return None
    card = s.card(seat_of(a), slot_of(a))
    assert card is not None
    face = said[1] - FACE if len(said) > 2 else s.face_played(seat, seat_of(a), card)
    if face < 0:
        return None
    four = s.deck.quadrants[face]
    board = s.board
    quadrants, shows, top = s.deck.quadrants, board.shows, board.top
    gain = [0.0] * len(IDENTITIES)
    for corner, q in enumerate((p, p + 1, p + WIDE, p + WIDE + 1)):
        lying = top.get(q, -1)
        old = quadrants[shows[lying >> 2]][lying & 3] if lying >= 0 else -1
        c = four[corner]
        if c == old:
            continue
        gain[c] += 1.0
        if old >= 0:
            gain[old] -= 1.0
        for d in _NEAR:
            beside = top.get(q + d, -1)
            if beside >= 0:
                lies = quadrants[shows[beside >> 2]][beside & 3]
                if lies == c:
                    gain[c] += 0.5
                elif lies == old:
                    gain[old] -= 0.5
    mean = sum(gain) / len(gain)
    return [one - mean for one in gain]
