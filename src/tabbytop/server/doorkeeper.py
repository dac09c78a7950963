"""The doorkeeper: knows how many connections an address holds, and does not wait for ever for what it wants."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tabbytop.server.guard import address_of
from tabbytop.server.settings import Settings

MOST_HEAD = 64 * 1024
"""Bytes after which a request must have said what it wants."""


class Doorkeeper(HttpToolsProtocol):
    """One connection, until it becomes a socket; uvicorn itself would wait for a request's headers for ever."""

    patience: ClassVar[float]
    most: ClassVar[int]
    held: ClassVar[dict[str, int]]
    """Connections by address."""

    address = ""
    timer: asyncio.TimerHandle | None = None
    head = 0
    """Bytes of the headers so far."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came; one who holds too many connections already is let go."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        self.held[self.address] = self.held.get(self.address, 0) + 1
        if self.held[self.address] > self.most:
            transport.abort()
        else:
            self.hurry()

    def data_received(self, data: bytes) -> None:
        """They say something; headers without end are not kept."""
        super().data_received(data)
        if self.timer is not None:
            self.head += len(data)
            if self.head > MOST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """They begin to say what they want."""
        self.hurry()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """They have said it."""
        self.wait()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which the guard counts."""
        self.let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """They left."""
        self.let_go()
        super().connection_lost(exc)

    def hurry(self) -> None:
        """They have so many seconds."""
        if self.timer is None:
            self.timer = self.loop.call_later(self.patience, self.lose_patience)

    def wait(self) -> None:
        """They may take their time."""
        self.head = 0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def lose_patience(self) -> None:
        """They have not said what they want."""
        self.timer = None
        if not self.transport.is_closing():
            self.transport.close()

    def let_go(self) -> None:
        """Count one less."""
        self.wait()
        if self.address:
            self.held[self.address] -= 1
            if not self.held[self.address]:
                del self.held[self.address]
            self.address = ""


def doorkeeper(settings: Settings) -> type[Doorkeeper]:
    """A doorkeeper with a server's limits."""
    limits = {"patience": settings.patience, "most": settings.connections_per_address, "held": {}}
    return type("Doorkeeper", (Doorkeeper,), limits)
