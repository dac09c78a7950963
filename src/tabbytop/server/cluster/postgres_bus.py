"""Word between processes by PostgreSQL: LISTEN and NOTIFY on one connection, made anew when it is lost.

Of entries in a log the store tells everybody itself, in the moment in which they are committed; who dies afterwards has
told it. The rest goes this way and may get lost: it changes nothing that is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import asyncpg

from tabbytop.server.cluster.bus import BusListener
from tabbytop.server.store.postgres import CHANNEL, OURS, TELL

WAIT_SECONDS = 0.5
"""After so long one tries to connect again."""
PATIENCE = 5.0
"""Seconds within which the database must answer; it is asked as often, for a lost connection may look like silence."""
MOST_AT_ONCE = 200
NAME = f"{OURS} notices"
"""By this an operator finds these connections in the database."""


class PostgresBus:
    """Tells other processes what there is to read or to do, and hears it from them."""

    def __init__(self, url: str) -> None:
        self.url = re.sub(r"([?&])ssl=", r"\1sslmode=", re.sub(r"^\w+(\+\w+)?://", "postgresql://", url))
        self.ears: BusListener | None = None
        self.waiting: dict[str, None] = {}
        """What nobody has been told yet, in order."""
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.pid = 0
        """Which connection is ours."""

    async def open(self, ears: BusListener) -> None:
        """Begin to listen."""
        self.ears = ears
        self.task = asyncio.create_task(self._keep())

    def say(self, word: str) -> None:
        """Tell all other processes, soon."""
        self.waiting.pop(word, None)
        self.waiting[word] = None
        self.wake.set()

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _keep(self) -> None:
        """Hold a connection, and another when it is lost."""
        while True:
            try:
                await self._hold()
            except Exception:  # whatever it was: the health page says how the database is
                await asyncio.sleep(WAIT_SECONDS)

    async def _hold(self) -> None:
        named = {"application_name": NAME}
        connection = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=named)
        try:
            self.pid = connection.get_server_pid()
            connection.add_termination_listener(lambda _: self.wake.set())
            await connection.add_listener(CHANNEL, self._hear)
            if self.ears is not None:
                self.ears.again()
            await self._talk(connection)
        finally:
            connection.terminate()

    async def _talk(self, connection: Any) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), PATIENCE)
            self.wake.clear()
            told = list(self.waiting)[:MOST_AT_ONCE]
            await connection.execute(TELL, CHANNEL, told)  # also where nothing is to be told: is it still there?
            for word in told:
                self.waiting.pop(word, None)
            if self.waiting:
                self.wake.set()

    def _hear(self, _connection: object, pid: int, _channel: str, word: object) -> None:
        if pid != self.pid and self.ears is not None:
            self.ears.hear(str(pid), str(word))
