"""Limits on the arguments of commands."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal

MOST_JOBS = 256


def check_range(name: str, value: int, least: int, most: int) -> None:
    """Raise `Refusal` if a number is out of range."""
    if not least <= value <= most:
        raise Refusal("", "option-range", {"name": name, "least": least, "most": most, "found": value})
