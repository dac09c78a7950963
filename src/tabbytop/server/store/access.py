"""Base class of the store's parts: how they reach the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable

from tabbytop.server.store.database import Database
from tabbytop.server.store.group import SqlJob
from tabbytop.server.store.types import StoreUnavailable
from tabbytop.server.store.writer import Writer

Result = TypeVar("Result")


class Access:
    """Reads directly, and writes through the group commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """Run a function that reads."""
        if self.writer.closed:
            raise StoreUnavailable("closed")
        return await self.database.read(ask)

    async def change(self, act: Callable[[Connection], Result]) -> Result:
        """Run a function that writes and may raise KeyError or `NoSuchTable`. Raise `Conflict` if a row exists."""
        answer: Result = await self.writer.submit(SqlJob(act))
        return answer

    async def fetch(self, asked: Executable, **given: Any) -> list[Any]:
        """Run a query with these parameters and return its rows: none if a parameter is text that can't be stored."""
        if not all(is_storable(value) for value in given.values()):
            return []
        return await self.read(lambda connection: list(connection.execute(asked, given).all()))

    async def execute(self, statement: Executable) -> int:
        """Run one statement and return how many rows it changed."""
        return await self.change(lambda connection: connection.execute(statement).rowcount)


def is_storable(value: object) -> bool:
    """Return whether both databases can store this value. They reject some text that a hostile client can send."""
    if not isinstance(value, str):
        return True
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False
