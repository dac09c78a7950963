"""How the parts of the store reach the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable

from tabbytop.server.store.database import Database
from tabbytop.server.store.group import Change
from tabbytop.server.store.types import StoreUnavailable
from tabbytop.server.store.writer import Writer

Answer = TypeVar("Answer")


class Access:
    """Reads at once; writes in the next group."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """Let a function read in SQL."""
        if self.writer.closed:
            raise StoreUnavailable("closed")
        return await self.database.read(ask)

    async def change(self, act: Callable[[Connection], Answer]) -> Answer:
        """Let a function write in SQL. `Taken` if a row is there already; the function may raise it, or KeyError."""
        answer: Answer = await self.writer.do(Change(act))
        return answer

    async def found(self, asked: Executable, **given: Any) -> list[Any]:
        """The rows that a question finds, with these values for its parameters; none for text that cannot be kept."""
        if not all(keepable(value) for value in given.values()):
            return []
        return await self.read(lambda connection: list(connection.execute(asked, given).all()))

    async def done(self, statement: Executable) -> int:
        """Have one statement done; how many rows it changed."""
        return await self.change(lambda connection: connection.execute(statement).rowcount)


def keepable(value: object) -> bool:
    """Is this something that both databases take? They do not take all text that a hostile client can make up."""
    if not isinstance(value, str):
        return True
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False
