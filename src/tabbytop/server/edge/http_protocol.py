"""The doorkeeper: knows how many connections an address holds, and does not wait for ever for what it wants."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tabbytop.server.edge.middleware import address_of
from tabbytop.server.settings import Settings

MOST_HEAD = 64 * 1024
"""Largest request head in bytes: the request line and all headers, also of a WebSocket handshake."""
PIECE = 4096
"""Bytes parsed at a time. A pipelined request may be charged for this many bytes of the request before it."""
TOO_LARGE = b"The request headers are too large."
TOO_LARGE_RESPONSE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(TOO_LARGE), TOO_LARGE)
)


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket; uvicorn itself would wait for a request's headers for ever."""

    patience: ClassVar[float]
    most: ClassVar[int]
    held: ClassVar[dict[str, int]]
    """Connections by address."""

    address = ""
    timer: asyncio.TimerHandle | None = None
    head = 0
    """Bytes received of a request head that isn't complete yet."""
    is_upgraded = False

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
        """Parse what arrived, piece by piece, and refuse a request whose head is larger than `MOST_HEAD`.

        One call may bring a whole head, however large, so checking the size afterwards would be too late.
        """
        start = 0
        while start < len(data) and not self.is_upgraded and not self.transport.is_closing():
            piece = data[start : start + min(PIECE, MOST_HEAD - self.head)]
            start += len(piece)
            super().data_received(piece)
            if self.timer is not None:
                self.head += len(piece)
                if self.head >= MOST_HEAD:
                    self.refuse_head()

    def refuse_head(self) -> None:
        """Answer 431 and hang up; without an answer while an earlier one is still being sent."""
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self.transport.write(TOO_LARGE_RESPONSE)
            self.transport.close()

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
        self.is_upgraded = True
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


def http_protocol(settings: Settings) -> type[HttpProtocol]:
    """A doorkeeper with a server's limits."""
    limits = {"patience": settings.patience, "most": settings.connections_per_address, "held": {}}
    return type("Doorkeeper", (HttpProtocol,), limits)
