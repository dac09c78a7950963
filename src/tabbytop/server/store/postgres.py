"""PostgreSQL: for several server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabbytop.server.store.bulk import BulkTable, postgres_insert, postgres_stored_tables
from tabbytop.server.store.database import DATABASE_TIMEOUT, Database, RowRejected, WriteRace, reason
from tabbytop.server.store.group import StoredTable, WriteGroup
from tabbytop.server.store.schema_version import migrate
from tabbytop.server.store.types import StoreUnavailable

Result = TypeVar("Result")

MAX_CONNECTIONS = 8
"""Connections per server process."""

CHANNEL = "tabbytop"
"""The notification channel between processes."""

APPLICATION_NAME = "tabbytop"
"""The name of our connections in the database, or its prefix."""

OTHER_CONNECTIONS = """SELECT 1 FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, :name) AND pid <> pg_backend_pid() LIMIT 1"""
LOCK_TABLES = "SELECT 1 FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

MIGRATION_LOCK = 0x7AB8_1709
"""The advisory lock for migrating and restoring."""

RACE_CODES = {"40001", "40P01"}
"""SQLSTATEs of transactions that collided: serialization failure and deadlock."""


SESSION_TIMEOUTS = {"idle_in_transaction_session_timeout": "3000", "lock_timeout": "1500"}
"""Milliseconds. They release the locks of a disconnected process soon, and keep others from waiting long."""
MIGRATION_TIMEOUT = "60000"
"""Milliseconds that a migration may pause between two statements, for instance to load Alembic on a busy machine."""
LOCK_NOT_AVAILABLE = "55P03"
"""SQLSTATE of a lock timeout."""


class Postgres(Database):
    """A database on a PostgreSQL server."""

    kind = "postgresql"

    def __init__(self, address: URL, timeout: float = DATABASE_TIMEOUT) -> None:
        given: dict[str, Any] = {
            "timeout": timeout,
            "command_timeout": timeout,
            "server_settings": {"application_name": APPLICATION_NAME, **SESSION_TIMEOUTS},
        }
        if "sslmode" in address.query:  # psql's name for it
            given["ssl"] = address.query["sslmode"]
            address = address.difference_update_query(["sslmode"])
        self.engine = create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
            connect_args=given,
        )
        self.read_slots = asyncio.Semaphore(MAX_CONNECTIONS - 1)  # readers leave one connection to the writer
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        """Connect, and migrate under the migration lock."""

        def act(connection: Connection) -> None:
            lock(connection)
            migrate(connection)

        await self.write(act)

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """Run a function that reads. Retry once if the connection was broken."""
        async with self.read_slots:
            try:
                return await self._read(ask)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise StoreUnavailable(reason(error)) from None
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                raise StoreUnavailable(reason(error)) from None
            try:
                return await self._read(ask)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                raise StoreUnavailable(reason(error)) from None

    async def _read(self, ask: Callable[[Connection], Result]) -> Result:
        async with self.reading.connect() as connection:
            return await connection.run_sync(ask)

    async def write(self, act: Callable[[Connection], Result]) -> Result:
        try:
            async with self.engine.connect() as connection:
                answer = await connection.run_sync(act)
                await self._commit(connection)
                return answer
        except IntegrityError as error:
            raise WriteRace(reason(error)) from None
        except (SQLAlchemyError, OSError, TimeoutError, ValueError, TypeError) as error:
            raise _fault(error) from None

    @staticmethod
    async def _commit(connection: AsyncConnection) -> None:
        try:
            await connection.commit()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreUnavailable(reason(error), unsure=True) from None

    async def close(self) -> None:
        await self.engine.dispose()

    def lock_tables(self, connection: Connection, tables: list[str]) -> None:
        if tables:
            connection.exec_driver_sql(LOCK_TABLES, (tables,)).all()

    def notify(self, connection: Connection, group: WriteGroup) -> None:
        """Notify other processes of tables with new entries. They find them in the log when they read it."""
        new = {row[0] for row in group.tables}
        last = {table: n for table, n, _, _ in group.entries if table not in new}
        if last:
            connection.exec_driver_sql(NOTIFY, (CHANNEL, [f"{n} {table}" for table, n in last.items()])).all()

    def stored_tables(self, connection: Connection, tables: list[str]) -> dict[str, StoredTable]:
        return postgres_stored_tables(connection, tables)

    def insert(self, connection: Connection, bulk: BulkTable, rows: list[tuple[Any, ...]]) -> None:
        postgres_insert(connection, bulk, rows)


def lock(connection: Connection) -> None:
    """Lock the database against other migrations and starting servers until the end of the transaction."""
    connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {MIGRATION_TIMEOUT}"))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def is_used(connection: Connection) -> bool:
    """Return whether another Tabbytop connection uses this database."""
    return connection.execute(text(OTHER_CONNECTIONS), {"name": APPLICATION_NAME}).first() is not None


def _fault(error: Exception) -> Exception:
    """Return the exception that names the cause: a row, another transaction, or the database."""
    if isinstance(error, ValueError | TypeError):
        return RowRejected(type(error).__name__)
    if not isinstance(error, DBAPIError):
        return StoreUnavailable(reason(error))
    state = getattr(error.orig, "sqlstate", None) or ""
    if state in RACE_CODES or error.connection_invalidated:  # the next attempt uses a new connection
        return WriteRace(reason(error))
    unfit = state.startswith("22") or state == LOCK_NOT_AVAILABLE or not state
    return RowRejected(state or type(error.orig).__name__) if unfit else StoreUnavailable(reason(error))
