"""Tables that are still in use: the store is told now and then, so that no list shows tables that everyone has left."""

from __future__ import annotations

from tabbytop.server.rooms.room import Room
from tabbytop.server.store import Store

TOUCH_SECONDS = 600.0
"""How often the store is told that someone is at a table; more often if tables are listed for a short time."""
MAX_TOUCHED = 1000
"""Tables per round."""


async def touch_used_tables(rooms: dict[str, Room], store: Store, now: float, listed_for: float) -> None:
    """Tell the store that someone is still at tables where nothing has happened for a while."""
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
