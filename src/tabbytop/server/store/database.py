"""The interface of a database: reads and atomic writes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from tabbytop.server.store.bulk import BulkTable, sealed_answers, write_group
from tabbytop.server.store.group import (
    StoredTable,
    WriteGroup,
    WriteJob,
    build_group,
    tables_closing,
    tables_in,
    tables_sealing,
)
from tabbytop.server.store.types import Conflict, NoSuchTable

Result = TypeVar("Result")

DATABASE_TIMEOUT = 5.0
"""Seconds that a write waits for a database that is locked or doesn't respond."""


class WriteRace(Exception):
    """Another process wrote in between. Read again and retry."""


class RowRejected(Exception):
    """The database rejected a row. Other rows of the group may be fine."""


class Database(ABC):
    """Reads and writes with SQL. Failures of the database itself become `StoreUnavailable`."""

    kind: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate to the newest version."""

    @abstractmethod
    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """Run a function that reads."""

    @abstractmethod
    async def write(self, act: Callable[[Connection], Result]) -> Result:
        """Run a function that writes in one transaction, which is committed when this returns."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    @abstractmethod
    def stored_tables(self, connection: Connection, tables: list[str]) -> dict[str, StoredTable]:
        """Return what is stored about these tables."""

    @abstractmethod
    def insert(self, connection: Connection, bulk: BulkTable, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows."""

    @abstractmethod
    def lock_tables(self, connection: Connection, tables: list[str]) -> None:
        """Keep other processes from sealing answers or closing windows at these tables until the commit."""

    @abstractmethod
    def notify(self, connection: Connection, group: WriteGroup) -> None:
        """Notify other processes of new entries, at the moment of the commit."""

    def write_jobs(self, connection: Connection, jobs: list[WriteJob]) -> list[Any]:
        """Write the jobs that can be written, and return a result or an exception for each."""
        self.lock_tables(connection, sorted({*tables_sealing(jobs), *tables_closing(jobs)}))
        stored = self.stored_tables(connection, tables_in(jobs))
        for table, answers in sealed_answers(connection, tables_closing(jobs)).items():
            stored[table] = stored[table]._replace(answers=answers)
        group, checked = build_group(jobs, stored)
        write_group(connection, group, stored, self.insert)
        self.notify(connection, group)
        outcomes: list[Any] = list(checked)
        for index, change in group.changes:
            outcomes[index] = _in_savepoint(connection, change.act)
        return outcomes


def reason(error: BaseException) -> str:
    """Return the first line of an error. Further lines may quote rows, which hold secrets."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(origin).partition("\n")[0] or type(origin).__name__


def _in_savepoint(connection: Connection, act: Callable[[Connection], Any]) -> Any:
    """Run one change, and roll it back alone if it fails."""
    try:
        with connection.begin_nested():
            return act(connection)
    except IntegrityError:
        return Conflict()
    except (KeyError, NoSuchTable, Conflict) as error:
        return error
