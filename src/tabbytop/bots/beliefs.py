"""Beliefs: infer hidden information from what players have done."""

from __future__ import annotations

from random import Random
from typing import Any


class Beliefs:
    """A seat's estimate of what is hidden. `fill` deals hidden cards uniformly; beliefs redraw them by likelihood."""

    def deal(self, world: Any, rng: Random) -> None:
        """Redraw hidden information in a world made by `fill`, weighted by how well it explains the observed moves."""
        raise NotImplementedError

    def panel(self) -> list[dict[str, float]]:
        """Return, for each seat, the probability of each identity by name."""
        raise NotImplementedError
