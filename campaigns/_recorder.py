"""Check the entries that clients receive: numbers never go back or skip, and entries never change."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from tabbytop.wire import messages as m


@dataclass
class Totals:
    """What happened during a load."""

    moves: int = 0
    """Moves that were acknowledged."""
    answers: int = 0
    """Sealed answers that were acknowledged."""
    next_moves: int = 0
    """Sealed next moves that were acknowledged."""
    frames: int = 0
    news: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    sentences: set[str] = field(default_factory=set)
    """Errors that players saw when something couldn't be stored."""
    codes: Counter[int] = field(default_factory=Counter)
    """Close codes of sockets."""
    back: list[float] = field(default_factory=list)
    """Seconds from losing the server until a client received something again."""
    back_soon: list[float] = field(default_factory=list)
    """The same, from the server's return."""
    there_at: float = 0.0
    """When the server came back."""
    wrong: list[str] = field(default_factory=list)
    """Errors found."""


@dataclass
class Recorder:
    """What one client has received at one table, and what was acknowledged to it."""

    name: str
    tally: Totals
    heard: dict[int, m.News] = field(default_factory=dict)
    last_entry: int = 0
    at: float = 0.0
    """When it last received anything."""
    new: float = 0.0
    """When it last received something new."""
    kept: dict[int, list[str]] = field(default_factory=dict)
    """By window, the answers that were acknowledged."""
    next_moves: dict[int, list[str]] = field(default_factory=dict)
    """By window, the next moves whose sealing was acknowledged."""
    all_next_moves: dict[int, list[str]] = field(default_factory=dict)
    """The same, with those of earlier windows."""
    tried_next_moves: list[tuple[int, list[str]]] = field(default_factory=list)
    """Windows and next moves that it tried to seal in them, acknowledged or not."""
    seat: int | None = None
    waits_since: float = 0.0
    """When it lost the server, if it has."""
    lost: int = 0
    """The number of connections it had lost by then."""

    def wrong(self, what: str) -> None:
        """Record an error."""
        self.tally.wrong.append(f"{self.name}: {what}")

    def record(self, data: bytes, lost: int) -> None:
        """Check a message; `lost` counts the connections lost so far."""
        message = msgspec.json.decode(data)
        self.at = time.monotonic()
        if "now" not in message:
            return
        if self.waits_since and lost > self.lost:
            self.tally.back.append(self.at - self.waits_since)
            self.tally.back_soon.append(max(0.0, self.at - self.tally.there_at))
            self.waits_since = 0.0
        self.take(msgspec.convert(message, m.Frame))

    def take(self, frame: m.Frame) -> None:
        """Check a frame against everything received before."""
        self.tally.frames += 1
        if frame.n < self.last_entry:
            self.wrong(f"entry {self.last_entry} was received before a frame at entry {frame.n}")
        expected = self.last_entry + 1
        for news in frame.news:
            if news.n in self.heard:
                if not same_news(self.heard[news.n], news):
                    self.wrong(f"entry {news.n} has changed")
            elif news.n != expected:
                self.wrong(f"received entry {news.n} instead of {expected}")
            expected = news.n + 1
            self.heard[news.n] = news
            self.tally.news += 1
        if expected != frame.n + 1:
            self.wrong(f"the frame is at entry {frame.n}, but its news ends at {expected - 1}")
        if frame.n > self.last_entry:
            self.new = self.at
        self.last_entry = max(self.last_entry, frame.n)
        if frame.view is not None:
            self.seat = frame.seat
        window = frame.window
        if window is not None and window.window in self.kept and not window.answered:
            self.wrong(f"the answer to window {window.window} was lost")
        sealed = None if window is None or frame.ahead is None else self.next_moves.get(window.window)
        if sealed is not None and frame.ahead is not None and frame.ahead.kept != sealed:
            self.wrong(f"the next move {sealed} was lost")

    def has_moved(self, since: int, seat: int | None, words: list[str]) -> bool:
        """Return whether a move of this seat with these words was received."""
        return any(
            news.what == "moved" and news.by == seat and not news.made and news.say[: len(words)] == words
            for n in range(since + 1, self.last_entry + 1)
            if (news := self.heard.get(n)) is not None
        )


def same_news(one: m.News, other: m.News) -> bool:
    """Return whether two entries are the same. After the end more of an entry may be shown, but nothing may change."""
    plain = (one.n, one.at, one.what, one.by, one.made, one.facts)
    if plain != (other.n, other.at, other.what, other.by, other.made, other.facts) or len(one.say) != len(other.say):
        return False
    return all(a is None or b is None or a == b for a, b in zip(one.say, other.say, strict=True))
