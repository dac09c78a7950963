"""The linekeeper: a socket from its first byte to its last.

Whoever does not read what they are sent is not listened to meanwhile, and is cut off when they do not answer; whatever
somebody sends is no fault of ours. uvicorn itself would keep such lines, and what waits for them, for ever.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT_SECONDS = 15.0
"""A line that was closed and is still there after this is cut: longer than a goodbye may take."""
UNREAD_BYTES = 128 * 1024
"""What the system may hold of what somebody has not read."""
NOT_TEXT = 1007


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    cutting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A socket begins; the system, too, keeps only so much for who does not read."""
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)

    def data_received(self, data: bytes) -> None:
        """They say something; the first of it is a whole request, or there is nothing to wait for."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is there whole; a text must be one."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send what the application says, until goodbye; a refusal instead of a socket is an answer, too."""
        if self.close_sent:  # perhaps they have sent what is no message, and were let go for it
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    # Who does not read is not listened to: otherwise their questions would fill the memory with our answers

    def pause_writing(self) -> None:
        """They do not read."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        if not self.writable.is_set() and not self.disconnected:
            self.transport.pause_reading()
        return message

    # Who does not read does not let go either: what was closed is cut

    def keepalive_timeout(self) -> None:
        """They have not answered for too long."""
        super().keepalive_timeout()
        self.cut_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has said all."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        if self.cutting is not None:
            self.cutting.cancel()

    def cut_soon(self) -> None:
        """Cut it, if it is still there in a while."""
        if self.cutting is None:
            self.cutting = self.loop.call_later(CUT_SECONDS, self.transport.abort)
