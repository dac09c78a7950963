"""Statistics of simulated If It Fits games: boxes, closed boxes, what ended the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabbytop.games.fits.scoring import boxes
from tabbytop.games.fits.state import Table
from tabbytop.lab.intervals import ratio_interval, share_interval
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match


def count(match: Match) -> Counter[str]:
    """Count one finished game."""
    s: Table = match.state
    found = boxes(s)
    counts: Counter[str] = Counter()
    for name, of in (("all", found), ("scored", [box for box in found if box.scorers])):
        closed = sum([box.closed for box in of])
        counts[f"{name} boxes"] = len(of)
        counts[f"{name} closed"] = closed
        counts[f"{name} boxes squared"] = len(of) * len(of)
        counts[f"{name} closed squared"] = closed * closed
        counts[f"{name} product"] = closed * len(of)
    # Nobody draws after a player has placed their last cat, so an empty deck ended the game [IIF-9.1].
    counts["deck" if s.deck_size() == 0 else "cats"] = 1
    return counts


def report(counts: Counter[str], games: int) -> dict[str, Any]:
    """Return shares and means with their intervals as plain data."""
    result: dict[str, Any] = {}
    for name, key in (("all", "boxes"), ("scored", "scored_boxes")):
        sums = ("closed", "boxes", "closed squared", "boxes squared", "product")
        upper, lower, upper_squares, lower_squares, products = [float(counts[f"{name} {one}"]) for one in sums]
        share, low, high = ratio_interval((upper, lower, upper_squares, lower_squares, products), games)
        bounds = {"closed_low": max(0.0, low), "closed_high": min(1.0, high)}
        result[key] = {"a_game": lower / games, "closed_share": share, **bounds}
    result["ended_by"] = {}
    for trigger in ("deck", "cats"):
        low, high = share_interval(counts[trigger], games)
        result["ended_by"][trigger] = {"share": counts[trigger] / games, "low": low, "high": high}
    return result


def describe(language: Language, result: dict[str, Any]) -> list[str]:
    """Describe a report in sentences."""
    facts: dict[str, str | int] = {}
    for key in ("boxes", "scored_boxes"):
        row = result[key]
        facts[key] = f"{row['a_game']:.1f}"
        facts[f"{key}_closed"] = f"{row['closed_share']:.1%} ({row['closed_low']:.1%} – {row['closed_high']:.1%})"
    for trigger, row in result["ended_by"].items():
        facts[trigger] = f"{row['share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
    return [language.say("fits-figures-boxes", **facts), language.say("fits-figures-end", **facts)]
