"""A raw socket that can send bytes no library would send."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from tests.server.live_server import HANG_TIMEOUT

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0


def packed(kind: int, body: bytes, *, last: bool = True, masked: bool = True, extra: int = 0) -> bytes:
    """Encode a frame; `extra` are the reserved bits."""
    head = bytes([(0x80 if last else 0) | extra | kind])
    mask_bit = 0x80 if masked else 0
    if len(body) < 126:
        head += bytes([mask_bit | len(body)])
    elif len(body) < 1 << 16:
        head += bytes([mask_bit | 126]) + struct.pack("!H", len(body))
    else:
        head += bytes([mask_bit | 127]) + struct.pack("!Q", len(body))
    if not masked:
        return head + body
    key = os.urandom(4)
    keys = int.from_bytes((key * (len(body) // 4 + 1))[: len(body)], "big")
    return head + key + (int.from_bytes(body, "big") ^ keys).to_bytes(len(body), "big")


def handshake(path: str, port: int, headers: dict[str, str] | None = None) -> bytes:
    """Return the bytes a browser sends to open a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **(headers or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in fields.items() if value]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")


@dataclass
class RawSocket:
    """A raw connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> bool:
        """Send bytes. Return False if the connection is closed."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.writer.is_closing()

    async def receive(self, most: int = 1 << 16, seconds: float = HANG_TIMEOUT) -> bytes:
        """Return the next bytes; empty at the end of the stream or after the timeout."""
        try:
            async with asyncio.timeout(seconds):
                return await self.reader.read(most)
        except (OSError, TimeoutError):
            return b""

    async def receive_all(self, seconds: float = HANG_TIMEOUT) -> bytes:
        """Return everything until the end of the stream, or what has arrived in time."""
        received = b""
        while part := await self.receive(seconds=seconds):
            received += part
        return received


@asynccontextmanager
async def raw_socket(port: int, address: str = "127.0.0.2", *, narrow: bool = False) -> AsyncIterator[RawSocket]:
    """Connect from an address; a narrow socket has a tiny receive buffer."""
    connection = socket.socket()
    if narrow:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.bind((address, 0))
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=2048 if narrow else 1 << 16)
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()
