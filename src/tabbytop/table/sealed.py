"""Sealed answers: a window asks all its seats at once, and nothing shows who could have answered.

While a window is open everybody sees that it is, and until when. Answers are kept unseen; they are played into the
match together, at a time that follows from public facts alone: never earlier because all have answered, never later
because somebody thinks. Who has not answered by then passes. After an answer the seats still to be asked are asked
anew, for the table has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, judge
from tabbytop.engine.window import Window
from tabbytop.table.match import Match
from tabbytop.table.standing import Standing

SECONDS = 8.0
"""How long a window is open, where the table does not say."""
NONE = -1


class Clock(Protocol):
    """Whoever tells the time."""

    def now(self) -> float:
        """Seconds since some beginning."""


@dataclass(frozen=True)
class Message:
    """What one seat receives, and when."""

    time: float
    seat: int
    data: bytes


@dataclass
class Sealed:
    """The windows of one match, and the answers that are kept until they close."""

    match: Match
    clock: Clock
    standing: Standing
    seconds: dict[str, float] = field(default_factory=dict)
    """By kind of window: the table's option."""
    number: int = NONE
    """The entry of the log before which the open window stands; answers name it."""
    closes: float = 0.0
    answers: dict[int, tuple[int, ...]] = field(default_factory=dict)
    sent: list[Message] = field(default_factory=list)

    @property
    def window(self) -> Window[Any] | None:
        """The window that is open, if any is."""
        step = self.match.state.agenda[-1] if self.match.state.agenda else None
        return step if isinstance(step, Window) else None

    def open(self) -> None:
        """Tell everybody of a window, unless there is none or it is open already."""
        window = self.window
        if window is None or self.number == len(self.match.lines):
            return
        self.number = len(self.match.lines)
        self.answers.clear()
        asked = [seat for seat in window.asked if not self.standing.passes(seat, window, self.match.state)]
        kind = str(window.key()[0])
        # Where everybody's standing answer is to pass, which all can see, there is nothing to wait for.
        self.closes = self.clock.now() + (self.seconds.get(kind, SECONDS) if asked else 0.0)
        for seat in range(self.match.state.seats):
            self._send(seat, {"window": self.number, "kind": kind, "asked": list(window.asked), "closes": self.closes})

    def answer(self, seat: int, number: int, sentence: tuple[int, ...]) -> None:
        """Keep a seat's answer; a later one replaces it. Only the seat itself is told."""
        window = self.window
        if window is None or number != self.number or self.clock.now() >= self.closes:
            raise Refusal("", "window-closed", {"number": number})
        if seat not in window.asked:
            raise Refusal("", "not-asked")
        world = self.match.game.clone(self.match.state)
        world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
        refusal = judge(world, sentence)
        if refusal is not None:
            raise refusal
        self.answers[seat] = sentence
        self._send(seat, {"kept": number})

    def tick(self) -> bool:
        """Close the window if it is time; was it?"""
        window = self.window
        if window is None or self.number != len(self.match.lines) or self.clock.now() < self.closes:
            return False
        first = len(self.match.lines)
        for seat in window.asked:
            step = self.window
            if step is None or actor(self.match.state) != seat:
                break
            sentence = self.answers.get(seat, (step.passing(),))
            self.match.say(seat, sentence)
            if sentence != (step.passing(),):
                break
        self.number = NONE
        for seat in range(self.match.state.seats):
            self._send(seat, self._news(seat, first))
        return True

    def _news(self, seat: int, first: int) -> dict[str, Any]:
        """What a seat hears and sees when a window has closed."""
        heard = [[line.n, line.author, line.action] for line in self.match.heard(seat)[first:]]
        return {"news": heard, "view": self.match.game.write_view(self.match.view(seat))}

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        self.sent.append(Message(self.clock.now(), seat, msgspec.json.encode(message)))
