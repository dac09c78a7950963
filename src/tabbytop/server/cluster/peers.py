"""What the processes that share a database tell each other: what is new at a table, who is there, who has left.

Of new entries the store tells them, in the moment in which they are committed: `57 TABLE`. Everything else is said
here, and may get lost: it changes nothing that is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.server.cluster.bus import Bus

if TYPE_CHECKING:
    from tabbytop.server.cluster.registry import TableRegistry
    from tabbytop.server.rooms.room import Room

SILENCE = 5.0
"""Seconds after which a process that says nothing is no longer there, nor is anybody at it."""


class Peers:
    """Speaks and listens for the rooms of this process."""

    def __init__(self, rooms: TableRegistry, bus: Bus) -> None:
        self.rooms = rooms
        self.bus = bus
        self.heard: dict[str, float] = {}
        """When each of the other processes was heard last."""

    # Speaking

    def sealed(self, table: str) -> None:
        """An answer was sealed."""
        self.bus.say(f"sealed {table}")

    def ended(self, person: str) -> None:
        """A session of somebody has ended."""
        self.bus.say(f"ended {person}")

    def here(self, room: Room) -> None:
        """Somebody came to a table or left it."""
        seats, watching = room.here()
        self.bus.say(f"here {room.id} {','.join(map(str, sorted(seats)))} {watching}")

    def who(self, table: str) -> None:
        """Who is at a table that was not open here before?"""
        self.bus.say(f"who {table}")

    def go_round(self) -> None:
        """Say that this process is alive, and forget who was at those that are not."""
        self.bus.say("alive")
        before = self.rooms.clock.now() - SILENCE
        for process in [process for process, at in self.heard.items() if at < before]:
            del self.heard[process]
            for room in list(self.rooms.rooms.values()):
                room.meet(process, set(), 0)

    # Listening

    def again(self) -> None:
        """Something may have been missed: look everywhere, and say again who is here."""
        for room in list(self.rooms.rooms.values()):
            room.later(room.catch_up)
            self.who(room.id)
            if room.listening:
                self.here(room)

    def hear(self, process: str, word: str) -> None:
        """Another process says something."""
        what, _, rest = word.partition(" ")
        if what == "alive":
            self.heard[process] = self.rooms.clock.now()
        elif what == "ended":
            self.rooms.show_out(rest)
        else:
            table, *more = rest.split(" ")
            room = self.rooms.rooms.get(table)
            if room is not None:
                self._hear_of(room, process, what, more)

    def _hear_of(self, room: Room, process: str, what: str, more: list[str]) -> None:
        if what.isdigit():
            if int(what) > room.n or room.is_stale:
                room.later(room.catch_up)
        elif what == "sealed":
            room.later(room.hear_answers)
        elif what == "who" and room.listening:
            self.here(room)
        elif what == "here" and len(more) == 2:
            self.heard[process] = self.rooms.clock.now()
            room.meet(process, {int(seat) for seat in more[0].split(",") if seat}, int(more[1]))
