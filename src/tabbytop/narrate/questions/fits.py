"""Questions in If It Fits: a drawn special toy, and a hand in which no card can be played."""

from __future__ import annotations

from typing import Final

from tabbytop.games.fits.placing import Toy
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.turn import Play
from tabbytop.games.fits.words import DISCARD, DISCARD_TOY, SPOT
from tabbytop.narrate.language import Language
from tabbytop.narrate.questions.question_text import QuestionText

TOY_CARD: Final = "toy"
"""The special toy in the list of cards."""


def question(language: Language, view: Table, viewer: int, names: list[str]) -> QuestionText | None:
    """Return the current question in the viewer's words, or None for a normal turn."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Toy):
        title = language.say("question-fits-toy")
        if viewer != step.seat:
            return QuestionText(language.say("question-fits-toy-other", who=names[step.seat]), title, TOY_CARD)
        first = step.options(view)[0]
        where = "nowhere" if first == DISCARD_TOY else "across" if first >= SPOT else "cell"
        return QuestionText(language.say(f"question-fits-toy-{where}"), title, TOY_CARD)
    if isinstance(step, Play) and viewer == step.seat and step.options(view)[0] >= DISCARD:
        return QuestionText(language.say("question-fits-discard"))
    return None
