"""Several servers on one PostgreSQL database, for tests: in this process, on real ports, by one clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabbytop.server.clock import Clock
from tabbytop.server.rooms.room import Room
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import Entry
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client
from tests.server.live_server import NAMES, PATIENCE, Company, Place, hosting
from tests.server.set_clock import SetClock

A_MOMENT = 0.005


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so; the scene's patience ends it otherwise."""
    while not true():
        await asyncio.sleep(A_MOMENT)


async def tick(places: list[Place], seconds: float) -> None:
    """Advance the clock, and let every server do what is due: time passes no faster than the database answers."""
    await places[0].set_clock.advance(seconds)
    for _ in range(3):  # a round of a server asks the database several times
        await asyncio.sleep(A_MOMENT)
        for place in places:
            with suppress(StoreUnavailable):
                await place.rooms.store.ping()


def shared(
    folder: Path, database: str, play: Callable[[list[Place]], Awaitable[None]], count: int = 2, **how: Any
) -> None:
    """Play a scene on several servers."""
    clock: Clock = how.pop("clock", None) or SetClock()
    how = {"sockets_per_address": 1000, **how}  # tables are laid until the hands are as a scene wants them

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
            places = [
                await stack.enter_async_context(hosting(folder, clock, database=database, **how)) for _ in range(count)
            ]
            await play(places)

    asyncio.run(run())


@dataclass
class Party(Company):
    """People at one table, each at the next server; `place` is the first."""

    places: list[Place] = field(default_factory=list)

    def room(self, i: int) -> Room:
        """The table as a server has it."""
        return self.places[i].room(self.table)

    @property
    def owners(self) -> list[int]:
        """The servers that see to clocks, windows and bots here."""
        rooms = [place.rooms.rooms.get(self.table) for place in self.places]
        return [i for i, room in enumerate(rooms) if room is not None and room.is_owner]

    @property
    def owner(self) -> int:
        """The one that does."""
        (owner,) = self.owners
        return owner

    async def log(self) -> list[Entry]:
        """What was written."""
        rows = await self.places[0].rooms.store.rows(self.table)
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        return [decode_entry(row.body) for row in rows]

    async def together(self) -> None:
        """Wait until everybody has heard everything; nobody has heard anything twice, or not at all."""
        for place in self.places:  # let jobs that are under way end
            if self.table in place.rooms.rooms:
                await place.room(self.table).read(lambda state: None)
        n = len(await self.log())
        for seat in self.seats:
            await seat.until(lambda seat=seat: seat.n >= n)  # type: ignore[misc]
        for seat in self.seats:
            assert [one.n for one in seat.news] == list(range(1, seat.n + 1))

    async def heard(self, n: int) -> None:
        """Everybody hears something new, while time passes."""
        await self.passing(lambda: all(seat.n > n for seat in self.seats))

    async def passing(self, true: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
        while not true():
            await tick(self.places, 0.5)


async def spread(places: list[Place], setup: m.Setup, bots: int = 0, *, start: bool = True) -> Party:
    """A table with people at all servers in turn, the first of them its host; the last seats are bots'."""
    clients = [await places[i % len(places)].guest(NAMES[i]) for i in range(setup.players - bots)]
    made = await clients[0].new_table(setup)
    party = Party(places[0], made.id, clients, [], places)
    for i, client in enumerate(clients):
        seat = await places[i % len(places)].sit(client, made.id)
        if i:
            await seat.speak(m.Sit(seat=i))
            await seat.speak(m.Ready())
        seat.seat = i
        party.seats.append(seat)
    for i in range(setup.players - bots, setup.players):
        await party.seats[0].speak(m.SeatBot(seat=i, level="kitten"))
    if start:
        await party.seats[0].speak(m.Start())
    await party.together()
    return party


def die(place: Place) -> None:
    """Let a server be as if it were not there any more: it does nothing by itself."""
    rooms = place.rooms
    assert rooms.round is not None
    rooms.round.cancel()
    for room in rooms.rooms.values():
        room.run_table = lambda: None  # type: ignore[method-assign]
        room._bots.stop()
        if room._timer is not None:
            room._timer.cancel()


def move(client: Client, place: Place) -> None:
    """Let somebody come to another server the next time, as whoever stands before the servers would."""
    client.url = place.url
    client.http.base_url = place.url
