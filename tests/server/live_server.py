"""A server for scenes at its tables: real sockets, a clock that a test may set, and bots that answer at once."""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from tabbytop.server.app import App, make_app
from tabbytop.server.bot_pool.pool import PoolStats
from tabbytop.server.bot_pool.worker import MoveChooser, MoveRequest
from tabbytop.server.clock import Clock, WallClock
from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.rooms.room import Room
from tabbytop.server.serve import bus_for
from tabbytop.server.settings import Rate, Settings
from tabbytop.server.store import Store
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, TableConnection
from tests.server.in_process_server import QUICK as EASY
from tests.server.set_clock import SetClock

OFTEN = Rate(1_000_000, 1)
ROOMY = {f"{what}_rate": OFTEN for what in ("request", "account", "login", "table", "message", "chat")}
"""Nobody in these scenes comes too often: that has tests of its own."""
CALM = {"cancel": 5.0, "copy": 4.0, "shield": 3.0, "land": 2.0}
"""Windows that a test closes by moving the clock."""
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
PATIENCE = 300.0
"""Seconds after which a scene hangs; no test waits so long where all is well."""


class Near:
    """Bots that think at once, in the event loop; workers have tests of their own."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.chooser = MoveChooser()
        self.asked: list[MoveRequest] = []
        self.stats = PoolStats()
        self.free = asyncio.Event()
        """Cleared: they think on until it is set."""
        self.free.set()

    async def move(self, question: MoveRequest) -> tuple[int, ...]:
        """Their move."""
        self.asked.append(question)
        await self.free.wait()
        return self.chooser.choose(question)

    async def close(self) -> None:
        """Nothing is left of them."""


@dataclass
class Place:
    """A server, and everything around it that a scene may look at."""

    url: str
    app: App
    clock: Clock
    log: io.StringIO
    leaving: AsyncExitStack = field(repr=False)
    ears: Callable[[TableConnection | Client, bytes], None] | None = None
    """Is given every byte that comes to anybody, where a scene wants them."""

    @property
    def rooms(self) -> TableRegistry:
        """All tables in memory."""
        return self.app.services.tables

    @property
    def near(self) -> Near:
        """The bots."""
        bot_pool: Any = self.rooms.pool
        assert isinstance(bot_pool, Near)
        return bot_pool

    @property
    def set_clock(self) -> SetClock:
        """The clock, where it is set by hand."""
        assert isinstance(self.clock, SetClock)
        return self.clock

    def room(self, table: str) -> Room:
        """A table as the server has it."""
        return self.rooms.rooms[table]

    def state(self, table: str) -> TableState:
        """A table as its log makes it."""
        return self.room(table)._state

    async def guest(self, name: str) -> Client:
        """Somebody new."""
        client = await self.stranger()
        await client.guest(name)
        return client

    async def stranger(self, token: str | None = None) -> Client:
        """Somebody who has not said who they are, or has a token for a seat."""
        client = await self.leaving.enter_async_context(Client(self.url, token))

        async def hear(response: httpx.Response) -> None:
            if self.ears is not None:
                self.ears(client, await response.aread())

        client.http.event_hooks["response"].append(hear)
        return client

    async def sit(self, client: Client, table: str, **how: Any) -> TableConnection:
        """Listen to a table until the scene is over."""
        seat = client.connect(table, **how)
        if self.ears is not None:
            seat.on_message = partial(self.ears, seat)
        return await self.leaving.enter_async_context(seat)


@asynccontextmanager
async def hosting(
    folder: Path,
    clock: Clock | None = None,
    *,
    near: bool = True,
    port: int = 0,
    leaving: AsyncExitStack | None = None,
    **changes: Any,
) -> AsyncIterator[Place]:
    """A server on a real port, with the database in this folder. Guests go with it, or with `leaving`."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", port))
        door.listen(128)
        port = door.getsockname()[1]
        wanted = {
            "bot_workers": 1,
            "log_level": "debug",
            "metrics_open": True,
            "window_seconds": 0.0,
            **ROOMY,
            **changes,
        }
        settings = Settings(**{"data": str(folder), "port": port, **wanted})
        store = await Store.open(settings.database_url)
        log = io.StringIO()
        clock = clock or WallClock()
        pool: Any = Near() if near else None
        app = make_app(
            settings, store, clock, bus=bus_for(settings), pool=pool, telemetry=Telemetry("debug", log),
            key="k" * 43, hasher=EASY,
        )  # fmt: skip
        config = uvicorn.Config(app, log_level="warning", lifespan="on", ws_max_size=settings.message_bytes)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        try:
            async with AsyncExitStack() as stack:
                yield Place(f"http://127.0.0.1:{port}", app, clock, log, leaving or stack)
        finally:
            server.should_exit = True
            await task
            await store.close()


def scene(folder: Path, play: Callable[[Place], Awaitable[None]], clock: Clock | None = None, **how: Any) -> None:
    """Play a scene on a server."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hosting(folder, clock, **how) as place:
            await play(place)

    asyncio.run(run())


def setup(game: str, players: int = 4, **more: Any) -> m.Setup:
    """A table where seat 0 begins and bots don't wait; nor do windows, unless given here: the server sets 0 seconds."""
    options = {"first": 0, **more.pop("options", {})}
    usual: dict[str, Any] = {"bot_seconds": 0.0, "stand_in": "kitten"}
    if game != "here-kitty-kitty":
        more.pop("windows", None)
    return m.Setup(game, players, options, **{**usual, **more})


@dataclass
class Company:
    """People at a table: who they are, where they sit."""

    place: Place
    table: str
    clients: list[Client]
    seats: list[TableConnection]

    @property
    def state(self) -> TableState:
        """The table as its log makes it."""
        return self.place.state(self.table)

    async def together(self) -> None:
        """Wait until everyone has been sent everything, and no window is about to close by itself."""
        while not await self._is_settled():
            for seat in self.seats:
                await seat.until(lambda seat=seat: seat.n >= self.state.entry_number)  # type: ignore[misc]

    async def _is_settled(self) -> bool:
        """Is every queued job done and published, and is no window due?"""
        await self.place.room(self.table).read(lambda state: None)
        state = self.state
        if state.window is not None and state.window_closes() <= self.place.clock.now():
            await asyncio.sleep(0)
            return False
        return all(seat.n >= state.entry_number for seat in self.seats)

    @property
    def asked(self) -> TableConnection:
        """Whose turn it is."""
        assert self.state.seat_to_move is not None
        return self.seats[self.state.seat_to_move]


async def gather(
    place: Place, setup: m.Setup, people: int | None = None, bots: int = 0, *, start: bool = True, tell: str = "en"
) -> Company:
    """A table: the first seats are people's, who listen through them, the last ones bots'."""
    count = setup.players - bots if people is None else people
    clients = [await place.guest(NAMES[i]) for i in range(count)]
    made = await clients[0].new_table(setup)
    seats = [await place.sit(clients[0], made.id, seat=0, tell=tell)]
    for i in range(1, count):
        seat = await place.sit(clients[i], made.id, tell=tell)
        await seat.speak(m.Sit(seat=i))
        await seat.speak(m.Ready())
        seat.seat = i
        seats.append(seat)
    for i in range(setup.players - bots, setup.players):
        await seats[0].speak(m.SeatBot(seat=i, level="kitten"))
    company = Company(place, made.id, clients, seats)
    if start:
        await seats[0].speak(m.Start())
    await company.together()
    return company
