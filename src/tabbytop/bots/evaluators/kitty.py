"""Evaluate positions and moves of Here, Kitty, Kitty!"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.evaluators.evaluator import Evaluator
from tabbytop.engine.window import Window
from tabbytop.games.kitty.rulebook import YARD
from tabbytop.games.kitty.scoring import points
from tabbytop.games.kitty.words import (
    CANCEL,
    CARD,
    COUNT_WORD,
    DISCARD,
    ENOUGH,
    MOVE,
    PASS,
    PLAY,
    STEPS,
    TARGET,
    YARD_CAT,
)

if TYPE_CHECKING:
    from tabbytop.games.kitty.state import Table

KINDS = ("move", "play", "discard", "pick", "cancel", "shield", "copy", "land", "pass")
"""Kinds of moves."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "plain": {"play": 3.0, "move": 2.0, "discard": 0.2},
    "eager": {"play": 9.0, "move": 1.0, "discard": 0.1, "cancel": 9.0, "copy": 9.0, "shield": 9.0, "land": 9.0},
    "shy": {"play": 0.5, "move": 9.0, "discard": 0.5, "cancel": 0.1, "copy": 0.1, "shield": 0.1, "land": 0.1},
    "idle": {"play": 0.0, "discard": 0.0, "cancel": 0.0, "copy": 0.0, "shield": 0.0, "land": 0.0},
    "wasteful": {"discard": 9.0, "play": 1.0},
}
"""Random policies: uniform; mostly cards; cards and responses immediately; mostly moves; no cards; mostly discards."""

USUAL = "plain"
"""The default policy of random players."""
QUIET = "plain"
"""The policy that a bot assumes for choices within its own turn."""


class KittyEvaluator(Evaluator):
    """An evaluator that counts points, cats in the Yard that may still come inside, and cards in hand."""

    __slots__ = ("answer", "card", "inward", "play", "yard")

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.yard = weights["yard"]
        self.card = weights["card"]
        self.play = weights["play"]
        self.answer = weights["answer"]
        self.inward = (weights["to_yard"], weights["to_porch"], weights["to_house"])

    def left(self, s: Table) -> int:
        """Estimate how many turns are left."""
        if s.final_turns >= 0:
            return s.final_turns
        return s.deck_size() + s.seats

    def worth(self, s: Table) -> list[float]:
        """Estimate the points that each seat will get."""
        score = points(s)
        rest = min(1.0, self.left(s) / s.seats / 3)
        yard = self.yard * rest
        card = self.card * rest
        return [score[seat] + yard * s.total(seat, YARD) + card * len(s.hands[seat]) for seat in range(s.seats)]

    def interference(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Return 1 if the move names another seat, or is a response in a window."""
        for a in said:
            if TARGET <= a < COUNT_WORD and a - TARGET != seat:
                return 1.0
            if YARD_CAT <= a < ENOUGH and (a - YARD_CAT) // 4 != seat:
                return 1.0
        return 1.0 if CANCEL <= said[0] < CARD else 0.0

    def score_move(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Score a move: cats moving inward are good, outward bad; playing cards is good."""
        a = said[0]
        if MOVE <= a < PASS:
            start, end = STEPS[(a - MOVE) // 4]
            return self.inward[start] if end > start else -self.inward[end]
        if DISCARD <= a < PLAY:
            return -1.0
        if PLAY <= a < CANCEL:
            return self.play
        if a >= CANCEL:
            window = s.agenda[-1]
            assert isinstance(window, Window)
            return self.answer if window.concerns(s, seat) else -self.answer
        return 0.0
