"""The actor of a command: a signed-in person, or the holder of a token for one seat."""

from __future__ import annotations

from dataclasses import dataclass

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.state import TableState


@dataclass(frozen=True)
class Actor:
    """Someone who reads a table or sends it commands: a person, perhaps with a token for one seat only."""

    person: str
    name: str
    only: int | None = None
    """The one seat that the token opens."""

    def is_host(self, table: TableState) -> bool:
        """Return whether they are the host, who may start the game, seat players and cancel."""
        return self.only is None and bool(self.person) and table.host == self.person

    def seats_at(self, table: TableState) -> list[int]:
        """Return the seats they may see and play."""
        return [seat for seat in table.seats_of(self.person) if self.only in (None, seat)]

    def seat_at(self, table: TableState, seat: int | None) -> int:
        """Return the seat they act for. With several seats and none named, the one that must move, else the first."""
        mine = self.seats_at(table)
        if seat is None and len(mine) > 1 and table.seat_to_move in mine:
            return table.seat_to_move or 0
        if seat is None and mine:
            return mine[0]
        if seat is None or seat not in mine:
            raise Refusal("", "not-your-seat")
        return seat

    def view_at(self, table: TableState, wanted: int | None, *, watch: bool = False) -> int | None:
        """Return the seat whose view they get: their own, or None for a watcher's where watchers are allowed.

        With `watch` even someone with a seat gets the watcher's view, for a screen that everyone sees.
        """
        mine = self.seats_at(table)
        if mine and watch:
            return None
        if wanted is not None:
            if wanted not in mine:
                raise Refusal("", "not-your-seat")
            return wanted
        if mine:
            return mine[0]
        if table.status == "playing" and not table.setup.watchers:
            raise Refusal("", "no-watchers")
        return None
