"""Servers on one database stay in sync: no early news, no bot moves for returning players, no blocked tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tabbytop.server.clock import WallClock
from tabbytop.server.cluster import registry as rooms_module
from tabbytop.server.store.postgres import SESSION_TIMEOUTS
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.state import SEAL_SECONDS
from tabbytop.wire import messages as m
from tabbytop.wire.client import first_move
from tests.server.cluster.several_servers import (
    POLL_SECONDS,
    SharedTable,
    run_on_servers,
    seat_across,
    simulate_crash,
    until,
)
from tests.server.cluster.test_two_processes import drop_peer_messages, hook_store, open_window, refusal_of, same_person
from tests.server.live_server import LiveServer, setup
from tests.server.store.postgresql_server import PostgresCluster


@pytest.fixture
def url(cluster: PostgresCluster) -> str:
    """Return the URL of an empty database."""
    return cluster.database("in_step")


async def wait_for_sealed_result(seated: SharedTable) -> tuple[int, float]:
    """Wait until the window's result is written but not due. Return the last entry before it and its due time."""
    n, closes = seated.state.entry_number, seated.state.window_closes()
    await seated.advance_to(closes - SEAL_SECONDS)
    while len(await seated.log()) == n:
        await asyncio.sleep(POLL_SECONDS)
    return n, closes


def test_chatting_at_another_server_as_a_window_closes_reveals_nothing_early(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        drop_peer_messages(servers[1])  # the other server's message arrives slightly late
        n, closes = await wait_for_sealed_result(seated)
        bob = seated.seats[1]
        chatting = asyncio.create_task(bob.send_command(m.Chat(text="So?")))
        room = seated.room(1)
        await until(lambda: room.entry_number > n)
        await asyncio.sleep(POLL_SECONDS)
        assert bob.last_entry == n
        await seated.advance_to(closes)
        await chatting
        times = [row.at for row in await servers[0].rooms.store.rows(seated.table)]
        assert times == sorted(times)

    run_on_servers(tmp_path, url, play)


def test_loading_a_table_on_a_third_server_as_a_window_closes_reveals_nothing_early(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers[:2])
        n, closes = await wait_for_sealed_result(seated)
        ada = await same_person(servers[2], seated.clients[0])
        reading = asyncio.create_task(ada.get_frame(seated.table, since=n))
        await until(lambda: seated.table in servers[2].rooms.loading)
        await ada.request("GET", "/api/me")
        assert not reading.done()
        await seated.advance_to(closes)
        assert (await reading).news

    run_on_servers(tmp_path, url, play, count=3)


def test_no_bot_moves_for_a_player_who_returned_at_another_server(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2, bot_seconds=1.0))
        while seated.state.seat_to_move != 1:
            await seated.to_move.say(first_move(seated.to_move.options))
            await seated.sync()
        bob = seated.seats[1]
        await bob.send_command(m.Leave())
        await seated.sync()
        await until(lambda: (seated.state.move_number, 1) in seated.room(0)._bots.asked)
        returned = asyncio.Event()

        async def take_seat_back() -> None:
            await bob.send_command(m.Back())
            returned.set()

        hook_store(servers[0], "append", monkeypatch, seated.table, before=take_seat_back)
        await seated.advance_until(returned.is_set)
        for _ in range(6):
            await servers[0].set_clock.advance(0.5)
            await seated.sync()
        assert not [one for one in await seated.log() if isinstance(one, Moved) and one.made]
        await bob.send_command(m.Leave())  # a bot is asked again
        await seated.advance_until(lambda: seated.state.seat_to_move == 0)

    run_on_servers(tmp_path, url, play)


def test_a_player_who_returns_as_a_window_of_bots_closes_is_asked(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers, bot_seconds=2.0)
        bob = seated.seats[1]
        for seat in seated.seats[1:]:
            await seat.send_command(m.Leave())
        await seated.sync()
        window, returned = seated.state.move_number, asyncio.Event()

        async def take_seat_back() -> None:
            await bob.send_command(m.Back())
            returned.set()

        hook_store(servers[0], "append", monkeypatch, seated.table, before=take_seat_back)
        await seated.advance_until(returned.is_set)
        await seated.sync()
        assert (seated.state.move_number, bob.frame.window and bob.frame.window.window) == (window, window)
        await seated.advance_until(lambda: seated.state.move_number > window)

    run_on_servers(tmp_path, url, play)


def test_tables_of_a_dead_server_are_taken_over_even_behind_many_others(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MAX_DUE", 1)

    async def play(servers: list[LiveServer]) -> None:
        first, second, third = servers
        pace = m.Pace("live", move=3600.0)
        await seat_across([third, second], setup("cat-box", 2, clock=pace))
        await seat_across([second, third], setup("cat-box", 2, clock=pace))
        seated = await seat_across([first, second], setup("cat-box", 2, clock=pace))
        await third.rooms.room(seated.table)
        simulate_crash(first)
        await seated.advance_until(
            lambda: second.room(seated.table).is_owner or bool(third.room(seated.table).is_owner)
        )

    run_on_servers(tmp_path, url, play, count=3)


def test_a_server_that_takes_over_many_tables_keeps_its_own(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        first, second, third = servers
        own = await seat_across([second, third], setup("cat-box", 2))
        theirs = [await seat_across([first, second], setup("cat-box", 2)) for _ in range(8)]
        simulate_crash(first)
        store, clock = second.rooms.store, first.set_clock
        take = store.take

        async def slow(*given: Any) -> bool:
            await clock.sleep_until(clock.now() + 1.0)
            return await take(*given)

        store.take = slow  # type: ignore[method-assign, assignment]

        def all_taken() -> bool:
            assert not third.room(own.table).is_owner
            return all(second.room(other.table).is_owner for other in theirs)

        await own.advance_until(all_taken)

    run_on_servers(tmp_path, url, play, count=3)


def test_a_server_cut_off_during_a_write_blocks_others_only_briefly(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        one = await seat_across(servers, setup("cat-box", 2))
        two = await seat_across(servers, setup("cat-box", 2))
        peer = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"), server_settings=SESSION_TIMEOUTS)
        await peer.execute("BEGIN")
        entry = "INSERT INTO entries (table_id, n, at, body) VALUES ($1, $2, 0, $3)"
        await peer.execute(entry, one.table, len(await one.log()) + 1, b"{}")  # the connection then stays silent

        async def chat_at(seated: SharedTable) -> list[str]:
            return [await refusal_of(seated.seats[0].send_command(m.Chat(text="Hello?"))) for _ in range(4)]

        here, there = await asyncio.gather(chat_at(one), chat_at(two))
        assert set(there) == {""}, "other tables are never refused"
        assert here[-1] == "", "the lock times out"
        peer.terminate()

    run_on_servers(tmp_path, url, play, clock=WallClock())
