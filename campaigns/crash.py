"""Kill the server under load repeatedly, make its database unavailable, and check that nothing acknowledged is lost.

    python3 dev.py campaign crash [--game GAME] [--kills 100] [--seed crash] [--keep]

Tables of all games play over real sockets with people and bots, with and without clocks, one of them with nobody
connected. The server's process is killed (SIGKILL) at random moments, even during startup, and restarted on the same
data. Then its database is full, locked by another process, or gone for a while, and the server is stopped (SIGTERM) and
restarted. Everything that a client was sent must be in the log afterwards, without gaps and unchanged; no sealed move
may be lost or played twice; every match must continue and finish; every record must verify. Anything else fails the
campaign. Times are only reported. With --keep the result is written to docs/figures/crash.json and .md.
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

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._load import PLANS, LoadTable, TableLoad, TablePlan
from campaigns._log_check import Log, check_load, count_played_next_moves, is_sound, read_logs
from campaigns._server_process import SERVE, TAPPED, ServerProcess, is_alive
from tabbytop.server.store import StoreUnavailable

PATIENCE = 300.0
"""Seconds without news after which a match counts as stuck, even on a busy machine."""
SHARE_STARTING = 0.1
"""Share of kills during startup."""
SHARE_SOON = 0.2
"""Share of kills before anyone has moved again."""
MOST_MOVES = 60
"""Maximum number of moves and answers between two kills."""
OUTAGES = 5
STOPS = 10
OUTAGE_SECONDS = 1.5
"""Maximum seconds that the database stays unavailable after a player saw the first error."""
LONGEST_OUTAGE = 15.0
ROOM = 1 << 30
ACKNOWLEDGED = ("moves", "answers", "next_moves", "next_moves_played")
"""What was acknowledged, by its name in the figures."""
ACKNOWLEDGED_HEADER = "moves | sealed answers | sealed next moves | of these played"
AWAY_FAULTS = ("fault Refusal", *(f"{event} {StoreUnavailable.__name__}" for event in ("fault", "expire-failed")))
"""Errors that a server may log while its database is unavailable."""


@dataclass
class CrashScenario:
    """A load and its server, while faults are injected."""

    served: ServerProcess
    load: TableLoad
    rng: Random
    wrong: list[str] = field(default_factory=list)
    workers: list[int] = field(default_factory=list)

    async def until(self, condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> bool:
        """Wait until a condition holds. After `patience` seconds, record `what` (unless it is empty) as an error."""
        began = time.monotonic()
        while not condition():
            self.load.check()
            if time.monotonic() - began > patience:
                if what:
                    self.wrong.append(what)
                return False
            await asyncio.sleep(0.01)
        return True

    async def wait_for_moves(self, most: int = MOST_MOVES) -> None:
        """Wait until some moves are acknowledged."""
        enough = self.load.acknowledged + self.rng.randint(1, most)
        while (now := self.load.acknowledged) < enough:
            if not await self.wait_for_next_move(now):
                break
        await asyncio.sleep(self.rng.random() * 0.05)

    async def kill(self) -> None:
        """Kill the server at a random moment and restart it."""
        if self.rng.random() < SHARE_SOON:
            await asyncio.sleep(self.rng.random())
        else:
            await self.wait_for_moves()
        self.workers += await self.served.kill()
        self.load.server_lost()
        await self.served.spawn()

    async def kills(self, count: int) -> None:
        """Kill the server many times."""
        for i in range(count):
            await self.kill()
            if self.rng.random() < SHARE_STARTING and i < count - 1:
                await asyncio.sleep(self.rng.random() * 2.0)
                continue
            await self.served.ready()
            self.load.server_returned()
            progress(f"{i + 1}/{count} kills, {self.load.acknowledged} moves")
        left = [pid for pid in self.workers if is_alive(pid)]
        await self.until(lambda: not any(is_alive(pid) for pid in left), "a worker outlived its server")

    async def outages(self, count: int, away: Callable[[ServerProcess], Any]) -> None:
        """Make the database unavailable for a while, several times."""
        for i in range(count):
            await self.wait_for_moves()
            with away(self.served):
                await self.wait_for_error()
                for player in self.rng.sample(self.load.players, min(4, len(self.load.players))):
                    if player.at is not None:
                        await player.at.drop()
                await asyncio.sleep(OUTAGE_SECONDS * self.rng.random())
            await self.wait_for_all_matches()
            progress(f"{i + 1}/{count} outages, {self.load.acknowledged} moves")

    async def wait_for_error(self) -> None:
        """Wait until a player sees an error. Give up silently: all players may be waiting for each other."""
        errors = self.load.tally.refused["not-kept"]
        await self.until(lambda: self.load.tally.refused["not-kept"] > errors, "", LONGEST_OUTAGE)

    async def wait_for_next_move(self, since: int) -> bool:
        """Wait until one more move is acknowledged."""
        return await self.until(lambda: self.load.acknowledged > since, "nobody could make a move")

    async def wait_for_all_matches(self) -> None:
        """Wait until every match has continued without intervention."""
        now = time.monotonic()
        for one in [one for one in self.load.playing if one.players]:
            await self.wait_for_match(one, now)

    async def wait_for_match(self, one: LoadTable, since: float) -> None:
        """Wait until one match has continued."""
        await self.until(lambda: one.is_done or one.new > since, f"table {one.number} doesn't continue: {one.plan}")

    async def stops(self, count: int) -> None:
        """Stop and restart the server."""
        for i in range(count):
            await self.wait_for_moves()
            code = await self.served.stop()
            self.load.server_lost()
            if code != 0:
                self.wrong.append(f"the server stopped with code {code}")
            await self.served.start()
            self.load.server_returned()
            progress(f"{i + 1}/{count} stops, {self.load.acknowledged} moves")


@contextmanager
def full_disk(served: ServerProcess) -> Iterator[None]:
    """Simulate a full disk."""
    with closing(sqlite3.connect(served.file)) as database:
        (pages,) = database.execute("PRAGMA page_count").fetchone()
    served.allow_pages(pages)
    try:
        yield
    finally:
        served.allow_pages(ROOM)


@contextmanager
def locked_database(served: ServerProcess) -> Iterator[None]:
    """Lock the database from another connection."""
    with closing(sqlite3.connect(served.file, isolation_level=None, timeout=30.0)) as database:
        database.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            database.execute("ROLLBACK")


@contextmanager
def missing_database(served: ServerProcess) -> Iterator[None]:
    """Move the database file away."""
    elsewhere = served.file.with_name("elsewhere.db")
    os.rename(served.file, elsewhere)
    try:
        yield
    finally:
        os.rename(elsewhere, served.file)


@dataclass(frozen=True)
class InjectedFault:
    """A fault that is injected several times."""

    what: str
    times: int
    act: Callable[[CrashScenario], Awaitable[None]]
    is_away: bool = False
    """Whether the database is unavailable, so that the log may contain such errors."""


def injected_faults(kills: int, outages: int = OUTAGES, stops: int = STOPS) -> list[InjectedFault]:
    """Return the faults to inject."""
    return [
        InjectedFault("killed", kills, lambda scene: scene.kills(kills)),
        InjectedFault("disk full", outages, lambda scene: scene.outages(outages, full_disk), is_away=True),
        InjectedFault("database locked", outages, lambda scene: scene.outages(outages, locked_database), is_away=True),
        InjectedFault("database gone", outages, lambda scene: scene.outages(outages, missing_database), is_away=True),
        InjectedFault("stopped", stops, lambda scene: scene.stops(stops)),
    ]


async def play(fault: InjectedFault, seed: str, plans: list[TablePlan]) -> dict[str, Any]:
    """Start a load, inject the faults, let all matches finish, and check what was stored."""
    with tempfile.TemporaryDirectory(prefix="tabbytop-crash-") as folder:
        served = ServerProcess(Path(folder), TAPPED if fault.what == "disk full" else SERVE)
        await served.start()
        load = TableLoad(served.url, f"{seed} {fault.what}", plans)
        scene = CrashScenario(served, load, Random(f"{seed} {fault.what}"))
        load.open()
        try:
            await fault.act(scene)
            stuck = await load.finish(PATIENCE)
        finally:
            await load.cancel()
            code = await served.stop()
        logs = read_logs(load, served.file)
        wrong = [*scene.wrong, *load.tally.wrong, *check_load(load, logs)]
        if not is_sound(served.file):
            wrong.append("the database is damaged")
        expected = AWAY_FAULTS if fault.is_away else ()
        wrong += [f"logged: {fault}" for fault in served.faults() if fault not in expected]
        if code != 0:
            wrong.append(f"the server stopped with code {code}")
        return figures(fault, load, stuck, wrong, logs)


def figures(
    fault: InjectedFault, load: TableLoad, stuck: list[str], wrong: list[str], logs: dict[str, Log]
) -> dict[str, Any]:
    """Return the figures of one injected fault."""
    tally = load.tally
    return {
        "what": fault.what,
        "times": fault.times,
        "tables_at_once": len(load.plans),
        "matches": sum(one.is_done for one in load.tables),
        "moves": tally.moves,
        "answers": tally.answers,
        "next_moves": tally.next_moves,
        "next_moves_played": count_played_next_moves(load, logs),
        "news": tally.news,
        "connections_lost": sum(count for code, count in tally.codes.items() if code),
        "goodbyes": tally.codes[1001],
        "refused_not_kept": tally.refused["not-kept"],
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
    """Return the quantile at this share."""
    return round(sorted(found)[min(len(found) - 1, int(share * len(found)))], 2) if found else None


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    keys = ("what", "times", "tables_at_once", "matches", *ACKNOWLEDGED, "news", "refused_not_kept", "wrong")
    header = f"what happened | times | tables at once | matches | {ACKNOWLEDGED_HEADER} | news | errors | lost or wrong"
    times = ["what", "connections_lost", "goodbyes", "back_median_s", "back_p99_s"]
    times += ["back_after_start_median_s", "back_after_start_p99_s"]
    lines = [
        "# Nothing acknowledged is lost",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Matches of all games over real sockets; every one finished and its record verifies. Moves, sealed answers and",
        "sealed next moves: those that were acknowledged. News: entries that clients received. All were in the log",
        "afterwards. A sealed next move is played, at most once, unless someone acts first or it is replaced.",
        "Errors: how often a player saw that something couldn't be stored.",
        *table(header, [[row[key] for key in keys] for row in found["scenes"]]),
        "",
        "Seconds until a client heard from its table again: since the server was lost, and since it was",
        "back. The machine had other work, too.",
    ]
    header = "what happened | connections lost | closed with 1001 | median | p99 | median since start | p99 since start"
    return lines + table(header, [["" if row[key] is None else row[key] for key in times] for row in found["scenes"]])


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("crash", __doc__ or "", 100, "of the server", "kills")
    plans = [plan for plan in PLANS if not given.game or plan.game in given.game]
    rows = [asyncio.run(play(fault, given.seed, plans)) for fault in injected_faults(given.kills)]
    found = stamp("crash", given.game or [], given, {"scenes": rows}, "kills")
    print_figures("crash", found, keep=given.keep)
    if given.keep:
        write_page("crash", page(found))
    if any(row["wrong"] or row["stuck"] for row in rows):
        sys.exit("something was lost, changed or stuck")


if __name__ == "__main__":
    main()
