"""Four levels by name: Kitten, House Cat, Alley Cat, Tiger. A budget may follow the name, and other weights."""

from __future__ import annotations

import re

from tabbytop.bots.bot import Bot, Watch
from tabbytop.bots.mind import MINDS, Weights
from tabbytop.bots.searching import Budget, SearchingBot
from tabbytop.bots.simple import HouseCat, Kitten
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown

LEVELS = ("kitten", "house-cat", "alley-cat", "tiger")
SECONDS = {"alley-cat": 0.3, "tiger": 2.0}
"""How long those who search think about a move."""
SPEC = re.compile(
    r"(?P<level>[a-z-]+)"
    r"(?::(?:(?P<iterations>[1-9]\d{0,7})|(?P<seconds>(?:[1-9]\d{0,2}|0)(?:\.\d{1,3})?)s))?"
    r"(?P<weights>(?:\+[a-z_]{1,20}=-?\d{1,6}(?:\.\d{1,6})?)*)"
)


def read_bot(text: str, watch: Watch | None = None) -> Bot:
    """A bot by its level: `tiger`, with so many iterations `tiger:400`, with so many seconds `tiger:0.5s`.

    Researchers may change what its mind weighs: `alley-cat:60+rounds=2+curious=0.3`.
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
        return SearchingBot(budget, watch, weights)
    if found["iterations"] or found["seconds"] or (weights and level == "kitten"):
        raise no_such_bot(text)
    return HouseCat(weights) if level == "house-cat" else Kitten()


def read_weights(text: str) -> Weights:
    """What is weighed otherwise than in the mind; some game's mind must know it."""
    weights: Weights = {}
    for part in text.split("+")[1:]:
        name, _, number = part.partition("=")
        if not any([name in mind.weights for mind in MINDS.values()]):
            raise no_such_bot(text)
        weights[name] = float(number)
    return weights


def no_such_bot(text: str, most: int = 0) -> Refusal:
    """What was typed is no bot; `most`: where a budget is so many iterations at most, and never seconds."""
    return Refusal("", "no-such-bot", {"found": shown(text), "names": ", ".join(LEVELS), "most": most})
