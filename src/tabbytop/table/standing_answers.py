"""Standing answers: when a player wants to be prompted in windows. Only that player's own clients see them."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown

ALWAYS = "always"
"""Prompt in every window that asks this seat, even if it can only pass."""
ASK = "ask"
"""Prompt whenever this seat can answer."""
TARGET = "target"
"""Pass unless the action is aimed at this seat."""
TURN = "turn"
"""Pass except in this seat's own turn."""
CHOICES = (ALWAYS, ASK, TARGET, TURN)


def check_choice(choice: str) -> str:
    """Return a standing answer, or raise `Refusal` if there is no such choice."""
    if choice not in CHOICES:
        raise Refusal("", "unknown-name", {"found": shown(choice), "names": ", ".join(CHOICES)})
    return choice


def prompts(choice: str, s: Any) -> bool:
    """Return whether the window on top of the agenda should prompt the seat that it asks first.

    `s` is the game's state, or that seat's view. Unless the player always wants a prompt, there is none for a seat that
    can only pass.
    """
    window = s.agenda[-1]
    seat = window.asked[0]
    if choice == ALWAYS:
        return True
    if (choice == TURN and not window.is_in_turn(s, seat)) or (choice == TARGET and not window.concerns(s, seat)):
        return False
    return bool(window.answers(s))
