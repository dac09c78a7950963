"""The four bot levels: Kitten, House Cat, Alley Cat, Tiger. A budget, a character and weights may follow the name."""

from __future__ import annotations

import re

from tabbytop.bots.bot import Bot, Watch
from tabbytop.bots.characters import character_named
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
    r"(?:@(?P<character>[a-z]{1,20}))?"
    r"(?P<weights>(?:\+[a-z_]{1,20}=-?\d{1,6}(?:\.\d{1,6})?)*)"
)


def read_bot(text: str, watch: Watch | None = None) -> Bot:
    """Create a bot from a spec: `tiger`, `tiger:400` (400 iterations) or `tiger:0.5s` (half a second per move).

    A character plays in its own style: `house-cat@pepper`, `tiger:400@bramble`.

    Researchers can override weights: `alley-cat:60+rounds=2+curious=0.3`.
    """
    found = SPEC.fullmatch(text)
    level = "" if found is None else found["level"]
    if found is None or level not in LEVELS:
        raise no_such_bot(text)
    weights = read_weights(found["weights"])
    style = character_named(found["character"]).style if found["character"] else ""
    if level in SECONDS:
        seconds = found["seconds"] or ("" if found["iterations"] else str(SECONDS[level]))
        budget = Budget(int(found["iterations"] or 0), float(seconds or 0))
        if budget == Budget():
            raise no_such_bot(text)
        return SearchBot(budget, watch, weights, style)
    if found["iterations"] or found["seconds"] or (weights and level == "kitten"):
        raise no_such_bot(text)
    return HouseCat(weights, style) if level == "house-cat" else Kitten(style)


def level_of(text: str) -> str:
    """Return the level in a spec.

    >>> level_of("tiger:400@pepper")
    'tiger'
    """
    return text.partition("@")[0].partition(":")[0]


def character_of(text: str) -> str:
    """Return the id of the character in a spec, if any.

    >>> character_of("alley-cat:60@pepper+rounds=2"), character_of("kitten")
    ('pepper', '')
    """
    return text.partition("@")[2].partition("+")[0]


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
