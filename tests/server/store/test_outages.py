"""Full disks and locked or missing databases: nothing is half written, and the store recovers by itself."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
import traceback
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.util import await_only

from tabbytop.engine.errors import Refusal
from tabbytop.server.store import Conflict, Store, StoreUnavailable
from tabbytop.server.store.postgres import MAX_CONNECTIONS
from tabbytop.server.store.sqlite import READERS, Sqlite
from tests.server.live_server import HANG_TIMEOUT
from tests.server.store.postgresql_server import PostgresCluster
from tests.server.store.samples import guest, limit_pages, member, stored_summary, summary, with_store


def test_a_full_disk_leaves_nothing_half_written_and_free_space_fixes_it(file: Path) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], summary("ann")) for i in range(20)))
        await limit_pages(store, 40)
        kept = {f"t{i}": 1 for i in range(20)}
        failed = 0
        for _ in range(8):
            jobs = [store.append(f"t{i}", kept[f"t{i}"] + 1, 1.0, [b"x" * 900] * 2, summary("bob")) for i in range(20)]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            for i, outcome in enumerate(outcomes):
                assert outcome is None or isinstance(outcome, StoreUnavailable)
                kept[f"t{i}"] += 2 if outcome is None else 0
                failed += outcome is not None
        assert failed
        with pytest.raises(StoreUnavailable):
            await store.seal("t0", 1, 0, b"x" * 100_000)
        with pytest.raises(StoreUnavailable):
            await store.create("new", b"", 1.0, [b"x" * 100_000], summary("ann"))
        assert await stored_summary(store, "new") is None
        for table, count in kept.items():
            assert [row.number for row in await store.rows(table)] == list(range(1, count + 1))
            stored = await stored_summary(store, table)
            assert stored is not None
            assert stored.people == (["ann"] if count == 1 else ["bob"])
        assert await store.sealed("t0") == {}
        await store.ping()
        await limit_pages(store, 1_000_000)
        await asyncio.gather(*(store.append(table, n + 1, 1.0, [b"y"]) for table, n in kept.items()))
        await store.create("new", b"", 1.0, [b"x" * 100_000], summary())

    with_store(f"sqlite:///{file}", act)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_write_waits_for_a_locked_database(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t", 2, 1.0, [b"2"]))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            other.execute("COMMIT")
            await waiting

    with_store(f"sqlite:///{file}", act, timeout=HANG_TIMEOUT)


def test_writes_fail_while_a_database_stays_locked_and_then_recover(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            outcomes = await asyncio.gather(
                store.append("t", 2, 1.0, [b"x"]),
                store.add_person(guest("1")),
                store.take("t", "one", 1.0, 1.0),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 3
            assert len(await store.rows("t")) == 1  # reads still work
        await store.append("t", 2, 1.0, [b"2"])
        assert await store.person("1") is None

    with_store(f"sqlite:///{file}", act, timeout=0.2)


def test_a_missing_file_is_noticed_and_used_again_when_it_is_back(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        away = file.with_name("away")
        file.rename(away)
        for attempt in (store.append("t", 2, 1.0, [b"x"]), store.rows("t"), store.ping(), store.session(b"")):
            with pytest.raises(StoreUnavailable):
                await attempt
        assert not file.exists()  # creating an empty database in its place would be worse
        away.rename(file)
        await store.ping()
        await store.append("t", 2, 1.0, [b"2"])
        assert [row.body for row in await store.rows("t")] == [b"1", b"2"]

    with_store(f"sqlite:///{file}", act)

    async def read(store: Store) -> None:
        assert [row.body for row in await store.rows("t")] == [b"1", b"2"]

    with_store(f"sqlite:///{file}", read)


def test_a_write_to_a_file_removed_meanwhile_is_not_acknowledged(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        with pytest.raises(StoreUnavailable) as failure:
            await store.database.write(lambda connection: file.unlink())
        assert failure.value.unsure

    with_store(f"sqlite:///{file}", act)


def test_another_file_in_the_databases_place_is_left_alone(file: Path) -> None:
    """The old file's WAL would corrupt the new file."""

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        away = file.with_name("away")
        file.rename(away)
        file.write_bytes(b"another")
        for attempt in (store.append("t", 2, 1.0, [b"x"]), store.rows("t"), store.ping()):
            with pytest.raises(StoreUnavailable):
                await attempt
        assert file.read_bytes() == b"another"
        os.replace(away, file)
        await store.append("t", 2, 1.0, [b"2"])

    with_store(f"sqlite:///{file}", act)


def test_a_file_that_is_not_a_database_is_not_opened(file: Path) -> None:
    content = b"no database " * 1000
    file.write_bytes(content)
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_bytes() == content


def test_opening_fails_in_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/plain/store.db"))
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}"))


@pytest.mark.parametrize("address", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://u:secret@h/d"])
def test_an_invalid_database_url_is_refused_and_not_echoed(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(Store.open(address))
    assert refused.value.why == "store-address"
    assert refused.value.facts == {}


def test_other_users_cannot_read_the_file(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        assert [path.stat().st_mode & 0o077 for path in sorted(file.parent.glob("store.db*"))] == [0, 0, 0]

    with_store(f"sqlite:///{file}", act)


def test_a_stopped_postgresql_is_reported_and_the_store_reconnects(cluster: PostgresCluster) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        await store.append("t", 2, 1.0, [b"2"])
        cluster.stop()
        try:
            began = time.monotonic()
            jobs = [store.append("t", 3, 1.0, [b"x"]), store.rows("t"), store.ping(), store.add_person(guest("1"))]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 4
            with pytest.raises(StoreUnavailable):
                await store.append("t", 3, 1.0, [b"x"])
            assert time.monotonic() - began < HANG_TIMEOUT, "a refused connection should fail before the timeout"
        finally:
            await asyncio.to_thread(cluster.start)
        await store.append("t", 3, 1.0, [b"3"])
        assert [row.body for row in await store.rows("t")] == [b"1", b"2", b"3"]

    with_store(cluster.database(), act, timeout=HANG_TIMEOUT)


def test_writes_fail_while_postgresql_is_locked_and_then_recover(cluster: PostgresCluster) -> None:
    url = cluster.database()

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("LOCK TABLE entries, people IN EXCLUSIVE MODE")
            jobs = [store.append("t", 2, 1.0, [b"x"]), store.add_person(guest("1"))]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 2
            assert len(await store.rows("t")) == 1
        await other.close()
        await store.append("t", 2, 1.0, [b"2"])
        assert await store.person("1") is None

    with_store(url, act, timeout=HANG_TIMEOUT)  # PostgreSQL's lock_timeout is shorter than this


def test_no_exception_reveals_row_contents(url: str) -> None:
    """Exceptions may end up in the server log."""
    hidden = "hush-hush"

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        await store.add_person(member("1", hidden))
        await store.add_person(guest("2"))
        await store.add_session(hidden.encode(), "1", 1.0)
        jobs = [
            store.add_person(member("3", hidden)),
            store.add_session(hidden.encode(), "1", 1.0),
            store.append("t", 2, 1.0, [hidden.encode(), object()]),  # type: ignore[list-item]
            store.append("t", 2, 1.0, [hidden.encode(), None]),  # type: ignore[list-item]
            store.change(lambda connection: connection.execute(text("SELECT :it FROM nowhere"), {"it": hidden})),
            store.read(lambda connection: connection.execute(text("SELECT :it FROM nowhere"), {"it": hidden})),
        ]
        for job in jobs:
            with pytest.raises((Conflict, StoreUnavailable)) as failure:
                await job
            assert hidden not in "".join(traceback.format_exception(failure.value))
            assert failure.value.__cause__ is None or hidden not in repr(failure.value.__cause__)

    with_store(url, act)


def test_a_probe_writes_and_leaves_nothing_behind(url: str) -> None:
    async def act(store: Store) -> None:
        await store.probe()
        await store.probe()
        assert not store.is_failing
        assert await store.database.read(lambda it: it.execute(text("SELECT count(*) FROM tables")).scalar()) == 0

    with_store(url, act)


def test_a_burst_of_reads_does_not_block_writes(url: str) -> None:
    """Readers hold every connection they can get until the write is done."""

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        is_sqlite = isinstance(store.database, Sqlite)
        reading_connections: list[object] = []
        release_loop, release_threads = asyncio.Event(), threading.Event()

        def hold(connection: Connection) -> int:
            reading_connections.append(connection)
            if is_sqlite:
                release_threads.wait()
            else:
                await_only(release_loop.wait())
            return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())

        readers = [asyncio.create_task(store.database.read(hold)) for _ in range(100)]
        try:
            while len(reading_connections) < (READERS if is_sqlite else MAX_CONNECTIONS - 1):
                await asyncio.sleep(0.001)
            await store.append("t", 2, 1.0, [b"2"])
            assert not any(task.done() for task in readers)
        finally:
            release_loop.set()
            release_threads.set()
            counts = await asyncio.gather(*readers)
        assert counts == [2] * len(readers)

    with_store(url, act, timeout=600.0)


def test_opening_fails_if_postgresql_is_unreachable() -> None:
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open("postgresql://tabbytop@127.0.0.1:1/none"))
