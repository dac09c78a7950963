"""The store: logs, tables, sealed answers and, in its base classes, people, leases and expiry."""

from __future__ import annotations

from os import urandom
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, exists, func, insert, literal, select, update

from tabbytop.server.store.database import DATABASE_TIMEOUT
from tabbytop.server.store.expiry import Expiry
from tabbytop.server.store.group import AppendJob, Closing, CreateJob, SealJob
from tabbytop.server.store.leases import Leases
from tabbytop.server.store.people import People
from tabbytop.server.store.schema import entries, heads, idle, leases, sealed, seated, tables
from tabbytop.server.store.types import LogRow, NoSuchTable, TableSummary
from tabbytop.server.store.urls import database_at

MAX_ENTRIES = 2**31 - 1
"""Upper bound for entry numbers: databases don't take arbitrary integers."""

PROBE_BYTES = 16 * 1024
"""Size of a test write."""

_read_people = msgspec.json.Decoder(list[str]).decode


# Queries, built once: building one takes as long as running it.
ROWS = (
    select(entries.c.n, entries.c.at, entries.c.body)
    .where(entries.c.table_id == bindparam("table"), entries.c.n > bindparam("since"))
    .order_by(entries.c.n)
)
SECRET = select(tables.c.secret).where(tables.c.id == bindparam("table"))
OPEN = (
    select(heads)
    .join(tables)
    .where(heads.c.status == "open", idle, heads.c.public, heads.c.touched > bindparam("since"))
    .order_by(tables.c.created.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
THEIRS = (
    select(heads)
    .join(seated, seated.c.table_id == heads.c.table_id)
    .where(seated.c.person == bindparam("person"))
    .order_by(heads.c.touched.desc(), heads.c.table_id)
    .limit(bindparam("limit"))
)
FINISHED = (
    select(heads)
    .join(seated, seated.c.table_id == heads.c.table_id)
    .where(seated.c.person == bindparam("person"), heads.c.status == "over", heads.c.touched <= bindparam("now"))
    .order_by(heads.c.touched.desc(), heads.c.table_id)
    .limit(bindparam("limit"))
    .offset(bindparam("skip"))
)
BUSY = (
    select(func.count())
    .select_from(heads)
    .join(seated, seated.c.table_id == heads.c.table_id)
    .where(seated.c.person == bindparam("person"), heads.c.table_id != bindparam("excluding"))
    .where(heads.c.status.in_(("open", "playing")))
)
DUE = (
    select(heads.c.table_id)
    .where(heads.c.due <= bindparam("before"), heads.c.status == "playing")
    .order_by(heads.c.due)
    .limit(bindparam("limit"))
)
DUE_HERE = DUE.where(
    ~exists().where(
        leases.c.table_id == heads.c.table_id,
        leases.c.owner != bindparam("owner"),
        leases.c.until > bindparam("now"),
    )
)
SEALED = (
    select(sealed.c.window_n, sealed.c.seat, sealed.c.body)
    .where(sealed.c.table_id == bindparam("table"))
    .order_by(sealed.c.window_n, sealed.c.seat)
)
PING = select(literal(1))


class Store(People, Leases, Expiry):
    """All persistent data. A write that returned is on the disk.

    Every method raises `StoreUnavailable` if the database fails. The store works again as soon as the database does.
    """

    @classmethod
    async def open(cls, url: str, timeout: float = DATABASE_TIMEOUT) -> Store:
        """Open the database at `sqlite:///FILE` or `postgresql://…`, and create or migrate it as needed.

        `timeout` is how many seconds a write waits for a database that is locked or doesn't respond.
        """
        database = database_at(url, timeout)
        try:
            await database.open()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        await self.writer.close()
        await self.database.close()

    @property
    def kind(self) -> str:
        """The kind of database: sqlite or postgresql."""
        return self.database.kind

    @property
    def is_shared(self) -> bool:
        """Whether other processes can write to the same database."""
        return self.database.kind != "sqlite"

    # ---- the log ----

    async def append(
        self,
        table: str,
        first: int,
        at: float,
        bodies: list[bytes],
        summary: TableSummary | None = None,
        unseal: bool = False,
        closes: Closing | None = None,
    ) -> None:
        """Append entries, numbered from `first`, to a table's log: all or none. Return after the commit.

        Raise `Conflict` if the log doesn't end at first - 1, `NoSuchTable` if the table doesn't exist. In the same
        transaction, `summary` updates the table's summary and `unseal` deletes its sealed answers. `closes` deletes
        them, too, and the sealed moves that are played or no longer count. If anything was sealed or changed since
        `closes` was read, raise `Conflict` and write nothing.
        """
        await self.writer.submit(AppendJob(table, first, at, bodies, summary, unseal, closes))

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the entries of a table's log after number `since`, in order."""
        since = max(0, min(since, MAX_ENTRIES))
        return [LogRow(n, at, body) for n, at, body in await self.fetch(ROWS, table=table, since=since)]

    # ---- tables ----

    async def create(self, table: str, secret: bytes, at: float, bodies: list[bytes], summary: TableSummary) -> None:
        """Create a table with the dealer's secret and the first entries of its log. Raise `Conflict` if it exists."""
        await self.writer.submit(CreateJob(table, secret, at, bodies, summary))

    async def secret(self, table: str) -> bytes:
        """Return the dealer's secret of a table. Raise `NoSuchTable` if the table doesn't exist."""
        found = await self.fetch(SECRET, table=table)
        if not found:
            raise NoSuchTable(table)
        return bytes(found[0][0])

    async def open_tables(self, limit: int, since: float) -> list[tuple[str, TableSummary]]:
        """Return public tables that wait for players and were touched since this time, newest first."""
        return await self._summaries(OPEN, limit=limit, since=since)

    async def touch(self, those: list[str], now: float) -> None:
        """Mark tables as in use, because people are connected to them."""
        line = heads.c.table_id.in_(those), heads.c.touched < now
        await self.execute(update(heads).where(*line).values(touched=now))

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, TableSummary]]:
        """Return the tables where a person has a seat, most recently touched first."""
        return await self._summaries(THEIRS, person=person, limit=limit)

    async def finished_tables(
        self, person: str, now: float, limit: int, skip: int = 0
    ) -> list[tuple[str, TableSummary]]:
        """Return a person's tables whose game is over, most recently touched first."""
        return await self._summaries(FINISHED, person=person, now=now, limit=limit, skip=min(skip, MAX_ENTRIES))

    async def forget_finished(self, person: str) -> int:
        """Take a person's finished tables out of their lists, and return how many. The logs stay."""
        over = select(heads.c.table_id).where(heads.c.status == "over", idle)
        return await self.execute(delete(seated).where(seated.c.person == person, seated.c.table_id.in_(over)))

    async def count_tables(self, person: str, excluding: str = "") -> int:
        """Count a person's tables that are open or in play, except *excluding*."""
        found = await self.fetch(BUSY, person=person, excluding=excluding)
        return int(found[0][0])

    async def due(self, before: float, limit: int, owner: str = "", now: float = 0.0) -> list[str]:
        """Return tables in play where something is due, longest overdue first.

        With `owner`, leave out tables that another process owns at the time `now`.
        """
        if not owner:
            return [table for (table,) in await self.fetch(DUE, before=before, limit=limit)]
        found = await self.fetch(DUE_HERE, before=before, limit=limit, owner=owner, now=now)
        return [table for (table,) in found]

    # ---- sealed answers ----

    async def seal(self, table: str, window: int, seat: int, body: bytes, last: int | None = None) -> None:
        """Store or replace a seat's answer until the window closes. Raise `NoSuchTable` if the table doesn't exist.

        With `last`, raise `Conflict` unless this is the log's last entry, because the window may have closed.
        """
        await self.writer.submit(SealJob(table, window, seat, body, last))

    async def sealed(self, table: str) -> dict[tuple[int, int], bytes]:
        """Return everything sealed at a table, by window and seat."""
        return {(window, seat): bytes(body) for window, seat, body in await self.fetch(SEALED, table=table)}

    async def unseal(self, table: str) -> None:
        """Delete the sealed answers in all of a table's windows. `append` can do this in the same transaction.

        What is stored under `ORDERS`, `STANDING_ANSWERS` or `NEXT_MOVES` is kept: it belongs to no window.
        """
        await self.execute(delete(sealed).where(sealed.c.table_id == table, sealed.c.window_n > 0))

    # ---- health ----

    async def ping(self) -> None:
        """Read something. Raise `StoreUnavailable` if that fails."""
        await self.fetch(PING)

    async def probe(self) -> None:
        """Write as much as a large move does and delete it, in one transaction. Raise `StoreUnavailable` on failure."""
        filler = urandom(PROBE_BYTES)
        table = f"probe {filler[:12].hex()}"

        def act(connection: Connection) -> None:
            connection.execute(insert(tables).values(id=table, secret=filler, created=0.0))  # no index holds the secret
            connection.execute(delete(tables).where(tables.c.id == table))

        await self.change(act)
        self.writer.is_failing = False

    @property
    def is_failing(self) -> bool:
        """Whether the database has failed since its last successful write of an entry, an answer or a `probe`."""
        return self.writer.is_failing

    async def _summaries(self, asked: Executable, **given: Any) -> list[tuple[str, TableSummary]]:
        return [
            (table, TableSummary(status, public, game, bytes(info), _read_people(people), due, touched))
            for table, status, public, game, info, people, due, touched in await self.fetch(asked, **given)
        ]
