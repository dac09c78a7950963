"""Backup and restore. A backup is a SQLite file, whichever database it came from, and can be restored to either.

It is a consistent snapshot and can be made while the server runs. A restored database has no leases, because their
processes are gone.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.server.store.database import reason
from tabbytop.server.store.postgres import Postgres, is_used, lock
from tabbytop.server.store.schema import leases, metadata, people, tables
from tabbytop.server.store.schema_version import NEWEST, known_versions, migrate, version_of
from tabbytop.server.store.sqlite import Sqlite
from tabbytop.server.store.types import StoreUnavailable
from tabbytop.server.store.urls import database_at

CHUNK = 500
"""Rows copied at a time."""

COPY_TIMEOUT = 600.0
"""Seconds that one step of a copy may take."""


async def backup(url: str, file: Path, force: bool = False) -> None:
    """Write the database to a file. Replace an existing file only with `force`."""
    database = database_at(url, COPY_TIMEOUT)
    if file.exists() and not force:
        raise Refusal("", "backup-exists", {"file": shown(str(file))})
    with _refuse_errors(file, backing_up=True), _replace_when_done(file) as part:
        if isinstance(database, Sqlite):
            await asyncio.to_thread(_copy_file, database.path, part)
        else:
            assert isinstance(database, Postgres)
            await _from_postgres(database, part)


async def restore(file: Path, url: str, force: bool = False) -> None:
    """Restore a backup to a database. Replace existing data only with `force`. No server may be using the database."""
    database = database_at(url, COPY_TIMEOUT)
    if isinstance(database, Sqlite):
        if database.path.exists() and not force:
            raise Refusal("", "restore-exists", {"found": shown(str(database.path))})
        with _refuse_errors(file), _replace_when_done(database.path) as part:
            await asyncio.to_thread(_copy_file, file, part)
            _check_unused(database.path)
        return
    assert isinstance(database, Postgres)
    with _refuse_errors(file), TemporaryDirectory() as folder:
        part = Path(folder, "copy")
        await asyncio.to_thread(_copy_file, file, part)
        await _into_postgres(part, database, force)


# ---- files ----


def _copy_file(source: Path, part: Path) -> None:
    """Copy a SQLite database that may be in use, and migrate the copy to the newest version."""
    if not source.is_file():
        raise Refusal("", "no-database", {"found": shown(str(source))})
    with closing(_open(source)) as connection:
        try:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            raise Refusal("", "database-broken", {"found": shown(str(source)), "reason": found})
        _check_version(source)
        connection.execute("VACUUM INTO ?", (str(part),))
    with _engine(part).begin() as copy:
        migrate(copy)
        copy.execute(leases.delete())


def _check_version(path: Path) -> None:
    with _engine(path).connect() as connection:
        found = version_of(connection)
    if found is None:
        raise Refusal("", "not-tabbytop", {"found": shown(str(path))})
    if found not in known_versions():
        raise Refusal("", "store-version", {"found": found})


def _check_unused(path: Path) -> None:
    """Refuse if a server has this database open, and remove SQLite's auxiliary files."""
    if not path.exists():
        return
    with closing(_open(path)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")  # fails while anyone else has it open
        except sqlite3.OperationalError as error:
            raise Refusal("", "store-in-use", {"found": shown(str(path))}) from error
        except sqlite3.DatabaseError:
            pass  # not a database, so no server is using it
    for suffix in ("-wal", "-shm"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, isolation_level=None, timeout=1)


def _engine(path: Path) -> Engine:
    engine = create_engine("sqlite+pysqlite://", creator=lambda: _open(path), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


@contextmanager
def _replace_when_done(file: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces *file* on success and is removed on failure."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
        yield part
        _sync(part, os.O_RDWR)
        os.replace(part, file)
        if os.name != "nt":
            _sync(file.parent, os.O_RDONLY)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            Path(f"{part}{suffix}").unlink(missing_ok=True)


def _sync(path: Path, how: int) -> None:
    opened = os.open(path, how)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _refuse_errors(file: Path, backing_up: bool = False) -> Iterator[None]:
    """Turn errors of disk or database into refusals."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError, StoreUnavailable) as error:
        facts: dict[str, str | int] = {"file": shown(str(file)), "reason": reason(error)}
        raise Refusal("", "backup-failed" if backing_up else "restore-failed", facts) from error


# ---- PostgreSQL ----


async def _from_postgres(database: Postgres, part: Path) -> None:
    def copy(source: Connection) -> None:
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))  # a consistent snapshot
        found = version_of(source)
        if found != NEWEST:
            raise Refusal("", "store-version", {"found": str(found)})
        with _engine(part).begin() as target:
            migrate(target)
            _copy_rows(source, target)

    try:
        async with database.engine.connect() as connection:
            await connection.run_sync(copy)
    finally:
        await database.close()


async def _into_postgres(part: Path, database: Postgres, force: bool) -> None:
    def copy(target: Connection) -> None:
        lock(target)
        in_use = Refusal("", "store-in-use", {"found": shown(str(database.engine.url.database))})
        if is_used(target):
            raise in_use
        migrate(target)
        if target.execute(select(leases).where(leases.c.until > time.time()).limit(1)).first():
            raise in_use  # by a server whose connection has another name
        if not force and any(target.execute(select(table).limit(1)).first() for table in (tables, people)):
            raise Refusal("", "restore-exists", {"found": shown(str(database.engine.url.database))})
        names = ", ".join(table.name for table in metadata.sorted_tables)
        target.execute(text(f"TRUNCATE {names}"))
        with _engine(part).connect() as source:
            _copy_rows(source, target)

    try:
        await database.write(copy)
    finally:
        await database.close()


def _copy_rows(source: Connection, target: Connection) -> None:
    """Copy all tables except leases, in the order of their foreign keys."""
    for table in metadata.sorted_tables:
        if table is leases:
            continue
        found = source.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.partitions():
            target.execute(insert(table), [dict(row._mapping) for row in rows])
