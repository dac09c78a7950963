"""The routes for people and operators: who one is, what can be played, and how the server is.

Tables have theirs in a room of their own.
"""

from __future__ import annotations

import io
from functools import cache
from importlib.metadata import version
from typing import Any, Literal

import msgspec
import segno
from litestar import Request, Response, delete, get, head, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tabbytop.bots.levels import LEVELS
from tabbytop.engine.errors import Refusal
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.narrate.language import english
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.hosts import is_loopback
from tabbytop.server.edge.middleware import address_of, is_secure
from tabbytop.server.services import Services, cookie
from tabbytop.server.store.types import Person
from tabbytop.table.files import DECKS, read_deck
from tabbytop.wire.counted import GameChoice

AnyRequest = Request[Any, Any, Any]
DONE = ERROR_RESPONSES | {204: ResponseSpec(None, description="Done", generate_examples=False)}
"""For OpenAPI: where nothing is left to say."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


# What goes over the wire


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is asked for."""


class NewGuest(Ask):
    """A guest: a name is enough."""

    name: str
    language: str = "en"


class NewAccount(Ask):
    """An account. Without a name one is called by the login; a guest keeps their name."""

    login: str
    password: str
    name: str = ""
    language: str = ""


class Login(Ask):
    """Into an account."""

    login: str
    password: str


class Change(Ask):
    """Another name, another language."""

    name: str | None = None
    language: str | None = None


class NewPassword(Ask):
    """Another password."""

    old: str
    new: str


class Goodbye(Ask):
    """To be forgotten; an account needs its password."""

    password: str = ""


class TakeDevice(Ask):
    """What stands behind the # of a link to another device. A guest who sits at tables must say that they leave them:
    there is no way back."""

    link: str
    leave_guest: bool = False


class Me(msgspec.Struct, frozen=True):
    """Who one is. Somebody with a token for one seat learns which it opens, and no more."""

    kind: Literal["nobody", "guest", "account", "seat"]
    name: str = ""
    login: str = ""
    language: str = "en"
    table: str = ""
    seat: int | None = None


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that lets one other device in, once, and the same as a QR code (SVG)."""

    link: str
    qr: str
    seconds: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played: for how many, in which variants, with which decks, what else can be chosen, and the
    kinds of its windows, for each of which a table may say how long it is open."""

    name: str
    title: str
    players: list[int]
    variants: list[dict[str, Any]]
    decks: list[str]
    choices: list[GameChoice]
    windows: list[str]


class Games(msgspec.Struct, frozen=True):
    """What can be played, and the levels of bots that play along."""

    games: list[GameInfo]
    bots: list[str]


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str


# People


def me_of(caller: Caller) -> Me:
    """Who somebody is, for themselves."""
    if caller.seat is not None:
        return Me("seat", table=caller.seat.table, seat=caller.seat.seat)
    return Me("nobody") if caller.person is None else me(caller.person)


def me(person: Person) -> Me:
    """A person, for themselves."""
    kind: Literal["guest", "account"] = "guest" if person.login is None else "account"
    return Me(kind, person.name, person.login or "", person.language)


def welcome(request: AnyRequest, services: Services, person: Person, token: str, status: int) -> Response[Me]:
    """Who one is now, with the cookie that says so from now on."""
    return Response(me(person), status_code=status, cookies=[cookie(request.scope, services.settings, token)])


def count_try(request: AnyRequest, services: Services) -> None:
    """One more that this address makes or tries."""
    services.rates.accounts.take(address_of(request.scope))


@get("/api/me", responses=ERROR_RESPONSES, tags=["people"])
async def who_am_i(caller: NamedDependency[Caller]) -> Me:
    """Who one is."""
    return me_of(caller)


@patch("/api/me", responses=ERROR_RESPONSES, tags=["people"])
async def change_me(data: JSONBody[Change], caller: NamedDependency[Caller], services: NamedDependency[Services]) -> Me:
    """Take another name or language."""
    return me(await services.accounts.rename(caller.somebody(), data.name, data.language))


@post("/api/guest", responses=ERROR_RESPONSES, tags=["people"])
async def new_guest(
    request: AnyRequest, data: JSONBody[NewGuest], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[Me]:
    """Come in as a guest."""
    count_try(request, services)
    person, token = await services.accounts.guest(caller, data.name, data.language)
    return welcome(request, services, person, token, 201)


@post("/api/accounts", responses=ERROR_RESPONSES, tags=["people"])
async def new_account(
    request: AnyRequest,
    data: JSONBody[NewAccount],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[Me]:
    """Make an account; a guest keeps their tables."""
    count_try(request, services)
    person, token = await services.accounts.register(caller, data.login, data.password, data.name, data.language)
    return welcome(request, services, person, token, 201)


@post("/api/login", responses=ERROR_RESPONSES, tags=["people"], status_code=200)
async def log_in(
    request: AnyRequest, data: JSONBody[Login], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[Me]:
    """Into one's account; a guest's tables come along."""
    count_try(request, services)
    person, token = await services.accounts.login(caller, data.login, data.password)
    return welcome(request, services, person, token, 200)


@post("/api/logout", responses=DONE, tags=["people"], status_code=204)
async def log_out(
    request: AnyRequest, caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[None]:
    """Out again, on this device."""
    await services.accounts.logout(caller)
    return Response(None, status_code=204, cookies=[cookie(request.scope, services.settings, "")])


@post("/api/password", responses=ERROR_RESPONSES, tags=["people"], status_code=200)
async def new_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[Me]:
    """Take another password; other devices must log in again."""
    count_try(request, services)
    token = await services.accounts.change_password(caller, data.old, data.new)
    return welcome(request, services, caller.somebody(), token, 200)


@delete("/api/account", responses=DONE, tags=["people"])
async def delete_me(
    request: AnyRequest,
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    data: JSONBody[Goodbye | None] = None,
) -> Response[None]:
    """Be forgotten, guest or account."""
    count_try(request, services)
    await services.accounts.delete(caller, "" if data is None else data.password)
    return Response(None, status_code=204, cookies=[cookie(request.scope, services.settings, "")])


@post("/api/device", responses=ERROR_RESPONSES, tags=["people"])
async def new_device(
    request: AnyRequest, caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> DeviceLink:
    """A link and a QR code for one's phone. The secret stands behind the #, which no server log sees."""
    count_try(request, services)
    token = await services.accounts.device_link(caller.somebody())
    scheme = "https" if is_secure(request.scope, services.settings) else "http"
    link = f"{services.hosts.base_url(scheme, request.headers['host'])}/device#{token}"
    return DeviceLink(link, qr_picture(link), int(services.settings.device_minutes * 60))


def qr_picture(link: str) -> str:
    """A link as an SVG that is as large as its place."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, svgclass=None, lineclass=None, light="#fff")
    return picture.getvalue().decode()


@post("/api/device/take", responses=ERROR_RESPONSES, tags=["people"], status_code=200)
async def take_device(
    request: AnyRequest,
    data: JSONBody[TakeDevice],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[Me]:
    """In by such a link, which is used up; this device is the same person from now on."""
    count_try(request, services)
    person, token = await services.accounts.take_device(caller, data.link, data.leave_guest)
    return welcome(request, services, person, token, 200)


# Games


@cache
def all_games() -> Games:
    """Everything on the shelf."""
    games = []
    for name in NAMES:
        game = open_game(name, read_deck(name, DECKS[name][0]))
        variants = [dict(variant) for variant in game.variants]
        choices = msgspec.convert(game.choices, list[GameChoice])
        title, players, decks = english().say(name), list(game.players), list(DECKS[name])
        games.append(GameInfo(name, title, players, variants, decks, choices, list(game.windows)))
    return Games(games, list(LEVELS))


@get("/api/games", responses=ERROR_RESPONSES, tags=["games"])
async def what_games() -> Games:
    """What can be played."""
    return all_games()


# Operation


@get("/health", responses=ERROR_RESPONSES, tags=["operation"])
async def health(services: NamedDependency[Services]) -> Health:
    """Check that the server runs and can read and write its database."""
    await check_health(services)
    return Health("ok", version("tabbytop"))


@head("/health", responses=ERROR_RESPONSES, tags=["operation"])
async def is_well(services: NamedDependency[Services]) -> None:
    """The same as a status without a body."""
    await check_health(services)


async def check_health(services: Services) -> None:
    """Refuse while nothing can be played: the server stops, or its database can't be read or written."""
    if services.closing:
        raise Refusal("", "closing")
    await services.health.check()


@get("/metrics", responses=ERROR_RESPONSES, tags=["operation"], media_type="text/plain")
async def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """Figures for Prometheus, for this machine only unless a setting says otherwise."""
    here = is_loopback(request.client.host if request.client else "")
    behind_proxy = any(name in request.headers for name in FORWARDED)
    if not services.settings.metrics_open and (behind_proxy or not here):
        raise Refusal("", "not-from-there")
    figures, kind = services.telemetry.figures()
    return Response(figures, headers={"content-type": kind})


HANDLERS = [
    who_am_i, change_me, new_guest, new_account, log_in, log_out, new_password, delete_me, new_device, take_device,
    what_games, health, is_well, metrics,
]  # fmt: skip
