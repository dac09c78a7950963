"""A real server for tests: real sockets, an optional settable clock, and bots that answer in the event loop."""

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

from tabbytop.bots.characters import CHARACTERS
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
from tests.server.droppable_client import DroppableConnection, connect
from tests.server.in_process_server import QUICK_HASHER
from tests.server.set_clock import SetClock

UNLIMITED = Rate(1_000_000, 1)
NO_RATE_LIMITS = {f"{kind}_rate": UNLIMITED for kind in ("request", "account", "login", "table", "message", "chat")}
"""Settings that switch rate limits off; they have their own tests."""
WINDOW_SECONDS = {"cancel": 5.0, "copy": 4.0, "shield": 3.0, "land": 2.0}
"""Window lengths, long enough that only a test that advances the clock closes them."""
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
HANG_TIMEOUT = 300.0
"""Seconds after which a test counts as hung. Far longer than any passing test takes."""
LOG_LINES_SHOWN = 20
"""Lines of the server's log that a failing test shows."""


class InlineBots:
    """A bot pool that chooses moves in the event loop. The real worker processes have their own tests."""

    def __init__(self, *_: Any, **__: Any) -> None:
        self.chooser = MoveChooser()
        self.requests: list[MoveRequest] = []
        self.stats = PoolStats()
        self.may_answer = asyncio.Event()
        """Clear it to keep the bots thinking."""
        self.may_answer.set()

    async def move(self, question: MoveRequest) -> tuple[int, ...]:
        """Record the request, and choose a move as soon as `may_answer` is set."""
        self.requests.append(question)
        await self.may_answer.wait()
        return self.chooser.choose(question)

    async def close(self) -> None:
        """Do nothing: no processes to stop."""


@dataclass
class LiveServer:
    """A running server, with everything that a test may inspect."""

    url: str
    app: App
    clock: Clock
    log: io.StringIO
    exit_stack: AsyncExitStack = field(repr=False)
    on_bytes: Callable[[TableConnection | Client, bytes], None] | None = None
    """Callback for everything that any client receives, if a test needs it."""

    @property
    def rooms(self) -> TableRegistry:
        """Return the registry of tables in memory."""
        return self.app.services.tables

    @property
    def inline_bots(self) -> InlineBots:
        """Return the bot pool, which must be an inline one."""
        bot_pool: Any = self.rooms.pool
        assert isinstance(bot_pool, InlineBots)
        return bot_pool

    @property
    def set_clock(self) -> SetClock:
        """Return the clock, which must be a settable one."""
        assert isinstance(self.clock, SetClock)
        return self.clock

    @property
    def is_between_rounds(self) -> bool:
        """Whether it waits for its next round, or can't finish this one before the clock is advanced."""
        task = self.rooms.round
        return task is None or task.done() or bool(self.rooms.loading) or self.set_clock.is_asleep(task)

    def room(self, table: str) -> Room:
        """Return the room of a table that is in memory."""
        return self.rooms.rooms[table]

    def state(self, table: str) -> TableState:
        """Return the state of a table that is in memory."""
        return self.room(table)._state

    async def guest(self, name: str) -> Client:
        """Sign in a new guest."""
        client = await self.new_client()
        await client.guest(name)
        return client

    async def new_client(self, token: str | None = None) -> Client:
        """Create a client that isn't signed in, optionally with a seat token."""
        client = await self.exit_stack.enter_async_context(Client(self.url, token))

        async def pass_on(response: httpx.Response) -> None:
            if self.on_bytes is not None:
                self.on_bytes(client, await response.aread())

        client.http.event_hooks["response"].append(pass_on)
        return client

    async def connect(self, client: Client, table: str, **options: Any) -> DroppableConnection:
        """Open a table's socket. It is closed when the test ends."""
        seat = connect(client, table, **options)
        if self.on_bytes is not None:
            seat.on_message = partial(self.on_bytes, seat)
        return await self.exit_stack.enter_async_context(seat)


@asynccontextmanager
async def running_server(
    folder: Path,
    clock: Clock | None = None,
    *,
    inline_bots: bool = True,
    port: int = 0,
    exit_stack: AsyncExitStack | None = None,
    **changes: Any,
) -> AsyncIterator[LiveServer]:
    """Run a server on a real port, with its database in this folder.

    Clients are closed when the server stops or, if `exit_stack` is given, when that is closed.
    """
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen(128)
        port = listening.getsockname()[1]
        values = {
            "bot_workers": 1,
            "log_level": "debug",
            "metrics_open": True,
            "window_seconds": 0.0,
            **NO_RATE_LIMITS,
            **changes,
        }
        settings = Settings(**{"data": str(folder), "port": port, **values})
        store = await Store.open(settings.database_url)
        log = io.StringIO()
        clock = clock or WallClock()
        pool: Any = InlineBots() if inline_bots else None
        app = make_app(
            settings, store, clock, bus=bus_for(settings), pool=pool, telemetry=Telemetry("debug", log),
            key="k" * 43, hasher=QUICK_HASHER,
        )  # fmt: skip
        config = uvicorn.Config(app, log_level="warning", lifespan="on", ws_max_size=settings.message_bytes)
        uvicorn_server = uvicorn.Server(config)
        task = asyncio.create_task(uvicorn_server.serve([listening]))
        while not uvicorn_server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        try:
            async with AsyncExitStack() as stack:
                yield LiveServer(f"http://127.0.0.1:{port}", app, clock, log, exit_stack or stack)
        finally:
            uvicorn_server.should_exit = True
            await task
            await store.close()


def run_on_server(
    folder: Path, play: Callable[[LiveServer], Awaitable[None]], clock: Clock | None = None, **options: Any
) -> None:
    """Start a server and run a test's coroutine on it. The options are those of `running_server`.

    If the test fails, it shows the server's last log lines.
    """

    async def run() -> None:
        async with asyncio.timeout(HANG_TIMEOUT), running_server(folder, clock, **options) as server:
            try:
                await play(server)
            except BaseException:
                print(*server.log.getvalue().splitlines()[-LOG_LINES_SHOWN:], sep="\n")
                raise

    asyncio.run(run())


def setup(game: str, players: int = 4, **more: Any) -> m.Setup:
    """Return a setup in which seat 0 begins and bots move immediately.

    Windows close immediately, too, unless `windows` is given: the server's default here is 0 seconds.
    """
    options = {"first": 0, **more.pop("options", {})}
    defaults: dict[str, Any] = {"bot_seconds": 0.0, "stand_in": "kitten"}
    if game != "here-kitty-kitty":
        more.pop("windows", None)
    return m.Setup(game, players, options, **{**defaults, **more})


@dataclass
class SeatedTable:
    """A table with its players' clients and their connections, by seat."""

    server: LiveServer
    table: str
    clients: list[Client]
    seats: list[DroppableConnection]

    @property
    def state(self) -> TableState:
        """Return the table's state on the server."""
        return self.server.state(self.table)

    async def advance_to(self, end: float) -> None:
        """Advance the clock to this time."""
        await self.server.set_clock.advance_to(end)

    async def sync(self) -> None:
        """Wait until all seats are up to date and no window is due to close."""
        while not await self._is_settled():
            for seat in self.seats:
                await seat.until(lambda seat=seat: seat.last_entry >= self.state.entry_number)  # type: ignore[misc]

    async def _is_settled(self) -> bool:
        """Return whether every queued job is done and published, and no window is due."""
        await self.server.room(self.table).read(lambda state: None)
        state = self.state
        if state.window is not None and state.window_closes() <= self.server.clock.now():
            await asyncio.sleep(0)
            return False
        return all(seat.last_entry >= state.entry_number for seat in self.seats)

    @property
    def to_move(self) -> DroppableConnection:
        """Return the connection of the player to move."""
        assert self.state.seat_to_move is not None
        return self.seats[self.state.seat_to_move]


async def seat_table(
    server: LiveServer,
    setup: m.Setup,
    people: int | None = None,
    bots: int = 0,
    *,
    start: bool = True,
    tell: str = "en",
) -> SeatedTable:
    """Create a table with people connected in the first seats and bots in the last, and start the game."""
    count = setup.players - bots if people is None else people
    clients = [await server.guest(NAMES[i]) for i in range(count)]
    created = await clients[0].new_table(setup)
    seats = [await server.connect(clients[0], created.id, seat=0, tell=tell)]
    for i in range(1, count):
        seat = await server.connect(clients[i], created.id, tell=tell)
        await seat.send_command(m.Sit(seat=i))
        await seat.send_command(m.Ready())
        seat.seat = i
        seats.append(seat)
    for i in range(setup.players - bots, setup.players):
        await seats[0].send_command(m.SeatBot(seat=i, level=f"kitten@{[*CHARACTERS][i]}"))
    seated = SeatedTable(server, created.id, clients, seats)
    if start:
        await seats[0].send_command(m.Start())
    await seated.sync()
    return seated
