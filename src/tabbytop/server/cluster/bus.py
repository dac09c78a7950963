"""Word between the processes that share a database. It may get lost; what is kept is in the database."""

from __future__ import annotations

from typing import Protocol


class BusListener(Protocol):
    """Who listens to the other processes."""

    def hear(self, process: str, word: str) -> None:
        """Another process says something; of what the database itself says, the process has no meaning."""

    def again(self) -> None:
        """From now on everything is heard; before, something may have been missed."""


class Bus(Protocol):
    """Carries the word."""

    async def open(self, ears: BusListener) -> None:
        """Begin to listen."""

    def say(self, word: str) -> None:
        """Tell all other processes, soon."""

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """One process has nobody to tell."""

    async def open(self, ears: BusListener) -> None:
        """Nothing will come."""

    def say(self, word: str) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""
