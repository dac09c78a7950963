"""Which process has which table: leases, for several servers on one database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabbytop.server.store.access import Access
from tabbytop.server.store.schema import leases


class Leases(Access):
    """A table has one owner at a time; a lease that is not renewed lapses, and another process takes over.

    Leases keep work apart. What keeps logs whole is that an entry can be written once.
    """

    async def take(self, table: str, owner: str, now: float, lease: float) -> bool:
        """Take or renew the lease of a table for so many seconds; False if another has it."""
        new: Any = (postgresql if self.database.kind == "postgresql" else sqlite).insert(leases)
        new = new.values(table_id=table, owner=owner, until=now + lease)
        free = or_(leases.c.owner == owner, leases.c.until <= now)
        taken = {"owner": new.excluded.owner, "until": new.excluded.until}
        return await self.done(new.on_conflict_do_update(index_elements=["table_id"], set_=taken, where=free)) == 1

    async def renew(self, owner: str, now: float, lease: float) -> list[str]:
        """Renew all leases of an owner at once; the tables it has."""

        def act(connection: Connection) -> list[str]:
            connection.execute(update(leases).where(leases.c.owner == owner).values(until=now + lease))
            return list(connection.execute(select(leases.c.table_id).where(leases.c.owner == owner)).scalars())

        return await self.change(act)

    async def owner(self, table: str, now: float) -> str | None:
        """Who has a table; None if nobody has."""
        found = await self.found(select(leases.c.owner).where(leases.c.table_id == table, leases.c.until > now))
        return str(found[0][0]) if found else None

    async def lapses(self, table: str) -> float:
        """Until when somebody has or had a table; 0 where nobody did, or they gave it back."""
        found = await self.found(select(leases.c.until).where(leases.c.table_id == table))
        return float(found[0][0]) if found else 0.0

    async def free(self, among: list[str], now: float) -> list[str]:
        """Which of these tables nobody has."""
        if not among:
            return []
        held = select(leases.c.table_id).where(leases.c.table_id.in_(among), leases.c.until > now)
        taken = {table for (table,) in await self.found(held)}
        return [table for table in among if table not in taken]

    async def release(self, owner: str, table: str = "") -> None:
        """Give all leases of an owner back, or that of one table."""
        which = leases.c.owner == owner
        await self.done(delete(leases).where(which & (leases.c.table_id == table) if table else which))
