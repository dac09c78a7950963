"""A clock that tests set by hand."""

from __future__ import annotations

import asyncio
import heapq
from typing import Any


class SetClock:
    """A clock that moves only when a test advances it."""

    LOOP_ITERATIONS = 20
    """Event loop iterations before time moves on, so that a woken task acts at its own time."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._start = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None], asyncio.Task[Any] | None]] = []
        self._count = 0

    def now(self) -> float:
        """Return the time that was set."""
        return self._now

    def monotonic(self) -> float:
        """Return the seconds by which the clock has been advanced."""
        return self._now - self._start

    @property
    def sleepers(self) -> int:
        """Return the number of sleeping tasks."""
        return sum(not future.done() for _, _, future, _ in self._sleepers)

    @property
    def next(self) -> float | None:
        """Return when the next task wakes up, or None if none is asleep."""
        return min((t for t, _, future, _ in self._sleepers if not future.done()), default=None)

    def is_asleep(self, task: asyncio.Task[Any]) -> bool:
        """Return whether a task sleeps, so that it does nothing before the clock is advanced."""
        return any(sleeper is task and not future.done() for _, _, future, sleeper in self._sleepers)

    async def sleep_until(self, t: float) -> None:
        """Sleep until the clock reaches t."""
        if t <= self._now:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._sleepers, (t, self._count, future, asyncio.current_task()))
        await future

    async def advance(self, seconds: float) -> None:
        """Advance the clock. Sleeping tasks wake in order, each at its own time, and may go to sleep again."""
        await self.advance_to(self._now + seconds)

    async def advance_to(self, end: float) -> None:
        """Advance the clock to exactly this time."""
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            t, _, future, _ = heapq.heappop(self._sleepers)
            if future.done():
                continue
            self._now = max(self._now, t)
            future.set_result(None)
            await self.settle()
        self._now = max(self._now, end)
        await self.settle()

    async def settle(self) -> None:
        """Let all awake tasks run until they wait for something."""
        for _ in range(self.LOOP_ITERATIONS):
            await asyncio.sleep(0)
