"""A question that isn't simply a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabbytop.narrate.language import Language


@dataclass(frozen=True)
class QuestionText:
    """What is asked, and why. Everything in it belongs to the same step, so it changes together."""

    text: str
    title: str = ""
    card: str = ""
    """The id of the card that it is about, as in the game's list of cards; empty if it is about none."""
    targets: tuple[int, ...] = ()
    """The seats that the card is aimed at."""
    about: str = ""
    """What the card does; empty if the text says it."""


def no_question(language: Language, view: Any, viewer: int, names: list[str]) -> QuestionText | None:
    """Return None: in this game every question is a turn."""
    return None
