"""The HTTP protocol class: limits connections per address, the size of request heads and the time they take."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS

from tabbytop.server.edge.middleware import address_of
from tabbytop.server.settings import Settings

MAX_HEAD_BYTES = 64 * 1024
"""Largest request head in bytes: the request line and all headers, including those of a WebSocket handshake."""
MAX_HANDSHAKE_HEADERS = MAX_NUM_HEADERS
"""Most headers of a WebSocket handshake. The library that parses it again can't read more."""
MAX_HANDSHAKE_LINE = MAX_LINE_LENGTH
"""Longest line of a WebSocket handshake in bytes, its end included."""
CHUNK_BYTES = 4096
"""Bytes parsed at a time. A pipelined request may be charged for this many bytes of the request before it."""
TOO_LARGE = b"The request headers are too large."
TOO_LARGE_RESPONSE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(TOO_LARGE), TOO_LARGE)
)


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection until it becomes a WebSocket. uvicorn itself would wait forever for a request's headers."""

    request_timeout: ClassVar[float]
    """Seconds for the head of a request, from the settings."""
    max_connections: ClassVar[int]
    """Connections per address, from the settings."""
    open_by_address: ClassVar[dict[str, int]]
    """Open connections by address."""

    address = ""
    timer: asyncio.TimerHandle | None = None
    head = 0
    """Bytes received of a request head that isn't complete yet, or after the last byte of a body: then these are chunk
    extensions or trailers, which would fill the memory like headers."""
    has_progress = False
    """Whether a part of a request was completed while the last data was parsed."""
    is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and drop it if its address has too many."""
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        self.open_by_address[self.address] = self.open_by_address.get(self.address, 0) + 1
        if self.open_by_address[self.address] > self.max_connections:
            transport.abort()
        else:
            self.start_timer()

    def data_received(self, data: bytes) -> None:
        """Parse what arrived chunk by chunk, and refuse a request whose head is larger than `MAX_HEAD_BYTES`.

        One call may bring a whole head of any size, so checking the size afterwards would be too late.
        """
        start = 0
        while start < len(data) and not self.is_upgraded and not self.transport.is_closing():
            chunk = data[start : start + min(CHUNK_BYTES, MAX_HEAD_BYTES - self.head)]
            start += len(chunk)
            self.has_progress = False
            super().data_received(chunk)
            if self.timer is not None or not self.has_progress:
                self.head += len(chunk)
                if self.head >= MAX_HEAD_BYTES and not self.is_upgraded:
                    self.refuse_head()

    def refuse_head(self) -> None:
        """Respond with 431 and close. If an earlier response is still being sent, only close."""
        if self.cycle and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self.transport.write(TOO_LARGE_RESPONSE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """Start the timeout when a request begins."""
        self.start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Stop the timeout when the request head is complete."""
        self.stop_timer()
        self.note_progress()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Reset the head's byte count: this is part of a body."""
        self.note_progress()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Reset the head's byte count: the request is complete."""
        self.note_progress()
        super().on_message_complete()

    def note_progress(self) -> None:
        """Reset the head's byte count, because the parser completed a part of the request."""
        self.head = 0
        self.has_progress = True

    def handle_websocket_upgrade(self) -> None:
        """Stop counting the connection: the middleware counts sockets. Refuse what the next parser can't read."""
        lines = [len(b"GET  HTTP/1.1\r\n") + len(self.url), *(len(one) + len(to) + 4 for one, to in self.headers)]
        if len(self.headers) > MAX_HANDSHAKE_HEADERS or max(lines) > MAX_HANDSHAKE_LINE:
            self.refuse_head()
            return
        self.is_upgraded = True
        self.release()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.release()
        super().connection_lost(exc)

    def start_timer(self) -> None:
        """Start the timeout for the head of a request."""
        if self.timer is None:
            self.timer = self.loop.call_later(self.request_timeout, self.on_timeout)

    def stop_timer(self) -> None:
        """Stop the timeout: the head is complete."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_timeout(self) -> None:
        """Close a connection whose request head didn't arrive in time."""
        self.timer = None
        if not self.transport.is_closing():
            self.transport.close()

    def release(self) -> None:
        """Stop counting the connection."""
        self.stop_timer()
        if self.address:
            self.open_by_address[self.address] -= 1
            if not self.open_by_address[self.address]:
                del self.open_by_address[self.address]
            self.address = ""


def http_protocol(settings: Settings) -> type[HttpProtocol]:
    """Return a protocol class with the limits from the settings."""
    limits = {
        "request_timeout": settings.patience,
        "max_connections": settings.connections_per_address,
        "open_by_address": {},
    }
    return type("HttpProtocol", (HttpProtocol,), limits)
