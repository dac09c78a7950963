"""Clients only get the view of their own seat, even if seats, sessions or tokens change in the meantime."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, TableConnection
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, open_client, refused, until, within


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("eyes"), **NO_LIMITS) as running:
        yield running
        assert running.errors() == []


async def start_game(host: Client, guest: Client, table: str) -> None:
    """Mark the guest as ready and start the game."""
    await guest.do(table, m.Ready())
    await host.do(table, m.Start())


def seen(seat: TableConnection) -> tuple[int | None, int | None]:
    """Return the seat whose view the last frame shows, and the caller's own seat according to the table."""
    assert seat.frame.table is not None
    mine = [i for i, chair in enumerate(seat.frame.table.seats) if chair.yours]
    return seat.frame.seat, mine[0] if mine else None


def test_a_player_who_swaps_seats_gets_the_view_of_the_new_seat(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target, "Bob") as bob:
            table = (await ann.new_table(a_setup("cat-box", 2, deck="secret"))).id
            await bob.do(table, m.Sit())
            async with ann.connect(table) as a, bob.connect(table) as b:
                await ann.do(table, m.Swap(seats=(0, 1)))
                await start_game(ann, bob, table)
                await within(a.until(lambda: a.frame.view is not None))
                await within(b.until(lambda: b.frame.view is not None))
                assert (a.frame.seat, b.frame.seat) == (1, 0)

    asyncio.run(scene())


def test_a_removed_player_does_not_get_the_view_of_the_next_player_in_the_seat(target: AttackedServer) -> None:
    async def scene() -> None:
        async with (
            open_client(target, "Ann") as ann,
            open_client(target, "Bob") as bob,
            open_client(target, "Cid") as cid,
        ):
            table = (await ann.new_table(a_setup("cat-box", 2, deck="secret"))).id
            await bob.do(table, m.Sit())
            async with bob.connect(table) as b:
                assert b.frame.seat == 1
                await ann.do(table, m.Remove(1))
                await cid.do(table, m.Sit())
                await start_game(ann, cid, table)
                await within(b.until(lambda: b.frame.view is not None))
                assert b.frame.seat is None
                assert b.frame.options is None

    asyncio.run(scene())


def test_a_second_tab_takes_and_leaves_the_seat_with_the_first(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target, "Bob") as bob:
            table = (await ann.new_table(a_setup())).id
            async with bob.connect(table) as first_tab, bob.connect(table) as second_tab:
                await first_tab.send_command(m.Sit())
                await within(second_tab.until(lambda: second_tab.frame.seat == 1))
                await second_tab.send_command(m.Leave())
                await within(first_tab.until(lambda: first_tab.frame.seat is None))

    asyncio.run(scene())


def test_a_table_without_watchers_disconnects_them_when_the_game_starts(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target, "Bob") as bob, open_client(target) as nobody:
            table = (await ann.new_table(a_setup(watchers=False))).id
            await bob.do(table, m.Sit())
            async with nobody.connect(table) as watcher:
                await start_game(ann, bob, table)
                await until(
                    lambda: watcher.forbidden is not None or watcher.losses > 0 or watcher.frame.view is not None
                )
                assert watcher.frame.view is None
            assert await refused(nobody.get_frame(table)) == "no-watchers"

    asyncio.run(scene())


def test_a_closed_connection_is_removed_even_after_taking_a_seat(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target, "Bob") as bob:
            table = (await ann.new_table(a_setup())).id
            async with bob.connect(table) as b:
                await b.send_command(m.Sit())
                await b.send_command(m.Leave())
                await b.send_command(m.Sit())
            room = target.rooms.rooms[table]
            await until(lambda: not room.listener_count)

    asyncio.run(scene())


def test_a_seats_token_opens_its_seat_and_nothing_else(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann:
            table = (await ann.new_table(a_setup(), bots=["kitten"], start=True)).id
            other = (await ann.new_table(a_setup())).id
            token = (await ann.request("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            async with open_client(target, token=token) as bearer:
                assert (await bearer.get_frame(table)).seat == 0
                assert await refused(bearer.get_frame(other)) == "wrong-token"
                assert await refused(bearer.do(other, m.Sit())) == "wrong-token"
                assert await refused(bearer.new_table(a_setup())) == "not-signed-in"
                assert await refused(bearer.request("GET", "/api/my/tables")) == "not-signed-in"
                assert await refused(bearer.request("POST", f"/api/tables/{table}/seats/0/token")) == "not-signed-in"
                await bearer.do(table, m.Resign())
                assert await refused(bearer.do(table, m.Rematch())) == "not-your-seat"

    asyncio.run(scene())


def test_sockets_end_with_their_session(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann:
            table = (await ann.new_table(a_setup(watchers=False), bots=["kitten"], start=True)).id
            async with ann.connect(table) as a:
                assert a.frame.seat == 0
                cookies = dict(ann.http.cookies)
                await ann.request("POST", "/api/logout")
                ann.http.cookies.update(cookies)  # the old cookie is used again
                await until(lambda: a.losses > 0)

    asyncio.run(scene())


def test_a_deleted_account_receives_nothing_more(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target, "Bob") as bob:
            table = (await ann.new_table(a_setup(watchers=False))).id
            await bob.do(table, m.Sit())
            await start_game(ann, bob, table)
            async with bob.connect(table) as b:
                await bob.request("DELETE", "/api/account")
                await until(lambda: b.losses > 0)
            assert (await ann.get_frame(table)).table.seats[1].stand_in == "house-cat"  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_changed_password_ends_the_sessions_on_other_devices(target: AttackedServer) -> None:
    async def scene() -> None:
        old, new = "nine lives at least", "ten lives at most"
        async with open_client(target) as here, open_client(target) as there:
            await here.request("POST", "/api/accounts", {"login": "eyes", "password": old})
            await there.request("POST", "/api/login", {"login": "eyes", "password": old})
            table = (await here.new_table(a_setup())).id
            async with there.connect(table) as seat:
                await here.request("POST", "/api/password", {"old": old, "new": new})
                await until(lambda: seat.losses > 0)
            assert (await here.request("GET", "/api/me"))["kind"] == "account"
            assert (await there.request("GET", "/api/me"))["kind"] == "nobody"

    asyncio.run(scene())
