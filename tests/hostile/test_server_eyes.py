"""Clients only get the view of their own seat, whatever happens to seats, sessions or tokens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, TableConnection
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, refused, somebody, until, within


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("eyes"), **NO_LIMITS) as one:
        yield one
        assert one.errors() == []


async def started(host: Client, guest: Client, table: str) -> None:
    """Start the game."""
    await guest.do(table, m.Ready())
    await host.do(table, m.Start())


def seen(seat: TableConnection) -> tuple[int | None, int | None]:
    """Return the seat whose view the last frame shows, and the caller's own seat according to the table."""
    assert seat.frame.table is not None
    mine = [i for i, one in enumerate(seat.frame.table.seats) if one.yours]
    return seat.frame.seat, mine[0] if mine else None


def test_who_changes_places_does_not_look_through_the_others_eyes(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob:
            table = (await ann.new_table(a_setup("cat-box", 2, deck="secret"))).id
            await bob.do(table, m.Sit())
            async with ann.connect(table) as a, bob.connect(table) as b:
                await ann.do(table, m.Swap(seats=(0, 1)))
                await started(ann, bob, table)
                await within(a.until(lambda: a.frame.view is not None))
                await within(b.until(lambda: b.frame.view is not None))
                assert (a.frame.seat, b.frame.seat) == (1, 0)

    asyncio.run(scene())


def test_who_is_removed_does_not_look_through_the_eyes_of_who_sits_there_then(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob, somebody(place, "Cid") as cid:
            table = (await ann.new_table(a_setup("cat-box", 2, deck="secret"))).id
            await bob.do(table, m.Sit())
            async with bob.connect(table) as b:
                assert b.frame.seat == 1
                await ann.do(table, m.Remove(1))
                await cid.do(table, m.Sit())
                await started(ann, cid, table)
                await within(b.until(lambda: b.frame.view is not None))
                assert b.frame.seat is None
                assert b.frame.options is None

    asyncio.run(scene())


def test_a_second_tab_sits_down_and_stands_up_with_the_first(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob:
            table = (await ann.new_table(a_setup())).id
            async with bob.connect(table) as one, bob.connect(table) as two:
                await one.speak(m.Sit())
                await within(two.until(lambda: two.frame.seat == 1))
                await two.speak(m.Leave())
                await within(one.until(lambda: one.frame.seat is None))

    asyncio.run(scene())


def test_a_table_without_watchers_lets_go_of_those_who_looked_on_before_it_began(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob, somebody(place) as nobody:
            table = (await ann.new_table(a_setup(watchers=False))).id
            await bob.do(table, m.Sit())
            async with nobody.connect(table) as watcher:
                await started(ann, bob, table)
                await until(
                    lambda: watcher.forbidden is not None or watcher.losses > 0 or watcher.frame.view is not None
                )
                assert watcher.frame.view is None
            assert await refused(nobody.get_frame(table)) == "no-watchers"

    asyncio.run(scene())


def test_who_goes_is_gone_also_after_sitting_down(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob:
            table = (await ann.new_table(a_setup())).id
            async with bob.connect(table) as b:
                await b.speak(m.Sit())
                await b.speak(m.Leave())
                await b.speak(m.Sit())
            room = place.rooms.rooms[table]
            await until(lambda: not room.listener_count)

    asyncio.run(scene())


def test_a_seats_token_opens_its_seat_and_nothing_else(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann:
            table = (await ann.new_table(a_setup(), bots=["kitten"], start=True)).id
            other = (await ann.new_table(a_setup())).id
            token = (await ann.request("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            async with somebody(place, token=token) as bearer:
                assert (await bearer.get_frame(table)).seat == 0
                assert await refused(bearer.get_frame(other)) == "wrong-token"
                assert await refused(bearer.do(other, m.Sit())) == "wrong-token"
                assert await refused(bearer.new_table(a_setup())) == "not-signed-in"
                assert await refused(bearer.request("GET", "/api/my/tables")) == "not-signed-in"
                assert await refused(bearer.request("POST", f"/api/tables/{table}/seats/0/token")) == "not-signed-in"
                await bearer.do(table, m.Resign())
                assert await refused(bearer.do(table, m.Rematch())) == "not-your-seat"

    asyncio.run(scene())


def test_sockets_end_with_their_session(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann:
            table = (await ann.new_table(a_setup(watchers=False), bots=["kitten"], start=True)).id
            async with ann.connect(table) as a:
                assert a.frame.seat == 0
                cookies = dict(ann.http.cookies)
                await ann.request("POST", "/api/logout")
                ann.http.cookies.update(cookies)  # whoever has kept the old cookie
                await until(lambda: a.losses > 0)

    asyncio.run(scene())


def test_who_is_forgotten_hears_nothing_more(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place, "Bob") as bob:
            table = (await ann.new_table(a_setup(watchers=False))).id
            await bob.do(table, m.Sit())
            await started(ann, bob, table)
            async with bob.connect(table) as b:
                await bob.request("DELETE", "/api/account")
                await until(lambda: b.losses > 0)
            assert (await ann.get_frame(table)).table.seats[1].stand_in == "house-cat"  # type: ignore[union-attr]

    asyncio.run(scene())


def test_another_password_ends_the_sessions_of_all_devices(place: AttackedServer) -> None:
    async def scene() -> None:
        old, new = "nine lives at least", "ten lives at most"
        async with somebody(place) as here, somebody(place) as there:
            await here.request("POST", "/api/accounts", {"login": "eyes", "password": old})
            await there.request("POST", "/api/login", {"login": "eyes", "password": old})
            table = (await here.new_table(a_setup())).id
            async with there.connect(table) as seat:
                await here.request("POST", "/api/password", {"old": old, "new": new})
                await until(lambda: seat.losses > 0)
            assert (await here.request("GET", "/api/me"))["kind"] == "account"
            assert (await there.request("GET", "/api/me"))["kind"] == "nobody"

    asyncio.run(scene())
