"""Limits on what a command may ask for."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal

MOST_JOBS = 256


def check_range(name: str, value: int, least: int, most: int) -> None:
    """Refuse a number out of range."""
    if not least <= value <= most:
        raise Refusal("", "option-range", {"name": name, "least": least, "most": most, "found": value})
