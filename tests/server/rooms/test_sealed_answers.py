"""Sealed answers: what was acknowledged is played, nobody is slowed by it, and nothing is told before its time."""

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
from tests.server.live_server import Place, hosting, scene
from tests.server.rooms.test_windows import a_window, asked, close, moved
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses


def test_what_was_answered_is_played_although_its_seat_leaves(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place, players=3)
        ada, bob, _ = company.seats
        await bob.say(["cancel nap"])
        await bob.until(lambda: asked(bob).answered)
        await bob.speak(m.Leave())
        await company.together()
        assert company.state.match is not None
        thought = (company.state.match.game.words.read("pass"),)
        place.room(company.table)._bots.answered[company.state.move_number, 1] = thought
        n = company.state.entry_number
        await close(company)
        assert moved(ada, n)[0] == (1, "cancel nap", "")

    scene(tmp_path, play, SetClock())


def test_nobody_waits_while_another_answers(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        _, bob, _, dan = company.seats
        store = place.room(company.table).store
        seal, may_write = store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await may_write.wait()
            await seal(*given, **more)

        store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        await dan.client.get_frame(company.table)
        await dan.speak(m.Chat(text="Anybody?"))
        assert not answering.done()
        may_write.set()
        await answering
        await bob.until(lambda: asked(bob).answered)

    scene(tmp_path, play, SetClock())


def test_an_answer_that_is_written_while_the_window_closes_is_played(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob, *_ = company.seats
        room = place.room(company.table)
        n, seal, may_go_on = company.state.entry_number, room.store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await seal(*given, **more)
            await may_go_on.wait()  # it is kept, and this room does not know it yet

        room.store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        while not await room.store.sealed(company.table, company.state.move_number):
            await asyncio.sleep(0)
        await close(company)
        may_go_on.set()
        await answering
        assert moved(ada, n)[0][:2] == (1, "cancel nap")

    scene(tmp_path, play, SetClock())


def test_an_answer_that_is_kept_while_the_others_are_read_is_not_forgotten(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, room = company.seats[1], place.room(company.table)
        seal, sealed = room.store.seal, room.store.sealed
        may_write, is_read, may_go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def write(*given: Any, **more: Any) -> None:
            await may_write.wait()
            await seal(*given, **more)

        async def read(*given: Any) -> dict[int, bytes]:
            found = await sealed(*given)
            is_read.set()
            await may_go_on.wait()
            return found

        room.store.seal, room.store.sealed = write, read  # type: ignore[method-assign, assignment]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        await company.seats[2].speak(m.Chat(text="Mrow."))  # by then it is checked
        reading = asyncio.create_task(room.work(room._sealed.load))
        await is_read.wait()
        may_write.set()
        await answering
        may_go_on.set()
        await reading
        assert room._sealed.has(room._state, 1)

    scene(tmp_path, play, SetClock())


def test_what_fails_when_a_window_closes_is_told_to_the_operator_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        n = company.state.entry_number
        real = decide_close

        def broken(*_: object) -> None:
            monkeypatch.setattr(room_module, "decide_close", real)
            raise IndexError("once")

        monkeypatch.setattr(room_module, "decide_close", broken)
        while company.state.entry_number == n:
            await place.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert "IndexError" in place.log.getvalue()

    scene(tmp_path, play, SetClock())


def test_nobody_hears_of_a_window_whose_end_was_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither from an answer that is acknowledged meanwhile, nor from somebody who leaves; later all hear the log."""

    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, room, n = company.seats[1], place.room(company.table), company.state.entry_number
        watcher = await place.sit(await place.stranger(), company.table)
        seal, may_go_on = room.store.seal, asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await seal(*given, **more)
            await may_go_on.wait()

        async def away(*given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        room.store.seal = slow  # type: ignore[method-assign]
        answering = asyncio.create_task(bob.say(["cancel nap"]))
        while not await room.store.sealed(company.table, company.state.move_number):
            await asyncio.sleep(0)
        with monkeypatch.context() as patched:
            patched.setattr(room.store, "append", away)
            patched.setattr(room.store, "rows", away)
            await place.set_clock.advance_to(company.state.window_closes())
            await until(lambda: room.is_stale)
            may_go_on.set()
            await answering
            await watcher.__aexit__(None, None, None)
            await until(lambda: room.listener_count == 4 and room._jobs.empty())
            assert room.is_stale
            assert [listener.last_entry for listener in room._listeners.listeners] == [n] * 4, "nothing else was sent"
        while any(seat.n == n for seat in company.seats):
            await place.set_clock.advance(0.5)
            await asyncio.sleep(0)
        await company.together()
        written = [row.n for row in await room.store.rows(company.table)]
        for seat in company.seats:
            assert [one.n for one in seat.news] == written
            assert moved(seat, n)[0][:2] == (1, "cancel nap")
            assert seat.frame.table is not None
            assert seat.frame.table.watching == 0

    scene(tmp_path, play, SetClock())


def test_a_table_that_could_not_be_read_is_read_again_whatever_is_set_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        room, n = place.room(company.table), company.state.entry_number

        async def away(*given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        with monkeypatch.context() as patched:
            patched.setattr(room.store, "append", away)
            patched.setattr(room.store, "rows", away)
            await place.set_clock.advance_to(company.state.window_closes())
            await until(lambda: room.is_stale and room._jobs.empty())
            room.run_table()
        await place.set_clock.advance(RETRY_SECONDS)
        await company.seats[0].until(lambda: company.seats[0].n > n)

    scene(tmp_path, play, SetClock())


def test_nobody_takes_a_card_back_while_others_answer(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob, *_ = company.seats
        assert not ada.frame.undoable
        await bob.say(["cancel nap"])
        await refuses(ada, m.Undo(n=ada.n), "too-late-to-undo")

    scene(tmp_path, play, SetClock())


def test_lists_tell_nothing_of_a_window_before_it_closes(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        room, n, closes = place.room(company.table), company.state.entry_number, company.state.window_closes()
        ada = company.clients[0]
        before = await ada.request("GET", "/api/my/tables")
        await place.set_clock.advance_to(closes - SEAL_SECONDS)
        looks = [asyncio.create_task(ada.request("GET", "/api/my/tables"))]
        while not await room.store.rows(company.table, n):
            await asyncio.sleep(0)
        looks.append(asyncio.create_task(ada.request("GET", "/api/my/tables")))
        await ada.request("GET", "/api/me")
        assert not any(look.done() for look in looks), "whether it is written or not"
        await place.set_clock.advance_to(closes)
        assert before not in [await look for look in looks]

    scene(tmp_path, play, SetClock())


def test_one_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with hosting(tmp_path, clock) as place:
            broken, whole = await a_window(place), await a_window(place)
            store, n = place.rooms.store, broken.state.entry_number
            await store.append(broken.table, n + 1, clock.now(), [b'{"is":"purred"}'], await store.head(broken.table))
            table, opened = whole.table, whole.state.entry_number
        await clock.advance(60.0)
        async with hosting(tmp_path, clock) as place:
            assert place.rooms.unreadable == {broken.table}
            assert place.log.getvalue().count("ValidationError") == 1
            while place.state(table).window is not None and place.state(table).entry_number <= opened + 1:
                await clock.advance(1.0)
                await asyncio.sleep(0)
            assert place.log.getvalue().count("ValidationError") == 1, "not every second"

    asyncio.run(run())
