"""The report of an arena: one HTML page that needs nothing else, to read on any screen."""

from __future__ import annotations

import time
from importlib import resources
from typing import Any

from tabbytop.lab.arena.plots import duration, pictures
from tabbytop.narrate.language import Language, english

MOST_TOLD = 40
"""So many forfeits are told one by one; all are counted."""


def report(result: dict[str, Any], title: str, language: Language | None = None) -> str:
    """The page for a result."""
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
        plots=pictures(language, result),
        date=time.strftime("%Y-%m-%d %H:%M"),
        forfeits=result["forfeits"][:MOST_TOLD],
        forfeit=lambda one: tell_forfeit(language, one),
        headline=headline(language, result),
        confidence=confidence(result),
    )


def percent(value: float) -> str:
    """A share for people."""
    return f"{value:.1%}"


def confidence(result: dict[str, Any]) -> str:
    """How sure the intervals are, for people."""
    return f"{100 * result['confidence']:.4g} %"


def headline(language: Language, result: dict[str, Any]) -> str:
    """What the games say, in a sentence."""
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


def tell_forfeit(language: Language, one: dict[str, Any]) -> str:
    """A forfeited move in a sentence."""
    facts: dict[str, str | int] = {key: one[key] for key in ("bot", "game", "move", "seat", "detail")}
    return language.say(f"forfeit-{one['why']}", **facts)
