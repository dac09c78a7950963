"""Clocks: per move and reserve, who runs out of time, days, bots' pace; all of it survives a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from tabbytop.bots.bot import Watch
from tabbytop.server.bot_pool.worker import MoveRequest
from tabbytop.server.tables.clocks import Clocks
from tabbytop.server.tables.commands.upkeep import Paused, Resumed
from tabbytop.server.tables.log import decode_entry
from tabbytop.wire import messages as m
from tabbytop.wire.client import TableConnection, first_move
from tests.server.live_server import CALM, PATIENCE, Company, Place, gather, hosting, scene, setup
from tests.server.rooms.test_windows import STARS, close, with_hands
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses, table_of

LIVE = m.Pace("live", move=10.0, reserve=30.0)
HOUR = 3600.0
SLOW = m.Pace("slow", move=2 * HOUR)


def times(seat: TableConnection) -> m.Times:
    """The clocks as a seat sees them."""
    assert seat.frame.times is not None
    return seat.frame.times


async def move(company: Company) -> None:
    """Whoever is asked makes their first move."""
    seat = company.asked
    await seat.say(first_move(seat.options))
    await company.together()


async def turn(company: Company) -> None:
    """Whoever is asked plays their whole turn."""
    seat = company.state.seat_to_move
    while company.state.seat_to_move == seat:
        await move(company)


# Live


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        assert company.seats[0].frame.times is None
        await place.set_clock.advance(900.0)
        await turn(company)
        assert company.state.seat_to_move == 1

    scene(tmp_path, play, SetClock())


def test_every_move_has_its_seconds_and_more_are_taken_from_the_reserve(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 2, clock=LIVE))
        clock = place.set_clock
        began = clock.now()
        for one in company.seats:
            assert times(one) == m.Times(0, began, 10.0, [30.0, 30.0], began + 40.0)
        await clock.advance(9.0)
        await move(company)
        assert times(company.seats[1]).reserve == [30.0, 30.0], "nine seconds are within the move"
        seat = company.state.seat_to_move
        assert seat is not None
        await clock.advance(22.0)
        await company.seats[0].speak(m.Chat(text="Take your time."))
        await company.together()
        assert times(company.seats[1]).reserve[seat] == 30.0
        assert times(company.seats[1]).due == began + 9.0 + 40.0, "chat does not stop a clock"
        await move(company)
        assert times(company.seats[0]).reserve[seat] == 18.0
        assert times(company.seats[0]).since == began + 31.0

    scene(tmp_path, play, SetClock())


def test_who_runs_out_of_time_is_played_on_and_may_come_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3, clock=LIVE))
        ada, bob, _ = company.seats
        clock = place.set_clock
        began = clock.now()
        await clock.advance(39.9)
        await ada.speak(m.Chat(text="Almost."))
        assert not table_of(ada).seats[0].stand_in
        await clock.advance(0.1)
        await bob.until(lambda: bob.frame.asks == 1)
        stood = next(one for one in bob.news if one.what == "stood-in")
        assert stood.facts == {"level": "kitten", "why": "time"}
        assert stood.at == began + 40.0
        assert stood.text == ["Ada ran out of time. A bot takes over for now."]
        made = [one for one in bob.news if one.what == "moved"]
        assert {(one.by, one.made) for one in made} == {(0, "kitten")}
        assert times(bob) == m.Times(1, began + 40.0, 10.0, [0.0, 30.0, 30.0], began + 80.0)
        await refuses(ada, m.Say(ada.n, ["pass"]), "bot-plays")
        await ada.speak(m.Back())
        await turn(company)
        await turn(company)
        assert company.state.seat_to_move == 0
        assert times(ada).due == clock.now() + 10.0, "the reserve is used up"
        await clock.advance(10.0)
        await ada.until(lambda: table_of(ada).seats[0].stand_in == "kitten")

    scene(tmp_path, play, SetClock())


def test_coming_back_in_ones_turn_starts_the_clock(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, clock=LIVE))
        ada, bob = company.seats
        clock = place.set_clock
        place.near.free.clear()
        await clock.advance(15.0)
        await ada.speak(m.Leave())
        await company.together()
        assert times(bob).running is None
        assert times(bob).reserve == [25.0, 30.0]
        await clock.advance(300.0)
        await ada.speak(m.Back())
        await company.together()
        assert times(bob) == m.Times(0, clock.now(), 10.0, [25.0, 30.0], clock.now() + 35.0)
        place.near.free.set()
        await turn(company)
        assert {one.made for one in bob.news if one.what == "moved"} == {""}

    scene(tmp_path, play, SetClock())


def test_no_clock_runs_in_windows(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        made = setup("here-kitty-kitty", 3, deck=STARS, windows=CALM, clock=LIVE)
        company = await with_hands(place, made, {0: {"star"}})
        ada = company.seats[0]
        await ada.say(["play star"])
        await company.together()
        assert times(ada).running is None
        assert times(ada).due is None
        await close(company)
        assert times(ada).reserve == [30.0] * 3

    scene(tmp_path, play, SetClock())


def test_a_bot_moves_no_sooner_than_the_tables_pace_and_needs_no_clock(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, clock=LIVE, bot_seconds=1.5), bots=1)
        ada = company.seats[0]
        await turn(company)
        asked_at = place.clock.now()
        assert times(ada).running is None
        n = company.state.entry_number
        await place.set_clock.advance(1.4)
        await ada.speak(m.Chat(text="Come on."))
        assert [one.what for one in ada.news if one.n > n] == ["chatted"]
        await place.set_clock.advance(0.1)
        await ada.until(lambda: ada.news[-1].what == "moved")
        assert ada.news[-1].at == asked_at + 1.5

    scene(tmp_path, play, SetClock())


def test_a_bot_that_thinks_longer_moves_when_it_has_thought(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, bot_seconds=1.5), bots=1)
        ada = company.seats[0]
        place.near.free.clear()
        await turn(company)
        await place.set_clock.advance(9.0)
        place.near.free.set()
        await ada.until(lambda: ada.news[-1].what == "moved" and ada.news[-1].by == 1)

    scene(tmp_path, play, SetClock())


@pytest.mark.parametrize("level", ["tiger", "tiger:1", "tiger:999"])
def test_a_bot_that_searches_takes_its_whole_time_though_it_has_no_choice(tmp_path: Path, level: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, bot_seconds=0.5), people=1, start=False)
        ada = company.seats[0]
        await ada.speak(m.SeatBot(seat=1, level=level))
        await ada.speak(m.Start())
        think = place.near.chooser.choose

        def at_once(request: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
            return think(replace(request, level="kitten"), watch)

        place.near.chooser.choose = at_once  # type: ignore[method-assign]
        await turn(company)
        asked_at = place.clock.now()
        n = company.state.entry_number
        await place.set_clock.advance(2.4)
        await ada.speak(m.Chat(text="Tiger?"))
        assert [one.what for one in ada.news if one.n > n] == ["chatted"]
        await place.set_clock.advance(0.1)
        await ada.until(lambda: ada.news[-1].what == "moved")
        assert ada.news[-1].at == pytest.approx(asked_at + 2.5)

    scene(tmp_path, play, SetClock())


# Slow


def test_in_a_slow_game_days_pass_though_nobody_is_there(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3, clock=SLOW))
        clock = place.set_clock
        began = clock.now()
        assert times(company.seats[0]).due == began + 2 * HOUR
        await clock.advance(HOUR)
        await turn(company)
        assert times(company.seats[0]).due == began + 3 * HOUR
        for seat in company.seats:
            await seat.__aexit__(None, None, None)
        await until(clock, lambda: not place.room(company.table).listener_count)
        await clock.advance(700.0)
        await until(clock, lambda: company.table not in place.rooms.rooms)
        await clock.advance_to(began + 3 * HOUR)
        await until(clock, lambda: company.table in place.rooms.rooms and company.state.seat_to_move == 2)
        bob = await place.sit(company.clients[1], company.table)
        assert table_of(bob).seats[1].stand_in == "kitten"
        late = [one.at - began - 3 * HOUR for one in bob.news if one.what == "stood-in"]
        assert len(late) == 1
        assert 0 <= late[0] < 60, "the server looks about every second"

    scene(tmp_path, play, SetClock())


async def until(clock: SetClock, true: Callable[[], bool]) -> None:
    """Let seconds pass until the server is so far."""
    while not true():
        await asyncio.sleep(0.02)
        await clock.advance(1.0)


# After a restart


def restart(folder: Path, pace: m.Pace, away: float, then: Callable[[Company], Awaitable[None]]) -> None:
    """Ada takes twelve seconds, the server is away for a while, and then?"""

    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as leaving:
            async with hosting(folder, clock, leaving=leaving) as place:
                company = await gather(place, setup("cat-box", 3, clock=pace))
                await clock.advance(12.0)
                await turn(company)
                await clock.advance(4.0)
                port = int(place.url.rsplit(":", 1)[1])
            await clock.advance(away)
            async with hosting(folder, clock, leaving=leaving, port=port) as place:
                again = Company(place, company.table, company.clients, company.seats)
                await place.rooms.room(company.table)
                await again.together()
                await then(again)

    asyncio.run(run())


def test_after_a_restart_who_is_to_move_in_a_live_game_has_the_time_they_had_left(tmp_path: Path) -> None:
    async def then(company: Company) -> None:
        bob = company.seats[1]
        now = company.place.clock.now()
        assert bob.news[-1].what == "resumed"
        assert bob.news[-1].text == ["The server is back. The downtime doesn't count against your clock."]
        assert times(bob) == m.Times(1, now - 4.0, 10.0, [28.0, 30.0, 30.0], now + 36.0)
        await company.place.set_clock.advance(35.0)
        assert not company.state.seats[1].stand_in
        await company.place.set_clock.advance(1.0)
        await bob.until(lambda: table_of(bob).seats[1].stand_in == "kitten")
        assert [one.n for one in bob.news] == list(range(1, bob.n + 1))

    restart(tmp_path, LIVE, HOUR, then)


def test_however_often_the_server_goes_every_second_counts_once(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as leaving:
            async with hosting(tmp_path, clock, leaving=leaving) as place:
                company = await gather(place, setup("cat-box", 2, clock=LIVE))
                await clock.advance(6.0)
                await place.app.stop()
                port = int(place.url.rsplit(":", 1)[1])
            for used in (12.0, 18.0):
                await clock.advance(HOUR)
                async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                    began = clock.now()
                    room = await place.rooms.room(company.table)
                    assert await room.read(lambda state: state.clocks.due()) == began + 40.0 - (used - 6.0)
                    await clock.advance(6.0)
            async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                room = await place.rooms.room(company.table)
                assert await room.read(lambda state: state.clocks.due()) == clock.now() + 22.0
                assert [type(entry) for _, entry in room._state.log][-6:] == [Paused, Resumed] * 3

    asyncio.run(run())


def test_time_counts_until_the_last_entry_where_the_server_was_killed(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as leaving:
            async with hosting(tmp_path, clock, leaving=leaving) as place:
                company = await gather(place, setup("cat-box", 2, clock=LIVE))
                await clock.advance(6.0)
                await company.seats[1].speak(m.Chat(text="Hurry."))
                await clock.advance(3.0)
                place.rooms.pause = killed  # type: ignore[method-assign]
                port = int(place.url.rsplit(":", 1)[1])
            await clock.advance(HOUR)
            async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                room = await place.rooms.room(company.table)
                assert await room.read(lambda state: state.clocks.due()) == clock.now() + 34.0

    async def killed() -> None:
        """It could not say goodbye."""

    asyncio.run(run())


def test_a_log_that_does_not_say_until_when_it_was_seen_to_is_read() -> None:
    assert decode_entry(b'{"is":"resumed"}') == Resumed(0.0)


def test_after_a_restart_a_slow_game_goes_on_by_the_calendar(tmp_path: Path) -> None:
    async def then(company: Company) -> None:
        bob = company.seats[1]
        now = company.place.clock.now()
        assert bob.news[-1].what == "moved"
        assert times(bob).due == now - HOUR - 4.0 + 2 * HOUR
        await turn(company)
        assert times(bob).running == 2

    restart(tmp_path, SLOW, HOUR, then)


def test_time_that_ran_out_while_the_server_was_away_has_run_out(tmp_path: Path) -> None:
    async def then(company: Company) -> None:
        cleo = company.seats[2]
        await cleo.until(lambda: cleo.frame.asks == 2)
        assert table_of(cleo).seats[1].stand_in == "kitten"

    restart(tmp_path, SLOW, 3 * HOUR, then)


def test_a_bots_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as leaving:
            async with hosting(tmp_path, clock, leaving=leaving) as place:
                company = await gather(place, setup("cat-box", 3), bots=1)
                place.near.free.clear()
                await turn(company)
                await turn(company)
                assert company.state.seat_to_move == 2
                port = int(place.url.rsplit(":", 1)[1])
            async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                ada = company.seats[0]
                await ada.until(lambda: ada.frame.asks == 0)

    asyncio.run(run())


# The sum


def test_the_clock_is_a_sum_of_what_was_asked_and_when() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.ask(0, 100.0)
    assert clocks.due() == 140.0
    clocks.ask(1, 125.0)
    assert clocks.reserve == [15.0, 30.0]
    clocks.ask(None, 130.0)
    assert clocks.due() is None
    clocks.ask(0, 500.0)
    clocks.ask(1, 1000.0)
    assert clocks.reserve == [0.0, 30.0]
    clocks.resume(2000.0, 1015.0)
    assert clocks.due() == 2025.0, "fifteen seconds were used, the rest is nobody's"
    clocks.resume(3000.0, 2005.0)
    assert clocks.due() == 3020.0, "and five more"
    clocks.resume(4000.0, 9999.0)
    assert clocks.due() == 3020.0, "no server was away in times to come"
    clocks.resume(5000.0, 0.0)
    assert clocks.due() == 5040.0, "old logs do not say"
    assert Clocks(m.Pace(), 2).shown() is None
