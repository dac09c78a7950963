"""Sealed answers: acknowledged answers are played, block nobody, and stay secret until the window closes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.rooms import room as room_module
from tabbytop.server.rooms.room import RETRY_SECONDS
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.commands.window import decide_close
from tabbytop.server.tables.state import SEAL_SECONDS
from tabbytop.wire import messages as m
from tests.server.cluster.several_servers import until
from tests.server.live_server import LiveServer, run_on_server, running_server
from tests.server.rooms.test_windows import close_window, moves_since, open_window, window_of
from tests.server.set_clock import SetClock
from tests.server.store.samples import stored_summary
from tests.server.tables.test_table_life import refuses


def test_an_answer_is_played_even_if_its_player_leaves(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server, players=3)
        ada, bob, _ = seated.seats
        await bob.say(["cancel nap"])
        await bob.until(lambda: window_of(bob).answered)
        await bob.send_command(m.Leave())
        await seated.sync()
        assert seated.state.match is not None
        bot_answer = (seated.state.match.game.words.read("pass"),)
        server.room(seated.table)._bots.answered[seated.state.move_number, 1] = bot_answer
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(ada, n)[0] == (1, "cancel nap", "")

    run_on_server(tmp_path, play, SetClock())


def test_a_slow_answer_blocks_nobody_else(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        _, bob, _, dan = seated.seats
        store = server.room(seated.table).store
        seal, may_write = store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await may_write.wait()
            await seal(*given, **more)

        store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        await dan.client.get_frame(seated.table)
        await dan.send_command(m.Chat(text="Anybody?"))
        assert not answering.done()
        may_write.set()
        await answering
        await bob.until(lambda: window_of(bob).answered)

    run_on_server(tmp_path, play, SetClock())


def test_an_answer_written_while_the_window_closes_is_played(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob, *_ = seated.seats
        room = server.room(seated.table)
        n, seal, may_go_on = seated.state.entry_number, room.store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await seal(*given, **more)
            await may_go_on.wait()  # the answer is stored, but this room doesn't know it yet

        room.store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        while not await room.store.sealed(seated.table):
            await asyncio.sleep(0)
        await close_window(seated)
        may_go_on.set()
        await answering
        assert moves_since(ada, n)[0][:2] == (1, "cancel nap")

    run_on_server(tmp_path, play, SetClock())


def test_an_answer_written_while_the_others_are_loaded_is_not_lost(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob, room = seated.seats[1], server.room(seated.table)
        seal, sealed = room.store.seal, room.store.sealed
        may_write, is_read, may_go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def write(*given: Any, **more: Any) -> None:
            await may_write.wait()
            await seal(*given, **more)

        async def read(*given: Any) -> dict[tuple[int, int], bytes]:
            found = await sealed(*given)
            is_read.set()
            await may_go_on.wait()
            return found

        room.store.seal, room.store.sealed = write, read  # type: ignore[method-assign, assignment]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        await seated.seats[2].send_command(m.Chat(text="Mrow."))  # when this returns, the answer has been checked
        reading = asyncio.create_task(room.work(room._sealed.load))
        await is_read.wait()
        may_write.set()
        await answering
        may_go_on.set()
        await reading
        assert room._sealed.has(room._state, 1)

    run_on_server(tmp_path, play, SetClock())


def test_an_error_while_a_window_closes_is_logged_and_the_close_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        n = seated.state.entry_number
        real = decide_close

        def broken(*_: object) -> None:
            monkeypatch.setattr(room_module, "decide_close", real)
            raise IndexError("once")

        monkeypatch.setattr(room_module, "decide_close", broken)
        while seated.state.entry_number == n:
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert "IndexError" in server.log.getvalue()

    run_on_server(tmp_path, play, SetClock())


def test_a_window_result_that_was_not_written_is_sent_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither an acknowledged answer nor a watcher who leaves publishes it. Later all seats get the whole log."""

    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob, room, n = seated.seats[1], server.room(seated.table), seated.state.entry_number
        watcher = await server.connect(await server.new_client(), seated.table)
        seal, may_go_on = room.store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await seal(*given, **more)
            await may_go_on.wait()

        async def unavailable(*given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        room.store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        while not await room.store.sealed(seated.table):
            await asyncio.sleep(0)
        with monkeypatch.context() as patched:
            patched.setattr(room.store, "append", unavailable)
            patched.setattr(room.store, "rows", unavailable)
            await server.set_clock.advance_to(seated.state.window_closes())
            await until(lambda: room.is_stale)
            may_go_on.set()
            await answering
            await watcher.__aexit__(None, None, None)
            await until(lambda: room.listener_count == 4 and not room.jobs)
            assert room.is_stale
            assert [listener.last_entry for listener in room._listeners.listeners] == [n] * 4, (
                "nobody was sent a new entry"
            )
        while any(seat.last_entry == n for seat in seated.seats):
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        await seated.sync()
        written = [row.number for row in await room.store.rows(seated.table)]
        for seat in seated.seats:
            assert [one.n for one in seat.news] == written
            assert moves_since(seat, n)[0][:2] == (1, "cancel nap")
            assert seat.frame.table is not None
            assert seat.frame.table.watching == 0

    run_on_server(tmp_path, play, SetClock())


def test_a_table_that_could_not_be_read_is_read_again_even_if_timers_are_set_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        room, n = server.room(seated.table), seated.state.entry_number

        async def unavailable(*given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        with monkeypatch.context() as patched:
            patched.setattr(room.store, "append", unavailable)
            patched.setattr(room.store, "rows", unavailable)
            await server.set_clock.advance_to(seated.state.window_closes())
            await until(lambda: room.is_stale and not room.jobs)
            room.run_table()
        await server.set_clock.advance(RETRY_SECONDS)
        await seated.seats[0].until(lambda: seated.seats[0].last_entry > n)

    run_on_server(tmp_path, play, SetClock())


def test_a_card_cannot_be_undone_while_others_answer(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob, *_ = seated.seats
        assert not ada.frame.undoable
        await bob.say(["cancel nap"])
        await refuses(ada, m.Undo(n=ada.last_entry), "too-late-to-undo")

    run_on_server(tmp_path, play, SetClock())


def test_table_lists_reveal_nothing_about_a_window_before_it_closes(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        room, n, closes = server.room(seated.table), seated.state.entry_number, seated.state.window_closes()
        ada = seated.clients[0]
        before = await ada.request("GET", "/api/my/tables")
        await server.set_clock.advance_to(closes - SEAL_SECONDS)
        requests = [asyncio.create_task(ada.request("GET", "/api/my/tables"))]
        while not await room.store.rows(seated.table, n):
            await asyncio.sleep(0)
        requests.append(asyncio.create_task(ada.request("GET", "/api/my/tables")))
        await ada.request("GET", "/api/me")
        assert not any(request.done() for request in requests), (
            "lists wait for the close, before and after the result is written"
        )
        await server.set_clock.advance_to(closes)
        assert before not in [await request for request in requests]

    run_on_server(tmp_path, play, SetClock())


def test_one_unreadable_table_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with running_server(tmp_path, clock) as server:
            broken, intact = await open_window(server), await open_window(server)
            store, n = server.rooms.store, broken.state.entry_number
            stored = await stored_summary(store, broken.table)
            await store.append(broken.table, n + 1, clock.now(), [b'{"is":"purred"}'], stored)
            table, opened = intact.table, intact.state.entry_number
        await clock.advance(60.0)
        async with running_server(tmp_path, clock) as server:
            assert server.rooms.unreadable == {broken.table}
            assert server.log.getvalue().count("ValidationError") == 1
            while server.state(table).window is not None and server.state(table).entry_number <= opened + 1:
                await clock.advance(1.0)
                await asyncio.sleep(0)
            assert server.log.getvalue().count("ValidationError") == 1, "it is logged once, not every second"

    asyncio.run(run())
