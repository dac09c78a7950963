"""Word between processes by PostgreSQL: LISTEN and NOTIFY on one connection, made anew when it is lost.

Of entries in a log the store tells everybody itself, in the moment in which they are committed; who dies afterwards has
told it. The rest goes this way and may get lost: it changes nothing that is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Any

import asyncpg

from tabbytop.server.bus import Heard
from tabbytop.server.store.postgres import CHANNEL, TELL

WAIT_SECONDS = 0.5
"""After so long one tries to connect again."""
PATIENCE = 5.0
"""Seconds within which the database must answer; it is asked as often, for a lost connection may look like silence."""
MOST_AT_ONCE = 200
ENDED = "ended"


class Notices:
    """Tells other processes what there is to read or to do, and hears it from them."""

    def __init__(self, url: str) -> None:
        self.url = re.sub(r"^\w+(\+\w+)?://", "postgresql://", url)
        self.heard: Heard | None = None
        self.waiting: dict[str, None] = {}
        """What nobody has been told yet, in order."""
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.pid = 0
        """Which connection is ours."""
        self.again: Callable[[], None] | None = None
        """Called when there is a connection: before, something may have been missed."""
        self.ended: Callable[[str], None] | None = None
        """Called when a session of somebody has ended at another process."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        self.heard = heard
        self.task = asyncio.create_task(self._keep())

    def publish(self, table: str, n: int) -> None:
        """Tell the other processes, soon."""
        self._say(f"{n} {table}")

    def end(self, person: str) -> None:
        """Tell the other processes that a session of somebody has ended."""
        self._say(f"{ENDED} {person}")

    def _say(self, word: str) -> None:
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
        connection = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            self.pid = connection.get_server_pid()
            connection.add_termination_listener(lambda _: self.wake.set())
            await connection.add_listener(CHANNEL, self._hear)
            if self.again is not None:
                self.again()
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
                del self.waiting[word]
            if self.waiting:
                self.wake.set()

    def _hear(self, _connection: object, pid: int, _channel: str, payload: object) -> None:
        what, _, whose = str(payload).partition(" ")
        if pid == self.pid:
            return
        if what == ENDED and self.ended is not None:
            self.ended(whose)
        elif what.isdigit() and self.heard is not None:
            self.heard(whose, int(what))
