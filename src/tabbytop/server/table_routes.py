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
from tabbytop.server.accounts import Caller
from tabbytop.server.deciding import Deciding
from tabbytop.server.frames import asked_view, unseen_of
from tabbytop.server.gathering import LAST_MOMENT, Gathering
from tabbytop.server.guard import is_secure
from tabbytop.server.house import House
from tabbytop.server.keeping import heard_record, whole_record
from tabbytop.server.reading import read_doing, read_try
from tabbytop.server.room import Room
from tabbytop.server.rooms import Rooms, rooms_of
from tabbytop.server.routes import qr_picture
from tabbytop.server.sockets import language_of, seat_for, seats_for, speaker_of
from tabbytop.server.speaker import Speaker
from tabbytop.server.store import Head
from tabbytop.server.trouble import TROUBLES
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


def listed(table: str, head: Head, person: str = "") -> Listed:
    """A table as lists show it."""
    info: dict[str, Any] = msgspec.json.decode(head.info)
    asks = info["asks"]
    yours = bool(person) and asks is not None and info["people"][asks] == person
    return Listed(
        table, head.status, head.game, len(info["seats"]), info["seats"], info["setup"], info["host"], head.touched,
        yours,
    )  # fmt: skip


async def frame_for(room: Room, who: Speaker, seat: int | None, since: int, tell: str) -> m.Frame:
    """How a table stands for somebody."""
    return await room.look(who.person, lambda g: seat_for(g, who, seat), since, language_of(tell))


@get("/api/tables", responses=TROUBLES, tags=["tables"])
async def open_tables(house: NamedDependency[House]) -> list[Listed]:
    """The open tables that anybody may join, newest first; those that everybody has left are not listed for long."""
    since = house.clock.now() - house.settings.listed_for
    return [listed(table, head) for table, head in await house.store.open_tables(MOST_LISTED, since)]


async def heads_of(house: House, person: str) -> list[tuple[str, Head]]:
    """The lines of somebody's tables. What comes of a window is written a moment before it closes: at that time
    they wait, whether it is written or not."""
    heads, now = await house.store.tables_of(person, MOST_LISTED), house.clock.now()
    times = [time for _, head in heads for time in (head.touched, head.due) if time is not None]
    closing = [time for time in times if now < time <= now + LAST_MOMENT]
    if not closing:
        return heads
    await house.clock.sleep_until(max(closing))
    return await house.store.tables_of(person, MOST_LISTED)


@get("/api/my/tables", responses=TROUBLES, tags=["tables"])
async def my_tables(caller: NamedDependency[Caller], house: NamedDependency[House]) -> list[Listed]:
    """One's own tables: where it is one's turn first, then the newest."""
    person = caller.somebody().id
    found = [listed(table, head, person) for table, head in await heads_of(house, person)]
    return sorted(found, key=lambda one: (not one.yours, one.status == "over"))


@post("/api/tables", responses=TROUBLES, tags=["tables"])
async def new_table(
    data: JSONBody[NewTable], caller: NamedDependency[Caller], house: NamedDependency[House]
) -> m.TableInfo:
    """Lay a table, sit down at it, and perhaps begin."""
    person = caller.somebody()
    house.rates.tables.take(person.id)
    who = Speaker(person.id, person.name)

    def begin(deciding: Deciding) -> None:
        if data.sit:
            deciding.do(who, m.Sit())
        for seat, level in enumerate(data.bots, start=1):
            deciding.do(who, m.SeatBot(seat, level))
        if data.start:
            deciding.do(who, m.Start())

    room = await rooms_of(house).create(who, data.setup, begin)
    return await room.render(lambda g, hearing: hearing.table(person.id))


@get("/api/tables/{table:str}", responses=TROUBLES, tags=["tables"])
async def look_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    since: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    tell: FromQuery[str] = "",
) -> m.Frame:
    """How a table stands, and the news since an entry; `tell=en` adds them as sentences."""
    room = await rooms_of(house).room(table)
    return await frame_for(room, speaker_of(caller, table), seat, since, tell)


@post("/api/tables/{table:str}/do", responses=TROUBLES, tags=["tables"], status_code=200)
async def do_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
) -> m.Frame:
    """Say or do anything that can be said on the socket: a move `{n, say}`, or `{do: …}`."""
    who = speaker_of(caller, table)
    room = await rooms_of(house).room(table)
    key = f"{table} {who.person} {who.only}"
    house.rates.messages.take(key)
    said = read_doing(data)
    if isinstance(said, m.Chat):
        house.rates.chat.take(key)
    room = await rooms_of(house).hear(who, room, said)
    spoke = getattr(said, "seat", None)

    def own_seat(g: Gathering) -> int | None:
        return seat_for(g, who, spoke if spoke in seats_for(g, who) else None)  # a host names others' seats, too

    return await room.look(who.person, own_seat, None)


@post("/api/tables/{table:str}/try", responses=TROUBLES, tags=["tables"], status_code=200)
async def try_at_table(
    table: FromPath[str],
    data: JSONBody[dict[str, Any]],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    tell: FromQuery[str] = "",
) -> m.Foreseen:
    """What would come of a move `{do: "try", n, say}`, or why it is not allowed; nothing happens."""
    who = speaker_of(caller, table)
    room = await rooms_of(house).room(table)
    house.rates.messages.take(f"{table} {who.person} {who.only}")
    return await room.foresee(who, read_try(data), language_of(tell))


@get("/api/tables/{table:str}/unseen", responses=TROUBLES, tags=["tables"])
async def unseen_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    seat: FromQuery[int | None] = None,
) -> list[Unseen]:
    """What one has not seen yet: cards, counted from what one's seat sees."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    found = await room.see(lambda g: unseen_of(g, seat_for(g, who, seat)))
    return msgspec.convert(found, list[Unseen])


@get("/api/tables/{table:str}/moves", responses=TROUBLES, tags=["tables"])
async def moves_at_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    seat: FromQuery[int | None] = None,
) -> list[dict[str, Any]]:
    """One's legal moves, as the rules page writes them; none where one is not asked."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    return await room.see(lambda g: moves_of(g, seat_for(g, who, seat)))


def moves_of(g: Gathering, seat: int | None) -> list[dict[str, Any]]:
    """The moves of a seat that is asked."""
    view = None if seat is None else asked_view(g, seat)
    if view is None or g.match is None:
        return []
    return [dict(g.match.game.write_action(view, said)) for said in some_sentences(view)]


@get("/api/tables/{table:str}/record", responses=TROUBLES, tags=["tables"], media_type="application/json")
async def record_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, Any]]:
    """The record: whole, with the dealer's secret, when the match is over; before that only what one's seat heard."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    name, text = await room.see(lambda g: record_of(g, seat_for(g, who, seat)))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    written: Any = text.encode()  # an object already, as the file has it
    return Response(written, media_type="application/json", headers=headers)


def record_of(g: Gathering, seat: int | None) -> tuple[str, str]:
    """A record and a name for its file."""
    if g.match is None:
        raise Refusal("", "not-started")
    if g.status == "over":
        return f"{g.setup.game}-{g.id}.json", whole_record(g)
    if seat is None:
        raise Refusal("", "not-your-seat")
    return f"{g.setup.game}-{g.id}-heard.json", heard_record(g, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/token", responses=TROUBLES, tags=["tables"])
async def seat_token(
    table: FromPath[str], seat: FromPath[int], caller: NamedDependency[Caller], house: NamedDependency[House]
) -> SeatToken:
    """A token for one of one's seats, for a program or another screen: it opens that seat and nothing else."""
    person = caller.somebody()
    house.rates.tables.take(person.id)
    room = await rooms_of(house).room(table)
    if seat not in await room.see(lambda g: g.seats_of(person.id)):
        raise Refusal("", "not-your-seat")
    return SeatToken(await house.accounts.seat_token(person.id, table, seat))


@get("/api/tables/{table:str}/qr", responses=TROUBLES, tags=["tables"], media_type="image/svg+xml")
async def invitation(
    request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
) -> Response[bytes]:
    """The link to a table as a QR code, for phones."""
    await rooms_of(house).room(table)
    return Response(qr_picture(link_to(request, house, table)).encode(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/link", responses=TROUBLES, tags=["tables"])
async def invitation_link(
    request: Request[Any, Any, Any], table: FromPath[str], house: NamedDependency[House]
) -> Invitation:
    """The link to a table, to be sent to others: also from this machine itself it leads others here."""
    await rooms_of(house).room(table)
    return Invitation(link_to(request, house, table))


def link_to(request: Request[Any, Any, Any], house: House, table: str) -> str:
    """The link to a table for whoever is not at this machine."""
    scheme = "https" if is_secure(request.scope, house.settings) else "http"
    return f"{house.hosts.base_url(scheme, request.headers['host'])}/table/{table}"


async def forget_person(rooms: Rooms, person: str) -> None:
    """Somebody's account is deleted: they leave all their tables; only the seat's name is kept in finished games."""
    for table, head in await rooms.store.tables_of(person, MOST_LISTED * 10):
        if head.status in ("open", "playing"):
            room = await rooms.room(table)
            for seat in await room.see(lambda g: g.seats_of(person)):
                await room.hear(Speaker(person, ""), m.Leave(seat=seat))
            if await room.see(lambda g: g.host == person and g.status == "open"):
                await room.hear(Speaker(person, ""), m.Cancel())


async def bring_along(rooms: Rooms, guest: str, person: str) -> None:
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
