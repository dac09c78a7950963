"""Bots think about their next move while a window is open, at times that follow from public facts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tabbytop.server.bot_pool.pool import MoveRequest
from tabbytop.server.rooms.bot_seats import AFTER_WINDOW, shortest_wait
from tabbytop.server.tables.state import BOT_SECONDS, SeatState
from tests.server.rooms.test_next_moves import SECOND, burglary, close_window, moves_of
from tests.server.rooms.test_window_secrecy import SECONDS, Json, PlayedTable, Received

Play = Callable[[PlayedTable, "ThinkingBots"], Coroutine[Any, Any, None]]


class ThinkingBots:
    """Bots that make seat 0's second action after some seconds of thinking."""

    def __init__(self, table: PlayedTable, seconds: float) -> None:
        self.table = table
        self.seconds = seconds
        self.requests: list[MoveRequest] = []
        self.canceled = 0

    async def move(self, request: MoveRequest) -> tuple[int, ...]:
        """Think, then make the move."""
        self.requests.append(request)
        clock = self.table.clock
        try:
            await clock.sleep_until(clock.now() + self.seconds)
        except asyncio.CancelledError:
            self.canceled += 1
            raise
        assert self.table.state.match is not None
        return (self.table.state.match.game.words.read(SECOND),)


def run_bot(
    position: Json, play: Play, level: str = "house-cat", seconds: float = 0.5, bot_seconds: float = BOT_SECONDS
) -> Received:
    """Run a coroutine at a table where seat 0 is a bot that has just played a card, and return what all received."""

    async def run() -> Received:
        table = PlayedTable(position)
        bots: Any = ThinkingBots(table, seconds)
        table.room._bots.pool = bots
        table.state.change_seat(0, person="", level=level)
        table.state.setup.bot_seconds = bot_seconds
        await table.open()
        await table.clock.settle()
        await play(table, bots)
        await table.close()
        return table.received

    return asyncio.run(run())


@pytest.mark.parametrize("level", ["house-cat", "tiger:30"])
def test_a_bot_moves_right_after_the_window_in_which_it_has_thought(level: str) -> None:
    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        assert [(request.seat, request.in_window) for request in bots.requests] == [(0, False)]
        closes = await close_window(table)
        assert table.state.seat_to_move == 0
        assert table.state.window is None
        await table.clock.advance_to(closes + AFTER_WINDOW)
        assert moves_of(table)[-1] == (closes + AFTER_WINDOW, 0, SECOND)
        assert len([request for request in bots.requests if request.seat == 0]) == 1, "it is asked once"

    assert shortest_wait(level) < SECONDS["cancel"]
    run_bot(burglary(), play, level)


def test_a_bot_whose_pace_is_slower_than_the_window_takes_the_rest_of_its_time() -> None:
    async def play(table: PlayedTable, _: ThinkingBots) -> None:
        opened = table.clock.now()
        await close_window(table)
        await table.clock.advance_to(opened + 8.999)
        assert moves_of(table)[-1][1] != 0
        await table.clock.advance_to(opened + 9.0)
        assert moves_of(table)[-1] == (opened + 9.0, 0, SECOND)

    run_bot(burglary(), play, bot_seconds=9.0)


def test_a_bot_thinks_again_if_somebody_acted() -> None:
    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        await table.answer(1, "cancel tuna")
        bots.seconds = 0.0
        closes = await close_window(table)
        assert bots.canceled == 1
        while table.state.window is not None:
            closes = await close_window(table)
        await table.clock.advance(BOT_SECONDS - 0.001)
        assert moves_of(table)[-1][1] != 0
        await table.clock.advance_to(closes + BOT_SECONDS)
        assert moves_of(table)[-1] == (closes + BOT_SECONDS, 0, SECOND)

    run_bot(burglary(), play, seconds=6.0)


def test_a_bot_thinks_from_the_first_of_several_windows_on() -> None:
    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        await close_window(table)
        assert table.state.window is not None
        closes = await close_window(table)
        await table.clock.advance_to(closes + AFTER_WINDOW)
        assert moves_of(table)[-1] == (closes + AFTER_WINDOW, 0, SECOND)
        assert sum(not request.in_window for request in bots.requests) == 1

    run_bot(burglary("copy-cat"), play, seconds=1.0)


def test_a_slow_bot_thinks_again_after_the_answers_of_bots_in_the_next_window() -> None:
    """Otherwise its search would keep them waiting until that window has closed."""

    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        await table.clock.advance(1.0)
        table.room.run_table()
        await close_window(table)
        await table.clock.settle()
        assert [request.in_window for request in bots.requests] == [False, True, False]
        assert bots.canceled == 1
        opened = table.state.asked_at
        await close_window(table)
        await table.clock.advance_to(opened + 9.0)
        assert moves_of(table)[-1] == (opened + 9.0, 0, SECOND)

    run_bot(burglary("copy-cat"), play, seconds=6.0, bot_seconds=9.0)


@pytest.mark.parametrize("seconds", [0.0, 1.0, 3.0])
def test_what_others_hold_and_how_long_a_bot_thinks_changes_nothing(seconds: float) -> None:
    async def play(table: PlayedTable, _: ThinkingBots) -> None:
        await table.look()
        while table.state.window is not None:
            await close_window(table)
            await table.look()
        await table.clock.advance(AFTER_WINDOW)
        await table.look()

    armed, unarmed = burglary("copy-cat"), burglary("copy-cat")
    unarmed["players"][2]["hand"][0], unarmed["deck"][-1] = unarmed["deck"][-1], "copy-cat"
    plain, other = run_bot(armed, play), run_bot(unarmed, play, seconds=seconds)
    assert plain[2] != other[2]
    for seat in (1, None):
        assert plain[seat] == other[seat]
        assert len(plain[seat]) > 6


def test_a_plan_that_was_dropped_does_not_keep_a_bot_from_moving() -> None:
    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        await table.clock.advance_to(table.state.window_closes())
        table.room._bots._drop_plan()
        await table.clock.advance(AFTER_WINDOW + 3.0)
        assert moves_of(table)[-1][1:] == (0, SECOND)

    run_bot(burglary(), play, seconds=2.0)


def test_seats_of_people_are_not_planned_for() -> None:
    async def play(table: PlayedTable, bots: ThinkingBots) -> None:
        table.state.seats[0] = SeatState("person-0", "Player 0")
        table.room.run_table()
        assert table.room._bots.plan is None

    run_bot(burglary(), play)
