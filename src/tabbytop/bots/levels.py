"""The four bot levels: Kitten, House Cat, Alley Cat, Tiger. A budget and weights may follow the name."""

from __future__ import annotations

import re

from tabbytop.bots.bot import Bot, Watch
from tabbytop.bots.heuristics import HEURISTICS, Weights
from tabbytop.bots.search_bot import Budget, SearchBot
from tabbytop.bots.simple import HouseCat, Kitten
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown

LEVELS = ("kitten", "house-cat", "alley-cat", "tiger")
SECONDS = {"alley-cat": 0.3, "tiger": 2.0}
"""Default time per move of the levels that search."""
SPEC = re.compile(
    r"(?P<level>[a-z-]+)"
    r"(?::(?:(?P<iterations>[1-9]\d{0,7})|(?P<seconds>(?:[1-9]\d{0,2}|0)(?:\.\d{1,3})?)s))?"
    r"(?P<weights>(?:\+[a-z_]{1,20}=-?\d{1,6}(?:\.\d{1,6})?)*)"
)


def read_bot(text: str, watch: Watch | None = None) -> Bot:
    """Create a bot from a spec: `tiger`, `tiger:400` (400 iterations) or `tiger:0.5s` (half a second per move).

    Researchers can override weights: `alley-cat:60+rounds=2+curious=0.3`.
    """
    found = SPEC.fullmatch(text)
    level = "" if found is None else found["level"]
    if found is None or level not in LEVELS:
        raise no_such_bot(text)
    weights = read_weights(found["weights"])
    if level in SECONDS:
        seconds = found["seconds"] or ("" if found["iterations"] else str(SECONDS[level]))
        budget = Budget(int(found["iterations"] or 0), float(seconds or 0))
        if budget == Budget():
            raise no_such_bot(text)
        return SearchBot(budget, watch, weights)
    if found["iterations"] or found["seconds"] or (weights and level == "kitten"):
        raise no_such_bot(text)
    return HouseCat(weights) if level == "house-cat" else Kitten()


def read_weights(text: str) -> Weights:
    """Parse weight overrides such as `+rounds=2`. At least one game must have a weight of that name."""
    weights: Weights = {}
    for part in text.split("+")[1:]:
        name, _, number = part.partition("=")
        if not any([name in heuristics.weights for heuristics in HEURISTICS.values()]):
            raise no_such_bot(text)
        weights[name] = float(number)
    return weights


def no_such_bot(text: str, most: int = 0) -> Refusal:
    """Return the refusal for an unknown bot; `most` is the iteration limit where seconds aren't allowed."""
    return Refusal("", "no-such-bot", {"found": shown(text), "names": ", ".join(LEVELS), "most": most})
