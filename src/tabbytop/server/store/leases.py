"""Leases: which server process owns which table, for several servers on one database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabbytop.server.store.access import Access
from tabbytop.server.store.schema import leases


class Leases(Access):
    """Leases of tables. A table has one owner at a time.

    A lease that isn't renewed expires, and another process takes over. Leases only divide the work: logs stay
    consistent because an entry can be written only once.
    """

    async def take(self, table: str, owner: str, now: float, lease: float) -> bool:
        """Take or renew a table's lease for *lease* seconds. Return False if another process has it."""
        new: Any = (postgresql if self.database.kind == "postgresql" else sqlite).insert(leases)
        new = new.values(table_id=table, owner=owner, until=now + lease)
        free = or_(leases.c.owner == owner, leases.c.until <= now)
        taken = {"owner": new.excluded.owner, "until": new.excluded.until}
        return await self.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=taken, where=free)) == 1

    async def renew(self, owner: str, now: float, lease: float) -> list[str]:
        """Renew all leases of an owner, and return its tables."""

        def act(connection: Connection) -> list[str]:
            connection.execute(update(leases).where(leases.c.owner == owner).values(until=now + lease))
            return list(connection.execute(select(leases.c.table_id).where(leases.c.owner == owner)).scalars())

        return await self.change(act)

    async def owner(self, table: str, now: float) -> str | None:
        """Return the owner of a table, or None."""
        found = await self.fetch(select(leases.c.owner).where(leases.c.table_id == table, leases.c.until > now))
        return str(found[0][0]) if found else None

    async def expires_at(self, table: str) -> float:
        """Return when a table's lease expires or expired; 0 if there is none."""
        found = await self.fetch(select(leases.c.until).where(leases.c.table_id == table))
        return float(found[0][0]) if found else 0.0

    async def free(self, among: list[str], now: float) -> list[str]:
        """Return which of these tables have no owner."""
        if not among:
            return []
        held = select(leases.c.table_id).where(leases.c.table_id.in_(among), leases.c.until > now)
        taken = {table for (table,) in await self.fetch(held)}
        return [table for table in among if table not in taken]

    async def release(self, owner: str, table: str = "") -> None:
        """Release all leases of an owner, or that of one table."""
        which = leases.c.owner == owner
        await self.execute(delete(leases).where(which & (leases.c.table_id == table) if table else which))
