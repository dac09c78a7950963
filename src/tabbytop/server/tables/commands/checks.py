"""Checks that several commands share."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.state import SeatState, TableState
from tabbytop.table.match import Match


def require_open(table: TableState) -> None:
    """Refuse unless the game has not started yet."""
    if table.status == "playing":
        raise Refusal("", "has-begun")
    if table.status != "open":
        raise Refusal("", "game-over")


def require_match(table: TableState) -> Match:
    """Return the match being played, or refuse."""
    if table.match is None or table.status == "open":
        raise Refusal("", "not-started")
    if table.status != "playing":
        raise Refusal("", "game-over")
    return table.match


def require_host(table: TableState, actor: Actor) -> None:
    """Refuse anyone but the host."""
    if not actor.is_host(table):
        raise Refusal("", "not-the-host")


def require_seat(table: TableState, seat: int) -> SeatState:
    """Return a seat of this table, or refuse a number that isn't one."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("", "no-such-seat", {"count": len(table.seats)})
    return table.seats[seat]


def require_plays(table: TableState, seat: int) -> None:
    """Refuse a player who resigned, or whose seat a bot plays until they come back."""
    if table.seats[seat].resigned:
        raise Refusal("", "has-resigned")
    if table.seats[seat].bot:
        raise Refusal("", "bot-plays")
