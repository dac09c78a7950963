"""How often somebody may do something: token buckets, which fill up again as time passes."""

from __future__ import annotations

from collections import OrderedDict

from tabbytop.engine.errors import Refusal
from tabbytop.server.clock import Clock
from tabbytop.server.settings import Rate, Settings

MOST_BUCKETS = 50_000
"""Buckets of one kind that are remembered; the one used longest ago is forgotten first."""


class TokenBuckets:
    """A bucket for everybody who does one kind of thing; it is full at first."""

    def __init__(self, rate: Rate, clock: Clock, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.clock = clock
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._left)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Take from a bucket: 0 if it held enough, otherwise how many seconds to wait, and nothing is taken."""
        now = self.clock.monotonic()
        fill = self.rate.most / self.rate.seconds
        left, at = self._left.pop(key, (float(self.rate.most), now))
        left = min(float(self.rate.most), left + (now - at) * fill)
        enough = left >= cost
        self._left[key] = (left - cost if enough else left, now)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return 0.0 if enough else (cost - left) / fill

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take from a bucket, or be refused."""
        if seconds := self.wait(key, cost):
            raise too_often(seconds)


def too_often(seconds: float) -> Refusal:
    """Somebody must wait so long."""
    return Refusal("", "too-often", {"seconds": max(1, int(seconds + 0.999))})


class RateLimits:
    """All buckets of a server. Addresses are as `guard.address_of` gives them, seats any text that names one."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.requests = TokenBuckets(settings.request_rate, clock)
        """By address."""
        self.accounts = TokenBuckets(settings.account_rate, clock)
        """By address."""
        self.logins = TokenBuckets(settings.login_rate, clock)
        """By login, of who is not in it."""
        self.proofs = TokenBuckets(settings.login_rate, clock)
        """By person, of who is in: others who try their login do not keep them from their own account."""
        self.tables = TokenBuckets(settings.table_rate, clock)
        """By person."""
        self.messages = TokenBuckets(settings.message_rate, clock)
        """By seat, or socket of who looks on."""
        self.chat = TokenBuckets(settings.chat_rate, clock)
        """By seat."""
