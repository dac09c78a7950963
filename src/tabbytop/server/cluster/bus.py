"""The message bus between processes that share a database. Messages may get lost; the database has what matters."""

from __future__ import annotations

from typing import Protocol


class BusListener(Protocol):
    """Receives the messages of other processes."""

    def received(self, process: str, message: str) -> None:
        """Handle a message from a process. Ignore `process` for messages that the database itself sends."""

    def reconnected(self) -> None:
        """Handle a new connection of the bus. Messages may have been lost before it."""


class Bus(Protocol):
    """Carries messages between processes."""

    async def open(self, listener: BusListener) -> None:
        """Connect and deliver messages to a listener."""

    def send(self, message: str) -> None:
        """Queue a message to all other processes."""

    async def close(self) -> None:
        """Disconnect."""


class LocalBus:
    """The bus of a process that has the database to itself."""

    async def open(self, listener: BusListener) -> None:
        """Do nothing, because no message will come."""

    def send(self, message: str) -> None:
        """Do nothing, because there are no other processes."""

    async def close(self) -> None:
        """Do nothing."""
