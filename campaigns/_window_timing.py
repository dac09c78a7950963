"""Measure on the real clock how long windows stay open, whether or not anyone answers in the meantime.

Server, players and watcher are separate processes. In the same process as a player who has just answered, the watcher
would be scheduled sooner, and the measurement would show that instead of the server's timing.

    python -m campaigns._window_timing URL TABLE

is the watcher. It prints `here`, and for every closed window its number and how many seconds late it closed.
"""

from __future__ import annotations

import asyncio
import math
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from campaigns._server_process import ROOT, ServerProcess
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.live_server import NAMES, setup
from tests.server.whole_game import random_move

SECONDS = 0.25
"""A server setting: the setup of a table accepts only windows of at least a second."""
SILENT, BUSY = "are silent", "answer and change their answers"

Times = dict[str, list[float]]


async def time_windows(count: int, seed: str) -> dict[str, Any]:
    """Time at least this many windows of each kind in whole games."""
    times: Times = {SILENT: [], BUSY: []}
    with tempfile.TemporaryDirectory() as folder:
        served = ServerProcess(Path(folder), window_seconds=str(SECONDS))
        await served.start()
        try:
            game = 0
            while min(map(len, times.values())) < count:
                await one_game(served.url, f"{seed} {game}", times)
                game += 1
        finally:
            await served.stop()
    return figures(times)


async def one_game(url: str, seed: str, times: Times) -> None:
    """Play a random game. In about every other window, players answer a lot."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for _ in range(4)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.guest(name)
        table = await clients[0].new_table(setup("here-kitty-kitty", 4))
        seats = [await stack.enter_async_context(client.connect(table.id)) for client in clients]
        for seat in seats[1:]:
            await seat.send_command(m.Sit())
            await seat.send_command(m.Ready())
        watcher = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "campaigns._window_timing", url, table.id, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert watcher.stdout is not None
        await watcher.stdout.readline()
        await seats[0].send_command(m.Start())
        await asyncio.gather(*[play(seat, seed, Random(f"{seed} {i}")) for i, seat in enumerate(seats)])
        heard, _ = await watcher.communicate()
    for line in heard.decode().splitlines():
        number, late = line.split()
        times[behavior(seed, int(number))].append(float(late))


def behavior(seed: str, number: int) -> str:
    """Return what players do in a window."""
    return Random(f"{seed} window {number}").choice([SILENT, BUSY])


async def play(at: TableConnection, seed: str, rng: Random) -> None:
    """Play as one person from the first card to the end."""
    while True:
        await at.until(lambda: at.is_over or bool(at.options))
        if at.is_over:
            return
        n, window = at.last_entry, at.frame.window
        if window is None:
            await at.say(random_move(at.options, rng))
        elif behavior(seed, window.window) == BUSY:
            await answer_repeatedly(at, window.window, rng)
        await at.until(lambda: at.last_entry > n)  # noqa: B023


async def answer_repeatedly(at: TableConnection, number: int, rng: Random) -> None:
    """Answer several times, and finally pass, so that the game goes on as if nobody had answered."""
    for _ in range(3):
        for words in (random_move(at.options, rng), ["pass"]):
            try:
                await at.send_command(m.Say(at.last_entry, [*words], window=number))
            except RequestRefused as refused:  # it has closed in the meantime
                if refused.why not in ("window-closed", "no-such-answer", "which-window"):
                    raise
                return


class Stopwatch:
    """Notes when a watcher hears that a window has opened and closed."""

    def __init__(self) -> None:
        self.window = 0
        self.opened = 0.0

    def hear(self, data: bytes) -> None:
        """Note a message."""
        now = time.perf_counter()
        message = msgspec.json.decode(data)
        if "view" not in message:  # only the list of people present has changed
            return
        window = message.get("window", {}).get("window", 0)
        if window != self.window:
            if self.window:
                print(self.window, now - self.opened - SECONDS)
            self.window, self.opened = window, now


async def watch(url: str, table: str) -> None:
    """Watch until the game is over."""
    async with Client(url) as client:
        at = client.connect(table)
        at.on_message = Stopwatch().hear
        async with at:
            print("here", flush=True)
            await at.until(lambda: at.is_over)


def figures(times: Times) -> dict[str, Any]:
    """Return both distributions and the distance between them."""
    rows = []
    for others, some in times.items():
        ordered = sorted(some)
        at = [round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for share in (0.5, 0.95, 0.99)]
        rows.append({"others": others, "windows": len(some), "median": at[0], "p95": at[1], "p99": at[2]})
    distance, p = ks_test(*times.values())
    return {"seconds": SECONDS, "rows": rows, "distance": round(distance, 3), "p": round(p, 3)}


def ks_test(one: list[float], two: list[float]) -> tuple[float, float]:
    """Run a Kolmogorov–Smirnov test: the distance of two samples and its p-value."""
    both = sorted([(t, 0) for t in one] + [(t, 1) for t in two])
    shares = [0.0, 0.0]
    sizes = [len(one), len(two)]
    distance = 0.0
    for i, (t, which) in enumerate(both):
        shares[which] += 1 / sizes[which]
        if i + 1 == len(both) or both[i + 1][0] != t:
            distance = max(distance, abs(shares[0] - shares[1]))
    root = math.sqrt(sizes[0] * sizes[1] / (sizes[0] + sizes[1]))
    x = (root + 0.12 + 0.11 / root) * distance
    p = 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101)) if x > 0.2 else 1.0
    return distance, max(0.0, min(1.0, p))


if __name__ == "__main__":
    asyncio.run(watch(*sys.argv[1:]))
