"""Table routes: create and find tables, and everything the socket can do, for clients without one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import some_sentences
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.api.qr_code import qr_code
from tabbytop.server.callers import actor_of
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.language import language_named
from tabbytop.server.edge.middleware import is_secure
from tabbytop.server.services import Services
from tabbytop.server.store import TableSummary
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.parsing import parse_command, parse_preview
from tabbytop.server.tables.state import SEAL_SECONDS, TableState
from tabbytop.server.views.frame import unseen_by, view_when_asked
from tabbytop.server.views.record import complete_record, heard_record
from tabbytop.wire import messages as m
from tabbytop.wire.tallies import Unseen

MAX_LISTED = 100
"""Tables in one list."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    game: str
    players: int
    seats: list[dict[str, Any]]
    setup: dict[str, Any]
    host: str
    touched: float
    yours: bool = False
    """Whether it is your turn there."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table to create."""

    setup: m.Setup
    """The game, the number of players, and what else can be chosen."""
    sit: bool = True
    """Take seat 0 yourself. Otherwise you are the host without a seat."""
    bots: list[str] = []
    """Levels of bots (`kitten`, `house-cat`, `alley-cat`, `tiger`, `tiger:400`), one for each seat from seat 1 on. A
    character may follow, as in `house-cat@pepper`; otherwise it is chosen at random."""
    start: bool = False
    """Start the game immediately, without nonces, because nobody has seen the commitment yet. To add a nonce, send a
    separate `start` command instead."""


class Invitation(msgspec.Struct, frozen=True):
    """The link to a table that works for others on the network."""

    link: str


class NewSeatToken(msgspec.Struct, frozen=True):
    """A token for one seat and nothing else."""

    token: str


def listed(table: str, summary: TableSummary, person: str = "") -> Listed:
    """Return a table's entry in a list."""
    info: dict[str, Any] = msgspec.json.decode(summary.info)
    asks = info["asks"]
    return Listed(
        table,
        summary.status,
        summary.game,
        len(info["seats"]),
        info["seats"],
        info["setup"],
        info["host"],
        summary.touched,
        bool(person) and asks is not None and info["people"][asks] == person,
    )


@get("/api/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def open_tables(services: NamedDependency[Services]) -> list[Listed]:
    """List the open tables that anyone may join, newest first. Tables that everyone has left drop out after a while."""
    since = services.clock.now() - services.settings.listed_for
    return [listed(table, summary) for table, summary in await services.store.open_tables(MAX_LISTED, since)]


@get("/api/my/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def my_tables(caller: NamedDependency[Caller], services: NamedDependency[Services]) -> list[Listed]:
    """List your tables: first those where it's your turn, then the newest."""
    person = caller.require_person().id
    found = [listed(table, summary, person) for table, summary in await summaries_of(services, person)]
    return sorted(found, key=lambda one: (not one.yours, one.status == "over"))


async def summaries_of(services: Services, person: str) -> list[tuple[str, TableSummary]]:
    """Return the summaries of a person's tables.

    The close of a window is stored shortly before its time. Requests around that time wait until it has passed, so that
    they don't reveal what is already stored.
    """
    summaries, now = await services.store.tables_of(person, MAX_LISTED), services.clock.now()
    times = [time for _, summary in summaries for time in (summary.touched, summary.due) if time is not None]
    closing = [time for time in times if now < time <= now + SEAL_SECONDS]
    if not closing:
        return summaries
    await services.clock.sleep_until(max(closing))
    return await services.store.tables_of(person, MAX_LISTED)


@post("/api/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def new_table(
    data: JSONBody[NewTable], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> m.TableInfo:
    """Create a table, sit down at it, and perhaps start."""
    person = caller.require_person()
    services.rates.tables.take(person.id)
    commands: list[m.Command] = [m.Sit()] if data.sit else []
    bots = [m.SeatBot(seat, level) for seat, level in enumerate(data.bots, start=1)]
    bots.sort(key=lambda bot: "@" not in bot.level)  # no random character takes one that is asked for
    commands += bots
    commands += [m.Start()] if data.start else []
    room = await services.tables.create(Actor(person.id, person.name), data.setup, commands)
    return await room.render(lambda state, listeners: listeners.table_info(state, person.id))


@get("/api/tables/{table:str}", responses=ERROR_RESPONSES, tags=["tables"])
async def look_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    tell: FromQuery[str] = "",
) -> m.Frame:
    """Get the state of a table and the news since an entry; `tell=en` adds the news as sentences."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    room.note_request(actor.person)
    return await room.frame(actor.person, lambda state: actor.view_at(state, seat), since, language_named(tell))


@post("/api/tables/{table:str}/do", responses=ERROR_RESPONSES, tags=["tables"], status_code=200)
async def do_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> m.Frame:
    """Send any command that the socket takes: a move `{n, say}`, or `{do: …}`."""
    actor = actor_of(caller, table)
    room = await services.tables.room(table)
    key = f"{table} {actor.person} {actor.only}"
    services.rates.messages.take(key)
    command = parse_command(data)
    if isinstance(command, m.Chat):
        services.rates.chat.take(key)
    room = await services.tables.handle(actor, room, command)
    named = getattr(command, "seat", None)

    def own_seat(state: TableState) -> int | None:
        return actor.view_at(state, named if named in actor.seats_at(state) else None)  # hosts may name any seat

    return await room.frame(actor.person, own_seat, None)


@post("/api/tables/{table:str}/try", responses=ERROR_RESPONSES, tags=["tables"], status_code=200)
async def try_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    tell: FromQuery[str] = "",
) -> m.Foreseen:
    """Preview a move `{do: "try", n, say}`: what it would do, or why it isn't allowed. The table doesn't change."""
    actor = actor_of(caller, table)
    room = await services.tables.room(table)
    services.rates.messages.take(f"{table} {actor.person} {actor.only}")
    return await room.preview(actor, parse_preview(data), language_named(tell))


@get("/api/tables/{table:str}/unseen", responses=ERROR_RESPONSES, tags=["tables"])
async def unseen_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> list[Unseen]:
    """Count the cards that your seat has not seen yet."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    found = await room.read(lambda state: unseen_by(state, actor.view_at(state, seat)))
    return msgspec.convert(found, list[Unseen])


@get("/api/tables/{table:str}/moves", responses=ERROR_RESPONSES, tags=["tables"])
async def moves_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> list[dict[str, Any]]:
    """List your legal moves in the notation of the rules page; none if you aren't asked."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    return await room.read(lambda state: moves_of(state, actor.view_at(state, seat)))


def moves_of(table: TableState, seat: int | None) -> list[dict[str, Any]]:
    """Return the moves of a seat that is asked."""
    view = None if seat is None else view_when_asked(table, seat)
    if view is None or table.match is None:
        return []
    return [dict(table.match.game.write_action(view, said)) for said in some_sentences(view)]


@get("/api/tables/{table:str}/record", responses=ERROR_RESPONSES, tags=["tables"], media_type="application/json")
async def record_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, Any]]:
    """Get the record: complete with the dealer's secret once the match is over, before that what your seat heard."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    name, text = await room.read(lambda state: record_of(state, actor.view_at(state, seat)))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    encoded: Any = text.encode()
    return Response(encoded, media_type="application/json", headers=headers)


def record_of(table: TableState, seat: int | None) -> tuple[str, str]:
    """Return a name for the record's file, and its text."""
    if table.match is None:
        raise Refusal("", "not-started")
    if table.status == "over":
        return f"{table.setup.game}-{table.id}.json", complete_record(table)
    if seat is None:
        raise Refusal("", "not-your-seat")
    return f"{table.setup.game}-{table.id}-heard.json", heard_record(table, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/token", responses=ERROR_RESPONSES, tags=["tables"])
async def seat_token(
    table: FromPath[str], seat: FromPath[int], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> NewSeatToken:
    """Make a token for one of your seats, for a program or another screen. It works for that seat only."""
    person = caller.require_person()
    services.rates.tables.take(person.id)
    room = await services.tables.room(table)
    if seat not in await room.read(lambda state: state.seats_of(person.id)):
        raise Refusal("", "not-your-seat")
    return NewSeatToken(await services.accounts.seat_token(person.id, table, seat))


@get("/api/tables/{table:str}/qr", responses=ERROR_RESPONSES, tags=["tables"], media_type="image/svg+xml")
async def invitation(
    request: Request[Any, Any, Any], table: FromPath[str], services: NamedDependency[Services]
) -> Response[bytes]:
    """Get the link to a table as a QR code, for phones."""
    await services.tables.room(table)
    return Response(qr_code(link_to(request, services, table)).encode(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/link", responses=ERROR_RESPONSES, tags=["tables"])
async def invitation_link(
    request: Request[Any, Any, Any], table: FromPath[str], services: NamedDependency[Services]
) -> Invitation:
    """Get a link to a table that works for others, even if you are on this machine."""
    await services.tables.room(table)
    return Invitation(link_to(request, services, table))


def link_to(request: Request[Any, Any, Any], services: Services, table: str) -> str:
    """Return the link to a table for people on other machines."""
    scheme = "https" if is_secure(request.scope, services.settings) else "http"
    return f"{services.hosts.base_url(scheme, request.headers['host'])}/table/{table}"


HANDLERS = [
    open_tables, my_tables, new_table, look_at_table, do_at_table, try_at_table, unseen_at_table, moves_at_table,
    record_of_table, seat_token, invitation, invitation_link,
]  # fmt: skip
