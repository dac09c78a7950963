"""Word between processes: at which table there is something new to read. It may get lost; the log does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""What is done when another process has written: the table, and the number of its last entry; 0: an answer was
sealed."""


class Bus(Protocol):
    """Carries the word."""

    again: Callable[[], None] | None
    """Called when the word may have got lost for a while."""
    ended: Callable[[str], None] | None
    """Called when a session of somebody has ended at another process."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""

    def publish(self, table: str, n: int) -> None:
        """Tell the other processes."""

    def end(self, person: str) -> None:
        """Tell them that a session of somebody has ended."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """One process has nobody to tell."""

    again: Callable[[], None] | None = None
    ended: Callable[[str], None] | None = None

    async def open(self, heard: Heard) -> None:
        """Nothing will come."""

    def publish(self, table: str, n: int) -> None:
        """Nobody listens."""

    def end(self, person: str) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""
