"""Whether the server can do its job: for `/health`, which load balancers and monitors ask."""

from __future__ import annotations

import math
from typing import Protocol

from tabbytop.server.clock import Clock
from tabbytop.server.store.types import StoreUnavailable

PROBE_EVERY = 10.0
"""Seconds between two test writes, however often `/health` is asked."""


class Probed(Protocol):
    """What the health check needs of the store."""

    @property
    def is_failing(self) -> bool:
        """Has the database failed since it last wrote something?"""

    async def ping(self) -> None:
        """Read something; `StoreUnavailable` if that fails."""

    async def probe(self) -> None:
        """Write something; `StoreUnavailable` if that fails."""


class HealthCheck:
    """Checks that the database can be read and written."""

    def __init__(self, store: Probed, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._probed = -math.inf

    async def check(self) -> None:
        """Raise `StoreUnavailable` if the database can't be read or written.

        A test write finds out before a player does, and notices when the database works again. Between two test
        writes, what the server itself writes tells the same.
        """
        await self._store.ping()
        now = self._clock.monotonic()
        if now - self._probed >= PROBE_EVERY:
            self._probed = now
            await self._store.probe()
        if self._store.is_failing:
            raise StoreUnavailable("writes fail")
