"""The clocks of a match: a fold of when each was asked and when they moved, so that they survive a restart."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabbytop.wire.messages import Pace, Times


@dataclass
class Clocks:
    """Everybody's time. One runs for the seat that must move; in windows and for bots none does."""

    pace: Pace
    seats: int
    reserve: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    def __post_init__(self) -> None:
        """All begin with their whole reserve."""
        self.reserve = self.reserve or [self.pace.reserve] * self.seats

    def ask(self, seat: int | None, at: float) -> None:
        """From now on this seat must move, or nobody."""
        if self.running is not None:
            self.reserve[self.running] = max(0.0, self.reserve[self.running] - self.beyond(at))
        self.running = seat
        self.since = at

    def beyond(self, at: float) -> float:
        """How much of the reserve is used by now."""
        return max(0.0, at - self.since - self.pace.move)

    def resume(self, at: float, seen: float) -> None:
        """The server was away since the moment `seen`: that time is nobody's, the time before it was used."""
        self.since = at - max(0.0, min(seen, at) - self.since)

    def due(self) -> float | None:
        """When the time of who must move is up."""
        if self.running is None or self.pace.kind == "none":
            return None
        return self.since + self.pace.move + self.reserve[self.running]

    def shown(self) -> Times | None:
        """The clocks as everybody sees them."""
        if self.pace.kind == "none":
            return None
        return Times(self.running, self.since, self.pace.move, list(self.reserve), self.due())
