"""The time. Everything that waits asks a clock which it was given, so that tests can set it."""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from typing import Protocol

LONGEST_NAP = 60.0
"""Seconds after which a sleeper looks at the clock again: somebody may have set it meanwhile."""


class Clock(Protocol):
    """Tells the time, and wakes who sleeps."""

    def now(self) -> float:
        """Seconds since 1970, as everybody counts them; may be set forward."""

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back. For limits."""

    async def sleep_until(self, t: float) -> None:
        """Come back when `now()` is t or later; at once if it is already."""


class WallClock:
    """The clock on the wall. Where it is set back it goes on as it was: nobody waits for a time to come twice."""

    def __init__(self) -> None:
        self._began = -math.inf
        """When `monotonic` was 0, at the latest."""

    def now(self) -> float:
        """Seconds since 1970."""
        self._began = max(self._began, time.time() - time.monotonic())
        return self._began + time.monotonic()

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep_until(self, t: float) -> None:
        """Come back when it is t."""
        while (left := t - self.now()) > 0:
            await asyncio.sleep(min(left, LONGEST_NAP))


class SetClock:
    """A clock that stands still until a test moves it on."""

    TURNS = 20
    """How often the event loop may go round before time goes on: what was woken acts at its own time."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._began = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        """The time that was set."""
        return self._now

    def monotonic(self) -> float:
        """How far it was moved."""
        return self._now - self._began

    @property
    def sleepers(self) -> int:
        """How many sleep at the moment."""
        return sum(not future.done() for _, _, future in self._sleepers)

    @property
    def next(self) -> float | None:
        """When the next sleeper wants to be woken."""
        return min((t for t, _, future in self._sleepers if not future.done()), default=None)

    async def sleep_until(self, t: float) -> None:
        """Come back when the clock has been moved to t."""
        if t <= self._now:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._sleepers, (t, self._count, future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass: sleepers wake in order, each at its own time, and may go to sleep again."""
        await self.advance_to(self._now + seconds)

    async def advance_to(self, end: float) -> None:
        """Let time pass until it is so late, to the last digit."""
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
        """Let everybody who is awake do what they can without waiting."""
        for _ in range(self.TURNS):
            await asyncio.sleep(0)
