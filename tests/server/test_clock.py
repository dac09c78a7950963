"""The manual clock for tests and the wall clock."""

from __future__ import annotations

import asyncio
import time

import pytest

from tabbytop.server.clock import WallClock
from tests.server.set_clock import SetClock


def test_sleepers_wake_in_order_at_their_own_times() -> None:
    async def check() -> None:
        clock = SetClock(100.0)
        woken: list[tuple[str, float]] = []

        async def sleep(name: str, t: float) -> None:
            await clock.sleep_until(t)
            woken.append((name, clock.now()))

        tasks = [asyncio.create_task(sleep(name, t)) for name, t in (("late", 130.0), ("soon", 110.0), ("far", 500.0))]
        await clock.advance(5)
        assert (woken, clock.sleepers, clock.next) == ([], 3, 110.0)
        await clock.advance(30)
        assert woken == [("soon", 110.0), ("late", 130.0)]
        assert (clock.now(), clock.monotonic()) == (135.0, 35.0)
        tasks[2].cancel()
        await asyncio.sleep(0)
        await clock.advance(1000)
        assert len(woken) == 2

    asyncio.run(check())


def test_a_task_that_sleeps_again_is_woken_again() -> None:
    async def check() -> None:
        clock = SetClock(0.0)
        ticks: list[float] = []

        async def tick() -> None:
            while True:
                await clock.sleep_until(clock.now() + 10)
                ticks.append(clock.now())

        task = asyncio.create_task(tick())
        await clock.advance(35)
        assert ticks == [10, 20, 30]
        task.cancel()

    asyncio.run(check())


def test_sleeping_until_a_past_time_returns_at_once() -> None:
    async def check() -> None:
        await SetClock(100.0).sleep_until(99.0)
        await WallClock().sleep_until(time.time() - 1)
        wall = WallClock()
        started_at = wall.monotonic()
        await wall.sleep_until(wall.now() + 0.01)
        assert wall.monotonic() - started_at >= 0.009

    asyncio.run(check())


def test_a_wall_clock_set_back_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    real, offset = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + offset[0])
    before = clock.now()
    offset[0] = -3600.0
    assert before <= clock.now() < before + 60
    offset[0] = 3600.0
    assert clock.now() > before + 3000, "a clock set forward is followed"
