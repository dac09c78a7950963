"""Measure how long windows stay open, as a watcher sees it, whatever others do in them.

Server, players and watcher are separate processes. In the same process as a player who has just answered, the watcher
would be scheduled sooner, and the measurement would show that instead of the server's timing.

    python -m campaigns._window_timing URL

is the watcher. It reads the ids of tables from its standard input, prints each as soon as it watches that table, and
for every window that closes: the table, the window's number, and how many seconds it was open.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from campaigns._figures import progress
from campaigns._intervals import difference
from campaigns._server_process import ROOT, ServerProcess
from campaigns._window_cases import (
    ARMED,
    CASES,
    HIDDEN,
    LONG,
    NOBODY,
    SILENT,
    PlannedWindow,
    plan_acts,
    plan_window,
    stand,
)  # fmt: skip
from tabbytop.server.tables.state import LONG_WINDOW_FACTOR
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.live_server import NAMES, setup
from tests.server.whole_game import random_move

SECONDS = 0.5
"""A server setting: the setup of a table accepts only windows of at least a second. In windows of this length or longer
the server takes no more answers 50 ms before they close."""
TABLES = 16
"""Tables that play at the same time."""
LIMIT = 0.002
"""The 95 % interval of the mean difference must lie within ± this many seconds."""
SHARE_ON, SHARE_OFF = 0.06, 0.3
"""Probability before each move that someone switches long windows on, or off again."""
LATE = ("window-closed", "no-such-answer", "which-window", "not-next", "not-asked", "game-over")
"""Refusals of those who act too late: the window may have been the last one of the game."""


class Timekeeper(Protocol):
    """The time of the players and the watcher."""

    def now(self) -> float:
        """Return the seconds since some moment."""

    async def reach(self, t: float) -> None:
        """Wait until this time."""

    async def until(self, at: TableConnection, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, checking after every message."""


class RealTime:
    """The clock of the machine."""

    def now(self) -> float:
        """Return the seconds since some moment."""
        return time.perf_counter()

    async def reach(self, t: float) -> None:
        """Wait until this time."""
        await asyncio.sleep(t - self.now())

    async def until(self, at: TableConnection, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, checking after every message."""
        await at.until(condition)


@dataclass
class Measurement:
    """What happened in each window and how long it was open, by table and number of the window."""

    seconds: float = SECONDS
    planned: dict[tuple[str, int], PlannedWindow] = field(default_factory=dict)
    opened: dict[tuple[str, int], float] = field(default_factory=dict)
    """How many seconds it was open."""
    late: int = 0
    """How many acts came too late. Their windows count, because leaving out those of a busy moment would distort."""

    def counts(self) -> dict[str, int]:
        """Return how many windows of each case have begun."""
        found = dict.fromkeys((SILENT, *CASES), 0)
        for window in self.planned.values():
            found[window.case] += 1
            found[ARMED] += is_armed(window)
        return found

    def delays(self) -> list[tuple[PlannedWindow, float]]:
        """Return all windows with the seconds by which each was open for longer than its length."""
        return [
            (window, self.opened[key] - self.seconds * (LONG_WINDOW_FACTOR if window.case == LONG else 1))
            for key, window in self.planned.items()
            if key in self.opened
        ]


def is_armed(window: PlannedWindow) -> bool:
    """Return whether someone could answer but passes by a standing answer, and nobody does anything."""
    return window.case == SILENT and window.armed == HIDDEN


class TimedTable:
    """Four people who play random moves. In each window, all of them together act out one case."""

    def __init__(self, seats: Sequence[TableConnection], clock: Timekeeper, rng: Random, found: Measurement) -> None:
        self.seats = seats
        self.clock = clock
        self.rng = rng
        self.found = found
        self.is_long = False
        """Whether long windows are switched on, from the next turn on."""

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return any(seat.is_over for seat in self.seats)

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the match is over or there are enough windows."""
        while not enough():
            n = max(seat.last_entry for seat in self.seats)
            for seat in self.seats:
                await seat.until(lambda seat=seat, n=n: seat.last_entry >= n)  # type: ignore[misc]
            if self.is_over:
                return
            if len({seat.last_entry for seat in self.seats}) > 1:
                continue
            if self.seats[0].frame.window is None:
                await self.move()
            else:
                await self.play_window(self.seats[0].frame.window)

    async def move(self) -> None:
        """Make a move. Before that, someone may set a standing answer or switch long windows on or off."""
        await self.clock.reach(self.clock.now() + self.rng.uniform(0.0, 0.1))
        chooser = self.rng.choice(self.seats)
        await chooser.send_command(stand(chooser, self.rng))
        if self.rng.random() < (SHARE_OFF if self.is_long else SHARE_ON):
            self.is_long = not self.is_long
            await self.seats[0].send_command(m.MoreTime(on=self.is_long, seat=0))
            return
        seat = next(seat for seat in self.seats if seat.seat == seat.frame.asks)
        n = seat.last_entry
        await seat.say(random_move(seat.options, self.rng))
        await seat.until(lambda: seat.last_entry > n)

    async def play_window(self, window: m.Asked) -> None:
        """Act out a case while a window is open."""
        key, first = (self.seats[0].table, window.window), self.seats[0]
        opened, length = self.clock.now(), window.closes - window.opened
        planned = plan_window(self.seats, self.rng, is_long=length > 2 * self.found.seconds)
        self.found.planned[key] = planned
        for share, seat, act in plan_acts(self.seats, planned.case, self.rng):
            await self.clock.reach(opened + share * length)
            try:
                await seat.send_command(act)
            except RequestRefused as refused:
                if refused.why not in LATE:
                    raise
                self.found.late += 1
        await self.clock.reach(opened + length)
        await self.clock.until(
            first, lambda: first.frame.window is None or first.frame.window.window != window.window or first.is_over
        )


@dataclass
class Stopwatch:
    """Notes when a watcher hears that a window of one table has opened and closed."""

    clock: Callable[[], float]
    note: Callable[[int, float], None]
    """Called with the number of a window that has closed, and how long it was open."""
    window: int = 0
    opened: float = 0.0

    def record(self, data: bytes) -> None:
        """Note a message."""
        now = self.clock()
        message = msgspec.json.decode(data)
        if "view" not in message:  # only the list of people present has changed
            return
        window = (message.get("window") or {}).get("window", 0)
        if window != self.window:
            if self.window:
                self.note(self.window, now - self.opened)
            self.window, self.opened = window, now


class WatcherProcess:
    """The process that watches all tables."""

    def __init__(self, url: str, found: Measurement) -> None:
        self.url = url
        self.found = found
        self.watched: dict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def start(self) -> None:
        """Start the process."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "campaigns._window_timing", self.url,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT,
        )  # fmt: skip
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            table, *measured = line.decode().split()
            if not measured:
                self.watched[table].set()
            else:
                self.found.opened[table, int(measured[0])] = float(measured[1])

    async def watch(self, table: str) -> None:
        """Let it watch a table, and wait until it does."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{table}\n".encode())
        await self.watched[table].wait()

    async def stop(self) -> None:
        """Let it finish, and read the rest of what it prints."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()
        await self.reading


async def watch_tables(url: str) -> None:
    """Watch the tables that are named on the standard input, until it ends."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(url))
        async for line in lines:
            table = line.decode().strip()
            at = client.connect(table)

            def note(window: int, seconds: float, table: str = table) -> None:
                print(table, window, seconds, flush=True)

            at.on_message = Stopwatch(time.perf_counter, note).record
            await stack.enter_async_context(at)
            print(table, flush=True)


async def time_windows(count: int, seed: str, tables: int = TABLES, seconds: float = SECONDS) -> dict[str, Any]:
    """Time at least this many windows of each case in random games at several tables."""
    found = Measurement(seconds)

    def is_enough() -> bool:
        counts = found.counts()
        progress(f"windows: {', '.join(map(str, counts.values()))} of {count}")
        return min(counts.values()) >= count

    with tempfile.TemporaryDirectory() as folder:
        served = ServerProcess(Path(folder), window_seconds=str(seconds))
        await served.start()
        watcher = WatcherProcess(served.url, found)
        await watcher.start()
        try:
            async with asyncio.TaskGroup() as group:
                for i in range(tables):
                    group.create_task(play_games(served.url, watcher, Random(f"{seed} {i}"), found, is_enough))
        finally:
            await watcher.stop()
            await served.stop()
    return figures(found, tables)


async def play_games(
    url: str, watcher: WatcherProcess, rng: Random, found: Measurement, is_enough: Callable[[], bool]
) -> None:
    """Let four people play random games, until there are enough windows."""
    async with AsyncExitStack() as players:
        clients = [await players.enter_async_context(Client(url)) for _ in range(4)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.guest(name)
        while not is_enough():
            async with AsyncExitStack() as connections:
                seats = await seat_players(connections, clients, watcher.watch)
                await TimedTable(seats, RealTime(), rng, found).play(is_enough)


async def seat_players(
    stack: AsyncExitStack, clients: list[Client], watch: Callable[[str], Any]
) -> list[TableConnection]:
    """Seat four people at a new table, let someone watch it, and start."""
    table = await clients[0].new_table(setup("here-kitty-kitty", 4))
    seats = [await stack.enter_async_context(client.connect(table.id)) for client in clients]
    for i, seat in enumerate(seats):
        if i:
            await seat.send_command(m.Sit(seat=i))
            await seat.send_command(m.Ready())
        seat.seat = i
    await watch(table.id)
    await seats[0].send_command(m.Start())
    return seats


def figures(found: Measurement, tables: int) -> dict[str, Any]:
    """Return how long windows of each case were open, and the differences to those in which nobody does anything."""
    delays = found.delays()
    rows: list[dict[str, Any]] = []
    for case in (SILENT, *CASES):
        of_case = [delay for delay in delays if (is_armed(delay[0]) if case == ARMED else delay[0].case == case)]
        ordered = sorted(1000 * seconds for _, seconds in of_case)
        row: dict[str, Any] = {"others": case, "windows": len(ordered)}
        for name, share in (("median", 0.5), ("p95", 0.95), ("p99", 0.99)):
            row[name] = round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else None
        rows.append(row if case == SILENT else row | compared(case, of_case, delays))
    return {"seconds": found.seconds, "tables": tables, "limit": 1000 * LIMIT, "late": found.late, "rows": rows}


def compared(
    case: str, of_case: list[tuple[PlannedWindow, float]], delays: list[tuple[PlannedWindow, float]]
) -> dict[str, Any]:
    """Return the difference between a case and the windows in which nobody does anything, in milliseconds.

    A window in which a standing answer passes is compared with those in which nobody could answer.
    """
    silent = [one for one in delays if one[0].case == SILENT and (case != ARMED or one[0].armed == NOBODY)]

    def strata(some: list[tuple[PlannedWindow, float]]) -> dict[Hashable, list[float]]:
        grouped: dict[Hashable, list[float]] = defaultdict(list)
        for window, seconds in some:
            grouped[window.public_stratum if case == ARMED else window.stratum].append(seconds)
        return grouped

    result = difference(strata(of_case), strata(silent))
    if result is None:
        return {"compared": 0, "difference": None, "low": None, "high": None, "same": False}
    in_ms = {name: round(1000 * getattr(result, name), 2) for name in ("mean", "low", "high")}
    in_ms["difference"] = in_ms.pop("mean")
    return {"compared": result.count, **in_ms, "same": result.is_within(LIMIT)}


def is_same(wall: dict[str, Any]) -> bool:
    """Return whether every case lasts as long as silence, as precisely as demanded."""
    return all(row["same"] for row in wall["rows"] if row["others"] != SILENT)


if __name__ == "__main__":
    asyncio.run(watch_tables(*sys.argv[1:]))
