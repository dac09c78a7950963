"""The routes of tables: lay one, find one, and everything that the socket can do, for who has none."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import some_sentences
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.api.people import qr_picture
from tabbytop.server.cluster.registry import TableRegistry, registry_of
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.middleware import is_secure
from tabbytop.server.rooms.room import Room
from tabbytop.server.services import Services
from tabbytop.server.sockets.table_socket import actor_of, language_of, seat_for, seats_for
from tabbytop.server.store import TableSummary
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.deciding import Deciding
from tabbytop.server.tables.parsing import parse_command, parse_preview
from tabbytop.server.tables.state import LAST_MOMENT, TableState
from tabbytop.server.views.frame import asked_view, unseen_of
from tabbytop.server.views.record import heard_record, whole_record
from tabbytop.wire import messages as m
from tabbytop.wire.counted import Unseen

MOST_LISTED = 100


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
    """Is it your turn there?"""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table to create."""

    setup: m.Setup
    """The game, the number of players, and what else can be chosen."""
    sit: bool = True
    """Do you sit down in seat 0? Without it you are the host, but have no seat."""
    bots: list[str] = []
    """Levels of bots (`kitten`, `house-cat`, `alley-cat`, `tiger`, `tiger:400`), one for each seat from seat 1 on."""
    start: bool = False
    """Start the game at once, without nonces: nobody has seen the commitment by then. With a `start` command of its own
    you can send one."""


class Invitation(msgspec.Struct, frozen=True):
    """The link to a table, as others in the network must write it."""

    link: str


class SeatToken(msgspec.Struct, frozen=True):
    """A token that opens one seat and nothing else."""

    token: str


def listed(table: str, head: TableSummary, person: str = "") -> Listed:
    """A table as lists show it."""
    info: dict[str, Any] = msgspec.json.decode(head.info)
    asks = info["asks"]
    yours = bool(person) and asks is not None and info["people"][asks] == person
    return Listed(
        table, head.status, head.game, len(info["seats"]), info["seats"], info["setup"], info["host"], head.touched,
        yours,
    )  # fmt: skip


async def frame_for(room: Room, who: Actor, seat: int | None, since: int, tell: str) -> m.Frame:
    """How a table stands for somebody."""
    return await room.look(who.person, lambda state: seat_for(state, who, seat), since, language_of(tell))


@get("/api/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def open_tables(services: NamedDependency[Services]) -> list[Listed]:
    """The open tables that anybody may join, newest first; those that everybody has left are not listed for long."""
    since = services.clock.now() - services.settings.listed_for
    return [listed(table, head) for table, head in await services.store.open_tables(MOST_LISTED, since)]


async def heads_of(services: Services, person: str) -> list[tuple[str, TableSummary]]:
    """The lines of somebody's tables. What comes of a window is written a moment before it closes: at that time
    they wait, whether it is written or not."""
    heads, now = await services.store.tables_of(person, MOST_LISTED), services.clock.now()
    times = [time for _, head in heads for time in (head.touched, head.due) if time is not None]
    closing = [time for time in times if now < time <= now + LAST_MOMENT]
    if not closing:
        return heads
    await services.clock.sleep_until(max(closing))
    return await services.store.tables_of(person, MOST_LISTED)


@get("/api/my/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def my_tables(caller: NamedDependency[Caller], services: NamedDependency[Services]) -> list[Listed]:
    """One's own tables: where it is one's turn first, then the newest."""
    person = caller.somebody().id
    found = [listed(table, head, person) for table, head in await heads_of(services, person)]
    return sorted(found, key=lambda one: (not one.yours, one.status == "over"))


@post("/api/tables", responses=ERROR_RESPONSES, tags=["tables"])
async def new_table(
    data: JSONBody[NewTable], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> m.TableInfo:
    """Lay a table, sit down at it, and perhaps begin."""
    person = caller.somebody()
    services.rates.tables.take(person.id)
    who = Actor(person.id, person.name)

    def begin(deciding: Deciding) -> None:
        if data.sit:
            deciding.do(who, m.Sit())
        for seat, level in enumerate(data.bots, start=1):
            deciding.do(who, m.SeatBot(seat, level))
        if data.start:
            deciding.do(who, m.Start())

    room = await registry_of(services).create(who, data.setup, begin)
    return await room.render(lambda state, hearing: hearing.table(person.id))


@get("/api/tables/{table:str}", responses=ERROR_RESPONSES, tags=["tables"])
async def look_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    tell: FromQuery[str] = "",
) -> m.Frame:
    """How a table stands, and the news since an entry; `tell=en` adds them as sentences."""
    room = await registry_of(services).room(table)
    return await frame_for(room, actor_of(caller, table), seat, since, tell)


@post("/api/tables/{table:str}/do", responses=ERROR_RESPONSES, tags=["tables"], status_code=200)
async def do_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> m.Frame:
    """Say or do anything that can be said on the socket: a move `{n, say}`, or `{do: …}`."""
    who = actor_of(caller, table)
    room = await registry_of(services).room(table)
    key = f"{table} {who.person} {who.only}"
    services.rates.messages.take(key)
    said = parse_command(data)
    if isinstance(said, m.Chat):
        services.rates.chat.take(key)
    room = await registry_of(services).hear(who, room, said)
    spoke = getattr(said, "seat", None)

    def own_seat(state: TableState) -> int | None:
        return seat_for(
            state, who, spoke if spoke in seats_for(state, who) else None
        )  # a host names others' seats, too

    return await room.look(who.person, own_seat, None)


@post("/api/tables/{table:str}/try", responses=ERROR_RESPONSES, tags=["tables"], status_code=200)
async def try_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    tell: FromQuery[str] = "",
) -> m.Foreseen:
    """What would come of a move `{do: "try", n, say}`, or why it is not allowed; nothing happens."""
    who = actor_of(caller, table)
    room = await registry_of(services).room(table)
    services.rates.messages.take(f"{table} {who.person} {who.only}")
    return await room.foresee(who, parse_preview(data), language_of(tell))


@get("/api/tables/{table:str}/unseen", responses=ERROR_RESPONSES, tags=["tables"])
async def unseen_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> list[Unseen]:
    """What one has not seen yet: cards, counted from what one's seat sees."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    found = await room.see(lambda state: unseen_of(state, seat_for(state, who, seat)))
    return msgspec.convert(found, list[Unseen])


@get("/api/tables/{table:str}/moves", responses=ERROR_RESPONSES, tags=["tables"])
async def moves_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> list[dict[str, Any]]:
    """One's legal moves, as the rules page writes them; none where one is not asked."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    return await room.see(lambda state: moves_of(state, seat_for(state, who, seat)))


def moves_of(state: TableState, seat: int | None) -> list[dict[str, Any]]:
    """The moves of a seat that is asked."""
    view = None if seat is None else asked_view(state, seat)
    if view is None or state.match is None:
        return []
    return [dict(state.match.game.write_action(view, said)) for said in some_sentences(view)]


@get("/api/tables/{table:str}/record", responses=ERROR_RESPONSES, tags=["tables"], media_type="application/json")
async def record_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, Any]]:
    """The record: whole, with the dealer's secret, when the match is over; before that only what one's seat heard."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    name, text = await room.see(lambda state: record_of(state, seat_for(state, who, seat)))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    written: Any = text.encode()  # an object already, as the file has it
    return Response(written, media_type="application/json", headers=headers)


def record_of(state: TableState, seat: int | None) -> tuple[str, str]:
    """A record and a name for its file."""
    if state.match is None:
        raise Refusal("", "not-started")
    if state.status == "over":
        return f"{state.setup.game}-{state.id}.json", whole_record(state)
    if seat is None:
        raise Refusal("", "not-your-seat")
    return f"{state.setup.game}-{state.id}-heard.json", heard_record(state, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/token", responses=ERROR_RESPONSES, tags=["tables"])
async def seat_token(
    table: FromPath[str], seat: FromPath[int], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> SeatToken:
    """A token for one of one's seats, for a program or another screen: it opens that seat and nothing else."""
    person = caller.somebody()
    services.rates.tables.take(person.id)
    room = await registry_of(services).room(table)
    if seat not in await room.see(lambda state: state.seats_of(person.id)):
        raise Refusal("", "not-your-seat")
    return SeatToken(await services.accounts.seat_token(person.id, table, seat))


@get("/api/tables/{table:str}/qr", responses=ERROR_RESPONSES, tags=["tables"], media_type="image/svg+xml")
async def invitation(
    request: Request[Any, Any, Any], table: FromPath[str], services: NamedDependency[Services]
) -> Response[bytes]:
    """The link to a table as a QR code, for phones."""
    await registry_of(services).room(table)
    return Response(qr_picture(link_to(request, services, table)).encode(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/link", responses=ERROR_RESPONSES, tags=["tables"])
async def invitation_link(
    request: Request[Any, Any, Any], table: FromPath[str], services: NamedDependency[Services]
) -> Invitation:
    """The link to a table, to be sent to others: also from this machine itself it leads others here."""
    await registry_of(services).room(table)
    return Invitation(link_to(request, services, table))


def link_to(request: Request[Any, Any, Any], services: Services, table: str) -> str:
    """The link to a table for whoever is not at this machine."""
    scheme = "https" if is_secure(request.scope, services.settings) else "http"
    return f"{services.hosts.base_url(scheme, request.headers['host'])}/table/{table}"


async def forget_person(rooms: TableRegistry, person: str) -> None:
    """Somebody's account is deleted: they leave all their tables; only the seat's name is kept in finished games."""
    for table, head in await rooms.store.tables_of(person, MOST_LISTED * 10):
        if head.status in ("open", "playing"):
            room = await rooms.room(table)
            for seat in await room.see(lambda state: state.seats_of(person)):
                await room.hear(Actor(person, ""), m.Leave(seat=seat))
            if await room.see(lambda state: state.host == person and state.status == "open"):
                await room.hear(Actor(person, ""), m.Cancel())


async def bring_along(rooms: TableRegistry, guest: str, person: str) -> None:
    """A guest comes into their account: it has their tables from now on, of those that are over the last ones."""
    found = await rooms.store.tables_of(guest, MOST_LISTED * 10)
    live = [table for table, head in found if head.status in ("open", "playing")]
    over = [table for table, head in found if head.status == "over"][:MOST_LISTED]
    for table in [*reversed(over), *reversed(live)]:  # so lists show them in the same order
        try:
            room = await rooms.room(table)
            await room.ask(partial(room.commit, lambda deciding: deciding.become(guest, person)))
        except Refusal as refusal:
            if refusal.why != "no-such-table":  # which was forgotten just now
                raise


HANDLERS = [
    open_tables, my_tables, new_table, look_at_table, do_at_table, try_at_table, unseen_at_table, moves_at_table,
    record_of_table, seat_token, invitation, invitation_link,
]  # fmt: skip
