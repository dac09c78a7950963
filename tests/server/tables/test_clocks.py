"""Clocks: move time, reserve, timeouts, turn-based games and the pace of bots, all of it across restarts."""

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
from tests.server.live_server import (
    HANG_TIMEOUT,
    WINDOW_SECONDS,
    LiveServer,
    SeatedTable,
    run_on_server,
    running_server,
    seat_table,
    setup,
)
from tests.server.rooms.test_windows import STARS, close_window, seat_with_hands
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses, table_of

LIVE = m.Pace("live", move=10.0, reserve=30.0)
HOUR = 3600.0
SLOW = m.Pace("slow", move=2 * HOUR)


def times(seat: TableConnection) -> m.Times:
    """Return the clocks as a seat sees them."""
    assert seat.frame.times is not None
    return seat.frame.times


async def play_move(seated: SeatedTable) -> None:
    """Make the first legal move for the player to move."""
    seat = seated.to_move
    await seat.say(first_move(seat.options))
    await seated.sync()


async def play_turn(seated: SeatedTable) -> None:
    """Play a whole turn for the player to move."""
    seat = seated.state.seat_to_move
    while seated.state.seat_to_move == seat:
        await play_move(seated)


# Live


def test_without_a_clock_there_is_no_time_limit(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        assert seated.seats[0].frame.times is None
        await server.set_clock.advance(900.0)
        await play_turn(seated)
        assert seated.state.seat_to_move == 1

    run_on_server(tmp_path, play, SetClock())


def test_time_beyond_the_move_time_is_taken_from_the_reserve(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 2, clock=LIVE))
        clock = server.set_clock
        began = clock.now()
        for player in seated.seats:
            assert times(player) == m.Times(0, began, 10.0, [30.0, 30.0], began + 40.0)
        await clock.advance(9.0)
        await play_move(seated)
        assert times(seated.seats[1]).reserve == [30.0, 30.0], "nine seconds are within the move time"
        seat = seated.state.seat_to_move
        assert seat is not None
        await clock.advance(22.0)
        await seated.seats[0].send_command(m.Chat(text="Take your time."))
        await seated.sync()
        assert times(seated.seats[1]).reserve[seat] == 30.0
        assert times(seated.seats[1]).due == began + 9.0 + 40.0, "chat doesn't stop a clock"
        await play_move(seated)
        assert times(seated.seats[0]).reserve[seat] == 18.0
        assert times(seated.seats[0]).since == began + 31.0

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_takes_over_on_timeout_and_the_player_may_return(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3, clock=LIVE))
        ada, bob, _ = seated.seats
        clock = server.set_clock
        began = clock.now()
        await clock.advance(39.9)
        await ada.send_command(m.Chat(text="Almost."))
        assert not table_of(ada).seats[0].stand_in
        await clock.advance(0.1)
        await bob.until(lambda: bob.frame.asks == 1)
        takeover = next(news for news in bob.news if news.what == "stood-in")
        assert takeover.facts == {"level": "kitten", "why": "time", "asked_by": None}
        assert takeover.at == began + 40.0
        assert takeover.text == ["Ada ran out of time. A bot takes over for now."]
        moves = [news for news in bob.news if news.what == "moved"]
        assert {(news.by, news.made) for news in moves} == {(0, "kitten")}
        assert times(bob) == m.Times(1, began + 40.0, 10.0, [0.0, 30.0, 30.0], began + 80.0)
        await refuses(ada, m.Say(ada.last_entry, ["pass"]), "bot-plays")
        await ada.send_command(m.Back())
        await play_turn(seated)
        await play_turn(seated)
        assert seated.state.seat_to_move == 0
        assert times(ada).due == clock.now() + 10.0, "the reserve is used up"
        await clock.advance(10.0)
        await ada.until(lambda: table_of(ada).seats[0].stand_in == "kitten")

    run_on_server(tmp_path, play, SetClock())


def test_returning_during_your_turn_starts_your_clock(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, clock=LIVE))
        ada, bob = seated.seats
        clock = server.set_clock
        server.inline_bots.may_answer.clear()
        await clock.advance(15.0)
        await ada.send_command(m.Leave())
        await seated.sync()
        assert times(bob).running is None
        assert times(bob).reserve == [25.0, 30.0]
        await clock.advance(300.0)
        await ada.send_command(m.Back())
        await seated.sync()
        assert times(bob) == m.Times(0, clock.now(), 10.0, [25.0, 30.0], clock.now() + 35.0)
        server.inline_bots.may_answer.set()
        await play_turn(seated)
        assert {news.made for news in bob.news if news.what == "moved"} == {""}

    run_on_server(tmp_path, play, SetClock())


def test_no_clock_runs_during_a_window(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup("here-kitty-kitty", 3, deck=STARS, windows=WINDOW_SECONDS, clock=LIVE)
        seated = await seat_with_hands(server, made, {0: {"star"}})
        ada = seated.seats[0]
        await ada.say(["play star"])
        await seated.sync()
        assert times(ada).running is None
        assert times(ada).due is None
        await close_window(seated)
        assert times(ada).reserve == [30.0] * 3

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_waits_for_the_tables_pace_and_has_no_clock(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, clock=LIVE, bot_seconds=1.5), bots=1)
        ada = seated.seats[0]
        await play_turn(seated)
        asked_at = server.clock.now()
        assert times(ada).running is None
        n = seated.state.entry_number
        await server.set_clock.advance(1.4)
        await ada.send_command(m.Chat(text="Come on."))
        assert [news.what for news in ada.news if news.n > n] == ["chatted"]
        await server.set_clock.advance(0.1)
        await ada.until(lambda: ada.news[-1].what == "moved")
        assert ada.news[-1].at == asked_at + 1.5

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_that_thinks_longer_than_the_pace_moves_when_done(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, bot_seconds=1.5), bots=1)
        ada = seated.seats[0]
        server.inline_bots.may_answer.clear()
        await play_turn(seated)
        await server.set_clock.advance(9.0)
        server.inline_bots.may_answer.set()
        await ada.until(lambda: ada.news[-1].what == "moved" and ada.news[-1].by == 1)

    run_on_server(tmp_path, play, SetClock())


@pytest.mark.parametrize("level", ["tiger", "tiger:1", "tiger:999"])
def test_a_searching_bot_takes_its_full_time_even_without_a_choice(tmp_path: Path, level: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, bot_seconds=0.5), people=1, start=False)
        ada = seated.seats[0]
        await ada.send_command(m.SeatBot(seat=1, level=level))
        await ada.send_command(m.Start())
        original_choose = server.inline_bots.chooser.choose

        def choose_like_a_kitten(request: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
            return original_choose(replace(request, level="kitten"), watch)

        server.inline_bots.chooser.choose = choose_like_a_kitten  # type: ignore[method-assign]
        await play_turn(seated)
        asked_at = server.clock.now()
        n = seated.state.entry_number
        await server.set_clock.advance(2.4)
        await ada.send_command(m.Chat(text="Tiger?"))
        assert [news.what for news in ada.news if news.n > n] == ["chatted"]
        await server.set_clock.advance(0.1)
        await ada.until(lambda: ada.news[-1].what == "moved")
        assert ada.news[-1].at == pytest.approx(asked_at + 2.5)

    run_on_server(tmp_path, play, SetClock())


# Slow


def test_a_slow_games_clock_runs_while_nobody_is_connected(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3, clock=SLOW))
        clock = server.set_clock
        began = clock.now()
        assert times(seated.seats[0]).due == began + 2 * HOUR
        await clock.advance(HOUR)
        await play_turn(seated)
        assert times(seated.seats[0]).due == began + 3 * HOUR
        for seat in seated.seats:
            await seat.__aexit__(None, None, None)
        await until(server, lambda: not server.room(seated.table).listener_count)
        await clock.advance(700.0)
        await until(server, lambda: seated.table not in server.rooms.rooms)
        await clock.advance_to(began + 3 * HOUR)
        await until(server, lambda: seated.table in server.rooms.rooms and seated.state.seat_to_move == 2)
        bob = await server.connect(seated.clients[1], seated.table)
        assert table_of(bob).seats[1].stand_in == "kitten"
        late = [news.at - began - 3 * HOUR for news in bob.news if news.what == "stood-in"]
        assert len(late) == 1
        assert 0 <= late[0] < 60, "the server checks about once a second"

    run_on_server(tmp_path, play, SetClock())


async def until(server: LiveServer, condition: Callable[[], bool]) -> None:
    """Advance the clock by seconds until a condition holds, but not before the server has done its round."""
    while not condition():
        await asyncio.sleep(0.001)
        if server.is_between_rounds and not server.rooms.loading:
            await server.set_clock.advance(1.0)


# After a restart


def restart(folder: Path, pace: m.Pace, downtime: float, check: Callable[[SeatedTable], Awaitable[None]]) -> None:
    """Let Ada take twelve seconds, restart the server after `downtime`, and run a check."""

    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(HANG_TIMEOUT), AsyncExitStack() as exit_stack:
            async with running_server(folder, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup("cat-box", 3, clock=pace))
                await clock.advance(12.0)
                await play_turn(seated)
                await clock.advance(4.0)
                port = int(server.url.rsplit(":", 1)[1])
            await clock.advance(downtime)
            async with running_server(folder, clock, exit_stack=exit_stack, port=port) as server:
                restarted = SeatedTable(server, seated.table, seated.clients, seated.seats)
                await server.rooms.room(seated.table)
                await restarted.sync()
                await check(restarted)

    asyncio.run(run())


def test_a_live_clock_continues_after_a_restart_with_the_time_left(tmp_path: Path) -> None:
    async def check(seated: SeatedTable) -> None:
        bob = seated.seats[1]
        now = seated.server.clock.now()
        assert bob.news[-1].what == "resumed"
        assert bob.news[-1].text == ["The server is back. The downtime doesn't count against your clock."]
        assert times(bob) == m.Times(1, now - 4.0, 10.0, [28.0, 30.0, 30.0], now + 36.0)
        await seated.server.set_clock.advance(35.0)
        assert not seated.state.seats[1].stand_in
        await seated.server.set_clock.advance(1.0)
        await bob.until(lambda: table_of(bob).seats[1].stand_in == "kitten")
        assert [news.n for news in bob.news] == list(range(1, bob.last_entry + 1))

    restart(tmp_path, LIVE, HOUR, check)


def test_every_second_counts_once_across_several_restarts(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(HANG_TIMEOUT), AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup("cat-box", 2, clock=LIVE))
                await clock.advance(6.0)
                await server.app.stop()
                port = int(server.url.rsplit(":", 1)[1])
            for used in (12.0, 18.0):
                await clock.advance(HOUR)
                async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                    began = clock.now()
                    room = await server.rooms.room(seated.table)
                    assert await room.read(lambda state: state.clocks.due()) == began + 40.0 - (used - 6.0)
                    await clock.advance(6.0)
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                room = await server.rooms.room(seated.table)
                assert await room.read(lambda state: state.clocks.due()) == clock.now() + 22.0
                assert [type(entry) for _, entry in room._state.log][-6:] == [Paused, Resumed] * 3

    asyncio.run(run())


def test_after_a_kill_time_counts_until_the_last_log_entry(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(HANG_TIMEOUT), AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup("cat-box", 2, clock=LIVE))
                await clock.advance(6.0)
                await seated.seats[1].send_command(m.Chat(text="Hurry."))
                await clock.advance(3.0)
                server.rooms.pause = skip_pause  # type: ignore[method-assign]
                port = int(server.url.rsplit(":", 1)[1])
            await clock.advance(HOUR)
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                room = await server.rooms.room(seated.table)
                assert await room.read(lambda state: state.clocks.due()) == clock.now() + 34.0

    async def skip_pause() -> None:
        """Do nothing, because a killed server can't pause its tables."""

    asyncio.run(run())


def test_an_old_log_without_a_pause_time_can_be_read() -> None:
    assert decode_entry(b'{"is":"resumed"}') == Resumed(0.0)


def test_a_slow_games_clock_includes_downtime(tmp_path: Path) -> None:
    async def check(seated: SeatedTable) -> None:
        bob = seated.seats[1]
        now = seated.server.clock.now()
        assert bob.news[-1].what == "moved"
        assert times(bob).due == now - HOUR - 4.0 + 2 * HOUR
        await play_turn(seated)
        assert times(bob).running == 2

    restart(tmp_path, SLOW, HOUR, check)


def test_a_slow_game_can_time_out_during_downtime(tmp_path: Path) -> None:
    async def check(seated: SeatedTable) -> None:
        cleo = seated.seats[2]
        await cleo.until(lambda: cleo.frame.asks == 2)
        assert table_of(cleo).seats[1].stand_in == "kitten"

    restart(tmp_path, SLOW, 3 * HOUR, check)


def test_a_bots_turn_continues_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(HANG_TIMEOUT), AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup("cat-box", 3), bots=1)
                server.inline_bots.may_answer.clear()
                await play_turn(seated)
                await play_turn(seated)
                assert seated.state.seat_to_move == 2
                port = int(server.url.rsplit(":", 1)[1])
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                ada = seated.seats[0]
                await ada.until(lambda: ada.frame.asks == 0)

    asyncio.run(run())


# Arithmetic


def test_clock_arithmetic() -> None:
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
    assert clocks.due() == 2025.0, "fifteen seconds were used, and the downtime doesn't count"
    clocks.resume(3000.0, 2005.0)
    assert clocks.due() == 3020.0, "and five more"
    clocks.resume(4000.0, 9999.0)
    assert clocks.due() == 3020.0, "a pause in the future is ignored"
    clocks.resume(5000.0, 0.0)
    assert clocks.due() == 5040.0, "old logs have no pause time"
    assert Clocks(m.Pace(), 2).shown() is None
