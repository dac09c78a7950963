"""SQLite: one file, one server process, nothing to set up.

Uses Python's own driver in threads, so that a transaction is one switch to another thread. aiosqlite switches for every
call on a cursor, which on a busy event loop makes a commit take seven times as long.
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

from tabbytop.server.store.bulk import BulkTable, sqlite_insert, sqlite_stored_tables
from tabbytop.server.store.database import DATABASE_TIMEOUT, Database, RowRejected, WriteRace, reason
from tabbytop.server.store.group import StoredTable, WriteGroup
from tabbytop.server.store.schema_version import migrate
from tabbytop.server.store.types import StoreUnavailable

Result = TypeVar("Result")

READERS = 4
"""Threads for reading."""

BUSY_RETRY_SECONDS = 0.02
"""Seconds between attempts to open a busy file."""

PRAGMAS = (
    "synchronous = FULL",  # an acknowledged write is on the disk
    "foreign_keys = ON",
    "journal_size_limit = 67108864",
    "wal_autocheckpoint = 8000",  # pages; a checkpoint makes a group wait
    "cache_size = -32768",  # KiB
)

TRANSIENT_ERRORS = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""Errors after which a connection is still usable."""


class Sqlite(Database):
    """A database in a SQLite file."""

    kind = "sqlite"

    def __init__(self, path: Path, timeout: float = DATABASE_TIMEOUT) -> None:
        self.path = path
        self.timeout = timeout
        self.file: tuple[int, int] | None = None  # device and inode of the open file
        self.writing = _engine(
            self._connect, 1, "BEGIN IMMEDIATE"
        )  # a writer that reads first needs the lock from the start
        self.reading = _engine(self._connect, READERS)
        self.writer = ThreadPoolExecutor(1, "store-writer")
        self.readers = ThreadPoolExecutor(READERS, "store-reader")

    def _connect(self) -> sqlite3.Connection:
        where = f"file:{quote(str(self.path.absolute()))}?mode=rw"  # don't create a missing file
        connection = sqlite3.connect(
            where, uri=True, timeout=self.timeout, isolation_level=None, check_same_thread=False
        )
        try:
            self._enable_wal(connection)
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _enable_wal(self, connection: sqlite3.Connection) -> None:
        """Switch to write-ahead logging. Retry, because SQLite doesn't wait when two connections open a new file."""
        until = time.monotonic() + self.timeout
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(BUSY_RETRY_SECONDS)

    async def open(self) -> None:
        """Create the file if needed, and migrate."""

        def begin() -> None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets
            self.file = self._file_id()

        try:
            await self._run(self.writer, begin)
            await self.write(migrate)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """Run a function that reads, in a thread."""

        def run() -> Result:
            self._check_file()
            with self.reading.connect() as connection:
                return ask(connection)

        try:
            return await self._run(self.readers, run)
        except (DBAPIError, sqlite3.Error) as error:
            raise StoreUnavailable(reason(error)) from None

    async def write(self, act: Callable[[Connection], Result]) -> Result:
        """Run a function that writes, in the writer's thread."""
        return await self._run(self.writer, self._write, act)

    def _write(self, act: Callable[[Connection], Result]) -> Result:
        self._check_file()
        try:
            with self.writing.begin() as connection:
                answer = act(connection)
        except IntegrityError as error:
            raise WriteRace(reason(error)) from None
        except (DBAPIError, sqlite3.Error) as error:
            raise self._fault(error) from None
        except (OverflowError, TypeError, ValueError) as error:
            raise RowRejected(type(error).__name__) from None
        self._check_written()
        return answer

    def _check_file(self) -> None:
        """Check that the file is still the same. SQLite would keep writing to one that was deleted or replaced."""
        if self._file_id() != self.file:
            raise StoreUnavailable(f"{self.path} is not the file that was opened")

    def _check_written(self) -> None:
        """Check that the data was written to the file that is there now."""
        try:
            self._check_file()
        except StoreUnavailable as gone:
            raise StoreUnavailable(str(gone), unsure=True) from gone

    def _file_id(self) -> tuple[int, int]:
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error
        return found.st_dev, found.st_ino

    def _fault(self, error: DBAPIError | sqlite3.Error) -> Exception:
        """Return the exception that names the cause: a row or the database."""
        origin = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(origin, sqlite3.InterfaceError | sqlite3.ProgrammingError | sqlite3.DataError):
            return RowRejected(type(origin).__name__)
        if getattr(origin, "sqlite_errorcode", 0) & 0xFF not in TRANSIENT_ERRORS:
            self.writing.dispose()  # reconnect
        return StoreUnavailable(reason(error))

    async def close(self) -> None:
        """Close all connections and stop the threads."""
        for threads, engine in ((self.writer, self.writing), (self.readers, self.reading)):
            await asyncio.to_thread(threads.shutdown)
            await asyncio.to_thread(engine.dispose)

    def lock_tables(self, connection: Connection, tables: list[str]) -> None:
        """Do nothing: a writer locks the whole file."""

    def notify(self, connection: Connection, group: WriteGroup) -> None:
        """Do nothing: there are no other processes."""

    def stored_tables(self, connection: Connection, tables: list[str]) -> dict[str, StoredTable]:
        return sqlite_stored_tables(connection, tables)

    def insert(self, connection: Connection, bulk: BulkTable, rows: list[tuple[Any, ...]]) -> None:
        sqlite_insert(connection, bulk, rows)

    @staticmethod
    async def _run(threads: ThreadPoolExecutor, act: Callable[..., Result], *given: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(threads, act, *given)


def _engine(connect: Callable[[], sqlite3.Connection], size: int, begin: str = "") -> Engine:
    engine = create_engine(
        "sqlite+pysqlite://", creator=connect, poolclass=QueuePool, pool_size=size, max_overflow=0, hide_parameters=True
    )
    if begin:
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine
    return engine.execution_options(isolation_level="AUTOCOMMIT")
