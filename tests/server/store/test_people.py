"""People, sessions, leases and expiry."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import update

from tabbytop.server.store import Conflict, NoSuchTable, Session, Store
from tabbytop.server.store.schema import people
from tests.server.store.samples import guest, member, stored_summary, summary, with_store


def test_people_are_found_by_id_and_by_login_in_any_case(url: str) -> None:
    async def act(store: Store) -> None:
        ann = member("1", "Ännchen")
        await store.add_person(ann)
        await store.add_person(guest("2"))
        await store.add_person(guest("3"))
        assert await store.person("1") == ann
        assert await store.person("2") == guest("2")
        assert await store.person("9") is None
        assert await store.person_by_login("äNNCHEN") == ann
        assert await store.person_by_login("A\u0308nnchen") == ann  # the same letter as two code points
        assert await store.person_by_login("") is None
        with pytest.raises(Conflict):
            await store.add_person(member("4", "ÄNNCHEN"))
        assert await store.person("4") is None

    with_store(url, act)


def test_a_login_requested_concurrently_is_given_only_once(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        jobs = [store.add_person(member(str(i), "Cat")) for i in range(3)]
        outcomes = await asyncio.gather(*jobs, store.append("t", 2, 1.0, [b"2"]), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None)]
        assert len(await store.rows("t")) == 2

    with_store(url, act)


def test_a_guest_becomes_an_account_unless_the_login_is_taken(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_person(guest("1"))
        await store.add_person(member("2", "tom"))
        now = msgspec.structs.replace(guest("1"), login="Tom", password="hash", seen=5.0)
        with pytest.raises(Conflict):
            await store.change_person(now)
        assert await store.person("1") == guest("1")
        now.login = "tim"
        await store.change_person(now)
        assert await store.person_by_login("TIM") == now
        with pytest.raises(KeyError):
            await store.change_person(guest("9"))

    with_store(url, act)


def test_removing_a_person_removes_their_sessions_and_table_list(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_person(member("1", "ann"))
        await store.add_person(member("2", "bob"))
        await store.create("t", b"", 1.0, [b"1"], summary("1", "2"))
        await store.add_session(b"a", "1", 1.0)
        await store.add_session(b"b", "2", 1.0)
        await store.remove_person("1")
        assert await store.person("1") is None
        assert await store.person_by_login("ann") is None
        assert await store.session(b"a") is None
        assert await store.session(b"b") is not None
        assert await store.tables_of("1", 9) == []
        assert len(await store.tables_of("2", 9)) == 1
        await store.add_person(member("3", "ann"))

    with_store(url, act)


def test_a_session_is_valid_for_its_person_table_and_seat(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_person(guest("1"))
        await store.create("t", b"", 1.0, [b"1"], summary("1"))
        await store.add_session(b"\x00\xff", "1", 3.0)
        await store.add_session(b"seat", "1", 4.0, "t", 2)
        assert await store.session(b"\x00\xff") == Session("1", None, None, 3.0)
        assert await store.session(b"seat") == Session("1", "t", 2, 4.0)
        assert await store.session(b"other") is None
        await store.remove_session(b"seat")
        assert await store.session(b"seat") is None
        with pytest.raises(KeyError):
            await store.add_session(b"new", "nobody", 3.0)
        with pytest.raises(NoSuchTable):
            await store.add_session(b"new", "1", 3.0, "nowhere")
        with pytest.raises(Conflict):
            await store.add_session(b"\x00\xff", "1", 5.0)

    with_store(url, act)


def test_a_table_has_one_owner_until_its_lease_expires(url: str) -> None:
    async def act(store: Store) -> None:
        assert await store.take("t", "one", 100.0, 10.0)
        assert await store.take("u", "one", 100.0, 10.0)
        assert not await store.take("t", "two", 109.0, 10.0)
        assert await store.take("t", "one", 109.0, 10.0)
        assert await store.owner("t", 118.0) == "one"
        assert await store.owner("t", 119.0) is None
        assert await store.expires_at("t") == 119.0
        assert await store.expires_at("nobody's") == 0.0
        assert await store.take("t", "two", 119.0, 10.0)
        assert not await store.take("t", "one", 120.0, 10.0)
        assert await store.renew("one", 120.0, 10.0) == ["u"]
        await store.release("two")
        assert await store.take("t", "one", 121.0, 10.0)
        assert sorted(await store.renew("one", 121.0, 10.0)) == ["t", "u"]

    with_store(url, act)


def test_guest_tables_expire_unless_in_play_or_with_an_account_seated(url: str) -> None:
    async def act(store: Store) -> None:
        await store.add_person(guest("g"))
        await store.add_person(guest("fresh", seen=60.0))
        await store.add_person(member("m", "mia"))
        for table, row in {
            "over": summary("g", status="over"),
            "cancelled": summary("g", status="cancelled"),
            "open": summary("g", status="open"),
            "empty": summary(status="open"),
            "playing": summary("g"),
            "late": summary("g", status="over", touched=50.0),
            "with-mia": summary("g", "m", status="over"),
            "played-with-mia": summary("g", "m"),
            "played-late": summary("g", touched=50.0),
            "due": summary("g", due=2.0),
        }.items():
            await store.create(table, b"", 1.0, [b"1", b"2"], row)
        await store.add_session(b"seat", "g", 99.0, "over", 0)
        await store.seal("over", 1, 0, b"x")
        deleted = await store.expire(before_guest=50.0, before_session=50.0)
        assert deleted == 4 * (1 + 2 + 1) + 3 + 1 + 1  # table, entries and summary; seats; a session; a sealed answer
        left = [table for table in ("over", "cancelled", "open", "empty") if await stored_summary(store, table)]
        assert left == []
        assert await store.rows("over") == []
        assert await store.session(b"seat") is None
        assert {table for table, _ in await store.tables_of("g", 9)} == {
            "playing", "late", "with-mia", "played-with-mia", "played-late", "due",
        }  # fmt: skip
        assert await store.abandoned(50.0, 9) == ["playing"]
        assert sorted(await store.abandoned(51.0, 9)) == ["played-late", "playing"]
        assert len(await store.abandoned(51.0, 1)) == 1
        assert await store.abandoned(1.0, 9) == []
        assert await store.expire(before_guest=50.0, before_session=50.0) == 0
        with pytest.raises(NoSuchTable):
            await store.append("over", 3, 1.0, [b"3"])

    with_store(url, act)


def test_old_sessions_and_guests_without_tables_expire(url: str) -> None:
    async def act(store: Store) -> None:
        for person in (guest("old"), guest("seated"), guest("fresh", seen=60.0), member("m", "mia")):
            await store.add_person(person)
            await store.add_session(f"{person.id} old".encode(), person.id, 10.0)
            await store.add_session(f"{person.id} new".encode(), person.id, 60.0)
        await store.create("t", b"", 1.0, [b"1"], summary("seated"))
        assert await store.expire(before_guest=50.0, before_session=50.0) == 4 + 1 + 1
        remaining = [id for id in ("old", "seated", "fresh", "m") if await store.person(id)]
        assert remaining == ["seated", "fresh", "m"]
        assert await store.session(b"m old") is None
        assert await store.session(b"m new") is not None
        assert await store.session(b"old new") is None

    with_store(url, act)


def test_many_old_tables_are_deleted_in_batches(url: str) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], summary(status="over")) for i in range(450)))
        assert await store.expire(before_guest=50.0, before_session=50.0) == 450 * 3
        assert await stored_summary(store, "t0") is None

    with_store(url, act)


def test_accounts_from_before_lookalike_logins_were_blocked_keep_working(url: str) -> None:
    async def act(store: Store) -> None:
        old = member("1", "Pau1")
        await store.add_person(old)
        await store.execute(update(people).where(people.c.id == "1").values(login_key="pau1"))
        new = member("2", "Paul")
        await store.add_person(new)
        seen = msgspec.structs.replace(old, seen=9.0)
        await store.change_person(seen, old)
        assert await store.person_by_login("PAU1") == seen
        assert await store.person_by_login("PAUL") == new
        with pytest.raises(Conflict):
            await store.add_person(member("3", "pau\u04cf"))

    with_store(url, act)
