"""Beliefs: what players do says something about what they hide."""

from __future__ import annotations

from random import Random
from typing import Any


class Beliefs:
    """What a seat thinks of what it cannot see, from what it has heard. `fill` deals evenly; this deals again."""

    def deal(self, world: Any, rng: Random) -> None:
        """In a world that `fill` dealt, deal again what was heard about: the likelier the better it explains that."""
        raise NotImplementedError

    def panel(self) -> list[dict[str, float]]:
        """For each seat, how likely it is to be what, by name."""
        raise NotImplementedError
