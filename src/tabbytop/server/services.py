"""The house: everything that belongs to one running server, where its routes find it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import Scope

from tabbytop.server.accounts.accounts import DAY, Accounts, Caller
from tabbytop.server.clock import Clock
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.language import note_language
from tabbytop.server.edge.middleware import COOKIE_AGAIN, is_secure
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.health import Health
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store

COOKIE = "tabbytop"


@dataclass
class Services:
    """One running server. `app.state.house` in every handler; `house_of(connection)` gives it with its type."""

    settings: Settings
    store: Store
    clock: Clock
    rates: RateLimits
    telemetry: Telemetry
    hosts: Hosts
    accounts: Accounts
    health: Health
    closing: bool = False
    """Has it been told to stop?"""
    tidying: list[Callable[[float], Awaitable[None]]] = field(default_factory=list)
    """Done before guests and their tables expire, with the time before which they were last there."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What other rooms of the server put here for their own routes."""


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The house that a request or a socket came to."""
    services: Services = connection.app.state.services
    return services


async def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who asks: by the cookie a person, by `Authorization: Bearer` somebody with a token for one seat.

    Whose session is renewed is given the cookie anew. A socket cannot give it: it must be accepted at once.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    services = services_of(connection)
    ours = connection.cookies.get(COOKIE)
    caller = await services.accounts.caller(ours, bearer, has_answer=connection.scope["type"] == ScopeType.HTTP)
    if caller.person is not None:
        note_language(connection.scope, caller.person.language)
        if caller.renewed and ours:
            again = cookie(connection.scope, services.settings, ours)
            connection.scope["state"][COOKIE_AGAIN] = again.to_encoded_header()
    return caller


def cookie(scope: Scope, settings: Settings, token: str) -> Cookie:
    """The one cookie; an empty token takes it away."""
    age = int(settings.session_days * DAY) if token else 0
    secure = is_secure(scope, settings)
    return Cookie(COOKIE, value=token, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


async def provide_caller(scope: Scope) -> Caller:
    """For handlers of requests and sockets that have a parameter `caller: NamedDependency[Caller]`."""
    return await caller_of(ASGIConnection(scope))


async def provide_services(scope: Scope) -> Services:
    """For handlers that have a parameter `house: NamedDependency[House]`."""
    return services_of(ASGIConnection(scope))
