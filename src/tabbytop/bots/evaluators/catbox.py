"""Evaluate positions and moves of Cat Box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.evaluators.evaluator import Evaluator
from tabbytop.games.catbox.board import WIDE
from tabbytop.games.catbox.rulebook import EMPTY_BOX, TOKENS
from tabbytop.games.catbox.scoring import tallies, unused
from tabbytop.games.catbox.words import CARD, DONE, PLACES, TOKEN, seat_of, slot_of

if TYPE_CHECKING:
    from tabbytop.games.catbox.state import Table

KINDS = ("play", *TOKENS, "done", "pass")
"""Kinds of moves."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "safe": {**dict.fromkeys(TOKENS, 0.02), "cat-box": 0.3},
    "hoards": dict.fromkeys(TOKENS, 0.0),
    "spends": {**dict.fromkeys(TOKENS, 20.0), "done": 0.1},
    "mouse": {**dict.fromkeys(TOKENS, 0.1), "toy-mouse": 20.0, "cat-box": 2.0},
    "guards": {**dict.fromkeys(TOKENS, 0.1), "cat-box": 20.0},
    "fishes": {**dict.fromkeys(TOKENS, 0.1), "dried-fish": 5.0},
}
"""Random policies: uniform; sparing with tokens; never using them; using them immediately; favoring one kind."""

USUAL = "even"
"""The default policy of random players."""
QUIET = "hoards"
"""The policy that a bot assumes for choices within its own turn."""

SPENT = -1.0
"""Score of using a token: it loses the point it was worth [CB-6.2], and its gain can't be seen at a glance."""
CARDS = 48
_NEAR = (-1, 1, -WIDE, WIDE)


class CatBoxEvaluator(Evaluator):
    """An evaluator that counts points on the table and unused tokens, and considers how many cards are left."""

    __slots__ = ("near", "rival", "token")

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.rival = weights["rival"]
        self.near = weights["near"]
        self.token = weights["token"]

    def left(self, s: Table) -> int:
        """Count the cards left to play."""
        left = s.pile
        for hand in s.hands:
            left += len(hand)
        return left

    def worth(self, s: Table) -> list[float]:
        """Estimate the points that each seat will get."""
        found = tallies(s)
        later = self.token * self.left(s) / CARDS
        worth: list[float] = []
        for seat in range(s.seats):
            tokens = unused(s, seat)
            worth.append(found[s.identities[seat]].points + tokens * (1.0 + later))
        return worth

    def style_bonus(self, s: Table, seat: int, said: tuple[int, ...], kind: str) -> float:
        """Return what a move is worth to the style, which may also like or dislike playing its own cards (`own`)."""
        own = CARD <= said[0] < TOKEN and seat_of(said[0]) == seat
        return super().style_bonus(s, seat, said, kind) + (self.likes.get("own", 0.0) if own and self.likes else 0.0)

    def interference(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Return the share of the card's quadrants that cover another color."""
        a, p = said[0], said[-1]
        if not CARD <= a < TOKEN or p >= PLACES:
            return 0.0
        mine = s.identities[seat]
        board = s.board
        covered = 0
        for q in (p, p + 1, p + WIDE, p + WIDE + 1):
            lying = board.top.get(q, -1)
            if lying >= 0 and s.deck.quadrants[board.shows[lying >> 2]][lying & 3] not in (mine, EMPTY_BOX):
                covered += 1
        return covered / 4

    def score_move(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Score a card by what it does to the seat's own color and to the others."""
        a, p = said[0], said[-1]
        if not CARD <= a < TOKEN or p >= PLACES:
            return SPENT if TOKEN <= a < DONE else 0.0
        card = s.card(seat_of(a), slot_of(a))
        assert card is not None
        four = s.deck.quadrants[s.face_played(seat, seat_of(a), card)]
        mine = s.identities[seat]
        rival = self.rival
        near = self.near
        board = s.board
        top, shows, quadrants = board.top, board.shows, s.deck.quadrants
        gain = 0.0
        corner = 0
        for q in (p, p + 1, p + WIDE, p + WIDE + 1):
            c = four[corner]
            corner += 1
            lying = top.get(q, -1)
            old = quadrants[shows[lying >> 2]][lying & 3] if lying >= 0 else -1
            if old == c:
                continue
            if c == mine:
                gain += 1.0
            else:
                gain -= rival
            if old == mine:
                gain -= 1.0
            elif old >= 0:
                gain += rival
            if mine in (c, old):
                for d in _NEAR:
                    beside = top.get(q + d, -1)
                    if beside >= 0 and quadrants[shows[beside >> 2]][beside & 3] == mine:
                        gain += near if c == mine else -near
        return gain
