"""Several servers on one PostgreSQL database, for tests: in this process, on real ports, with one clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabbytop.server.clock import Clock
from tabbytop.server.cluster.registry import ROUND_SECONDS
from tabbytop.server.rooms.room import Room
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import Entry
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client
from tests.server.live_server import HANG_TIMEOUT, NAMES, LiveServer, SeatedTable, running_server
from tests.server.set_clock import SetClock

POLL_SECONDS = 0.005


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true. The test's hang timeout ends the wait otherwise."""
    while not condition():
        await asyncio.sleep(POLL_SECONDS)


async def advance_to(servers: list[LiveServer], end: float) -> None:
    """Advance the clock in steps, and let every server finish its round after each.

    Otherwise the clock outruns a slow database: a lease expires before its owner could renew it.
    """
    clock = servers[0].set_clock
    await until(lambda: all(server.is_between_rounds for server in servers))
    while clock.now() < end:
        await clock.advance_to(min(end, clock.now() + ROUND_SECONDS))
        await until(lambda: all(server.is_between_rounds for server in servers))


async def tick(servers: list[LiveServer], seconds: float) -> None:
    """Advance the clock, and let every server do what is due, so that time doesn't outrun the database."""
    await advance_to(servers, servers[0].set_clock.now() + seconds)
    for _ in range(3):  # a server's loop makes several database requests
        await asyncio.sleep(POLL_SECONDS)
        for server in servers:
            with suppress(StoreUnavailable):
                await server.rooms.store.ping()


def run_on_servers(
    folder: Path, database: str, play: Callable[[list[LiveServer]], Awaitable[None]], count: int = 2, **options: Any
) -> None:
    """Start several servers and run a test's coroutine on them."""
    clock: Clock = options.pop("clock", None) or SetClock()
    options = {"sockets_per_address": 1000, **options}  # tests create tables until the hands are what they need

    async def run() -> None:
        async with asyncio.timeout(HANG_TIMEOUT), AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(running_server(folder, clock, database=database, **options))
                for _ in range(count)
            ]
            await play(servers)

    asyncio.run(run())


@dataclass
class SharedTable(SeatedTable):
    """A table whose players are connected to different servers. `server` is the first of them."""

    servers: list[LiveServer] = field(default_factory=list)

    def room(self, i: int) -> Room:
        """Return the table's room on a server."""
        return self.servers[i].room(self.table)

    @property
    def owners(self) -> list[int]:
        """Return the servers that run the table's clocks, windows and bots."""
        rooms = [server.rooms.rooms.get(self.table) for server in self.servers]
        return [i for i, room in enumerate(rooms) if room is not None and room.is_owner]

    @property
    def owner(self) -> int:
        """Return the only server that runs the table."""
        (owner,) = self.owners
        return owner

    async def log(self) -> list[Entry]:
        """Return the log in the database."""
        rows = await self.servers[0].rooms.store.rows(self.table)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        return [decode_entry(row.body) for row in rows]

    async def advance_to(self, end: float) -> None:
        """Advance the clock to this time, but no faster than the servers can follow."""
        await advance_to(self.servers, end)

    async def sync(self) -> None:
        """Wait until all seats are up to date, and check that each received every entry exactly once."""
        for server in self.servers:  # let running jobs finish
            if self.table in server.rooms.rooms:
                await server.room(self.table).read(lambda state: None)
        n = len(await self.log())
        for seat in self.seats:
            await seat.until(lambda seat=seat: seat.last_entry >= n)  # type: ignore[misc]
        for seat in self.seats:
            assert [news.n for news in seat.news] == list(range(1, seat.last_entry + 1))

    async def advance_until_news(self, n: int) -> None:
        """Advance the clock until every seat has an entry after this one."""
        await self.advance_until(lambda: all(seat.last_entry > n for seat in self.seats))

    async def advance_until(self, condition: Callable[[], bool]) -> None:
        """Advance the clock until a condition is true."""
        while not condition():
            await tick(self.servers, 0.5)


async def seat_across(servers: list[LiveServer], setup: m.Setup, bots: int = 0, *, start: bool = True) -> SharedTable:
    """Create a table with people spread across all servers, the first of them the host, and bots in the last seats."""
    clients = [await servers[i % len(servers)].guest(NAMES[i]) for i in range(setup.players - bots)]
    created = await clients[0].new_table(setup)
    seated = SharedTable(servers[0], created.id, clients, [], servers)
    for i, client in enumerate(clients):
        seat = await servers[i % len(servers)].connect(client, created.id)
        if i:
            await seat.send_command(m.Sit(seat=i))
            await seat.send_command(m.Ready())
        seat.seat = i
        seated.seats.append(seat)
    for i in range(setup.players - bots, setup.players):
        await seated.seats[0].send_command(m.SeatBot(seat=i, level="kitten"))
    await seated.sync()  # the host's server may not know yet that everyone is ready
    if start:
        await seated.seats[0].send_command(m.Start())
        await seated.sync()
    return seated


def simulate_crash(server: LiveServer) -> None:
    """Make a server look crashed to the others: it stops doing anything by itself."""
    rooms = server.rooms
    assert rooms.round is not None
    rooms.round.cancel()
    for room in rooms.rooms.values():
        room.run_table = lambda: None  # type: ignore[method-assign]
        room._bots.stop()
        if room._timer is not None:
            room._timer.cancel()


def reroute(client: Client, server: LiveServer) -> None:
    """Send a client's next requests to another server, as a load balancer would."""
    client.url = server.url
    client.http.base_url = server.url
