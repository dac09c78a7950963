"""Run several servers on one PostgreSQL database, kill one of them repeatedly, and check that play continues.

    python3 dev.py campaign owners [--game GAME] [--kills 30] [--seed owners] [--keep]

Tables of all games play over real sockets, as in the campaign `crash`, but clients connect to the servers in turn, so
that the seats of a match are on different ones. One server is killed (SIGKILL) at a random moment; its clients move to
another, as a load balancer would send them, and it restarts later. The same with three servers, with one that is
stopped (SIGTERM), with the connections between the servers cut, and with PostgreSQL unavailable for a while. Everything
that a client was sent must be in the log afterwards, without gaps and unchanged; no sealed move may be lost or played
twice; every match must continue and finish; every record must verify. Anything else fails the campaign. Times are only
reported. With --keep the result is written to docs/figures/owners.json and .md.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._load import PLANS, LoadTable, TableLoad, TablePlan
from campaigns._log_check import Log, check_load
from campaigns._server_process import ServerProcess, is_alive
from campaigns.crash import ACKNOWLEDGED, ACKNOWLEDGED_HEADER, AWAY_FAULTS, PATIENCE, CrashScenario, Trial, at_share
from campaigns.crash import figures as common_figures
from tabbytop.server.cluster.postgres_bus import CONNECTION_NAME
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.commands.seat import StoodIn
from tabbytop.server.tables.commands.upkeep import Resumed
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import Entry
from tabbytop.wire.client import Client
from tests.server.store.postgresql_server import Cluster

SECRET = "as long as nobody but these servers knows it"
CUTS = 5
OUTAGES = 3
STOPS = 5
SHARE_HOPS = 0.2
"""Share of unaffected clients that also move to another server after a kill."""


class ClusterLoad(TableLoad):
    """A load on several servers: clients connect to them in turn."""

    def __init__(self, servers: list[ServerProcess], seed: str, plans: list[TablePlan]) -> None:
        super().__init__(servers[0].url, seed, plans)
        self.servers = servers
        self.count = 0

    def address(self) -> str:
        """Return the address of the next server that runs, as a load balancer would."""
        self.count += 1
        running = [served for served in self.servers if served.is_running]
        return running[self.count % len(running)].url


@dataclass
class KilledServer:
    """A killed server: when, and the tables it owned."""

    at: float
    tables: list[str]


@dataclass
class ClusterScenario(CrashScenario):
    """A load, its servers and their database, while faults are injected."""

    cluster: Cluster = field(kw_only=True)
    servers: list[ServerProcess] = field(kw_only=True)
    database: str = field(kw_only=True)
    killed: list[KilledServer] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds until someone at a table received something new after a kill."""

    async def kills(self, count: int) -> None:
        """Kill one of the servers, many times."""
        for i in range(count):
            await self.wait_for_moves()
            victim = self.rng.choice(self.servers)
            leased = await self.leased(victim)
            killed = time.monotonic()
            self.killed.append(KilledServer(time.time(), leased))
            self.workers += await victim.kill()
            await self.move_clients_from(victim)
            await self.wait_for_takeover(leased, killed)
            await victim.start()
            progress(f"{i + 1}/{count} kills, {self.load.acknowledged} moves")
        left = [pid for pid in self.workers if is_alive(pid)]
        await self.until(lambda: not any(is_alive(pid) for pid in left), "a worker outlived its server")

    async def leased(self, served: ServerProcess) -> list[str]:
        """Return the tables that a server owns."""
        assert served.process is not None
        rows = await self.query("SELECT table_id FROM leases WHERE owner LIKE $1", f"{served.process.pid} %")
        return [row["table_id"] for row in rows]

    async def query(self, sql: str, *given: Any) -> list[Any]:
        """Query the database."""
        connection = await asyncpg.connect(self.database)
        try:
            found: list[Any] = await connection.fetch(sql, *given)
            return found
        finally:
            await connection.close()

    async def move_clients_from(self, gone: ServerProcess) -> None:
        """Move the clients of a server to another one, and some of the others, too.

        That includes clients without a socket: they may be creating a table or downloading a record.
        """
        others = [served for served in self.servers if served is not gone]
        clients = [client for table in self.load.playing for client in table.clients]
        moved = [client for client in clients if client.url == gone.url or self.rng.random() < SHARE_HOPS]
        for client in moved:
            redirect(client, self.rng.choice(others))
        for player in self.load.players:
            if player.at is not None and player.client in moved:
                await player.at.drop()

    async def wait_for_takeover(self, leased: list[str], killed: float) -> None:
        """Wait until every match that the dead server owned has continued, and record how long each took."""

        async def wait(one: LoadTable) -> None:
            await self.wait_for_match(one, killed)
            self.waits.append(time.monotonic() - killed)

        tables = [one for one in self.load.playing if one.players and one.id in leased and not one.plan.asleep]
        await asyncio.gather(*[wait(one) for one in tables])

    async def stops(self, count: int) -> None:
        """Stop a server; its clients move to another."""
        for i in range(count):
            await self.wait_for_moves()
            victim = self.rng.choice(self.servers)
            leased = await self.leased(victim)
            code = await victim.stop()
            if code != 0:
                self.wrong.append(f"the server stopped with code {code}")
            stopped = time.monotonic()
            await self.move_clients_from(victim)
            await self.wait_for_takeover(leased, stopped)
            await victim.start()
            progress(f"{i + 1}/{count} stops, {self.load.acknowledged} moves")

    async def cuts(self, count: int) -> None:
        """Cut the connections between the servers."""
        for i in range(count):
            await self.wait_for_moves()
            await self.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", CONNECTION_NAME
            )
            await self.wait_for_all_matches()
            progress(f"{i + 1}/{count} cuts, {self.load.acknowledged} moves")

    async def away(self, count: int) -> None:
        """Make PostgreSQL unavailable for a while."""
        for i in range(count):
            await self.wait_for_moves()
            self.cluster.stop()
            await self.wait_for_error()
            for served in self.servers:
                await served.ready(503)
            await asyncio.to_thread(self.cluster.start)
            await self.wait_for_all_matches()
            progress(f"{i + 1}/{count} outages, {self.load.acknowledged} moves")


def redirect(client: Client, served: ServerProcess) -> None:
    """Make a client use another server for its next request and its next connection."""
    client.url = served.url
    client.http.base_url = served.url


@dataclass(frozen=True)
class Case(Trial):
    """A fault that is injected into several servers."""

    act: Callable[[Any], Awaitable[None]]
    servers: int = 2


def cases(kills: int, outages: int = OUTAGES, stops: int = STOPS, cuts: int = CUTS) -> list[Case]:
    """Return all cases."""
    third = max(1, kills // 3)
    return [
        Case("one of two killed", kills - third, lambda owners: owners.kills(kills - third)),
        Case("one of three killed", third, lambda owners: owners.kills(third), servers=3),
        Case("one of two stopped", stops, lambda owners: owners.stops(stops)),
        Case("connections between them cut", cuts, lambda owners: owners.cuts(cuts), is_away=True),
        Case("PostgreSQL away", outages, lambda owners: owners.away(outages), is_away=True),
    ]


async def play(case: Case, seed: str, plans: list[TablePlan], cluster: Cluster) -> dict[str, Any]:
    """Start a load, inject the faults, let all matches finish, and check what was stored."""
    database = await asyncio.to_thread(cluster.database, "owners")
    with tempfile.TemporaryDirectory(prefix="tabbytop-owners-") as folder:
        servers = [ServerProcess(Path(folder) / str(i), database=database, secret=SECRET) for i in range(case.servers)]
        for served in servers:
            served.folder.mkdir()
            await served.start()
        load = ClusterLoad(servers, f"{seed} {case.what}", plans)
        rng = Random(f"{seed} {case.what}")
        owners = ClusterScenario(servers[0], load, rng, cluster=cluster, servers=servers, database=database)
        load.open()
        try:
            await case.act(owners)
            stuck = await load.finish(PATIENCE)
        finally:
            await load.cancel()
            codes = [await served.stop() for served in servers]
        logs = {one.id: await read_log(owners, one.id) for one in load.tables}
        wrong = [*owners.wrong, *load.tally.wrong, *check_load(load, logs)]
        expected = AWAY_FAULTS if case.is_away else ()
        wrong += [f"logged: {fault}" for served in servers for fault in served.faults() if fault not in expected]
        wrong += [f"a server stopped with code {code}" for code in codes if code != 0]
        return figures(case, owners, stuck, wrong, logs)


async def read_log(owners: ClusterScenario, table: str) -> Log:
    """Read a table's log from the database."""
    rows = await owners.query("SELECT n, at, body FROM entries WHERE table_id = $1 ORDER BY n", table)
    return [(row["n"], row["at"], decode_entry(row["body"])) for row in rows]


def is_owners(entry: Entry) -> bool:
    """Return whether only the owner of a table writes this entry."""
    made = isinstance(entry, Moved) and bool(entry.made)
    return made or isinstance(entry, Resumed) or (isinstance(entry, StoodIn) and entry.why == "time")


def taken_over(killed: list[KilledServer], logs: dict[str, Log]) -> list[float]:
    """Return, for each kill and table, the seconds until another server acted as its owner."""
    found: list[float] = []
    for i, one in enumerate(killed):
        before = killed[i + 1].at if i + 1 < len(killed) else float("inf")
        for name in one.tables:
            acts = [at for _, at, entry in logs.get(name, []) if one.at < at < before and is_owners(entry)]
            found += [acts[0] - one.at] if acts else []
    return found


def figures(
    case: Case, owners: ClusterScenario, stuck: list[str], wrong: list[str], logs: dict[str, Log]
) -> dict[str, Any]:
    """Return the figures of a case."""
    acts = taken_over(owners.killed, logs)
    return {
        **common_figures(case, owners.load, stuck, wrong, logs),
        "servers": case.servers,
        "tables_of_the_killed": sum(len(one.tables) for one in owners.killed),
        "goes_on_median_s": at_share(owners.waits, 0.5),
        "goes_on_max_s": at_share(owners.waits, 1.0),
        "taken_over": len(acts),
        "taken_over_median_s": at_share(acts, 0.5),
        "taken_over_max_s": at_share(acts, 1.0),
    }


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    keys = ("what", "times", "servers", "tables_at_once", "matches", *ACKNOWLEDGED, "news", "refused_not_kept", "wrong")
    header = f"what happened | times | servers | tables at once | matches | {ACKNOWLEDGED_HEADER} | news | errors | "
    times = ["what", "times", "tables_of_the_killed", "goes_on_median_s", "goes_on_max_s", "taken_over"]
    times += ["taken_over_median_s", "taken_over_max_s"]
    lines = [
        "# Several servers on one PostgreSQL database",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Matches of all games over real sockets, the seats of each on different servers; every one finished",
        "and its record verifies. Moves, sealed answers and sealed next moves: those that were acknowledged. News:",
        "entries that clients received. All were in the log afterwards. A sealed next move is played, at most once,",
        "unless someone acts first or it is replaced. Errors: how often a player saw that something couldn't be",
        "stored.",
        *table(header + "lost or wrong", [[row[key] for key in keys] for row in found["scenes"]]),
        "",
        "Seconds after a server was killed or stopped, at the tables it owned: until anybody there received",
        "something new, and until another server acted as their owner (a bot's move, a clock, a reopened",
        "window); a lease lasts five seconds. The machine had other work, too.",
    ]
    header = "what happened | times | tables it owned | goes on: median | max | taken over | after: median | max"
    rows = [row for row in found["scenes"] if row["goes_on_median_s"] is not None]
    return lines + table(header, [["" if row[key] is None else row[key] for key in times] for row in rows])


def run(kills: int, seed: str, plans: list[TablePlan]) -> list[dict[str, Any]]:
    """Run the whole campaign."""
    cluster = Cluster()
    cluster.start()
    try:
        return [asyncio.run(play(case, seed, plans, cluster)) for case in cases(kills)]
    finally:
        cluster.remove()


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("owners", __doc__ or "", 30, "of a server", "kills")
    plans = [plan for plan in PLANS if not given.game or plan.game in given.game]
    rows = run(given.kills, given.seed, plans)
    found = stamp("owners", given.game or [], given, {"scenes": rows}, "kills")
    print_figures("owners", found, keep=given.keep)
    if given.keep:
        write_page("owners", page(found))
    if any(row["wrong"] or row["stuck"] for row in rows):
        sys.exit("something was lost, changed or stuck")


if __name__ == "__main__":
    main()
