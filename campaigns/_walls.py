"""How long windows are open on the wall's clock, as one who looks on hears of it; whoever answers meanwhile.

The server, the people and the onlooker are processes of their own, as in life: an onlooker in the process of people who
have just spoken hears sooner, whatever the server does.

    python -m campaigns._walls URL TABLE

is the onlooker. It says `here`, and of every window that has closed its number and how many seconds late that was.
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

from campaigns._served import ROOT, Served
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.hosting import NAMES, setup
from tests.server.playing import random_move

SECONDS = 0.25
OPEN = {"cancel": SECONDS, "copy": SECONDS, "shield": SECONDS, "land": SECONDS}
SILENT, BUSY = "are silent", "answer and change their minds"

Times = dict[str, list[float]]


async def wall_windows(count: int, seed: str) -> dict[str, Any]:
    """Time at least so many windows of each kind, in whole games."""
    times: Times = {SILENT: [], BUSY: []}
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
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
    """People play at random; in every other window, by chance, they have a lot to say."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for _ in range(4)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.guest(name)
        table = await clients[0].new_table(setup("here-kitty-kitty", 4, windows=OPEN))
        seats = [await stack.enter_async_context(client.connect(table.id)) for client in clients]
        for seat in seats[1:]:
            await seat.speak(m.Sit())
            await seat.speak(m.Ready())
        onlooker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "campaigns._walls", url, table.id, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert onlooker.stdout is not None
        await onlooker.stdout.readline()
        await seats[0].speak(m.Start())
        await asyncio.gather(*[play(seat, seed, Random(f"{seed} {i}")) for i, seat in enumerate(seats)])
        heard, _ = await onlooker.communicate()
    for line in heard.decode().splitlines():
        number, late = line.split()
        times[mood(seed, int(number))].append(float(late))


def mood(seed: str, number: int) -> str:
    """What people do in a window."""
    return Random(f"{seed} window {number}").choice([SILENT, BUSY])


async def play(at: TableConnection, seed: str, rng: Random) -> None:
    """One person, from the first card to the end."""
    while True:
        await at.until(lambda: at.is_over or bool(at.options))
        if at.is_over:
            return
        n, window = at.n, at.frame.window
        if window is None:
            await at.say(random_move(at.options, rng))
        elif mood(seed, window.window) == BUSY:
            await talk(at, window.window, rng)
        await at.until(lambda: at.n > n)  # noqa: B023


async def talk(at: TableConnection, number: int, rng: Random) -> None:
    """Somebody answers, and again; at last they pass, so that the game goes on as if nobody had."""
    for _ in range(3):
        for words in (random_move(at.options, rng), ["pass"]):
            try:
                await at.speak(m.Say(at.n, [*words], window=number))
            except RequestRefused as refused:  # it closed meanwhile
                if refused.why not in ("window-closed", "no-such-answer", "which-window"):
                    raise
                return


class Stopwatch:
    """Notes when an onlooker hears of a window, and when that it has closed."""

    def __init__(self) -> None:
        self.window = 0
        self.opened = 0.0

    def hear(self, data: bytes) -> None:
        """Something comes to the onlooker."""
        now = time.perf_counter()
        told = msgspec.json.decode(data)
        if "view" not in told:  # only who is here has changed
            return
        window = told.get("window", {}).get("window", 0)
        if window != self.window:
            if self.window:
                print(self.window, now - self.opened - SECONDS)
            self.window, self.opened = window, now


async def look_on(url: str, table: str) -> None:
    """Be the onlooker until the game is over."""
    async with Client(url) as client:
        at = client.connect(table)
        at.on_message = Stopwatch().hear
        async with at:
            print("here", flush=True)
            await at.until(lambda: at.is_over)


def figures(times: Times) -> dict[str, Any]:
    """Both distributions, and how far they are apart."""
    rows = []
    for others, some in times.items():
        ordered = sorted(some)
        at = [round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for share in (0.5, 0.95, 0.99)]
        rows.append({"others": others, "windows": len(some), "median": at[0], "p95": at[1], "p99": at[2]})
    distance, p = apart(*times.values())
    return {"seconds": SECONDS, "rows": rows, "distance": round(distance, 3), "p": round(p, 3)}


def apart(one: list[float], two: list[float]) -> tuple[float, float]:
    """Kolmogorov and Smirnov: the largest distance of two distributions, and how likely it is if they are the same."""
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
    asyncio.run(look_on(*sys.argv[1:]))
