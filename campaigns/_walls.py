"""How long windows are open on the wall's clock, as one who looks on hears of it; whoever answers meanwhile."""

from __future__ import annotations

import asyncio
import math
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tabbytop.client import NotDone
from tabbytop.wire import messages as m
from tests.server.hosting import Company, Place, gather, hosting, setup
from tests.server.playing import random_move

SECONDS = 0.25
OPEN = {"cancel": SECONDS, "copy": SECONDS, "shield": SECONDS, "land": SECONDS}
SILENT, BUSY = "are silent", "answer and change their minds"


class Stopwatch:
    """Notes when an onlooker hears of a window, and when that it has closed."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {SILENT: [], BUSY: []}
        self.others: dict[int, str] = {}
        """What the others do, by window."""
        self.window = 0
        self.opened = 0.0

    def begin(self) -> None:
        """Another game."""
        self.others.clear()
        self.window = 0

    def hear(self, data: bytes) -> None:
        """Something comes to the onlooker."""
        now = time.perf_counter()
        told = msgspec.json.decode(data)
        if "view" not in told:  # only who is here has changed
            return
        window = told.get("window", {}).get("window", 0)
        if window != self.window:
            if self.window in self.others:
                self.times[self.others[self.window]].append(now - self.opened - SECONDS)
            self.window, self.opened = window, now

    @property
    def least(self) -> int:
        """How many windows there are of the kind of which there are fewer."""
        return min(len(times) for times in self.times.values())


async def wall_windows(count: int, seed: str) -> dict[str, Any]:
    """Time so many windows of each kind."""
    watch = Stopwatch()
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with hosting(Path(folder)) as place:
            while watch.least < count:
                async with AsyncExitStack() as stack:
                    place.leaving = stack
                    await one_game(place, watch, rng, count)
    return figures(watch)


async def one_game(place: Place, watch: Stopwatch, rng: Random, count: int) -> None:
    """People play at random; in every other window, by chance, they have a lot to say."""
    company = await gather(place, setup("here-kitty-kitty", 4, windows=OPEN), tell="")
    watch.begin()
    onlooker = await place.sit(await place.stranger(), company.table)
    onlooker.raw = watch.hear
    while company.g.status == "playing" and watch.least < count:
        await company.together()
        await onlooker.until(lambda: onlooker.n >= company.g.n)
        if company.g.window is None:
            if company.g.asks is not None:
                await company.asked.say(random_move(company.asked.options, rng))
            continue
        number = company.g.moved
        watch.others[number] = rng.choice([SILENT, BUSY])
        talking = asyncio.create_task(talk(company, number, rng)) if watch.others[number] == BUSY else None
        await onlooker.until(lambda: company.g.moved > number and onlooker.n > number)  # noqa: B023
        if talking is not None:
            await talking


async def talk(company: Company, number: int, rng: Random) -> None:
    """Everybody answers, and again; at last they pass, so that the game goes on as if nobody had."""
    for _ in range(3):
        for seat in company.seats:
            if seat.options and company.g.moved == number:
                words: list[str | dict[str, Any]] = [*random_move(seat.options, rng)]
                try:
                    await seat.speak(m.Say(seat.n, words, window=number, seat=seat.wanted))
                    await seat.speak(m.Say(seat.n, ["pass"], window=number, seat=seat.wanted))
                except NotDone as refused:  # it closed meanwhile
                    if refused.why not in ("window-closed", "no-such-answer", "which-window"):
                        raise


def figures(watch: Stopwatch) -> dict[str, Any]:
    """Both distributions, and how far they are apart."""
    rows = []
    for others, times in watch.times.items():
        ordered = sorted(times)
        at = [round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) for share in (0.5, 0.95, 0.99)]
        rows.append({"others": others, "windows": len(times), "median": at[0], "p95": at[1], "p99": at[2]})
    distance, p = apart(*watch.times.values())
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
