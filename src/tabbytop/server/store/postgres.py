"""PostgreSQL: several server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabbytop.server.store.bulk import Bulk, postgres_insert, postgres_standing
from tabbytop.server.store.database import PATIENCE, Database, Raced, Unfit, reason
from tabbytop.server.store.group import Group, Standing
from tabbytop.server.store.schema_version import migrate
from tabbytop.server.store.types import StoreUnavailable

Answer = TypeVar("Answer")

CONNECTIONS = 8
"""At most so many at a time, for each server process."""

CHANNEL = "tabbytop"
"""By which processes hear of each other."""

OURS = "tabbytop"
"""What our connections are called in the database, or how their names begin."""

OTHERS = """SELECT 1 FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, :name) AND pid <> pg_backend_pid() LIMIT 1"""
HOLD = "SELECT 1 FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
TELL = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"

MIGRATING = 0x7AB8_1709
"""The lock that lets one process migrate or restore at a time."""

RACES = {"40001", "40P01"}
"""What PostgreSQL calls it when two transactions got in each other's way."""


PROMPT = {"idle_in_transaction_session_timeout": "3000", "lock_timeout": "1500"}
"""Milliseconds: what a process that was cut off has locked is free again soon, and until then nobody waits for long."""
LOCKED = "55P03"
"""So PostgreSQL says that a lock was not to be had."""


class Postgres(Database):
    """A database on a PostgreSQL server."""

    kind = "postgresql"

    def __init__(self, address: URL, patience: float = PATIENCE) -> None:
        given: dict[str, Any] = {
            "timeout": patience,
            "command_timeout": patience,
            "server_settings": {"application_name": OURS, **PROMPT},
        }
        if "sslmode" in address.query:  # what psql and others call it
            given["ssl"] = address.query["sslmode"]
            address = address.difference_update_query(["sslmode"])
        self.engine = create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
            connect_args=given,
        )
        self.turns = asyncio.Semaphore(CONNECTIONS - 1)  # those who read wait here, and leave one to the writer
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        """Connect, and migrate while no other process does."""

        def act(connection: Connection) -> None:
            lock(connection)
            migrate(connection)

        await self.write(act)

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """Let a function read; once more if the connection was broken."""
        async with self.turns:
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

    async def _read(self, ask: Callable[[Connection], Answer]) -> Answer:
        async with self.reading.connect() as connection:
            return await connection.run_sync(ask)

    async def write(self, act: Callable[[Connection], Answer]) -> Answer:
        """Let a function write, and commit."""
        try:
            async with self.engine.connect() as connection:
                answer = await connection.run_sync(act)
                await self._commit(connection)
                return answer
        except IntegrityError as error:
            raise Raced(reason(error)) from None
        except (SQLAlchemyError, OSError, TimeoutError, ValueError, TypeError) as error:
            raise _fault(error) from None

    @staticmethod
    async def _commit(connection: AsyncConnection) -> None:
        try:
            await connection.commit()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreUnavailable(reason(error), unsure=True) from None

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    def hold(self, connection: Connection, tables: list[str]) -> None:
        """Let nobody else seal or close a window at these tables before this is committed."""
        if tables:
            connection.exec_driver_sql(HOLD, (tables,)).all()

    def announce(self, connection: Connection, group: Group) -> None:
        """Tell which tables have new entries. Who reads the log when it hears this finds them there."""
        new = {row[0] for row in group.tables}
        last = {table: n for table, n, _, _ in group.entries if table not in new}
        if last:
            connection.exec_driver_sql(TELL, (CHANNEL, [f"{n} {table}" for table, n in last.items()])).all()

    def standing(self, connection: Connection, tables: list[str]) -> dict[str, Standing]:
        """How these tables stand."""
        return postgres_standing(connection, tables)

    def insert(self, connection: Connection, bulk: Bulk, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows."""
        postgres_insert(connection, bulk, rows)


def lock(connection: Connection) -> None:
    """Let no server open this database before this transaction is over."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))


def is_used(connection: Connection) -> bool:
    """Is there another connection of ours to this database?"""
    return connection.execute(text(OTHERS), {"name": OURS}).first() is not None


def _fault(error: Exception) -> Exception:
    """Whose fault is it: a row's, another transaction's, or the database's?"""
    if isinstance(error, ValueError | TypeError):
        return Unfit(type(error).__name__)
    if not isinstance(error, DBAPIError):
        return StoreUnavailable(reason(error))
    state = getattr(error.orig, "sqlstate", None) or ""
    if state in RACES or error.connection_invalidated:  # the next attempt has a connection of its own
        return Raced(reason(error))
    unfit = state.startswith("22") or state == LOCKED or not state
    return Unfit(state or type(error.orig).__name__) if unfit else StoreUnavailable(reason(error))
