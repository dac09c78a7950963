"""Account routes: guests, accounts, sign-in, passwords and devices."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.api.qr_code import qr_code
from tabbytop.server.callers import cookie
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.middleware import address_of, is_secure
from tabbytop.server.services import Services
from tabbytop.server.store.types import Person

AnyRequest = Request[Any, Any, Any]
DONE = ERROR_RESPONSES | {204: ResponseSpec(None, description="Done", generate_examples=False)}
"""For OpenAPI: where nothing is left to say."""


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
    return DeviceLink(link, qr_code(link), int(services.settings.device_minutes * 60))


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


HANDLERS = [
    who_am_i, change_me, new_guest, new_account, log_in, log_out, new_password, delete_me, new_device, take_device,
]  # fmt: skip
