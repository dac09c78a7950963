"""The clocks of a match. They follow from the times in the log, so they survive a restart."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tabbytop.wire.messages import Pace, Times


@dataclass
class Clocks:
    """Everyone's time. The clock of the seat to move runs; in windows and for bots none does."""

    pace: Pace
    seats: int
    reserve: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    def __post_init__(self) -> None:
        """Give everyone the whole reserve."""
        self.reserve = self.reserve or [self.pace.reserve] * self.seats

    def ask(self, seat: int | None, at: float) -> None:
        """Run the clock of this seat from now on, or none."""
        if self.running is not None:
            self.reserve[self.running] = max(0.0, self.reserve[self.running] - self.beyond(at))
        self.running = seat
        self.since = at

    def beyond(self, at: float) -> float:
        """Return how much of the reserve the running move has used."""
        return max(0.0, at - self.since - self.pace.move)

    def resume(self, at: float, seen: float) -> None:
        """Don't count the time since `seen`, when the server was down."""
        self.since = at - max(0.0, min(seen, at) - self.since)

    def due(self) -> float | None:
        """Return when the time of the player to move runs out."""
        if self.running is None or self.pace.kind == "none":
            return None
        return self.since + self.pace.move + self.reserve[self.running]

    def shown(self) -> Times | None:
        """Return the clocks as sent to clients."""
        if self.pace.kind == "none":
            return None
        return Times(self.running, self.since, self.pace.move, list(self.reserve), self.due())

    def copy(self) -> Clocks:
        """Return a copy that runs independently."""
        return replace(self, reserve=self.reserve.copy())
