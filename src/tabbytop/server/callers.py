"""The caller of a request: a person with a session cookie, or the holder of a token for one seat."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import Scope

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.accounts import DAY, Caller
from tabbytop.server.edge.language import note_language
from tabbytop.server.edge.middleware import RENEWED_COOKIE, is_secure
from tabbytop.server.services import services_of
from tabbytop.server.settings import Settings
from tabbytop.server.tables.actor import Actor

COOKIE = "tabbytop"


async def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Return the caller, identified by the session cookie or by a seat's token in `Authorization: Bearer`.

    If the session was renewed, the response sets the cookie again. A socket can't: it must be accepted immediately.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if kind.lower() == "bearer" else None
    services = services_of(connection)
    session = connection.cookies.get(COOKIE)
    caller = await services.accounts.caller(session, bearer, can_renew=connection.scope["type"] == ScopeType.HTTP)
    if caller.person is not None:
        note_language(connection.scope, caller.person.language)
        if caller.renewed and session:
            again = cookie(connection.scope, services.settings, session)
            connection.scope["state"][RENEWED_COOKIE] = again.to_encoded_header()
    return caller


async def provide_caller(scope: Scope) -> Caller:
    """Provide handlers with `caller: NamedDependency[Caller]`."""
    return await caller_of(ASGIConnection(scope))


def cookie(scope: Scope, settings: Settings, token: str) -> Cookie:
    """Return the session cookie. An empty token deletes it."""
    age = int(settings.session_days * DAY) if token else 0
    secure = is_secure(scope, settings)
    return Cookie(COOKIE, value=token, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


def actor_of(caller: Caller, table: str) -> Actor:
    """Return the actor at a table. Refuse a token for a seat at another table."""
    if caller.seat is not None:
        if caller.seat.table != table:
            raise Refusal("", "wrong-token")
        return Actor(caller.seat.person, "", caller.seat.seat)
    return Actor("", "") if caller.person is None else Actor(caller.person.id, caller.person.name)
