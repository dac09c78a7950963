"""Random players: first the kind of move, by weights, then any move of that kind.

Choosing evenly among all moves hardly ever reaches the rarer rules, for there are so many ways to place a
card and only one to be done.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.bots.mind import MINDS, Weights
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown

HEAVIEST = 1e9
"""The greatest weight; far greater ones could not be added up."""


def read_policy(game: str, text: str) -> Weights:
    """A policy by name, or from weights: `play=3,done=1`."""
    mind = MINDS[game]
    if text in mind.policies:
        return mind.policies[text]
    weights: Weights = {}
    for part in text.split(","):
        kind, _, number = part.partition("=")
        try:
            weight = float(number)
        except ValueError:
            weight = -1.0
        weights[kind.strip()] = weight
        if kind.strip() not in mind.kinds or not 0 <= weight <= HEAVIEST:
            raise Refusal("", "no-such-policy", {"found": shown(text), "names": ", ".join(mind.policies)})
    return weights


def choose(game: Game[Any], view: Any, weights: Weights, rng: Random) -> tuple[int, ...]:
    """A whole move by this policy."""
    step = view.agenda[-1]
    kinds: dict[str, list[int]] = {}
    for a in step.options(view):
        kinds.setdefault(game.words.family(a), []).append(a)
    first = _pick(kinds, weights, rng)
    said = [first]
    step = step.then(view, first)
    while step is not None:
        said.append(step.sample(view, rng))
        step = step.then(view, said[-1])
    return tuple(said)


def _pick(kinds: dict[str, list[int]], weights: Weights, rng: Random) -> int:
    names = list(kinds)
    shares = [weights.get(name, 1.0) for name in names]
    # Where everything left weighs nothing, one must move all the same.
    kind = rng.choices(names, shares)[0] if any(shares) else rng.choice(names)
    return rng.choice(kinds[kind])
