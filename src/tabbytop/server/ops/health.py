"""The health check behind `/health`, for load balancers and monitoring."""

from __future__ import annotations

import math
from typing import Protocol

from tabbytop.server.clock import Clock
from tabbytop.server.store.types import StoreUnavailable

PROBE_EVERY = 10.0
"""Minimum number of seconds between test writes."""


class ProbedStore(Protocol):
    """The part of the store that the health check needs."""

    @property
    def is_failing(self) -> bool:
        """Whether the database has failed since its last successful write."""

    async def ping(self) -> None:
        """Read something. Raise `StoreUnavailable` if that fails."""

    async def probe(self) -> None:
        """Write something. Raise `StoreUnavailable` if that fails."""


class HealthCheck:
    """Checks that the database can be read and written."""

    def __init__(self, store: ProbedStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._probed = -math.inf

    async def check(self) -> None:
        """Raise `StoreUnavailable` if the database can't be read or written.

        A test write detects a failure before a player does, and shows when the database works again. Between test
        writes, the server's own writes show the same.
        """
        await self._store.ping()
        now = self._clock.monotonic()
        if now - self._probed >= PROBE_EVERY:
            self._probed = now
            await self._store.probe()
        if self._store.is_failing:
            raise StoreUnavailable("writes fail")
