"""A question other than a normal turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabbytop.narrate.language import Language


@dataclass(frozen=True)
class QuestionText:
    """What is asked, and why. All fields describe the same step."""

    text: str
    title: str = ""
    card: str = ""
    """The id of the card that it is about, as in the game's list of cards; empty if it is about none."""
    targets: tuple[int, ...] = ()
    """The seats that the card is aimed at."""
    about: str = ""
    """What the card does; empty if the text says it."""
    zone: str = ""
    """The zone of the asked player's property whose cats they choose from; empty if they choose from elsewhere."""
    neighbors: tuple[int, ...] = ()
    """The seats to the left and right of the asked player, if they choose what goes to whom; else empty."""


def no_question(language: Language, view: Any, viewer: int, names: list[str]) -> QuestionText | None:
    """Return None: this game asks nothing besides normal turns."""
    return None
