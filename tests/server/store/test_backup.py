"""Backup and restore: one file, between SQLite and PostgreSQL in any direction."""

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
from tests.server.store.postgresql_server import PostgresCluster
from tests.server.store.samples import guest, member, stored_summary, summary, with_store


async def fill(store: Store) -> None:
    """Write rows of every kind."""
    await store.add_person(member("m", "Mia"))
    await store.add_person(guest("g"))
    for i in range(30):
        await store.create(f"t{i}", bytes([i, 255, 0]), 1.0, [b"1"], summary("m", "g", due=2.5))
        await store.append(f"t{i}", 2, 2.0, [b"x" * 1000] * 40)
    await store.seal("t0", 1, 1, b"\x00sealed")
    await store.add_session(b"\x00digest", "g", 3.0, "t1", 1)
    await store.take("t0", "gone", 1.0, 1e12)


async def check(store: Store, restored: bool = True) -> None:
    """Check that everything is there; a restored database has no leases."""
    assert await store.person_by_login("mia") == member("m", "Mia")
    assert len(await store.tables_of("g", 99)) == 30
    assert await store.secret("t7") == b"\x07\xff\x00"
    assert [row.number for row in await store.rows("t29")] == list(range(1, 42))
    assert (await store.rows("t29"))[40].body == b"x" * 1000
    assert await stored_summary(store, "t3") == summary("m", "g", due=2.5)
    assert await store.sealed("t0") == {(1, 1): b"\x00sealed"}
    assert await store.session(b"\x00digest") == Session("g", "t1", 1, 3.0)
    assert await store.take("t0", "new", 2.0, 1.0) is restored
    await store.append("t0", 42, 3.0, [b"on it goes"])


def refused(act: Callable[[], object]) -> str:
    """Return the reason for a refusal, after checking that it has a message."""
    with pytest.raises(Refusal) as refusal:
        act()
    assert english().why(refusal.value)
    return refusal.value.why


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_can_be_restored_into_either_database(
    url: str, into: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    backup_file = tmp_path / "kept" / "backup.db"

    async def back_up_while_open(store: Store) -> None:
        await fill(store)
        await backup(url, backup_file)
        await store.append("t0", 42, 9.0, [b"too late for the backup"])

    with_store(url, back_up_while_open)
    assert backup_file.stat().st_mode & 0o077 == 0
    assert [path.name for path in backup_file.parent.iterdir()] == ["backup.db"]
    if into == "sqlite":
        target = f"sqlite:///{tmp_path}/new/target.db"
    else:
        cluster: PostgresCluster = request.getfixturevalue("cluster")
        target = cluster.database("two")
    asyncio.run(restore(backup_file, target))
    with_store(target, check)
    assert refused(lambda: asyncio.run(restore(backup_file, target))) == "restore-exists"
    asyncio.run(restore(backup_file, target, force=True))
    with_store(target, check)


def test_a_backup_is_a_working_database(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    asyncio.run(backup(f"sqlite:///{file}", tmp_path / "copy.db"))
    with_store(f"sqlite:///{tmp_path}/copy.db", check)


def test_an_existing_backup_is_replaced_only_with_force(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    backup_file = tmp_path / "copy.db"
    backup_file.write_bytes(b"precious")
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", backup_file))) == "backup-exists"
    assert backup_file.read_bytes() == b"precious"
    asyncio.run(backup(f"sqlite:///{file}", backup_file, force=True))
    with_store(f"sqlite:///{backup_file}", check)


def test_a_database_in_use_is_not_replaced(url: str, tmp_path: Path) -> None:
    backup_file = tmp_path / "copy.db"

    async def act(store: Store) -> None:
        await fill(store)
        await store.release("gone")
        await backup(url, backup_file)
        with pytest.raises(Refusal) as refusal:
            await restore(backup_file, url, force=True)
        assert refusal.value.why == "store-in-use"
        assert english().why(refusal.value)
        await check(store)

    with_store(url, act)
    assert {path.name for path in tmp_path.iterdir()} <= {"store.db", "copy.db"}
    asyncio.run(restore(backup_file, url, force=True))


def test_a_database_with_a_leased_table_is_not_replaced(cluster: PostgresCluster, tmp_path: Path) -> None:
    """Leases count too, because a connection pooler may hide the names of connections."""
    url, backup_file = cluster.database(), tmp_path / "copy.db"
    with_store(url, fill)
    asyncio.run(backup(url, backup_file))
    assert refused(lambda: asyncio.run(restore(backup_file, url, force=True))) == "store-in-use"
    with_store(url, lambda store: store.release("gone"))
    asyncio.run(restore(backup_file, url, force=True))
    with_store(url, check)


def test_an_invalid_backup_is_refused_and_changes_nothing(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    bad_file = tmp_path / "odd.db"

    def restore_bad_file() -> str:
        return refused(lambda: asyncio.run(restore(bad_file, f"sqlite:///{file}", force=True)))

    assert restore_bad_file() == "no-database"
    bad_file.write_bytes(b"not a database at all" * 1000)
    assert restore_bad_file() == "database-broken"
    bad_file.unlink()
    with closing(sqlite3.connect(bad_file)) as connection:
        connection.execute("CREATE TABLE cats (name)")
    assert restore_bad_file() == "not-tabbytop"
    bad_file.unlink()
    asyncio.run(backup(f"sqlite:///{file}", bad_file))
    with closing(sqlite3.connect(bad_file)) as connection, connection:
        connection.execute(f"UPDATE {VERSIONS} SET version_num = 'later'")
    assert restore_bad_file() == "store-version"
    bad_file.write_bytes(file.read_bytes()[:-20_000])  # truncated
    assert restore_bad_file() == "database-broken"
    with_store(f"sqlite:///{file}", lambda store: check(store, restored=False))


def test_a_broken_database_can_be_replaced(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    backup_file = tmp_path / "copy.db"
    asyncio.run(backup(f"sqlite:///{file}", backup_file))
    file.write_bytes(b"broken" * 5000)
    Path(f"{file}-wal").write_bytes(b"old")
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", tmp_path / "b.db"))) == "database-broken"
    asyncio.run(restore(backup_file, f"sqlite:///{file}", force=True))
    with_store(f"sqlite:///{file}", check)


def test_a_failed_write_is_refused_and_leaves_no_file(file: Path, tmp_path: Path) -> None:
    with_store(f"sqlite:///{file}", fill)
    nowhere = file / "in-a-file" / "copy.db"
    assert refused(lambda: asyncio.run(backup(f"sqlite:///{file}", nowhere))) == "backup-failed"
    unreachable = "postgresql://tabbytop@127.0.0.1:1/none"
    assert refused(lambda: asyncio.run(backup(unreachable, tmp_path / "copy.db"))) == "backup-failed"
    asyncio.run(backup(f"sqlite:///{file}", tmp_path / "good.db"))
    assert refused(lambda: asyncio.run(restore(tmp_path / "good.db", unreachable))) == "restore-failed"
    assert not (tmp_path / "copy.db").exists()
