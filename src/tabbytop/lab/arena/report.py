"""The arena report: one self-contained HTML page."""

from __future__ import annotations

import time
from importlib import resources
from typing import Any

from tabbytop.lab.arena.plots import duration, make_plots
from tabbytop.narrate.language import Language, english

MOST_SHOWN = 40
"""Maximum number of forfeits listed one by one. The totals include all."""


def report(result: dict[str, Any], title: str, language: Language | None = None) -> str:
    """Render the report of a result."""
    from jinja2 import Environment

    language = language or english()
    page = (resources.files("tabbytop.lab.arena") / "report.html").read_text(encoding="utf-8")
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["share"] = percent
    environment.filters["duration"] = duration
    return environment.from_string(page).render(
        say=language.say,
        lang=language.code,
        result=result,
        title=title,
        bots=sorted(result["bots"], key=lambda row: -row["share"]),
        plots=make_plots(language, result),
        date=time.strftime("%Y-%m-%d %H:%M"),
        forfeits=result["forfeits"][:MOST_SHOWN],
        forfeit=lambda one: describe_forfeit(language, one),
        headline=headline(language, result),
        confidence=confidence(result),
    )


def percent(value: float) -> str:
    """Format a share as a percentage."""
    return f"{value:.1%}"


def confidence(result: dict[str, Any]) -> str:
    """Format the confidence level of the intervals."""
    return f"{100 * result['confidence']:.4g} %"


def headline(language: Language, result: dict[str, Any]) -> str:
    """Return a sentence that sums up the result."""
    bots = sorted(result["bots"], key=lambda row: -row["share"])
    if len(bots) == 1:
        return language.say("arena-alone", name=bots[0]["name"])
    first, parity = result["bots"][0], result["parity"]
    facts: dict[str, str | int] = {"name": first["name"], "other": result["bots"][-1]["name"]}
    facts |= {key: percent(first[key]) for key in ("share", "low", "high")} | {"parity": percent(parity)}
    if len(bots) == 2:
        verdict = "stronger" if first["low"] > parity else "weaker" if first["high"] < parity else "open"
        return language.say(f"arena-{verdict}", **facts)
    best, second = bots[0], bots[1]
    surely = "surely" if best["low"] > second["high"] else "maybe"
    return language.say("arena-best", name=best["name"], share=percent(best["share"]), surely=surely)


def describe_forfeit(language: Language, one: dict[str, Any]) -> str:
    """Describe a forfeited move in a sentence."""
    facts: dict[str, str | int] = {key: one[key] for key in ("bot", "game", "move", "seat", "detail")}
    return language.say(f"forfeit-{one['why']}", **facts)
