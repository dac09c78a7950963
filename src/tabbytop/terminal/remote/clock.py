"""A client's estimate of the server's clock, and countdown formatting."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from tabbytop.wire import messages as m

LONGEST_COUNTDOWN = 3600.0
"""Longest countdown to show, in seconds."""


class ServerClock:
    """A clock that follows the server's time. Every frame adjusts it."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._frame: m.Frame | None = None
        self._offset = 0.0

    def set_by(self, frame: m.Frame) -> None:
        """Adjust the clock to a frame that has just arrived. Using the same frame twice has no effect."""
        if frame is not self._frame:
            self._frame = frame
            self._offset = frame.now - self._monotonic()

    def now(self) -> float:
        """Return the server's time."""
        return self._monotonic() + self._offset


def format_seconds(seconds: float) -> str:
    """Format the time left in a countdown, or return an empty string if it is too long.

    >>> format_seconds(4.2), format_seconds(75), format_seconds(-1), format_seconds(90_000)
    ('5 s', '1:15', '0 s', '')
    """
    if seconds > LONGEST_COUNTDOWN:
        return ""
    whole = max(0, math.ceil(seconds))
    return f"{whole} s" if whole < 60 else f"{whole // 60}:{whole % 60:02}"
