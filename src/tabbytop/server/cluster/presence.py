"""Who is still at a table: the store is told now and then, so that no list shows tables that everybody has left, and
matches of guests who do not come back are closed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.deciding import Deciding

if TYPE_CHECKING:
    from tabbytop.server.cluster.registry import TableRegistry
    from tabbytop.server.rooms.room import Room

NOTE_EVERY = 600.0
"""Seconds after which it is noted again that somebody is there; sooner, where tables are listed for a short time."""
MOST_AT_ONCE = 1000


async def note_presence(rooms: TableRegistry) -> None:
    """Somebody is at a table at which nothing has happened for a while: that counts as if something had."""
    now = rooms.clock.now()
    before = now - min(NOTE_EVERY, rooms.listed_for / 2)
    there = [
        room
        for room in rooms.rooms.values()
        if room.listening and room.status in ("open", "playing") and max(room.at, room.noted) <= before
    ]
    there = there[:MOST_AT_ONCE]
    if there:
        await rooms.store.touch([room.id for room in there], now)
        for room in there:
            room.noted = now


async def close_abandoned(rooms: TableRegistry, before: float) -> None:
    """Close guests' matches at which nobody has been since then: the secret is told, and they expire as others do."""
    for table in await rooms.store.abandoned(before, MOST_AT_ONCE):
        try:
            room = await rooms.room(table)
            await room.ask(partial(room.commit, partial(_close, room, before)))
            room.used = before  # it need not stay in memory
        except Refusal:
            pass  # the next time
        except Exception as error:  # whatever is wrong with one table
            rooms.fault(error)


def _close(room: Room, before: float, deciding: Deciding) -> None:
    """Close a match, unless somebody has come meanwhile."""
    if deciding.state.status == "playing" and deciding.state.at < before and not room.listening:
        deciding.add(e.Ended("abandoned", []))
