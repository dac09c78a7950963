"""Standing answers: what a seat says in windows without being asked. They are public, and depend on nothing hidden."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.window import Window

ASK = "ask"
"""Ask me."""
TARGET = "target"
"""I pass unless it is aimed at me."""
TURN = "turn"
"""I pass until my turn, in every round."""
CHOICES = (ASK, TARGET, TURN)


class Standing:
    """Everybody's standing answer."""

    def __init__(self, seats: int) -> None:
        self.choices = [ASK] * seats

    def copy(self) -> Standing:
        """Return standing answers that can change without changing these."""
        other = Standing(0)
        other.choices = self.choices.copy()
        return other

    def choose(self, seat: int, choice: str) -> None:
        """A seat says how it wants to be asked."""
        if choice not in CHOICES:
            raise Refusal("", "unknown-name", {"found": shown(choice), "names": ", ".join(CHOICES)})
        self.choices[seat] = choice

    def passes(self, seat: int, window: Window[Any], s: Any) -> bool:
        """Does this seat let it pass without being asked?"""
        choice = self.choices[seat]
        if choice == TURN:
            return not window.is_in_turn(s, seat)
        return choice == TARGET and not window.concerns(s, seat)
