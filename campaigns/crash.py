"""Kills the server under load, again and again, and takes its database away: is everything there that was promised?

    python3 dev.py campaign crash [--game GAME] [--kills 100] [--seed crash] [--keep]

A hall of tables of all games plays over real sockets, people and bots, with and without clocks, one table with nobody
there. The server's process is killed (SIGKILL) at random moments, also while it starts, and started again on the same
data. Then its database is full, locked by somebody else, or gone for a while, and the server is stopped (SIGTERM) and
started. Everything that a client was told must be in the log afterwards, without gaps and unchanged; every match must
go on and come to its end; every record must verify. Anything else fails the campaign. Times are figures only. With
--keep the result is written to docs/figures/crash.json and .md.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from campaigns._figures import arguments, progress, put, stamp, table, write_page
from campaigns._hall import PLANS, Hall, Plan, Table
from campaigns._proof import prove
from campaigns._served import SERVE, TAPPED, Served, is_alive
from tabbytop.server.store import StoreUnavailable

PATIENCE = 300.0
"""Seconds without any news after which a match counts as stuck, however busy the machine is."""
SHARE_STARTING = 0.1
"""Of the kills, how many come while the server starts."""
SHARE_SOON = 0.2
"""Of the kills, how many come before anybody has moved again."""
MOST_MOVES = 60
"""Between two kills at most so many moves and answers are waited for."""
OUTAGES = 5
STOPS = 10
OUTAGE_SECONDS = 1.5
"""How long the database stays away after the first player was told."""
LONGEST_OUTAGE = 15.0
ROOM = 1 << 30
AWAY_FAULTS = ("fault Refusal", *(f"{event} {StoreUnavailable.__name__}" for event in ("fault", "tidying")))
"""What a server may log while its database is away."""


@dataclass
class Scene:
    """A hall and its server, while something happens to them."""

    served: Served
    hall: Hall
    rng: Random
    wrong: list[str] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)

    async def until(self, true: Callable[[], bool], what: str, patience: float = PATIENCE) -> bool:
        """Wait until something is so; where it takes too long, that is wrong, if it has a name."""
        began = time.monotonic()
        while not true():
            self.hall.check()
            if time.monotonic() - began > patience:
                if what:
                    self.wrong.append(what)
                return False
            await asyncio.sleep(0.01)
        return True

    async def load(self, most: int = MOST_MOVES) -> None:
        """Let some moves be made and acknowledged."""
        enough = self.hall.acknowledged + self.rng.randint(1, most)
        while (now := self.hall.acknowledged) < enough:
            if not await self.goes_on(now):
                break
        await asyncio.sleep(self.rng.random() * 0.05)

    async def kill(self) -> None:
        """Kill the server at some moment, and start it again."""
        if self.rng.random() < SHARE_SOON:
            await asyncio.sleep(self.rng.random())
        else:
            await self.load()
        self.workers += await self.served.kill()
        self.hall.lose()
        await self.served.spawn()

    async def kills(self, count: int) -> None:
        """Kill it many times."""
        for i in range(count):
            await self.kill()
            if self.rng.random() < SHARE_STARTING and i < count - 1:
                await asyncio.sleep(self.rng.random() * 2.0)
                continue
            await self.served.ready()
            self.hall.greet()
            progress(f"{i + 1}/{count} kills, {self.hall.acknowledged} moves")
        left = [pid for pid in self.workers if is_alive(pid)]
        await self.until(lambda: not any(is_alive(pid) for pid in left), "a worker lives on without its server")

    async def outages(self, count: int, away: Callable[[Served], Any]) -> None:
        """Let the database be away for a while, several times."""
        for i in range(count):
            await self.load()
            with away(self.served):
                await self.anybody_is_told()
                for player in self.rng.sample(self.hall.players, min(4, len(self.hall.players))):
                    if player.at is not None:
                        await player.at.drop()
                await asyncio.sleep(OUTAGE_SECONDS * self.rng.random())
            await self.all_go_on()
            progress(f"{i + 1}/{count} outages, {self.hall.acknowledged} moves")

    async def anybody_is_told(self) -> None:
        """Wait until somebody hears that something could not be kept; everybody may be waiting for somebody else."""
        told = self.hall.tally.refused["not-kept"]
        await self.until(lambda: self.hall.tally.refused["not-kept"] > told, "", LONGEST_OUTAGE)

    async def goes_on(self, since: int) -> bool:
        """Wait until one more move is acknowledged."""
        return await self.until(lambda: self.hall.acknowledged > since, "nobody could move any more")

    async def all_go_on(self) -> None:
        """Every match goes on by itself."""
        now = time.monotonic()
        for one in [one for one in self.hall.playing if one.players]:
            await self.table_goes_on(one, now)

    async def table_goes_on(self, one: Table, since: float) -> None:
        """A match goes on."""
        await self.until(lambda: one.is_done or one.new > since, f"table {one.number} does not go on: {one.plan}")

    async def stops(self, count: int) -> None:
        """Ask the server to stop, and start it again."""
        for i in range(count):
            await self.load()
            code = await self.served.stop()
            self.hall.lose()
            if code != 0:
                self.wrong.append(f"the server stopped with code {code}")
            await self.served.start()
            self.hall.greet()
            progress(f"{i + 1}/{count} stops, {self.hall.acknowledged} moves")


@contextmanager
def full(served: Served) -> Iterator[None]:
    """The disk is full."""
    with closing(sqlite3.connect(served.file)) as database:
        (pages,) = database.execute("PRAGMA page_count").fetchone()
    served.allow_pages(pages)
    try:
        yield
    finally:
        served.allow_pages(ROOM)


@contextmanager
def locked(served: Served) -> Iterator[None]:
    """Somebody else has locked the database."""
    with closing(sqlite3.connect(served.file, isolation_level=None, timeout=30.0)) as database:
        database.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            database.execute("ROLLBACK")


@contextmanager
def gone(served: Served) -> Iterator[None]:
    """The file is not there."""
    elsewhere = served.file.with_name("elsewhere.db")
    os.rename(served.file, elsewhere)
    try:
        yield
    finally:
        os.rename(elsewhere, served.file)


@dataclass(frozen=True)
class Trial:
    """Something that happens to a server, several times."""

    what: str
    times: int
    act: Callable[[Scene], Awaitable[None]]
    is_away: bool = False
    """Is its database away? Then its log may say so."""


def trials(kills: int, outages: int = OUTAGES, stops: int = STOPS) -> list[Trial]:
    """All that happens."""
    return [
        Trial("killed", kills, lambda scene: scene.kills(kills)),
        Trial("disk full", outages, lambda scene: scene.outages(outages, full), is_away=True),
        Trial("database locked", outages, lambda scene: scene.outages(outages, locked), is_away=True),
        Trial("database gone", outages, lambda scene: scene.outages(outages, gone), is_away=True),
        Trial("stopped", stops, lambda scene: scene.stops(stops)),
    ]


async def play(trial: Trial, seed: str, plans: list[Plan]) -> dict[str, Any]:
    """Open a hall, let something happen, let all matches end, and look at what was kept."""
    with tempfile.TemporaryDirectory(prefix="tabbytop-crash-") as folder:
        served = Served(Path(folder), TAPPED if trial.what == "disk full" else SERVE)
        await served.start()
        hall = Hall(served.url, f"{seed} {trial.what}", plans)
        scene = Scene(served, hall, Random(f"{seed} {trial.what}"))
        hall.open()
        try:
            await trial.act(scene)
            stuck = await hall.finish(PATIENCE)
        finally:
            await hall.abandon()
            code = await served.stop()
        wrong = [*scene.wrong, *hall.tally.wrong, *prove(hall, served.file)]
        expected = AWAY_FAULTS if trial.is_away else ()
        wrong += [f"logged: {fault}" for fault in served.faults() if fault not in expected]
        if code != 0:
            wrong.append(f"the server stopped with code {code}")
        return figures(trial, hall, stuck, wrong)


def figures(trial: Trial, hall: Hall, stuck: list[str], wrong: list[str]) -> dict[str, Any]:
    """What came of it."""
    tally = hall.tally
    return {
        "what": trial.what,
        "times": trial.times,
        "tables_at_once": len(hall.plans),
        "matches": sum(one.is_done for one in hall.tables),
        "moves": tally.moves,
        "answers": tally.answers,
        "news": tally.news,
        "connections_lost": sum(count for code, count in tally.codes.items() if code),
        "goodbyes": tally.codes[1001],
        "told_not_kept": tally.refused["not-kept"],
        "sentences": sorted(tally.sentences),
        "refused": dict(sorted(tally.refused.items())),
        "back_median_s": at_share(tally.back, 0.5),
        "back_p99_s": at_share(tally.back, 0.99),
        "back_after_start_median_s": at_share(tally.back_soon, 0.5),
        "back_after_start_p99_s": at_share(tally.back_soon, 0.99),
        "stuck": stuck,
        "wrong": len(wrong),
        "where": wrong[:20],
    }


def at_share(found: list[float], share: float) -> float | None:
    """The value below which this share of all lies."""
    return round(sorted(found)[min(len(found) - 1, int(share * len(found)))], 2) if found else None


def page(found: dict[str, Any]) -> list[str]:
    """The figures as a page."""
    keys = ("what", "times", "tables_at_once", "matches", "moves", "answers", "news", "told_not_kept", "wrong")
    heads = "what happened | times | tables at once | matches | moves | sealed answers | news | told so | lost or wrong"
    times = ["what", "connections_lost", "goodbyes", "back_median_s", "back_p99_s"]
    times += ["back_after_start_median_s", "back_after_start_p99_s"]
    lines = [
        "# What was acknowledged is kept",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Matches of all games over real sockets; every one came to its end and its record verifies. Moves and sealed",
        "answers: those that were acknowledged. News: entries that clients heard. All were in the log afterwards.",
        "Told so: how often a player was told that something could not be kept.",
        *table(heads, [[row[key] for key in keys] for row in found["scenes"]]),
        "",
        "Until a client heard its table again, by itself, in seconds: since the server went, and since it was there",
        "again. These are times of the machine it ran on, which had other work, too.",
    ]
    heads = "what happened | connections lost | closed with 1001 | median | p99 | median since start | p99 since start"
    return lines + table(heads, [["" if row[key] is None else row[key] for key in times] for row in found["scenes"]])


def main() -> None:
    """Run it from the command line."""
    given = arguments("crash", __doc__ or "", 100, "of the server", "kills")
    plans = [plan for plan in PLANS if not given.game or plan.game in given.game]
    rows = [asyncio.run(play(trial, given.seed, plans)) for trial in trials(given.kills)]
    found = stamp("crash", given.game or [], given, {"scenes": rows}, "kills")
    put("crash", found, keep=given.keep)
    if given.keep:
        write_page("crash", page(found))
    if any(row["wrong"] or row["stuck"] for row in rows):
        sys.exit("something was lost, changed or stuck")


if __name__ == "__main__":
    main()
