"""Abandoned matches: they are closed, revealed, and finally deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tabbytop.server.store import TableSummary
from tabbytop.server.store.types import LogRow
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.log import decode_entry
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tests.server.live_server import HANG_TIMEOUT, LiveServer, SeatedTable, running_server, seat_table, setup
from tests.server.set_clock import SetClock
from tests.server.store.postgresql_server import PostgresCluster
from tests.server.store.samples import stored_summary

DAY = 86_400.0
POLL_SECONDS = 0.005


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Return the database URL: empty for SQLite in the test's folder, or a new PostgreSQL database."""
    if request.param == "sqlite":
        return ""
    cluster: PostgresCluster = request.getfixturevalue("cluster")
    return cluster.database("abandoned")


def play_days(
    folder: Path,
    begin: Callable[[SeatedTable], Awaitable[None]],
    *days: tuple[float, Callable[[list[LiveServer], str], Awaitable[None]]],
    database: str = "",
    pace: m.Pace | None = None,
) -> None:
    """Let two guests start a game. Then let days pass without a server, and run a check on new servers, repeatedly."""

    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(HANG_TIMEOUT):
            async with running_server(folder, clock, database=database) as server:
                seated = await seat_table(server, setup("cat-box", 2, clock=pace or m.Pace()))
                await begin(seated)
            for count, check in days:
                await clock.advance(count * DAY)
                async with AsyncExitStack() as stack:
                    servers = [running_server(folder, clock, database=database) for _ in range(2 if database else 1)]
                    await check([await stack.enter_async_context(server) for server in servers], seated.table)

    asyncio.run(run())


async def do_nothing(_: SeatedTable) -> None:
    """Leave the game as it started."""


async def wait_for_cleanup(server: LiveServer) -> None:
    """Wait until a server has cleaned up what expired."""
    while "expired" not in server.log.getvalue():
        await asyncio.sleep(POLL_SECONDS)


async def summary(server: LiveServer, table: str) -> TableSummary | None:
    """Return a table's summary after the cleanup."""
    await wait_for_cleanup(server)
    return await stored_summary(server.app.services.store, table)


async def check_closed(servers: list[LiveServer], table: str) -> None:
    """Check that the match ended exactly once and that everything is revealed."""
    for server in servers:
        await wait_for_cleanup(server)
        stored = await summary(server, table)
        assert stored is not None
        assert stored.status == "over"
    rows: list[LogRow] = await servers[0].app.services.store.rows(table)
    ended = [entry for entry in (decode_entry(row.body) for row in rows) if isinstance(entry, Ended)]
    assert ended == [Ended("abandoned", [])]
    for server in servers:
        client = await server.new_client()
        frame = await client.get_frame(table)
        assert frame.result is not None
        record = from_text(await client.record(table), "record")
        assert record.ended == "abandoned"
        assert record.secret == frame.result.secret
        Replay(record, dealer_of(record)).finish()


async def check_playing(servers: list[LiveServer], table: str) -> None:
    """Check that the match is still being played."""
    stored = await summary(servers[0], table)
    assert stored is not None
    assert stored.status == "playing"


async def check_deleted(servers: list[LiveServer], table: str) -> None:
    """Check that the match was deleted."""
    assert await summary(servers[0], table) is None
    assert await servers[0].app.services.store.rows(table) == []


def test_a_match_abandoned_by_its_guests_is_closed_and_later_deleted(tmp_path: Path, database: str) -> None:
    days = (29, check_playing), (2, check_closed), (29, check_closed), (2, check_deleted)
    play_days(tmp_path, do_nothing, *days, database=database)


def test_a_match_of_an_account_holder_is_kept(tmp_path: Path) -> None:
    async def begin(seated: SeatedTable) -> None:
        await seated.clients[1].request("POST", "/api/accounts", {"login": "bob", "password": "nine lives at least"})

    play_days(tmp_path, begin, (400, check_playing), (400, check_playing))


def test_a_match_is_kept_while_someone_still_watches_it(tmp_path: Path) -> None:
    async def watch(servers: list[LiveServer], table: str) -> None:
        await servers[0].connect(await servers[0].new_client(), table)
        while (stored := await summary(servers[0], table)) is None or stored.touched < servers[0].clock.now() - 60.0:
            await servers[0].set_clock.advance(1.0)

    play_days(tmp_path, do_nothing, (29, watch), (29, check_playing), (2, check_closed))


def test_a_slow_match_stays_open_for_its_whole_time_limit(tmp_path: Path) -> None:
    play_days(tmp_path, do_nothing, (45, check_playing), pace=m.Pace("slow", move=60 * DAY))
