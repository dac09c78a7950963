"""Who is still at a table: the store is told now and then, so that no list shows tables that everybody has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabbytop.server.rooms import Rooms

NOTE_EVERY = 600.0
"""Seconds after which it is noted again that somebody is there; sooner, where tables are listed for a short time."""
MOST_AT_ONCE = 1000


async def note_presence(rooms: Rooms) -> None:
    """Somebody is at a table at which nothing has happened for a while: that counts as if something had."""
    now = rooms.clock.now()
    before = now - min(NOTE_EVERY, rooms.listed_for / 2)
    there = [
        room
        for room in rooms.rooms.values()
        if room.hearing.listeners and room.g.status in ("open", "playing") and max(room.g.at, room.noted) <= before
    ]
    there = there[:MOST_AT_ONCE]
    if there:
        await rooms.store.touch([room.g.id for room in there], now)
        for room in there:
            room.noted = now
