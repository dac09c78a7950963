"""A guest who turns out to be somebody: their seats come along into an account, and are not lost by a link."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.store import StoreUnavailable
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection, first_move
from tests.server.live_server import Place, gather, scene, setup
from tests.server.rooms.test_windows import a_window, close, moved
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import table_of

LOGIN = {"login": "mimi", "password": "nine lives at least"}
WHO_ARE_YOU = 4401


async def make_account(place: Place) -> Client:
    """The account, made at another device."""
    elsewhere = await place.stranger()
    await elsewhere.request("POST", "/api/accounts", LOGIN)
    return elsewhere


async def my_tables(client: Client) -> list[str]:
    """The tables that somebody finds in their list."""
    return [one["id"] for one in await client.request("GET", "/api/my/tables")]


async def why_not(asked: Any) -> str:
    """Why something is refused."""
    with pytest.raises(RequestRefused) as refused:
        await asked
    return refused.value.why


async def closing_code(seat: TableConnection) -> int:
    """With which code somebody's connection is closed."""
    while not seat.close_codes:
        await asyncio.sleep(0.002)
    return seat.close_codes[0]


def test_a_guest_who_logs_in_brings_their_tables_along(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        elsewhere = await make_account(place)
        company = await gather(place, setup("cat-box", 3))
        ada, bob, cleo = company.seats
        client = ada.client
        over = (await client.new_table(setup("cat-box", 2), bots=["kitten"], start=True)).id
        await client.do(over, m.Resign())
        hosted = (await client.new_table(setup("cat-box", 2))).id
        token = (await client.request("POST", f"/api/tables/{company.table}/seats/0/token"))["token"]
        guest = company.state.seats[0].person
        await ada.say(first_move(ada.options))
        await company.together()
        assert (await client.request("POST", "/api/login", LOGIN))["kind"] == "account"
        assert await closing_code(ada) == WHO_ARE_YOU
        assert (
            sorted(await my_tables(client))
            == sorted([company.table, over, hosted])
            == sorted(await my_tables(elsewhere))
        )
        frame = await client.get_frame(hosted)
        assert frame.table is not None
        assert frame.table.you_host
        assert await why_not((await place.stranger(token)).get_frame(company.table)) == "wrong-token"
        again = await place.sit(elsewhere, company.table, seat=0)
        company.seats[0] = again
        await company.together()
        assert [seat.name for seat in table_of(bob).seats] == ["Ada", "Bob", "Cleo"]
        assert [(one.what, one.by, one.facts, one.text) for one in cleo.news][-1] == ("became", None, {}, [])
        while company.state.status == "playing":
            await company.asked.say(first_move(company.asked.options))
            await company.together()
        record = from_text(await elsewhere.record(company.table), "")
        Replay(record, dealer_of(record)).finish()
        await place.room(company.table).reload()
        assert guest not in [chair.person for chair in company.state.seats]
        assert company.state.seats_of(company.state.host) == [0]

    scene(tmp_path, play)


def test_where_nobody_may_look_on_one_is_asked_anew_who_one_is(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        await make_account(place)
        company = await gather(place, setup("cat-box", 3, watchers=False), bots=1)
        ada = company.seats[0]
        await ada.client.request("POST", "/api/login", LOGIN)
        assert await closing_code(ada) == WHO_ARE_YOU, "to come back, not to be turned away"
        assert (await ada.client.get_frame(company.table)).seat == 0

    scene(tmp_path, play)


def test_an_answer_that_a_guest_has_sealed_is_played_for_their_account(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        await make_account(place)
        company = await a_window(place)
        bob = company.seats[1]
        n = company.state.entry_number
        await bob.say(["cancel nap"])
        await bob.client.request("POST", "/api/login", LOGIN)
        assert await closing_code(bob) == WHO_ARE_YOU
        again = company.seats[1] = await place.sit(bob.client, company.table, seat=1)
        assert again.frame.window is not None
        assert again.frame.window.answered
        await close(company)
        assert moved(company.seats[0], n)[0] == (1, "cancel nap", "")

    scene(tmp_path, play, SetClock())


def test_what_could_not_be_brought_along_comes_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(place: Place) -> None:
        await make_account(place)
        client = await place.guest("Ada")
        tables = [(await client.new_table(setup("cat-box", 2))).id for _ in range(3)]
        store = place.app.services.store
        append, done = store.append, 0

        async def fails(*args: Any, **more: Any) -> None:
            nonlocal done
            done += 1
            if done > 1:
                raise StoreUnavailable("the disk is full")
            await append(*args, **more)

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", fails)
            assert await why_not(client.request("POST", "/api/login", LOGIN)) == "not-kept"
        assert (await client.request("GET", "/api/me"))["kind"] == "guest"
        assert len(await my_tables(client)) == 2
        await client.request("POST", "/api/login", LOGIN)
        assert sorted(await my_tables(client)) == sorted(tables)

    scene(tmp_path, play)


def test_with_a_wrong_password_a_guest_stays_who_they_are(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        await make_account(place)
        client = await place.guest("Ada")
        table = (await client.new_table(setup("cat-box", 2))).id
        wrong = {**LOGIN, "password": "eight lives at most"}
        assert await why_not(client.request("POST", "/api/login", wrong)) == "wrong-login"
        assert await my_tables(client) == [table]

    scene(tmp_path, play)


def test_a_link_takes_no_seats_and_who_would_leave_theirs_is_asked(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, _ = company.seats
        link = (await ada.client.request("POST", "/api/device"))["link"].partition("#")[2]
        assert await why_not(bob.client.request("POST", "/api/device/take", {"link": link})) == "guest-leaves"
        assert (await bob.client.request("GET", "/api/me"))["name"] == "Bob"
        taking = {"link": link, "leave_guest": True}
        assert (await bob.client.request("POST", "/api/device/take", taking))["name"] == "Ada"
        assert await closing_code(bob) == WHO_ARE_YOU
        await ada.until(lambda: table_of(ada).seats[1].stand_in == "kitten")
        assert [seat.yours for seat in table_of(ada).seats] == [True, False, False]
        assert await why_not(bob.client.request("POST", "/api/device/take", taking)) == "link-over"

    scene(tmp_path, play)


def test_a_device_may_take_a_link_of_its_own_and_one_who_sits_nowhere_any(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada = company.seats[0]
        for client in (ada.client, await place.guest("Dan")):
            link = (await ada.client.request("POST", "/api/device"))["link"].partition("#")[2]
            assert (await client.request("POST", "/api/device/take", {"link": link}))["name"] == "Ada"
            assert await my_tables(client) == [company.table]

    scene(tmp_path, play)
