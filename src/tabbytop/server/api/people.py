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
NO_CONTENT = ERROR_RESPONSES | {204: ResponseSpec(None, description="Done", generate_examples=False)}
"""Responses of routes that return nothing, for OpenAPI."""


# Request and response bodies


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON body of a request."""


class NewGuest(RequestBody):
    """A new guest. A name is enough."""

    name: str
    language: str = "en"


class NewAccount(RequestBody):
    """A new account. The name defaults to the login; a guest keeps their name."""

    login: str
    password: str
    name: str = ""
    language: str = ""


class Login(RequestBody):
    """Credentials of an account."""

    login: str
    password: str


class ProfileChange(RequestBody):
    """A new name or language."""

    name: str | None = None
    language: str | None = None


class NewPassword(RequestBody):
    """The old and the new password."""

    old: str
    new: str


class DeleteAccount(RequestBody):
    """Confirms a deletion. An account needs its password, a guest doesn't."""

    password: str = ""


class TakeDevice(RequestBody):
    """The part of a device link after the `#`.

    A guest who sits at tables must confirm with `leave_guest` that they give up those seats for good.
    """

    link: str
    leave_guest: bool = False


class Me(msgspec.Struct, frozen=True):
    """The person who sends the request or, with a token for one seat, only that seat."""

    kind: Literal["nobody", "guest", "account", "seat"]
    name: str = ""
    login: str = ""
    language: str = "en"
    table: str = ""
    seat: int | None = None


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that signs one other device in, once, and the same link as a QR code (SVG)."""

    link: str
    qr: str
    seconds: int


# Routes


def me_of(caller: Caller) -> Me:
    """Return the caller's data, or only the seat of a seat token."""
    if caller.seat is not None:
        return Me("seat", table=caller.seat.table, seat=caller.seat.seat)
    return Me("nobody") if caller.person is None else me(caller.person)


def me(person: Person) -> Me:
    """Return a person's data as sent to that person."""
    kind: Literal["guest", "account"] = "guest" if person.login is None else "account"
    return Me(kind, person.name, person.login or "", person.language)


def signed_in_response(
    request: AnyRequest, services: Services, person: Person, token: str, status: int
) -> Response[Me]:
    """Return the person's data and set the session cookie."""
    return Response(me(person), status_code=status, cookies=[cookie(request.scope, services.settings, token)])


def count_attempt(request: AnyRequest, services: Services) -> None:
    """Count an attempt against the rate limit of the client's address."""
    services.rates.accounts.take(address_of(request.scope))


@get("/api/me", responses=ERROR_RESPONSES, tags=["people"])
async def who_am_i(caller: NamedDependency[Caller]) -> Me:
    """Return your own data."""
    return me_of(caller)


@patch("/api/me", responses=ERROR_RESPONSES, tags=["people"])
async def change_me(
    data: JSONBody[ProfileChange], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Me:
    """Change your name or language."""
    return me(await services.accounts.rename(caller.require_person(), data.name, data.language))


@post("/api/guest", responses=ERROR_RESPONSES, tags=["people"])
async def new_guest(
    request: AnyRequest, data: JSONBody[NewGuest], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[Me]:
    """Sign in as a new guest."""
    count_attempt(request, services)
    person, token = await services.accounts.guest(caller, data.name, data.language)
    return signed_in_response(request, services, person, token, 201)


@post("/api/accounts", responses=ERROR_RESPONSES, tags=["people"])
async def new_account(
    request: AnyRequest,
    data: JSONBody[NewAccount],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[Me]:
    """Create an account. A guest keeps their tables."""
    count_attempt(request, services)
    person, token = await services.accounts.register(caller, data.login, data.password, data.name, data.language)
    return signed_in_response(request, services, person, token, 201)


@post("/api/login", responses=ERROR_RESPONSES, tags=["people"], status_code=200)
async def log_in(
    request: AnyRequest, data: JSONBody[Login], caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[Me]:
    """Sign in to an account. A guest's tables move to the account."""
    count_attempt(request, services)
    person, token = await services.accounts.login(caller, data.login, data.password)
    return signed_in_response(request, services, person, token, 200)


@post("/api/logout", responses=NO_CONTENT, tags=["people"], status_code=204)
async def log_out(
    request: AnyRequest, caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> Response[None]:
    """Sign out on this device."""
    await services.accounts.logout(caller)
    return Response(None, status_code=204, cookies=[cookie(request.scope, services.settings, "")])


@post("/api/password", responses=ERROR_RESPONSES, tags=["people"], status_code=200)
async def new_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
) -> Response[Me]:
    """Change your password. Other devices must sign in again."""
    count_attempt(request, services)
    token = await services.accounts.change_password(caller, data.old, data.new)
    return signed_in_response(request, services, caller.require_person(), token, 200)


@delete("/api/account", responses=NO_CONTENT, tags=["people"])
async def delete_me(
    request: AnyRequest,
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    data: JSONBody[DeleteAccount | None] = None,
) -> Response[None]:
    """Delete your guest or account."""
    count_attempt(request, services)
    await services.accounts.delete(caller, "" if data is None else data.password)
    return Response(None, status_code=204, cookies=[cookie(request.scope, services.settings, "")])


@post("/api/device", responses=ERROR_RESPONSES, tags=["people"])
async def new_device(
    request: AnyRequest, caller: NamedDependency[Caller], services: NamedDependency[Services]
) -> DeviceLink:
    """Create a link and a QR code that sign your phone in. The secret is after the `#`, which browsers don't send."""
    count_attempt(request, services)
    token = await services.accounts.device_link(caller.require_person())
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
    """Sign in with a device link and use it up. This device is the same person from then on."""
    count_attempt(request, services)
    person, token = await services.accounts.take_device(caller, data.link, data.leave_guest)
    return signed_in_response(request, services, person, token, 200)


HANDLERS = [
    who_am_i, change_me, new_guest, new_account, log_in, log_out, new_password, delete_me, new_device, take_device,
]  # fmt: skip
