"""A clock for tests."""

from __future__ import annotations

import asyncio
import heapq


class SetClock:
    """A clock that stands still until a test moves it on."""

    TURNS = 20
    """Turns of the event loop before time moves on, so that whatever woke up acts at its own time."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._began = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        """Return the time that was set."""
        return self._now

    def monotonic(self) -> float:
        """Return how far the clock was moved."""
        return self._now - self._began

    @property
    def sleepers(self) -> int:
        """The number of tasks that are sleeping."""
        return sum(not future.done() for _, _, future in self._sleepers)

    @property
    def next(self) -> float | None:
        """When the next sleeper wakes up."""
        return min((t for t, _, future in self._sleepers if not future.done()), default=None)

    async def sleep_until(self, t: float) -> None:
        """Sleep until the clock has been moved to t."""
        if t <= self._now:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._sleepers, (t, self._count, future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass. Sleepers wake in order, each at its own time, and may go to sleep again."""
        await self.advance_to(self._now + seconds)

    async def advance_to(self, end: float) -> None:
        """Let time pass until exactly this moment."""
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            t, _, future = heapq.heappop(self._sleepers)
            if future.done():
                continue
            self._now = max(self._now, t)
            future.set_result(None)
            await self.settle()
        self._now = max(self._now, end)
        await self.settle()

    async def settle(self) -> None:
        """Let all awake tasks do what they can without waiting."""
        for _ in range(self.TURNS):
            await asyncio.sleep(0)
