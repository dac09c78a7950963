"""Messages between processes that share a database: new entries, sealed answers, presence and ended sessions.

The store itself announces new entries when they are committed: `57 TABLE`. Everything else is sent here and may get
lost: nothing that is stored depends on it.
"""

from __future__ import annotations

from tabbytop.server.clock import Clock
from tabbytop.server.cluster.bus import Bus
from tabbytop.server.rooms.listeners import Presence
from tabbytop.server.rooms.room import Room

HEARTBEAT_TIMEOUT = 5.0
"""Seconds without a message after which a process counts as gone, and everyone connected to it."""
NOBODY: Presence = (set(), 0)


class Peers:
    """Exchanges messages with other processes on behalf of the rooms of this one."""

    def __init__(self, rooms: dict[str, Room], bus: Bus, clock: Clock) -> None:
        self.rooms = rooms
        self.bus = bus
        self.clock = clock
        self.last_heard: dict[str, float] = {}
        """When each of the other processes was last heard from."""

    # Sending

    def answer_sealed(self, table: str) -> None:
        """Notify other processes that a seat has answered in a window."""
        self.bus.send(f"sealed {table}")

    def session_ended(self, person: str) -> None:
        """Notify other processes that a person's session has ended."""
        self.bus.send(f"ended {person}")

    def send_presence(self, room: Room) -> None:
        """Notify other processes of who is connected to a table here."""
        seats, watching = room.present()
        self.bus.send(f"here {room.id} {','.join(map(str, sorted(seats)))} {watching}")

    def ask_presence(self, table: str) -> None:
        """Ask other processes who is connected to a table that was just loaded here."""
        self.bus.send(f"who {table}")

    def send_heartbeat(self) -> None:
        """Send a heartbeat, and drop the presence of processes whose heartbeats have stopped."""
        self.bus.send("alive")
        before = self.clock.now() - HEARTBEAT_TIMEOUT
        for process in [process for process, at in self.last_heard.items() if at < before]:
            del self.last_heard[process]
            for room in list(self.rooms.values()):
                room.set_presence(process, NOBODY)

    # Receiving

    def reconnected(self) -> None:
        """Catch up after a gap in which messages may have been lost: read all logs, and exchange presence again."""
        for room in list(self.rooms.values()):
            room.jobs.schedule(room.catch_up)
            self.ask_presence(room.id)
            if room.listener_count:
                self.send_presence(room)

    def received(self, process: str, message: str) -> None:
        """Handle a message from another process."""
        kind, _, rest = message.partition(" ")
        if kind == "alive":
            self.last_heard[process] = self.clock.now()
        elif kind == "ended":
            for room in self.rooms.values():
                room.disconnect(rest)
        else:
            table, *more = rest.split(" ")
            if table in self.rooms:
                self._received_about(self.rooms[table], process, kind, more)

    def _received_about(self, room: Room, process: str, kind: str, more: list[str]) -> None:
        if kind.isdigit():
            if int(kind) > room.entry_number or room.is_stale:
                room.jobs.schedule(room.catch_up)
        elif kind == "sealed":
            room.jobs.schedule(room.answered_elsewhere)
        elif kind == "who" and room.listener_count:
            self.send_presence(room)
        elif kind == "here" and len(more) == 2:
            self.last_heard[process] = self.clock.now()
            room.set_presence(process, ({int(seat) for seat in more[0].split(",") if seat}, int(more[1])))
