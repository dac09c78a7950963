"""The store: what must not be lost. A table's log, its line in lists, sealed answers; people are in `people.py`."""

from __future__ import annotations

from os import urandom
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, exists, func, insert, literal, select, update

from tabbytop.server.store.database import PATIENCE
from tabbytop.server.store.expiry import Expiry
from tabbytop.server.store.group import Append, Closing, Create, Seal
from tabbytop.server.store.leases import Leases
from tabbytop.server.store.people import People
from tabbytop.server.store.schema import entries, heads, idle, leases, sealed, seated, tables
from tabbytop.server.store.sqlite import Sqlite
from tabbytop.server.store.types import LogRow, TableSummary
from tabbytop.server.store.urls import database_at

LARGEST = 2**31 - 1
"""No log has more entries; databases do not take any number."""

PROBE_BYTES = 16 * 1024
"""Size of a test write."""

_read_people = msgspec.json.Decoder(list[str]).decode


# Questions, made once: making one takes as long as asking it.
ROWS = (
    select(entries.c.n, entries.c.at, entries.c.body)
    .where(entries.c.table_id == bindparam("table"), entries.c.n > bindparam("since"))
    .order_by(entries.c.n)
)
SECRET = select(tables.c.secret).where(tables.c.id == bindparam("table"))
HEAD = select(heads).where(heads.c.table_id == bindparam("table"))
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
BUSY = (
    select(func.count())
    .select_from(heads)
    .join(seated, seated.c.table_id == heads.c.table_id)
    .where(seated.c.person == bindparam("person"), heads.c.table_id != bindparam("besides"))
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
ANSWERS = (
    select(sealed.c.seat, sealed.c.body)
    .where(sealed.c.table_id == bindparam("table"), sealed.c.window_n == bindparam("window"))
    .order_by(sealed.c.seat)
)
PING = select(literal(1))


class Store(People, Leases, Expiry):
    """Keeps everything. What it says is written is on the disk; every method raises `Unkept` when the database fails.

    After a failure it works again by itself as soon as the database does.
    """

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> Store:
        """Open the database at `sqlite:///FILE` or `postgresql://…`, made or migrated as it needs.

        `patience` is how many seconds a write waits for a database that is locked or does not answer.
        """
        database = database_at(url, patience)
        try:
            await database.open()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self.writer.close()
        await self.database.close()

    @property
    def kind(self) -> str:
        """Which database it is, sqlite or postgresql."""
        return self.database.kind

    @property
    def is_shared(self) -> bool:
        """Do other processes write there, too?"""
        return self.database.kind != "sqlite"

    # ---- the log ----

    async def append(
        self,
        table: str,
        first: int,
        at: float,
        bodies: list[bytes],
        head: TableSummary | None = None,
        unseal: bool = False,
        closes: Closing | None = None,
    ) -> None:
        """Write entries first, first + 1, … of a table's log, all or none; done when it is committed.

        `Taken` if the log does not end at first - 1, KeyError if there is no such table. With `head` the table's line
        changes in the same moment, with `unseal` its sealed answers are forgotten. With `closes` they are, too,
        but if other answers than these are sealed by now, nothing is done: `Taken`.
        """
        await self.writer.do(Append(table, first, at, bodies, head, unseal, closes))

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        """The entries of a table's log after number `since`, in order."""
        since = max(0, min(since, LARGEST))
        return [LogRow(n, at, body) for n, at, body in await self.found(ROWS, table=table, since=since)]

    # ---- tables ----

    async def create(self, table: str, secret: bytes, at: float, bodies: list[bytes], head: TableSummary) -> None:
        """Make a table with the dealer's secret and the first entries of its log; `Taken` if there is one."""
        await self.writer.do(Create(table, secret, at, bodies, head))

    async def secret(self, table: str) -> bytes:
        """The dealer's secret of a table; KeyError if there is no such table."""
        found = await self.found(SECRET, table=table)
        if not found:
            raise KeyError(table)
        return bytes(found[0][0])

    async def head(self, table: str) -> TableSummary | None:
        """A table's line; None if there is no such table."""
        found = await self._heads(HEAD, table=table)
        return found[0][1] if found else None

    async def open_tables(self, limit: int, since: float) -> list[tuple[str, TableSummary]]:
        """Public tables that wait for players and were touched since then, the newest first."""
        return await self._heads(OPEN, limit=limit, since=since)

    async def touch(self, those: list[str], now: float) -> None:
        """Somebody is at these tables, though they do nothing."""
        line = heads.c.table_id.in_(those), heads.c.touched < now
        await self.done(update(heads).where(*line).values(touched=now))

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, TableSummary]]:
        """The tables at which somebody has a seat, the one touched last first."""
        return await self._heads(THEIRS, person=person, limit=limit)

    async def count_tables(self, person: str, besides: str = "") -> int:
        """How many tables somebody has that are open or in play, besides one."""
        found = await self.found(BUSY, person=person, besides=besides)
        return int(found[0][0])

    async def due(self, before: float, limit: int, owner: str = "", now: float = 0.0) -> list[str]:
        """Tables in play where something had to happen by now, the longest due first; with `owner` only those that no
        other has at the time `now`."""
        if not owner:
            return [table for (table,) in await self.found(DUE, before=before, limit=limit)]
        found = await self.found(DUE_HERE, before=before, limit=limit, owner=owner, now=now)
        return [table for (table,) in found]

    # ---- sealed answers ----

    async def seal(self, table: str, window: int, seat: int, body: bytes, last: int | None = None) -> None:
        """Keep a seat's answer in a window until it closes; a later one replaces it. KeyError: no such table.

        `last`: only while this is the log's last entry, otherwise `Taken`; the window may have closed.
        """
        await self.writer.do(Seal(table, window, seat, body, last))

    async def sealed(self, table: str, window: int) -> dict[int, bytes]:
        """The answers that are sealed in a window, by seat."""
        return {seat: bytes(body) for seat, body in await self.found(ANSWERS, table=table, window=window)}

    async def unseal(self, table: str) -> None:
        """Forget all sealed answers in a table's windows; `append` can do the same in one go. What is sealed under
        number 0 is of no window, and stays."""
        await self.done(delete(sealed).where(sealed.c.table_id == table, sealed.c.window_n > 0))

    # ---- health ----

    async def ping(self) -> None:
        """Does the database answer? `Unkept` if not."""
        await self.found(PING)

    async def probe(self) -> None:
        """Write as much as a large move would, and take it back, in one transaction; `Unkept` if that fails."""
        filler = urandom(PROBE_BYTES)
        table = f"probe {filler[:12].hex()}"

        def act(connection: Connection) -> None:
            connection.execute(insert(tables).values(id=table, secret=filler, created=0.0))  # no index holds the secret
            connection.execute(delete(tables).where(tables.c.id == table))

        await self.change(act)
        self.writer.is_failing = False

    @property
    def is_failing(self) -> bool:
        """Has the database failed since it last wrote an entry, an answer or a `probe`?"""
        return self.writer.is_failing

    async def allow_pages(self, pages: int) -> None:
        """For tests of a full disk: as if there were room for this many pages of 4 KiB. SQLite only."""
        assert isinstance(self.database, Sqlite)
        await self.database.allow_pages(pages)

    async def _heads(self, asked: Executable, **given: Any) -> list[tuple[str, TableSummary]]:
        return [
            (table, TableSummary(status, public, game, bytes(info), _read_people(people), due, touched))
            for table, status, public, game, info, people, due, touched in await self.found(asked, **given)
        ]
