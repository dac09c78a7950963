"""Migrate an empty database to the latest schema."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import to_builtins
from sqlalchemy import Connection, insert

from tabbytop.engine.errors import Refusal
from tabbytop.server.store import Conflict, Store
from tabbytop.server.store.schema import metadata, people
from tabbytop.server.store.schema_version import NEWEST, VERSIONS, _config, version_of
from tests.server.store.samples import member, summary, with_store


def test_migrating_an_empty_database_creates_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        assert version_of(connection) == NEWEST
        context = MigrationContext.configure(connection, opts={"version_table": VERSIONS})
        return list(compare_metadata(context, metadata))

    async def act(store: Store) -> None:
        assert await store.read(differences) == []

    with_store(url, act)


def test_the_schema_version_is_the_latest_migration() -> None:
    assert ScriptDirectory.from_config(_config()).get_current_head() == NEWEST


def test_a_new_database_can_be_opened_by_several_stores_at_once(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
        await stores[0].create("t", b"", 1.0, [b"1"], summary())
        assert len(await stores[2].rows("t")) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_stores_that_create_a_file_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """SQLite fails immediately while another connection switches the file to WAL mode, so the store retries."""

    async def run() -> None:
        for n in range(12):
            stores = await asyncio.gather(*(Store.open(f"sqlite:///{tmp_path}/{n}.db") for _ in range(4)))
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())


def test_logins_from_before_look_alikes_were_refused_stay_taken(url: str) -> None:
    """Their key used to be the login itself. Without the migration, the login would get a new key and count as free."""
    old = {"mom1": "1", "мими": "2", "rnum": "3", "num1": "4", "numl": "5", "anna": "6"}

    async def go_back(store: Store) -> None:
        def undo(connection: Connection) -> None:
            connection.exec_driver_sql(f"UPDATE {VERSIONS} SET version_num = 'first'")
            for login, id in old.items():
                person = to_builtins(member(id, login)) | {"login_key": login}
                connection.execute(insert(people).values({**person, "created": float(id)}))

        await store.change(undo)

    async def act(store: Store) -> None:
        for login, id in old.items():
            found = await store.person_by_login(login)
            assert found is not None
            assert found.id == id
            with pytest.raises(Conflict):
                await store.add_person(member("9", login))
        with pytest.raises(Conflict):
            await store.add_person(member("9", "moml"))
        await store.add_person(member("9", "tom"))

    with_store(url, go_back)
    with_store(url, act)


def test_a_database_from_a_newer_version_is_refused(url: str) -> None:
    async def act(store: Store) -> None:
        await store.change(
            lambda connection: connection.exec_driver_sql(f"UPDATE {VERSIONS} SET version_num = 'later'")
        )

    with_store(url, act)
    with pytest.raises(Refusal) as refused:
        with_store(url, act)
    assert refused.value.why == "store-version"
