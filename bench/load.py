"""The load generator, a separate process next to the server it measures.

    python -m bench.load ours|boardgame.io PORT PID

For every line of JSON, [COMMAND, ARGUMENTS], it runs the command and answers with a line of JSON. It reads the server's
CPU time and memory itself, at exactly the start and end of what it counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from random import Random
from typing import Any

import uvloop

from bench.machine import cpu_seconds, memory
from bench.tables import KINDS, Address, ApiClient, BusyTable

SEED = 1
THREADS = 8
"""Threads that create tables."""
PATIENCE = 300.0
"""Seconds after which unfinished games count as stuck."""
AT_ONCE = 16
"""Tables whose sockets are opened at the same time."""


class TablePlayer:
    """Plays one table: makes a move, waits until all four seats have received it, pauses, and repeats."""

    def __init__(self, table: BusyTable, pause: float, rng: Random) -> None:
        self.table = table
        self.pause = pause
        self.rng = rng
        self.loop = asyncio.get_running_loop()
        self.latencies: list[float] = []
        self.answers: list[float] = []
        """Seconds until each sealed answer was stored."""
        self.from_n = -1
        self.sent = 0.0
        self.counts = False
        """Whether moves are counted now."""
        self.wants = False
        self.over = asyncio.Event()
        table.agree = self._agree
        table.kept = self._keep

    def begin(self) -> None:
        """Start after a random delay."""
        self.loop.call_later(self.pause * self.rng.random(), self._move)

    def stop(self) -> None:
        """Stop making moves."""
        self.table.agree = lambda: None
        self.over.set()

    def _agree(self) -> None:
        """Called when all four seats have received the same entry: a move arrived, or a window closed."""
        if self.from_n >= 0 and self.table.ns[0] > self.from_n:
            if self.counts:
                self.latencies.append(time.perf_counter() - self.sent)
            self.from_n = -1
            if self.table.is_over:
                self.over.set()
            elif self.pause:
                self.loop.call_later(self.pause * (0.5 + self.rng.random()), self._move)
            else:
                self.loop.call_soon(self._move)
        elif self.wants:
            self._move()

    def _keep(self, seconds: float) -> None:
        if self.counts:
            self.answers.append(seconds)

    def _move(self) -> None:
        if self.over.is_set():
            return
        n = self.table.ns[0]
        sent = time.perf_counter()
        self.wants = not self.table.move()
        if self.table.is_over:
            self.over.set()
        elif not self.wants:
            self.from_n, self.sent = n, sent


class Load:
    """All tables."""

    def __init__(self, kind: str, address: Address, pid: int) -> None:
        self.kind = kind
        self.address = address
        self.pid = pid
        self.rng = Random(SEED)
        self.tables: list[BusyTable] = []

    async def create(self, count: int, game: str) -> dict[str, Any]:
        """Create tables until this many have a game in progress."""
        for table in self.tables:
            if table.is_over:
                table.leave()
        self.tables = [table for table in self.tables if not table.is_over]
        new = [KINDS[self.kind](self.address, game, Random(self.rng.random())) for _ in range(count - len(self.tables))]

        def work(tables: list[BusyTable]) -> None:
            client = ApiClient(self.address)
            for table in tables:
                table.create(client)
            client.connection.close()

        await asyncio.gather(*[asyncio.to_thread(work, new[i::THREADS]) for i in range(THREADS)])
        self.tables += new
        return self.counters()

    async def connect(self) -> dict[str, Any]:
        """Open the sockets of tables that have none."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def work(table: BusyTable) -> None:
            async with limit:
                await table.connect()

        await asyncio.gather(*[work(table) for table in self.tables if not table.sockets])
        return self.counters()

    async def rest(self, seconds: float) -> dict[str, Any]:
        """Do nothing, to measure what idle sockets cost."""
        before = self.counters()
        await asyncio.sleep(seconds)
        after = self.counters()
        return {**after, "cpu": after["cpu"] - before["cpu"], "seconds": after["at"] - before["at"]}

    async def play(self, seconds: float, pause: float, warm: float) -> dict[str, Any]:
        """Play for a while with pauses between moves; counting starts after `warm` seconds."""
        playing = self._begin(pause)
        await asyncio.sleep(warm)
        before = self._mark(playing)
        await asyncio.sleep(seconds)
        found = self._count(playing, before)
        for one in playing:
            one.stop()
        await asyncio.sleep(0.2)  # let messages in flight arrive
        return found

    async def finish(self) -> dict[str, Any]:
        """Play all games to their end as fast as the server can."""
        playing = self._begin(0.0)
        before = self._mark(playing)
        async with asyncio.timeout(PATIENCE):
            for one in playing:
                await one.over.wait()
        return self._count(playing, before)

    def _begin(self, pause: float) -> list[TablePlayer]:
        playing = [TablePlayer(table, pause, self.rng) for table in self.tables]
        for one in playing:
            one.begin()
        return playing

    def _mark(self, playing: list[TablePlayer]) -> dict[str, Any]:
        for one in playing:
            one.counts = True
        return self.counters()

    def _count(self, playing: list[TablePlayer], before: dict[str, Any]) -> dict[str, Any]:
        """Return the counts since `before`."""
        after = self.counters()
        latencies = sorted([latency for one in playing for latency in one.latencies])
        found = {key: after[key] - before[key] for key in ("cpu", "own", "bytes")}
        found |= {"seconds": after["at"] - before["at"], "moves": len(latencies), "memory": after["memory"]}
        found["answers"] = sum([len(one.answers) for one in playing])
        found |= {f"p{part}": _quantile(latencies, part / 100) for part in (50, 95, 99, 100)}
        return {"tables": len(self.tables), **found}

    async def leave(self) -> dict[str, Any]:
        """Close all sockets and drop the tables."""
        for table in self.tables:
            table.leave()
        self.tables = []
        await asyncio.sleep(0.2)
        return self.counters()

    def counters(self) -> dict[str, Any]:
        """Return the current counters."""
        sockets = [socket for table in self.tables for socket in table.sockets]
        return {
            "at": time.perf_counter(),
            "cpu": cpu_seconds(self.pid),
            "own": time.process_time(),
            "memory": memory(self.pid),
            "bytes": sum([socket.bytes for socket in sockets]),
            "tables": len(self.tables),
            "sockets": len(sockets),
        }


def _quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def main(kind: str, port: int, pid: int) -> int:
    """Run commands line by line."""
    load = Load(kind, ("127.0.0.1", port), pid)
    asyncio.get_running_loop().set_exception_handler(_fail)
    work = {f.__name__: f for f in (load.create, load.connect, load.rest, load.play, load.finish, load.leave)}
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, *given = json.loads(line)
        print(json.dumps(await work[name](*given)), flush=True)
    await load.leave()
    return 0


def _fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Abort the measurement on any error."""
    loop.default_exception_handler(context)
    sys.stderr.flush()
    os._exit(1)


if __name__ == "__main__":
    sys.exit(uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
