"""The registry of narrators, by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.narrate import catbox, fits, kitty
from tabbytop.narrate.briefs import catbox as catbox_briefs
from tabbytop.narrate.briefs import fits as fits_briefs
from tabbytop.narrate.briefs import kitty as kitty_briefs
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews import catbox as catbox_previews
from tabbytop.narrate.previews import fits as fits_previews
from tabbytop.narrate.previews import kitty as kitty_previews
from tabbytop.narrate.questions import fits as fits_questions
from tabbytop.narrate.questions import kitty as kitty_questions
from tabbytop.narrate.questions.question_text import QuestionText, no_question


def no_news(view: Any, a: int) -> bool:
    """Return False: all chance events of this game can be seen on the table."""
    return False


def no_changes(before: Any, after: Any) -> list[str]:
    """Return no places: in this game the words of a move name all that it changes."""
    return []


def no_results(
    language: Language, before: Any, a: int, after: Any, names: list[str], viewer: int | None
) -> list[tuple[str, bool]]:
    """Return no sentences: in this game, moves say what they change."""
    return []


@dataclass(frozen=True)
class GameNarrator:
    """The narration functions of a game: what happens, what a move would do, what is asked, and the result."""

    chance: Callable[[Language, Any, int, list[str]], str]
    move: Callable[[Language, Any, tuple[int, ...], list[str]], str]
    consequences: Callable[[Language, Any, int, Any, list[str]], str]
    result: Callable[[Language, Any, list[str]], list[str]]
    preview: Callable[[Language, Any, Any, list[str], bool], list[str]]
    """Describe what a move would change: the table before and after it, and whether others may answer it."""
    question: Callable[[Language, Any, int, list[str]], QuestionText | None]
    """Describe the current question in the viewer's words, or return None for a normal turn."""
    is_news: Callable[[Any, int], bool]
    """Return whether a chance event is worth its own sentence. Most can be seen on the table."""
    brief: Callable[[Language, Any, tuple[int, ...], Any, list[str], int | None], list[str]]
    """Sum up a complete move in short sentences for a viewer, from the tables before and after it; none if it changes
    nothing on the table."""
    changed: Callable[[Any, Any], list[str]] = no_changes
    """Return the places whose contents differ between two views of a watcher."""
    brief_consequence: str = ""
    """The id of the short sentence for consequences; empty if they can be seen on the table."""
    results: Callable[[Language, Any, int, Any, list[str], int | None], list[tuple[str, bool]]] = no_results
    """Say what an action or chance event changed on the table, if its own sentence doesn't, and for each sentence
    whether it is a short one, too. The tables before and after it are a watcher's views."""


NARRATORS = {
    "cat-box": GameNarrator(
        catbox.narrate_chance,
        catbox.narrate_move,
        catbox.narrate_consequences,
        catbox.narrate_result,
        catbox_previews.preview,
        no_question,
        no_news,
        catbox_briefs.brief,
    ),
    "here-kitty-kitty": GameNarrator(
        kitty.narrate_chance,
        kitty.narrate_move,
        kitty.narrate_consequences,
        kitty.narrate_result,
        kitty_previews.preview,
        kitty_questions.question,
        kitty.is_news,
        kitty_briefs.brief,
        kitty.changed_zones,
        "brief-kitty-final",
        kitty.narrate_results,
    ),
    "if-it-fits": GameNarrator(
        fits.narrate_chance,
        fits.narrate_move,
        fits.narrate_consequences,
        fits.narrate_result,
        fits_previews.preview,
        fits_questions.question,
        fits.is_news,
        fits_briefs.brief,
        brief_consequence="brief-fits-last-rounds",
        results=fits.narrate_results,
    ),
}
