"""The WebSocket protocol class: protects the server from clients that stop reading or send garbage.

While a client doesn't read, the server reads nothing from it, and drops it when it stops answering pings. uvicorn
itself would keep such connections and their buffers forever.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT_SECONDS = 15.0
"""Seconds after which a closed connection is aborted: longer than a closing handshake may take."""
SEND_BUFFER_BYTES = 128 * 1024
"""Size of the system's send buffer for a socket."""
INVALID_PAYLOAD = 1007


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    abort_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Limit what the system buffers for a client that doesn't read."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)

    def data_received(self, data: bytes) -> None:
        """Drop the connection if the first data isn't a complete handshake request."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Close with 1007 if a text message isn't UTF-8."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(INVALID_PAYLOAD)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send unless the connection is closed. An HTTP response instead of a socket completes the handshake."""
        if self.close_sent:  # maybe because of an invalid message
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    # Stop reading from clients that don't read: otherwise responses to their messages would fill the memory

    def pause_writing(self) -> None:
        """Stop reading while the client doesn't read."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read again when the client does."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message, and stop reading while the client doesn't read."""
        message = await super().receive()
        if not self.writable.is_set() and not self.disconnected:
            self.transport.pause_reading()
        return message

    # A client that doesn't read doesn't finish the closing handshake either, so abort after a while

    def keepalive_timeout(self) -> None:
        """Abort soon when the client doesn't answer a ping."""
        super().keepalive_timeout()
        self.abort_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Abort soon after the app has finished."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        super().connection_lost(exc)
        if self.abort_timer is not None:
            self.abort_timer.cancel()

    def abort_soon(self) -> None:
        """Abort the connection after `ABORT_SECONDS`, if it still exists."""
        if self.abort_timer is None:
            self.abort_timer = self.loop.call_later(ABORT_SECONDS, self.transport.abort)
