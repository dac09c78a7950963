"""A minimal WebSocket client: the load generator must cost little compared with the servers it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # a mask of zeros changes nothing; servers unmask it like any other


class SocketClosed(Exception):
    """Raised when the server refuses or closes the socket."""


class WebSocket(asyncio.Protocol):
    """One socket. `heard` is called with every complete message."""

    def __init__(
        self, address: tuple[str, int], path: str, headers: dict[str, str], heard: Callable[[bytes], None]
    ) -> None:
        self.address = address
        self.heard = heard
        self.bytes = 0
        """Bytes received."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closing = False
        self._received = b""
        self._begun = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {address[0]}:{address[1]}", "Connection: Upgrade"]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._greeting = "\r\n".join([*lines, "", ""]).encode()
        self._transport: asyncio.Transport | None = None

    async def open(self) -> None:
        """Connect and wait until the server has accepted."""
        await asyncio.get_running_loop().create_connection(lambda: self, *self.address)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        """Raise in the waiting task, because a socket that closes during a measurement spoils it."""
        if not self.opened.done():
            self.opened.set_exception(SocketClosed("the server closed the connection"))
        elif not self.is_closing:
            asyncio.get_running_loop().call_exception_handler({"message": "a socket was closed", "exception": exc})

    def data_received(self, data: bytes) -> None:
        """Handle received bytes."""
        self.bytes += len(data)
        data = self._received + data if self._received else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._received = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(SocketClosed(head.decode("latin-1")[:200] + data.decode("latin-1")[:300]))
                return
            self.opened.set_result(None)
        self._received = self._take(data)

    def _take(self, data: bytes) -> bytes:
        """Handle all complete frames and return the rest."""
        at = 0
        while len(data) - at >= 2:
            first, length = data[at], data[at + 1]
            begin = at + 2
            if length == 126:
                begin += 2
            elif length == 127:
                begin += 8
            if begin > at + 2:
                length = int.from_bytes(data[at + 2 : begin], "big")
            if len(data) < begin + length:
                break
            self._frame(first, data[begin : begin + length])
            at = begin + length
        return data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE and not self.is_closing:
            raise SocketClosed(f"the server closed the socket: {payload!r}")
        elif kind < CLOSE:
            self._begun += payload
            if first & 128:
                whole, self._begun = self._begun, b""
                self.heard(whole)

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        if size < 126:
            length = bytes((128 | size,))
        else:
            length = b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 else b"\xff" + size.to_bytes(8, "big")
        self._transport.write(b"".join((bytes((128 | kind,)), length, MASK, data)))

    def close(self) -> None:
        """Close the socket."""
        self.is_closing = True
        if self._transport is not None and not self._transport.is_closing():
            self._write(CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()
