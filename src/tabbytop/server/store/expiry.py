"""What is forgotten, and when.

- A table at which nobody has an account goes when it is open, over or cancelled, and has not been touched for the time
  given to guests: its log, its line and the tokens of its seats. One in play where a guest could move for ever is
  closed first (`abandoned` finds it, `server/presence.py` closes it), and goes when that time has passed once more.
  A table with an account's seat stays.
- A guest who has no table and has not been seen for that time goes.
- A session goes when it was not used for the time given to sessions.

Accounts stay until their people delete them.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, select

from tabbytop.server.store.access import Access
from tabbytop.server.store.schema import entries, heads, idle, leases, people, sealed, seated, sessions, tables

MOST = 200
"""Tables or people that go in one transaction; others wait meanwhile."""

MEMBER = exists().where(
    seated.c.table_id == heads.c.table_id, seated.c.person == people.c.id, people.c.login.is_not(None)
)
"""Has somebody with an account a seat there?"""


class Expiry(Access):
    """Forgets what is old."""

    async def expire(self, before_guest: float, before_session: float) -> int:
        """Forget guests' tables and guests last touched before the one time, sessions made or renewed before the
        other.

        How many rows went.
        """
        gone = await self.done(delete(sessions).where(sessions.c.created < before_session))
        for step in (_old_tables, _old_guests):
            while went := await self.change(partial(step, before=before_guest)):
                gone += went
        return gone

    async def abandoned(self, before: float, limit: int) -> list[str]:
        """Guests' tables in play, last touched before then, at which nothing comes by itself: no clock, no bot."""
        left = and_(heads.c.status == "playing", heads.c.due.is_(None), heads.c.touched < before, ~MEMBER)
        return [table for (table,) in await self.found(select(heads.c.table_id).where(left).limit(limit))]


def _old_tables(connection: Connection, before: float) -> int:
    old = and_(heads.c.status.in_(("open", "over", "cancelled")), idle, heads.c.touched < before, ~MEMBER)
    found = connection.execute(select(heads.c.table_id).where(old).limit(MOST)).scalars().all()
    return sum(
        _delete(connection, table, table.c.table_id.in_(found))
        for table in (sessions, leases, sealed, seated, entries, heads)
    ) + _delete(connection, tables, tables.c.id.in_(found))


def _old_guests(connection: Connection, before: float) -> int:
    seats = exists().where(seated.c.person == people.c.id)
    old = and_(people.c.login.is_(None), people.c.seen < before, ~seats)
    found = connection.execute(select(people.c.id).where(old).limit(MOST)).scalars().all()
    gone = _delete(connection, sessions, sessions.c.person.in_(found))
    return gone + _delete(connection, people, people.c.id.in_(found))


def _delete(connection: Connection, table: Table, which: ColumnElement[bool]) -> int:
    return connection.execute(delete(table).where(which)).rowcount
