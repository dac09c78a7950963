"""Who sits at the table, and who hears what is said there."""

from typing import Final

CHANCE: Final = -1
"""Luck: the Dealer speaks for it."""

NOBODY: Final = -2
"""No one: the step happens by itself."""

WATCHER: Final = 31
"""Somebody who looks on and holds nothing."""

ALL: Final = (1 << 32) - 1
"""Everybody at the table, watchers too."""


def only(seat: int) -> int:
    """The audience that is this one seat."""
    return 1 << seat


def listeners(audience: int, seats: int) -> list[int]:
    """The seats that are told."""
    return [seat for seat in range(seats) if audience >> seat & 1]


def hears(audience: int, seat: int) -> bool:
    """Is this seat among those who are told?"""
    return bool(audience >> seat & 1)
