"""A store in memory and a cluster of one process, for a room that runs without a server."""

from __future__ import annotations

from typing import Any

from tabbytop.server.rooms.room import Room
from tabbytop.server.store import NEXT_MOVES, Closing, Conflict, LogRow


class MemoryStore:
    """The part of the store that a room needs, in memory."""

    is_shared = False

    def __init__(self) -> None:
        self.log: list[LogRow] = []
        self.places: dict[tuple[int, int], bytes] = {}

    async def append(
        self, _: str, first: int, at: float, bodies: list[bytes], summary: Any = None, closes: Closing | None = None
    ) -> None:
        if closes is not None:
            answers = {seat: body for (window, seat), body in self.places.items() if window == closes.window}
            moves = {seat: body for (window, seat), body in self.places.items() if window == NEXT_MOVES}
            if answers != closes.answers or moves != closes.moves:
                raise Conflict
            for seat in closes.over:
                del self.places[NEXT_MOVES, seat]
        self.log += [LogRow(n, at, body) for n, body in enumerate(bodies, start=first)]

    async def rows(self, _: str, since: int = 0) -> list[LogRow]:
        return [row for row in self.log if row.number > since]

    async def seal(self, _: str, window: int, seat: int, body: bytes, last: int | None = None) -> None:
        self.places[window, seat] = body

    async def sealed(self, _: str) -> dict[tuple[int, int], bytes]:
        return dict(self.places)


class OneProcess:
    """A cluster of this process only. Errors in our own code fail the test."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []

    async def claim(self, room: Room) -> bool:
        return True

    def answer_sealed(self, table: str) -> None:
        """Do nothing: there is no other process to notify."""

    def presence_changed(self, room: Room) -> None:
        """Do nothing: there is no other process to notify."""

    def fault(self, error: Exception) -> None:
        self.faults.append(error)
