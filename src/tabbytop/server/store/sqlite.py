"""SQLite: one file, one process, nothing to set up.

The driver is Python's own, in threads of ours: a whole transaction is one trip to another thread. (aiosqlite makes a
trip for every call on a cursor, which on a busy event loop makes a commit last seven times as long.)
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from tabbytop.server.store.bulk import Bulk, sqlite_insert, sqlite_standing
from tabbytop.server.store.database import PATIENCE, Database, Raced, Unfit, reason
from tabbytop.server.store.group import Group, Standing
from tabbytop.server.store.schema_version import migrate
from tabbytop.server.store.types import StoreUnavailable

Answer = TypeVar("Answer")

READERS = 4
"""Threads that read."""

AGAIN = 0.02
"""Seconds until a busy file is asked again."""

PRAGMAS = (
    "synchronous = FULL",  # acknowledged means that it is on the disk
    "foreign_keys = ON",
    "journal_size_limit = 67108864",
    "wal_autocheckpoint = 8000",  # pages; a checkpoint makes a group wait
    "cache_size = -32768",  # KiB
)

PASSING = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""What a connection survives."""


class Sqlite(Database):
    """A database in a file."""

    kind = "sqlite"

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self.pages: int | None = None  # a limit, for tests of a full disk
        self.file: tuple[int, int] | None = None  # which file it is that is open
        self.writing = _engine(self._connect, 1, "BEGIN IMMEDIATE")  # who reads, then writes, must hold the lock
        self.reading = _engine(self._connect, READERS)
        self.writer = ThreadPoolExecutor(1, "store-writer")
        self.readers = ThreadPoolExecutor(READERS, "store-reader")

    def _connect(self) -> sqlite3.Connection:
        where = f"file:{quote(str(self.path.absolute()))}?mode=rw"  # a file that is gone is not made anew
        connection = sqlite3.connect(
            where, uri=True, timeout=self.patience, isolation_level=None, check_same_thread=False
        )
        limit = [] if self.pages is None else [f"max_page_count = {self.pages}"]
        try:
            self._log_ahead(connection)
            for pragma in (*PRAGMAS, *limit):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _log_ahead(self, connection: sqlite3.Connection) -> None:
        """Let it write to a log first. Of two who open a new file at once SQLite sends one away without waiting."""
        until = time.monotonic() + self.patience
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(AGAIN)

    async def open(self) -> None:
        """Make the file if there is none, and migrate."""

        def begin() -> None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets
            self.file = self._found()

        try:
            await self._in(self.writer, begin)
            await self.write(migrate)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """Let a function read, in a thread."""

        def run() -> Answer:
            self._look()
            with self.reading.connect() as connection:
                return ask(connection)

        try:
            return await self._in(self.readers, run)
        except (DBAPIError, sqlite3.Error) as error:
            raise StoreUnavailable(reason(error)) from None

    async def write(self, act: Callable[[Connection], Answer]) -> Answer:
        """Let a function write, in the one thread that does."""
        return await self._in(self.writer, self._write, act)

    def _write(self, act: Callable[[Connection], Answer]) -> Answer:
        self._look()
        try:
            with self.writing.begin() as connection:
                answer = act(connection)
        except IntegrityError as error:
            raise Raced(reason(error)) from None
        except (DBAPIError, sqlite3.Error) as error:
            raise self._fault(error) from None
        except (OverflowError, TypeError, ValueError) as error:
            raise Unfit(type(error).__name__) from None
        self._same()
        return answer

    def _look(self) -> None:
        """Is it still the same file? SQLite itself would go on writing into one that has been removed or replaced."""
        if self._found() != self.file:
            raise StoreUnavailable(f"{self.path} is another file than it was")

    def _same(self) -> None:
        """What was written went into the file that is there."""
        try:
            self._look()
        except StoreUnavailable as gone:
            raise StoreUnavailable(str(gone), unsure=True) from gone

    def _found(self) -> tuple[int, int]:
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error
        return found.st_dev, found.st_ino

    def _fault(self, error: DBAPIError | sqlite3.Error) -> Exception:
        """Whose fault is it: a row's, or the database's?"""
        origin = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(origin, sqlite3.InterfaceError | sqlite3.ProgrammingError | sqlite3.DataError):
            return Unfit(type(origin).__name__)
        if getattr(origin, "sqlite_errorcode", 0) & 0xFF not in PASSING:
            self.writing.dispose()  # the next one gets a fresh connection
        return StoreUnavailable(reason(error))

    async def allow_pages(self, pages: int) -> None:
        """For tests: as if the disk had room for this many pages of 4 KiB."""

        def limit() -> None:
            self.pages = pages
            self.writing.dispose()

        await self._in(self.writer, limit)

    async def close(self) -> None:
        """Close all connections and end the threads."""
        for threads, engine in ((self.writer, self.writing), (self.readers, self.reading)):
            await asyncio.to_thread(threads.shutdown)
            await asyncio.to_thread(engine.dispose)

    def hold(self, connection: Connection, tables: list[str]) -> None:
        """Whoever writes has the whole file for themselves."""

    def announce(self, connection: Connection, group: Group) -> None:
        """There is nobody else to tell."""

    def standing(self, connection: Connection, tables: list[str]) -> dict[str, Standing]:
        """How these tables stand."""
        return sqlite_standing(connection, tables)

    def insert(self, connection: Connection, bulk: Bulk, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows."""
        sqlite_insert(connection, bulk, rows)

    @staticmethod
    async def _in(threads: ThreadPoolExecutor, act: Callable[..., Answer], *given: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(threads, act, *given)


def _engine(connect: Callable[[], sqlite3.Connection], size: int, begin: str = "") -> Engine:
    engine = create_engine(
        "sqlite+pysqlite://", creator=connect, poolclass=QueuePool, pool_size=size, max_overflow=0, hide_parameters=True
    )
    if begin:
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")
