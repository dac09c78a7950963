"""Mark tables as in use from time to time, so that lists leave out tables that everyone has left."""

from __future__ import annotations

from tabbytop.server.rooms.room import Room
from tabbytop.server.store import Store

TOUCH_SECONDS = 600.0
"""Seconds between two marks of a table as in use; fewer if tables are listed for a short time."""
MAX_TOUCHED = 1000
"""Tables marked per round."""


async def touch_used_tables(rooms: dict[str, Room], store: Store, now: float, listed_for: float) -> None:
    """Mark tables as in use where someone is connected but nothing has happened for a while."""
    before = now - min(TOUCH_SECONDS, listed_for / 2)
    used = [
        room
        for room in rooms.values()
        if room.listener_count and room.status in ("open", "playing") and max(room.updated_at, room.touched) <= before
    ][:MAX_TOUCHED]
    if used:
        await store.touch([room.id for room in used], now)
        for room in used:
            room.touched = now
