"""The message bus on PostgreSQL: LISTEN and NOTIFY on one connection, replaced when it is lost.

The store itself announces new entries in the transaction that commits them. Everything else goes through here and may
get lost: nothing that is stored depends on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import asyncpg

from tabbytop.server.cluster.bus import BusListener
from tabbytop.server.store.postgres import APPLICATION_NAME, CHANNEL, NOTIFY

RECONNECT_SECONDS = 0.5
"""Seconds before the next attempt to connect."""
TIMEOUT_SECONDS = 5.0
"""Seconds that the database may take to answer, and seconds between checks of a silent connection."""
MAX_BATCH = 200
"""Messages sent in one statement."""
CONNECTION_NAME = f"{APPLICATION_NAME} notices"
"""The name by which an operator finds these connections in the database."""


class PostgresBus:
    """Sends messages to other processes and receives theirs."""

    def __init__(self, url: str) -> None:
        self.url = re.sub(r"([?&])ssl=", r"\1sslmode=", re.sub(r"^\w+(\+\w+)?://", "postgresql://", url))
        self.listener: BusListener | None = None
        self.unsent: dict[str, None] = {}
        """Queued messages in order, without duplicates."""
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.pid = 0
        """PostgreSQL's process id for our connection."""

    async def open(self, listener: BusListener) -> None:
        """Connect and deliver messages to a listener."""
        self.listener = listener
        self.task = asyncio.create_task(self._stay_connected())

    def send(self, message: str) -> None:
        """Queue a message to all other processes."""
        self.unsent.pop(message, None)
        self.unsent[message] = None
        self.wake.set()

    async def close(self) -> None:
        """Disconnect."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._connect()
            except Exception:  # any error: the health check reports database problems
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _connect(self) -> None:
        named = {"application_name": CONNECTION_NAME}
        connection = await asyncpg.connect(
            self.url, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS, server_settings=named
        )
        try:
            self.pid = connection.get_server_pid()
            connection.add_termination_listener(lambda _: self.wake.set())
            await connection.add_listener(CHANNEL, self._notified)
            if self.listener is not None:
                self.listener.reconnected()
            await self._send_all(connection)
        finally:
            connection.terminate()

    async def _send_all(self, connection: Any) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), TIMEOUT_SECONDS)
            self.wake.clear()
            batch = list(self.unsent)[:MAX_BATCH]
            await connection.execute(NOTIFY, CHANNEL, batch)  # check the connection even if there are no messages
            for message in batch:
                self.unsent.pop(message, None)
            if self.unsent:
                self.wake.set()

    def _notified(self, _connection: object, pid: int, _channel: str, message: object) -> None:
        if pid != self.pid and self.listener is not None:
            self.listener.received(str(pid), str(message))
