"""Seats, and audiences: the bit sets of seats that learn about an action."""

from typing import Final

CHANCE: Final = -1
"""The actor of chance events. The dealer acts for it."""

NOBODY: Final = -2
"""No actor: the step happens automatically."""

WATCHER: Final = 31
"""A viewer without a seat or cards."""

ALL: Final = (1 << 32) - 1
"""The audience of everyone at the table, watchers included."""


def only(seat: int) -> int:
    """Return the audience that consists of this seat only."""
    return 1 << seat


def listeners(audience: int, seats: int) -> list[int]:
    """Return the seats in an audience."""
    return [seat for seat in range(seats) if audience >> seat & 1]


def hears(audience: int, seat: int) -> bool:
    """Return whether this seat is in the audience."""
    return bool(audience >> seat & 1)
