"""Backup and restore: one file, from either database into either."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import english
from tabbytop.server.store import Session, Store, backup, restore
from tabbytop.server.store.schema_version import VERSIONS
from tests.server.store.postgresql_server import Cluster
from tests.server.store.samples import guest, line, member, with_store


async def fill(store: Store) -> None:
    """A bit of everything."""
    await store.add_person(member("m", "Mia"))
    await store.add_person(guest("g"))
    for i in range(30):
        await store.create(f"t{i}", bytes([i, 255, 0]), 1.0, [b"1"], line("m", "g", due=2.5))
        await store.append(f"t{i}", 2, 2.0, [b"x" * 1000] * 40)
    await store.seal("t0", 1, 1, b"\x00sealed")
    await store.add_session(b"\x00digest", "g", 3.0, "t1", 1)
    await store.take("t0", "gone", 1.0, 1e12)


async def check(store: Store, restored: bool = True) -> None:
    """It is all there, but for leases if it comes from a backup."""
    assert await store.person_by_login("mia") == member("m", "Mia")
    assert len(await store.tables_of("g", 99)) == 30
    assert await store.secret("t7") == b"\x07\xff\x00"
    assert [row.n for row in await store.rows("t29")] == list(range(1, 42))
    assert (await store.rows("t29"))[40].body == b"x" * 1000
    assert await store.head("t3") == line("m", "g", due=2.5)
    assert await store.sealed("t0", 1) == {1: b"\x00sealed"}
    assert await store.session(b"\x00digest") == Session("g", "t1", 1, 3.0)
    assert await store.take("t0", "new", 2.0, 1.0) is restored
    await store.append("t0", 42, 3.0, [b"on it goes"])


def refused(act: Callable[[], object]) -> str:
    """Why something is refused; there is a sentence for it."""
    with pytest.raises(Refusal) as refusal:
        act()
    assert english().why(refusal.value)
    return refusal.value.why


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_goes_back_into_either_database(
    url: str, into: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kept = tmp_path / "kept" / "backup.db"

    async def while_it_runs(store: Store) -> None:
        await fill(store)
        await backup(url, kept)
        await store.append("t0", 42, 9.0, [b"too late for the backup"])

    with_store(url, while_it_runs)
    assert kept.stat().st_mode & 0o077 == 0
    assert [path.name for path in kept.parent.iterdir()] == ["backup.db"]
    if into == "sqlite":
        target = f"sqlite:///{tmp_path}/new/target.db"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        target = cluster.database("two")
    asyncio.run(restore(kept, target))
    with_store(target, check)
    assert refused(lambda: asyncio.run(restore(kept, target))) == "restore-exists"
    asyncio.run(restore(kept, target, force=True))
    with_store(target, check)


def test_a_backup_is_a_database(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    asyncio.run(backup(f"sqlite:///{file}", tmp_path / "copy.db"))
    with_store(f"sqlite:///{tmp_path}/copy.db", check)


def test_a_backup_is_replaced_with_force_only(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    kept = tmp_path / "copy.db"
    kept.write_bytes(b"precious")
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", kept))) == "backup-exists"
    assert kept.read_bytes() == b"precious"
    asyncio.run(backup(f"sqlite:///{file}", kept, force=True))
    with_store(f"sqlite:///{kept}", check)


def test_a_database_in_use_is_not_replaced(url: str, tmp_path: Path) -> None:
    kept = tmp_path / "copy.db"

    async def act(store: Store) -> None:
        await fill(store)
        await store.release("gone")
        await backup(url, kept)
        with pytest.raises(Refusal) as refusal:
            await restore(kept, url, force=True)
        assert refusal.value.why == "store-in-use"
        assert english().why(refusal.value)
        await check(store)

    with_store(url, act)
    assert {path.name for path in tmp_path.iterdir()} <= {"store.db", "copy.db"}
    asyncio.run(restore(kept, url, force=True))


def test_a_database_where_somebody_sees_to_a_table_is_not_replaced(cluster: Cluster, tmp_path: Path) -> None:
    """Their connections may go through something that gives them another name."""
    url, kept = cluster.database(), tmp_path / "copy.db"
    with_store(url, fill)
    asyncio.run(backup(url, kept))
    assert refused(lambda: asyncio.run(restore(kept, url, force=True))) == "store-in-use"
    with_store(url, lambda store: store.release("gone"))
    asyncio.run(restore(kept, url, force=True))
    with_store(url, check)


def test_what_is_no_backup_is_refused_and_changes_nothing(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    odd = tmp_path / "odd.db"

    def put() -> str:
        return refused(lambda: asyncio.run(restore(odd, f"sqlite:///{file}", force=True)))

    assert put() == "no-database"
    odd.write_bytes(b"nothing of a database" * 1000)
    assert put() == "database-broken"
    odd.unlink()
    with closing(sqlite3.connect(odd)) as connection:
        connection.execute("CREATE TABLE cats (name)")
    assert put() == "not-tabbytop"
    odd.unlink()
    asyncio.run(backup(f"sqlite:///{file}", odd))
    with closing(sqlite3.connect(odd)) as connection, connection:
        connection.execute(f"UPDATE {VERSIONS} SET version_num = 'later'")
    assert put() == "store-version"
    odd.write_bytes(file.read_bytes()[:-20_000])  # cut off
    assert put() == "database-broken"
    with_store(f"sqlite:///{file}", lambda store: check(store, restored=False))


def test_a_broken_database_can_be_replaced(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    kept = tmp_path / "copy.db"
    asyncio.run(backup(f"sqlite:///{file}", kept))
    file.write_bytes(b"broken" * 5000)
    Path(f"{file}-wal").write_bytes(b"old")
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", tmp_path / "b.db"))) == "database-broken"
    asyncio.run(restore(kept, f"sqlite:///{file}", force=True))
    with_store(f"sqlite:///{file}", check)


def test_what_cannot_be_written_is_told(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    nowhere = file / "in-a-file" / "copy.db"
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", nowhere))) == "backup-failed"
    gone = "postgresql://tabbytop@127.0.0.1:1/none"
    assert refused(lambda: asyncio.run(backup(gone, tmp_path / "copy.db"))) == "backup-failed"
    asyncio.run(backup(f"sqlite:///{file}", tmp_path / "good.db"))
    assert refused(lambda: asyncio.run(restore(tmp_path / "good.db", gone))) == "restore-failed"
    assert not (tmp_path / "copy.db").exists()
