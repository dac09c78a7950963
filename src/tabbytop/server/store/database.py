"""A database as the store sees it: something that reads, and writes all or nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from tabbytop.server.store.bulk import Bulk, answers_of, put
from tabbytop.server.store.group import Group, Job, Standing, closing, judge, named, sealing
from tabbytop.server.store.types import Conflict

Answer = TypeVar("Answer")

PATIENCE = 5.0
"""Seconds that a write waits for a database that is locked or does not answer."""


class Raced(Exception):
    """Another process wrote in between: the same once more will find out what."""


class Unfit(Exception):
    """A row that the database does not take; the others of its group may be fine."""


class Database(ABC):
    """Reads and writes in SQL. What is wrong with the database itself becomes `Unkept`."""

    kind: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate to the newest form."""

    @abstractmethod
    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """Let a function read."""

    @abstractmethod
    async def write(self, act: Callable[[Connection], Answer]) -> Answer:
        """Let a function write, in one transaction, which is committed when this returns."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""

    @abstractmethod
    def standing(self, connection: Connection, tables: list[str]) -> dict[str, Standing]:
        """How these tables stand."""

    @abstractmethod
    def insert(self, connection: Connection, bulk: Bulk, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows."""

    @abstractmethod
    def hold(self, connection: Connection, tables: list[str]) -> None:
        """Let nobody else seal or close a window at these tables before this is committed."""

    @abstractmethod
    def announce(self, connection: Connection, group: Group) -> None:
        """Tell other processes what is new, in the moment in which it is committed."""

    def write_jobs(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        """Write what can be written of these jobs; an outcome for each, an exception for those that cannot."""
        self.hold(connection, sorted({*sealing(jobs), *closing(jobs)}))
        standing = self.standing(connection, named(jobs))
        for table, answers in answers_of(connection, closing(jobs)).items():
            standing[table] = standing[table]._replace(answers=answers)
        group, judged = judge(jobs, standing)
        put(connection, group, standing, self.insert)
        self.announce(connection, group)
        outcomes: list[Any] = list(judged)
        for index, change in group.changes:
            outcomes[index] = _alone(connection, change.act)
        return outcomes


def reason(error: BaseException) -> str:
    """What the database says is wrong; its further lines may quote rows, and those hold secrets."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(origin).partition("\n")[0] or type(origin).__name__


def _alone(connection: Connection, act: Callable[[Connection], Any]) -> Any:
    """Do one change; when it cannot be, take back it alone."""
    try:
        with connection.begin_nested():
            return act(connection)
    except IntegrityError:
        return Conflict()
    except (KeyError, Conflict) as error:
        return error
