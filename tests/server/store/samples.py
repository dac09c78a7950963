"""Sample rows for store tests."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import bindparam, event, select

from tabbytop.server.store import Person, Store, TableSummary
from tabbytop.server.store.schema import heads
from tabbytop.server.store.sqlite import Sqlite


def summary(
    *people: str, status: str = "playing", public: bool = True, due: float | None = None, touched: float = 1.0
) -> TableSummary:
    """Return the summary of a Cat Box table."""
    return TableSummary(status, public, "cat-box", b'{"title":"Tea"}', list(people), due, touched)


async def stored_summary(store: Store, table: str) -> TableSummary | None:
    """Return a table's summary, or None if there is no such table."""
    rows = await store.fetch(select(heads).where(heads.c.table_id == bindparam("table")), table=table)
    if not rows:
        return None
    _, status, public, game, info, people, due, touched = rows[0]
    return TableSummary(status, public, game, bytes(info), msgspec.json.decode(people), due, touched)


async def limit_pages(store: Store, pages: int) -> None:
    """Pretend that the disk has room for this many pages of 4 KiB. SQLite only."""
    database = store.database
    assert isinstance(database, Sqlite)

    def set_limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(database.writing, "connect", set_limit)
    await asyncio.get_running_loop().run_in_executor(database.writer, database.writing.dispose)


def guest(id: str, seen: float = 1.0) -> Person:
    """Return a person without an account."""
    return Person(id, f"Guest {id}", None, None, 1.0, seen)


def member(id: str, login: str) -> Person:
    """Return a person with an account."""
    return Person(id, login.title(), login, "$argon2id$…", 1.0, 1.0, "nl")


def with_store(url: str, act: Callable[[Store], Awaitable[None]], timeout: float = 5.0) -> None:
    """Open a store, run `act` on it and close it."""

    async def run() -> None:
        store = await Store.open(url, timeout)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())
