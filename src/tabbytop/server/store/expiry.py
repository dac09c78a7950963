"""Deletion of old data.

- A table without account holders is deleted when it is open, over or canceled, and hasn't been touched for the guests'
  retention time: its log, its summary and its seat tokens. If a guest could still move in a running game, the game is
  closed first (`abandoned` finds it, `TableRegistry.close_abandoned` closes it), and the table is deleted after that
  time has passed again. A table with an account holder's seat is kept.
- A guest without tables who hasn't been seen for that time is deleted.
- A session that hasn't been used for the lifetime of sessions is deleted.

Accounts are kept until their owners delete them.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, select

from tabbytop.server.store.access import Access
from tabbytop.server.store.schema import entries, heads, idle, leases, people, sealed, seated, sessions, tables

BATCH = 200
"""Tables or people deleted in one transaction. Other writes wait for it."""

HAS_ACCOUNT = exists().where(
    seated.c.table_id == heads.c.table_id, seated.c.person == people.c.id, people.c.login.is_not(None)
)
"""SQL condition: an account has a seat at the table."""


class Expiry(Access):
    """Deletes old data."""

    async def expire(self, before_guest: float, before_session: float) -> int:
        """Delete old guests, guests' tables and sessions, and return how many rows were deleted.

        `before_guest` is the time before which guests and their tables were last touched, `before_session` the time
        before which sessions were last renewed.
        """
        deleted = await self.execute(delete(sessions).where(sessions.c.created < before_session))
        for step in (_old_tables, _old_guests):
            while count := await self.change(partial(step, before=before_guest)):
                deleted += count
        return deleted

    async def abandoned(self, before: float, limit: int) -> list[str]:
        """Return guests' tables in play, last touched before this time, where no clock or bot will act."""
        left = and_(heads.c.status == "playing", heads.c.due.is_(None), heads.c.touched < before, ~HAS_ACCOUNT)
        return [table for (table,) in await self.fetch(select(heads.c.table_id).where(left).limit(limit))]


def _old_tables(connection: Connection, before: float) -> int:
    old = and_(heads.c.status.in_(("open", "over", "cancelled")), idle, heads.c.touched < before, ~HAS_ACCOUNT)
    found = connection.execute(select(heads.c.table_id).where(old).limit(BATCH)).scalars().all()
    return sum(
        _delete(connection, table, table.c.table_id.in_(found))
        for table in (sessions, leases, sealed, seated, entries, heads)
    ) + _delete(connection, tables, tables.c.id.in_(found))


def _old_guests(connection: Connection, before: float) -> int:
    seats = exists().where(seated.c.person == people.c.id)
    old = and_(people.c.login.is_(None), people.c.seen < before, ~seats)
    found = connection.execute(select(people.c.id).where(old).limit(BATCH)).scalars().all()
    deleted = _delete(connection, sessions, sessions.c.person.in_(found))
    return deleted + _delete(connection, people, people.c.id.in_(found))


def _delete(connection: Connection, table: Table, which: ColumnElement[bool]) -> int:
    return connection.execute(delete(table).where(which)).rowcount
