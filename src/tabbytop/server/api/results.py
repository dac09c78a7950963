"""Results routes: the games that you have finished, and forgetting them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.api.people import NO_CONTENT
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.services import Services
from tabbytop.server.store import TableSummary

PAGE = 100
"""Results on one page."""


class ResultPlayer(msgspec.Struct, frozen=True):
    """A player of a finished game."""

    name: str
    level: str = ""
    """The bot's level; empty for a person."""
    character: str = ""
    points: int | None = None
    won: bool = False
    you: bool = False


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game. Its replay is at `/replay/TABLE`."""

    table: str
    game: str
    ended: float
    how: str
    """`played`, `resigned`, `agreed` or `abandoned`; empty if the game ended before results were stored."""
    players: list[ResultPlayer]


class ResultsPage(msgspec.Struct, frozen=True):
    """A page of results, newest first."""

    results: list[FinishedGame]
    next: int | None = None
    """The `skip` of the next page, if there is one."""


def result_of(table: str, summary: TableSummary, person: str) -> FinishedGame:
    """Return the result in a table's summary."""
    info: dict[str, Any] = msgspec.json.decode(summary.info)
    result = info.get("result")
    points, winners = (result["points"], result["winners"]) if result else ([None] * len(info["seats"]), [])
    players = [
        ResultPlayer(
            seat["name"],
            seat["bot"],
            seat.get("character", ""),
            points[i],
            i in winners,
            info["people"][i] == person,
        )
        for i, seat in enumerate(info["seats"])
    ]
    how, ended = (result["how"], result["at"]) if result else ("", summary.touched)
    return FinishedGame(table, summary.game, ended, how, players)


@get("/api/my/results", responses=ERROR_RESPONSES, tags=["people"])
async def my_results(
    caller: NamedDependency[Caller], services: NamedDependency[Services], skip: FromQuery[int] = 0
) -> ResultsPage:
    """List your finished games, newest first, in pages of 100. A game that is still ending is left out."""
    person, skip = caller.require_person().id, max(0, skip)
    found = await services.store.finished_tables(person, services.clock.now(), PAGE + 1, skip)
    results = [result_of(table, summary, person) for table, summary in found[:PAGE]]
    return ResultsPage(results, skip + PAGE if len(found) > PAGE else None)


@delete("/api/my/results", responses=NO_CONTENT, tags=["people"])
async def forget_results(caller: NamedDependency[Caller], services: NamedDependency[Services]) -> None:
    """Forget your finished games: they leave your lists for good. Other players keep them."""
    await services.store.forget_finished(caller.require_person().id)


HANDLERS = [my_results, forget_results]
