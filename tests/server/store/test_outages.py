"""A full disk, a locked or missing database: nothing is half done, and afterwards it works by itself."""

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
from tests.server.live_server import PATIENCE
from tests.server.store.postgresql_server import Cluster
from tests.server.store.samples import guest, line, member, with_store


def test_on_a_full_disk_nothing_is_half_done_and_room_heals_it(file: Path) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], line("ann")) for i in range(20)))
        await store.allow_pages(40)
        kept = {f"t{i}": 1 for i in range(20)}
        failed = 0
        for _ in range(8):
            jobs = [store.append(f"t{i}", kept[f"t{i}"] + 1, 1.0, [b"x" * 900] * 2, line("bob")) for i in range(20)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            for i, outcome in enumerate(done):
                assert outcome is None or isinstance(outcome, StoreUnavailable)
                kept[f"t{i}"] += 2 if outcome is None else 0
                failed += outcome is not None
        assert failed
        with pytest.raises(StoreUnavailable):
            await store.seal("t0", 1, 0, b"x" * 100_000)
        with pytest.raises(StoreUnavailable):
            await store.create("new", b"", 1.0, [b"x" * 100_000], line("ann"))
        assert await store.head("new") is None
        for table, count in kept.items():
            assert [row.n for row in await store.rows(table)] == list(range(1, count + 1))
            head = await store.head(table)
            assert head is not None
            assert head.people == (["ann"] if count == 1 else ["bob"])
        assert await store.sealed("t0", 1) == {}
        await store.ping()
        await store.allow_pages(1_000_000)
        await asyncio.gather(*(store.append(table, n + 1, 1.0, [b"y"]) for table, n in kept.items()))
        await store.create("new", b"", 1.0, [b"x" * 100_000], line())

    with_store(f"sqlite:///{file}", act)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_locked_database_is_waited_for(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t", 2, 1.0, [b"2"]))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            other.execute("COMMIT")
            await waiting

    with_store(f"sqlite:///{file}", act, timeout=PATIENCE)


def test_a_database_that_stays_locked_is_told_and_comes_back(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            done = await asyncio.gather(
                store.append("t", 2, 1.0, [b"x"]),
                store.add_person(guest("1")),
                store.take("t", "one", 1.0, 1.0),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [StoreUnavailable] * 3
            assert len(await store.rows("t")) == 1  # reading goes on
        await store.append("t", 2, 1.0, [b"2"])
        assert await store.person("1") is None

    with_store(f"sqlite:///{file}", act, timeout=0.2)


def test_a_file_that_is_gone_is_noticed_and_goes_on_when_it_is_back(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        away = file.with_name("away")
        file.rename(away)
        for attempt in (store.append("t", 2, 1.0, [b"x"]), store.rows("t"), store.ping(), store.session(b"")):
            with pytest.raises(StoreUnavailable):
                await attempt
        assert not file.exists()  # an empty one in its place would be worse
        away.rename(file)
        await store.ping()
        await store.append("t", 2, 1.0, [b"2"])
        assert [row.body for row in await store.rows("t")] == [b"1", b"2"]

    with_store(f"sqlite:///{file}", act)

    async def read(store: Store) -> None:
        assert [row.body for row in await store.rows("t")] == [b"1", b"2"]

    with_store(f"sqlite:///{file}", read)


def test_a_file_that_is_removed_while_it_is_written_is_not_called_kept(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        with pytest.raises(StoreUnavailable) as trouble:
            await store.database.write(lambda connection: file.unlink())
        assert trouble.value.unsure

    with_store(f"sqlite:///{file}", act)


def test_another_file_in_its_place_is_left_alone(file: Path) -> None:
    """What SQLite keeps beside the old file would spoil the new one."""

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
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


def test_what_is_no_database_is_not_opened(file: Path) -> None:
    content = b"no database " * 1000
    file.write_bytes(content)
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/plain/store.db"))
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}"))


@pytest.mark.parametrize("address", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://u:secret@h/d"])
def test_an_address_that_is_none_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(Store.open(address))
    assert refused.value.why == "store-address"
    assert refused.value.facts == {}


def test_others_cannot_read_the_file(file: Path) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        assert [path.stat().st_mode & 0o077 for path in sorted(file.parent.glob("store.db*"))] == [0, 0, 0]

    with_store(f"sqlite:///{file}", act)


def test_when_postgresql_goes_away_it_is_told_and_comes_back(cluster: Cluster) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        await store.append("t", 2, 1.0, [b"2"])
        cluster.stop()
        try:
            began = time.monotonic()
            jobs = [store.append("t", 3, 1.0, [b"x"]), store.rows("t"), store.ping(), store.add_person(guest("1"))]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(one) for one in done] == [StoreUnavailable] * 4
            with pytest.raises(StoreUnavailable):
                await store.append("t", 3, 1.0, [b"x"])
            assert time.monotonic() - began < PATIENCE, "a refused connection is no reason to wait for the timeout"
        finally:
            await asyncio.to_thread(cluster.start)
        await store.append("t", 3, 1.0, [b"3"])
        assert [row.body for row in await store.rows("t")] == [b"1", b"2", b"3"]

    with_store(cluster.database(), act, timeout=PATIENCE)


def test_a_locked_postgresql_is_told_and_comes_back(cluster: Cluster) -> None:
    url = cluster.database()

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("LOCK TABLE entries, people IN EXCLUSIVE MODE")
            jobs = [store.append("t", 2, 1.0, [b"x"]), store.add_person(guest("1"))]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(one) for one in done] == [StoreUnavailable] * 2
            assert len(await store.rows("t")) == 1
        await other.close()
        await store.append("t", 2, 1.0, [b"2"])
        assert await store.person("1") is None

    with_store(url, act, timeout=PATIENCE)  # PostgreSQL's lock_timeout is shorter


def test_no_exception_tells_what_was_in_a_row(url: str) -> None:
    """They may end in log lines."""
    hidden = "hush-hush"

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
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
            with pytest.raises((Conflict, StoreUnavailable)) as trouble:
                await job
            assert hidden not in "".join(traceback.format_exception(trouble.value))
            assert trouble.value.__cause__ is None or hidden not in repr(trouble.value.__cause__)

    with_store(url, act)


def test_a_probe_writes_and_leaves_nothing_behind(url: str) -> None:
    async def act(store: Store) -> None:
        await store.probe()
        await store.probe()
        assert not store.is_failing
        assert await store.database.read(lambda it: it.execute(text("SELECT count(*) FROM tables")).scalar()) == 0

    with_store(url, act)


def test_a_burst_of_reading_does_not_hold_up_writing(url: str) -> None:
    """Readers hold every connection they can get, until the write is done."""

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], line())
        is_sqlite = isinstance(store.database, Sqlite)
        begun: list[object] = []
        in_loop, in_threads = asyncio.Event(), threading.Event()

        def hold(connection: Connection) -> int:
            begun.append(connection)
            if is_sqlite:
                in_threads.wait()
            else:
                await_only(in_loop.wait())
            return int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())

        reading = [asyncio.create_task(store.database.read(hold)) for _ in range(100)]
        try:
            while len(begun) < (READERS if is_sqlite else MAX_CONNECTIONS - 1):
                await asyncio.sleep(0.001)
            await store.append("t", 2, 1.0, [b"2"])
            assert not any(one.done() for one in reading)
        finally:
            in_loop.set()
            in_threads.set()
            counts = await asyncio.gather(*reading)
        assert counts == [2] * len(reading)

    with_store(url, act, timeout=600.0)


def test_a_postgresql_that_is_not_there_is_told() -> None:
    with pytest.raises(StoreUnavailable):
        asyncio.run(Store.open("postgresql://tabbytop@127.0.0.1:1/none"))
