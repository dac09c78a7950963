"""Matches that nobody comes back to: closed, told, and in the end forgotten."""

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
from tests.server.live_server import PATIENCE, Company, Place, gather, hosting, setup
from tests.server.set_clock import SetClock
from tests.server.store.postgresql_server import Cluster

DAY = 86_400.0
A_MOMENT = 0.005


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Where everything is kept: in the folder, or in an empty database."""
    if request.param == "sqlite":
        return ""
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database("abandoned")


def after(
    folder: Path,
    begin: Callable[[Company], Awaitable[None]],
    *days: tuple[float, Callable[[list[Place], str], Awaitable[None]]],
    database: str = "",
    pace: m.Pace | None = None,
) -> None:
    """Two guests begin a game; then so many days pass without a server, and what is there then?"""

    async def run() -> None:
        clock = SetClock()
        async with asyncio.timeout(PATIENCE):
            async with hosting(folder, clock, database=database) as place:
                company = await gather(place, setup("cat-box", 2, clock=pace or m.Pace()))
                await begin(company)
            for count, then in days:
                await clock.advance(count * DAY)
                async with AsyncExitStack() as stack:
                    servers = [hosting(folder, clock, database=database) for _ in range(2 if database else 1)]
                    await then([await stack.enter_async_context(one) for one in servers], company.table)

    asyncio.run(run())


async def nothing(_: Company) -> None:
    """They only begin."""


async def is_tidy(place: Place) -> None:
    """Wait until a server has looked what expired."""
    while "tidied" not in place.log.getvalue():
        await asyncio.sleep(A_MOMENT)


async def head(place: Place, table: str) -> TableSummary | None:
    """The line of a table, when everything has been tidied up."""
    await is_tidy(place)
    return await place.app.services.store.head(table)


async def is_closed(places: list[Place], table: str) -> None:
    """It is over, once, and everything is told."""
    for place in places:
        await is_tidy(place)
        line = await head(place, table)
        assert line is not None
        assert line.status == "over"
    rows: list[LogRow] = await places[0].app.services.store.rows(table)
    ended = [entry for entry in (decode_entry(row.body) for row in rows) if isinstance(entry, Ended)]
    assert ended == [Ended("abandoned", [])]
    for place in places:
        looking = await place.stranger()
        frame = await looking.get_frame(table)
        assert frame.result is not None
        record = from_text(await looking.record(table), "record")
        assert record.ended == "abandoned"
        assert record.secret == frame.result.secret
        Replay(record, dealer_of(record)).finish()


async def is_played(places: list[Place], table: str) -> None:
    """It goes on."""
    line = await head(places[0], table)
    assert line is not None
    assert line.status == "playing"


async def is_gone(places: list[Place], table: str) -> None:
    """Nothing is left of it."""
    assert await head(places[0], table) is None
    assert await places[0].app.services.store.rows(table) == []


def test_a_match_that_its_guests_do_not_come_back_to_is_closed_and_later_forgotten(
    tmp_path: Path, database: str
) -> None:
    days = (29, is_played), (2, is_closed), (29, is_closed), (2, is_gone)
    after(tmp_path, nothing, *days, database=database)


def test_a_match_of_somebody_with_an_account_stays_as_it_is(tmp_path: Path) -> None:
    async def begin(company: Company) -> None:
        await company.clients[1].request("POST", "/api/accounts", {"login": "bob", "password": "nine lives at least"})

    after(tmp_path, begin, (400, is_played), (400, is_played))


def test_a_match_at_which_somebody_only_looks_in_stays(tmp_path: Path) -> None:
    async def look_in(places: list[Place], table: str) -> None:
        await places[0].sit(await places[0].stranger(), table)
        while (line := await head(places[0], table)) is None or line.touched < places[0].clock.now() - 60.0:
            await places[0].set_clock.advance(1.0)

    after(tmp_path, nothing, (29, look_in), (29, is_played), (2, is_closed))


def test_a_slow_match_has_all_its_days(tmp_path: Path) -> None:
    after(tmp_path, nothing, (45, is_played), pace=m.Pace("slow", move=60 * DAY))
