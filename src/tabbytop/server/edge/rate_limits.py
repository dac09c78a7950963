"""Rate limits: token buckets per address, person or seat."""

from __future__ import annotations

from collections import OrderedDict

from tabbytop.engine.errors import Refusal
from tabbytop.server.clock import Clock
from tabbytop.server.settings import Rate, Settings

MAX_BUCKETS = 50_000
"""Buckets kept per kind of limit. The least recently used one is dropped first."""


class TokenBuckets:
    """The token buckets for one kind of action, by key. A new bucket is full."""

    def __init__(self, rate: Rate, clock: Clock, max_buckets: int = MAX_BUCKETS) -> None:
        self.rate = rate
        self.clock = clock
        self.max_buckets = max_buckets
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many buckets are kept."""
        return len(self._left)

    def try_take(self, key: str, cost: float = 1.0) -> float:
        """Take tokens and return 0, or take none and return the seconds until there are enough."""
        now = self.clock.monotonic()
        fill = self.rate.count / self.rate.seconds
        left, at = self._left.pop(key, (float(self.rate.count), now))
        left = min(float(self.rate.count), left + (now - at) * fill)
        enough = left >= cost
        self._left[key] = (left - cost if enough else left, now)
        if len(self._left) > self.max_buckets:
            self._left.popitem(last=False)
        return 0.0 if enough else (cost - left) / fill

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take tokens, or refuse."""
        if seconds := self.try_take(key, cost):
            raise too_often(seconds)


def too_often(seconds: float) -> Refusal:
    """Return the refusal for a client that must wait."""
    return Refusal("", "too-often", {"seconds": max(1, int(seconds + 0.999))})


class RateLimits:
    """All rate limits of a server. Addresses are those of `middleware.address_of`; a seat's key is any text."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.requests = TokenBuckets(settings.request_rate, clock)
        """By address."""
        self.accounts = TokenBuckets(settings.account_rate, clock)
        """By address."""
        self.logins = TokenBuckets(settings.login_rate, clock)
        """By login, for callers who aren't signed in to it."""
        self.password_checks = TokenBuckets(settings.login_rate, clock)
        """By person, for callers who are signed in: attacks on their login don't lock them out of their own account."""
        self.tables = TokenBuckets(settings.table_rate, clock)
        """By person."""
        self.messages = TokenBuckets(settings.message_rate, clock)
        """By seat, or by socket for watchers."""
        self.chat = TokenBuckets(settings.chat_rate, clock)
        """By seat."""
