"""Guests who sign in: logging in moves their seats to the account, and a device link doesn't lose them silently."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.store import StoreUnavailable
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, first_move
from tests.server.droppable_client import DroppableConnection
from tests.server.live_server import LiveServer, run_on_server, seat_table, setup
from tests.server.rooms.test_windows import close_window, moves_since, open_window
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import table_of

LOGIN = {"login": "mimi", "password": "nine lives at least"}
NEW_IDENTITY = 4401


async def make_account(server: LiveServer) -> Client:
    """Register the account on another device and return that client."""
    elsewhere = await server.new_client()
    await elsewhere.request("POST", "/api/accounts", LOGIN)
    return elsewhere


async def my_tables(client: Client) -> list[str]:
    """Return the ids of a client's own tables."""
    return [table["id"] for table in await client.request("GET", "/api/my/tables")]


async def refusal_reason(request: Any) -> str:
    """Return why a request is refused."""
    with pytest.raises(RequestRefused) as refused:
        await request
    return refused.value.why


async def closing_code(seat: DroppableConnection) -> int:
    """Wait until a connection is closed, and return the close code."""
    while not seat.close_codes:
        await asyncio.sleep(0.002)
    return seat.close_codes[0]


def test_a_guests_tables_move_to_the_account_on_login(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        elsewhere = await make_account(server)
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        client = ada.client
        over = (await client.new_table(setup("cat-box", 2), bots=["kitten"], start=True)).id
        await client.do(over, m.Resign())
        hosted = (await client.new_table(setup("cat-box", 2))).id
        token = (await client.request("POST", f"/api/tables/{seated.table}/seats/0/token"))["token"]
        guest = seated.state.seats[0].person
        await ada.say(first_move(ada.options))
        await seated.sync()
        assert (await client.request("POST", "/api/login", LOGIN))["kind"] == "account"
        assert await closing_code(ada) == NEW_IDENTITY
        assert (
            sorted(await my_tables(client))
            == sorted([seated.table, over, hosted])
            == sorted(await my_tables(elsewhere))
        )
        frame = await client.get_frame(hosted)
        assert frame.table is not None
        assert frame.table.you_host
        assert await refusal_reason((await server.new_client(token)).get_frame(seated.table)) == "wrong-token"
        reconnected = await server.connect(elsewhere, seated.table, seat=0)
        seated.seats[0] = reconnected
        await seated.sync()
        assert [seat.name for seat in table_of(bob).seats] == ["Ada", "Bob", "Cleo"]
        assert [(news.what, news.by, news.facts, news.text) for news in cleo.news][-1] == ("became", None, {}, [])
        while seated.state.status == "playing":
            await seated.to_move.say(first_move(seated.to_move.options))
            await seated.sync()
        record = from_text(await elsewhere.record(seated.table), "")
        Replay(record, dealer_of(record)).finish()
        await server.room(seated.table).reload()
        assert guest not in [chair.person for chair in seated.state.seats]
        assert seated.state.seats_of(seated.state.host) == [0]

    run_on_server(tmp_path, play)


def test_a_login_at_a_table_without_watchers_asks_the_client_to_reconnect(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        await make_account(server)
        seated = await seat_table(server, setup("cat-box", 3, watchers=False), bots=1)
        ada = seated.seats[0]
        await ada.client.request("POST", "/api/login", LOGIN)
        assert await closing_code(ada) == NEW_IDENTITY, "the client should reconnect, not give up"
        assert (await ada.client.get_frame(seated.table)).seat == 0

    run_on_server(tmp_path, play)


def test_a_guests_sealed_answer_is_played_after_they_log_in(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        await make_account(server)
        seated = await open_window(server)
        bob = seated.seats[1]
        n = seated.state.entry_number
        await bob.say(["cancel nap"])
        await bob.client.request("POST", "/api/login", LOGIN)
        assert await closing_code(bob) == NEW_IDENTITY
        reconnected = seated.seats[1] = await server.connect(bob.client, seated.table, seat=1)
        assert reconnected.frame.window is not None
        assert reconnected.frame.window.answered
        await close_window(seated)
        assert moves_since(seated.seats[0], n)[0] == (1, "cancel nap", "")

    run_on_server(tmp_path, play, SetClock())


def test_tables_that_could_not_be_moved_follow_at_the_next_login(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        await make_account(server)
        client = await server.guest("Ada")
        tables = [(await client.new_table(setup("cat-box", 2))).id for _ in range(3)]
        store = server.app.services.store
        append, appends = store.append, 0

        async def fail_after_first(*args: Any, **more: Any) -> None:
            nonlocal appends
            appends += 1
            if appends > 1:
                raise StoreUnavailable("the disk is full")
            await append(*args, **more)

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", fail_after_first)
            assert await refusal_reason(client.request("POST", "/api/login", LOGIN)) == "not-kept"
        assert (await client.request("GET", "/api/me"))["kind"] == "guest"
        assert len(await my_tables(client)) == 2
        await client.request("POST", "/api/login", LOGIN)
        assert sorted(await my_tables(client)) == sorted(tables)

    run_on_server(tmp_path, play)


def test_a_failed_login_leaves_the_guest_unchanged(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        await make_account(server)
        client = await server.guest("Ada")
        table = (await client.new_table(setup("cat-box", 2))).id
        wrong = {**LOGIN, "password": "eight lives at most"}
        assert await refusal_reason(client.request("POST", "/api/login", wrong)) == "wrong-login"
        assert await my_tables(client) == [table]

    run_on_server(tmp_path, play)


def test_a_device_link_asks_before_a_guest_gives_up_their_seats(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, _ = seated.seats
        link = (await ada.client.request("POST", "/api/device"))["link"].partition("#")[2]
        assert await refusal_reason(bob.client.request("POST", "/api/device/take", {"link": link})) == "guest-leaves"
        assert (await bob.client.request("GET", "/api/me"))["name"] == "Bob"
        taking = {"link": link, "leave_guest": True}
        assert (await bob.client.request("POST", "/api/device/take", taking))["name"] == "Ada"
        assert await closing_code(bob) == NEW_IDENTITY
        await ada.until(lambda: table_of(ada).seats[1].stand_in == "kitten")
        assert [seat.yours for seat in table_of(ada).seats] == [True, False, False]
        assert await refusal_reason(bob.client.request("POST", "/api/device/take", taking)) == "link-over"

    run_on_server(tmp_path, play)


def test_a_device_link_needs_no_confirmation_if_no_seat_is_given_up(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada = seated.seats[0]
        for client in (ada.client, await server.guest("Dan")):
            link = (await ada.client.request("POST", "/api/device"))["link"].partition("#")[2]
            assert (await client.request("POST", "/api/device/take", {"link": link}))["name"] == "Ada"
            assert await my_tables(client) == [seated.table]

    run_on_server(tmp_path, play)
