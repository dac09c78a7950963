"""The registry of statistics that each game adds to wins, points and length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.lab import fits, kitty
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match


@dataclass(frozen=True)
class GameFigures:
    """The statistics functions of a game: count a finished match, summarize the total counts, describe the summary."""

    count: Callable[[Match], Counter[str]]
    report: Callable[[Counter[str], int], dict[str, Any]]
    describe: Callable[[Language, dict[str, Any]], list[str]]


def count_nothing(match: Match) -> Counter[str]:
    """Return no counts, for a game without statistics of its own."""
    return Counter()


def report_nothing(counts: Counter[str], games: int) -> dict[str, Any]:
    """Return an empty report, for a game without statistics of its own."""
    return {}


def describe_nothing(language: Language, report: dict[str, Any]) -> list[str]:
    """Return no lines, for a game without statistics of its own."""
    return []


FIGURES = {
    "cat-box": GameFigures(count_nothing, report_nothing, describe_nothing),
    "here-kitty-kitty": GameFigures(kitty.count, kitty.report, kitty.describe),
    "if-it-fits": GameFigures(fits.count, fits.report, fits.describe),
}
