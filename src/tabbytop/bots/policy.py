"""Random players: draw the kind of move by weight, then any move of that kind.

A uniform choice among all moves rarely exercises some rules: there are many ways to place a card and only one way to
say "done".
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.bots.heuristics import HEURISTICS, Weights
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown

HEAVIEST = 1e9
"""Maximum weight. The sum of much larger ones would overflow."""


def read_policy(game: str, text: str) -> Weights:
    """Return a policy by name, or parse weights such as `play=3,done=1`."""
    heuristics = HEURISTICS[game]
    if text in heuristics.policies:
        return heuristics.policies[text]
    weights: Weights = {}
    for part in text.split(","):
        kind, _, number = part.partition("=")
        try:
            weight = float(number)
        except ValueError:
            weight = -1.0
        weights[kind.strip()] = weight
        if kind.strip() not in heuristics.kinds or not 0 <= weight <= HEAVIEST:
            raise Refusal("", "no-such-policy", {"found": shown(text), "names": ", ".join(heuristics.policies)})
    return weights


def choose(game: Game[Any], view: Any, weights: Weights, rng: Random) -> tuple[int, ...]:
    """Draw a complete move with this policy."""
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
    # If every available kind has weight 0, choose uniformly: the player still has to move.
    kind = rng.choices(names, shares)[0] if any(shares) else rng.choice(names)
    return rng.choice(kinds[kind])
