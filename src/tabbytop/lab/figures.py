"""What is counted in simulated games, game by game, besides wins, points and length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.lab import fits
from tabbytop.narrate.language import Language


@dataclass(frozen=True)
class Figures:
    """Counts of one finished game, which add up; what they come to; and the same in sentences."""

    count: Callable[[Any], Counter[str]]
    report: Callable[[Counter[str], int], dict[str, Any]]
    tell: Callable[[Language, dict[str, Any]], list[str]]


def nothing(s: Any) -> Counter[str]:
    """Nothing more to count."""
    return Counter()


def no_report(counts: Counter[str], games: int) -> dict[str, Any]:
    """Nothing more to report."""
    return {}


def no_words(language: Language, told: dict[str, Any]) -> list[str]:
    """Nothing more to tell."""
    return []


FIGURES = {
    "cat-box": Figures(nothing, no_report, no_words),
    "if-it-fits": Figures(fits.count, fits.report, fits.tell),
}
