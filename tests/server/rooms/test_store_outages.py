"""Database outages: players get an error, nothing is half done, and every table recovers by itself."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.rooms.room import Room
from tabbytop.server.store import Store, StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import (
    WINDOW_SECONDS,
    LiveServer,
    SeatedTable,
    run_on_server,
    running_server,
    seat_table,
    setup,
)
from tests.server.rooms.test_windows import open_window
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses

OUTAGE_SECONDS = 5.0


@contextmanager
def missing_database(folder: Path) -> Iterator[None]:
    """Move the database file away for a while."""
    os.rename(folder / "tabbytop.db", folder / "elsewhere.db")
    try:
        yield
    finally:
        os.rename(folder / "elsewhere.db", folder / "tabbytop.db")


async def disk_full(self: Store, *given: Any, **more: Any) -> None:
    """Fail like a store without disk space."""
    raise StoreUnavailable("full")


async def wait_for_news(seated: SeatedTable, n: int) -> None:
    """Let time pass until every seat has an entry after this one."""
    clock = seated.server.clock
    while any(seat.last_entry <= n for seat in seated.seats):
        await (clock.advance(0.5) if isinstance(clock, SetClock) else asyncio.sleep(0.01))
        await asyncio.sleep(0.01)  # the database works in its own threads


async def move(seat: TableConnection) -> None:
    """Make any move."""
    await seat.say(first_move(seat.options))


def test_a_move_that_was_written_after_all_reaches_everyone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails during the commit, so the server can't tell whether the move was written."""
    append = Store.append

    async def unsure(self: Store, *given: Any, **more: Any) -> None:
        await append(self, *given, **more)
        monkeypatch.setattr(Store, "append", append)
        raise StoreUnavailable("away", unsure=True)

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.to_move
        before = ada.last_entry
        monkeypatch.setattr(Store, "append", unsure)
        with pytest.raises(RequestRefused) as refused:
            await move(ada)
        assert refused.value.why == "not-kept"
        await wait_for_news(seated, before)
        assert [one.n for one in ada.news] == list(range(1, before + 2))
        await move(seated.to_move)

    run_on_server(tmp_path, play)


def test_a_bot_that_was_thinking_during_an_outage_moves_afterwards(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), bots=1)
        (ada,) = seated.seats
        server.inline_bots.may_answer.clear()
        await move(ada)
        before = ada.last_entry
        with missing_database(tmp_path):
            await refuses(ada, m.Chat("Meow"), "not-kept")
            server.inline_bots.may_answer.set()
            await server.set_clock.advance(OUTAGE_SECONDS)
            assert ada.last_entry == before
        await wait_for_news(seated, before)
        assert ada.news[-1].made.startswith("kitten@")

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_repeats_a_move_that_could_not_be_written(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), bots=1)
        (ada,) = seated.seats
        server.inline_bots.may_answer.clear()
        await move(ada)
        before = ada.last_entry
        with missing_database(tmp_path):
            server.inline_bots.may_answer.set()
            await server.set_clock.advance(OUTAGE_SECONDS)
            assert ada.last_entry == before
        await wait_for_news(seated, before)

    run_on_server(tmp_path, play, SetClock())


def test_a_window_closes_when_the_database_is_back(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob, cleo = seated.seats[1:3]
        before = bob.last_entry
        await bob.say(["pass"])
        with missing_database(tmp_path):
            await refuses(cleo, m.Chat("Meow"), "not-kept")
            window = None if cleo.frame.window is None else cleo.frame.window.window
            await refuses(cleo, m.Say(cleo.last_entry, ["pass"], window), "not-kept")
            await server.set_clock.advance(2 * WINDOW_SECONDS["cancel"])
            assert bob.last_entry == before
        await wait_for_news(seated, before)
        assert bob.news[before].by == 1
        assert bob.news[before].say == ["pass"]

    run_on_server(tmp_path, play, SetClock())


def test_a_clock_that_runs_out_during_an_outage_takes_effect_afterwards(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, clock=m.Pace("live", move=10.0)))
        ada, bob = seated.seats
        before = ada.last_entry
        with missing_database(tmp_path):
            await refuses(bob, m.Chat("Meow"), "not-kept")
            await server.set_clock.advance(15.0)
            assert ada.last_entry == before
        await wait_for_news(seated, before)
        assert ada.news[before].what == "stood-in"

    run_on_server(tmp_path, play, SetClock())


def test_a_client_that_connects_during_an_outage_gets_an_error_and_reconnects(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        received: list[dict[str, Any]] = []
        ada.on_message = lambda data: received.append(msgspec.json.decode(data))
        with missing_database(tmp_path):
            await refuses(bob, m.Chat("Meow"), "not-kept")
            lost = ada.losses
            await ada.drop()
            await ada.until(lambda: ada.losses >= lost + 2)
        assert received[-1]["why"] == "not-kept"
        assert received[-1]["text"]
        received.clear()
        await ada.until(lambda: bool(received) and "now" in received[-1])
        await move(seated.to_move)
        await seated.sync()

    run_on_server(tmp_path, play)


def test_a_room_that_could_not_open_opens_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Resuming a live game writes an entry, which fails at first."""

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, clock=m.Pace("live", move=10.0)), bots=1)
        (ada,) = seated.seats
        before = ada.last_entry
        room = server.rooms.rooms.pop(seated.table)
        await room.close()
        lost = ada.losses
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", disk_full)
            await ada.drop()
            await ada.until(lambda: ada.losses >= lost + 3)
        await wait_for_news(seated, before)
        assert ada.news[before].what == "resumed"
        await wait_for_news(seated, before + 1)
        assert ada.news[before + 1].what == "stood-in"

    run_on_server(tmp_path, play, SetClock())


def test_a_table_is_created_completely_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        monkeypatch.setattr(Store, "append", disk_full)
        body = {"setup": setup("cat-box", 2), "bots": ["kitten"], "start": True}
        made = await ada.request("POST", "/api/tables", body)
        assert made["status"] == "playing"
        with pytest.raises(RequestRefused) as refused:
            await ada.request("POST", "/api/tables", {**body, "setup": setup("cat-box", 3)})
        assert refused.value.why == "seats-empty"
        assert [one["id"] for one in await ada.request("GET", "/api/my/tables")] == [made["id"]]

    run_on_server(tmp_path, play)


def test_clocks_run_out_after_a_restart_even_if_nobody_connects(tmp_path: Path) -> None:
    """Nothing is due when the server starts, and no client connects."""

    async def run() -> None:
        clock = SetClock()
        async with running_server(tmp_path, clock) as server:
            seated = await seat_table(server, setup("cat-box", 2, clock=m.Pace("slow", move=100.0)))
        async with running_server(tmp_path, clock) as server:
            await clock.advance(99.0)
            assert server.rooms.rooms == {}
            await clock.advance(10.0)
            room = await server.rooms.room(seated.table)
            assert await room.read(lambda state: [chair.stand_in for chair in state.seats]) == ["kitten", ""]

    asyncio.run(run())


def test_sitting_down_during_an_outage_is_refused(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), people=1, start=False)
        bob = await server.connect(await server.guest("Bob"), seated.table)
        with missing_database(tmp_path):
            await refuses(bob, m.Sit(), "not-kept")
        await bob.send_command(m.Sit())
        assert bob.losses == 0

    run_on_server(tmp_path, play)


def test_a_half_written_rematch_is_used_by_the_next_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new table was written, but not the entry that links to it. The next request links to the same table."""

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        await ada.send_command(m.Resign())
        await seated.sync()
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", disk_full)
            await refuses(ada, m.Rematch(), "not-kept")
        await bob.send_command(m.Rematch())
        await seated.sync()
        tables = [one["id"] for one in await seated.clients[0].request("GET", "/api/my/tables")]
        assert sorted(tables) == sorted([seated.table, seated.state.rematch])

    run_on_server(tmp_path, play)


def test_canceling_the_creation_of_a_table_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        made: list[Room] = []
        new_room = TableRegistry._new_room

        def remember(self: TableRegistry, *given: Any) -> Room:
            made.append(new_room(self, *given))
            return made[-1]

        async def never_done(self: Store, *given: Any, **more: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(TableRegistry, "_new_room", remember)
        monkeypatch.setattr(Store, "create", never_done)
        creating = asyncio.create_task(server.rooms.create(Actor("ada", "Ada"), setup("cat-box", 2)))
        while not made:
            await asyncio.sleep(0.001)
        creating.cancel()
        with pytest.raises(asyncio.CancelledError):
            await creating
        assert made[0].jobs.task.done()
        assert not server.rooms.rooms

    run_on_server(tmp_path, play)


def test_a_table_that_is_looked_up_while_it_is_written_has_one_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is written but not registered yet, when the loop that looks for due tables could find it."""

    async def play(server: LiveServer) -> None:
        found: list[Room] = []
        create = Store.create

        async def watched(self: Store, table: str, *given: Any) -> None:
            await create(self, table, *given)
            found.append(await server.rooms.room(table))

        monkeypatch.setattr(Store, "create", watched)
        room = await server.rooms.create(Actor("ada", "Ada"), setup("cat-box", 2))
        assert found == [room]
        assert list(server.rooms.rooms.values()) == [room]

    run_on_server(tmp_path, play)
