"""Standing answers: when each seat wants windows to ask it. They are public and depend on public facts only."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.window import Window

ASK = "ask"
"""Always ask."""
TARGET = "target"
"""Pass unless the action is aimed at this seat."""
TURN = "turn"
"""Pass except in this seat's own turn."""
CHOICES = (ASK, TARGET, TURN)


class StandingAnswers:
    """The standing answers of all seats."""

    def __init__(self, seats: int) -> None:
        self.choices = [ASK] * seats

    def copy(self) -> StandingAnswers:
        """Return an independent copy."""
        other = StandingAnswers(0)
        other.choices = self.choices.copy()
        return other

    def choose(self, seat: int, choice: str) -> None:
        """Set the standing answer of a seat, or raise `Refusal` if there is no such choice."""
        if choice not in CHOICES:
            raise Refusal("", "unknown-name", {"found": shown(choice), "names": ", ".join(CHOICES)})
        self.choices[seat] = choice

    def passes(self, seat: int, window: Window[Any], s: Any) -> bool:
        """Return whether this seat passes in the window without being asked."""
        choice = self.choices[seat]
        if choice == TURN:
            return not window.is_in_turn(s, seat)
        return choice == TARGET and not window.concerns(s, seat)
