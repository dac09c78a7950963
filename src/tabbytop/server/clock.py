"""Clocks. Everything that waits uses an injected clock, so that tests control the time."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Protocol

MAX_SLEEP = 60.0
"""Seconds after which a sleeper checks the clock again, because it may have been set."""


class Clock(Protocol):
    """Tells the time and sleeps."""

    def now(self) -> float:
        """Return the seconds since 1970. May jump forward."""

    def monotonic(self) -> float:
        """Return seconds since an arbitrary moment, which never go back. Use this for limits."""

    async def sleep_until(self, t: float) -> None:
        """Sleep until `now()` is at least t."""


class WallClock:
    """The system clock. If it is set back, `now()` still moves forward, so that no time repeats."""

    def __init__(self) -> None:
        self._began = -math.inf
        """The largest difference seen so far between system time and `monotonic`."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        self._began = max(self._began, time.time() - time.monotonic())
        return self._began + time.monotonic()

    def monotonic(self) -> float:
        """Return the seconds since some moment."""
        return time.monotonic()

    async def sleep_until(self, t: float) -> None:
        """Sleep until `now()` is at least t."""
        while (left := t - self.now()) > 0:
            await asyncio.sleep(min(left, MAX_SLEEP))
