"""What is counted in simulated games, game by game, besides wins, points and length."""

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
    """Counts of one finished game, which add up; what they come to; and the same in sentences."""

    count: Callable[[Match], Counter[str]]
    report: Callable[[Counter[str], int], dict[str, Any]]
    tell: Callable[[Language, dict[str, Any]], list[str]]


def nothing(match: Match) -> Counter[str]:
    """Nothing more to count."""
    return Counter()


def no_report(counts: Counter[str], games: int) -> dict[str, Any]:
    """Nothing more to report."""
    return {}


def no_words(language: Language, told: dict[str, Any]) -> list[str]:
    """Nothing more to tell."""
    return []


FIGURES = {
    "cat-box": GameFigures(nothing, no_report, no_words),
    "here-kitty-kitty": GameFigures(kitty.count, kitty.report, kitty.tell),
    "if-it-fits": GameFigures(fits.count, fits.report, fits.tell),
}
