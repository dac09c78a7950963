"""The application: routes, behind the door, in one house.

Other rooms of the server (tables and their sockets) come in as `Wing`s: each brings its routes, what begins and ends
with the server, and what it still has to do when the server is told to stop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ControllerRouterHandler, Scope

from tabbytop.server.accounts.accounts import DAY, Accounts
from tabbytop.server.accounts.tokens import new_token
from tabbytop.server.api import lessons as learn_routes
from tabbytop.server.api import people as routes
from tabbytop.server.api.static import openapi, page_route, read_pages, web_folder
from tabbytop.server.clock import Clock, WallClock
from tabbytop.server.edge.errors import HANDLERS, PlainRequest, is_fault
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.middleware import EdgeMiddleware
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.health import Health
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.services import Services, provide_caller, provide_services
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store

TIDY_EVERY = 3600.0
"""Seconds between two looks for guests and sessions that have expired."""


@dataclass
class Wing:
    """What another room of the server brings."""

    handlers: Sequence[ControllerRouterHandler] = ()
    """Routes for requests and sockets. They may ask for `caller: NamedDependency[Caller]` and
    `house: NamedDependency[House]`."""
    lifespan: Callable[[Services], AbstractAsyncContextManager[None]] | None = None
    """What is open as long as the server is."""
    farewell: Callable[[], Awaitable[None]] | None = None
    """Done first when the server is told to stop, while sockets are still open."""
    parts: dict[str, Any] = field(default_factory=dict)
    """Goes into `house.parts`."""


class App(Litestar):
    """A Litestar application behind a guard."""

    __slots__ = ("guard", "services", "wings")

    guard: EdgeMiddleware
    services: Services
    wings: Sequence[Wing]

    async def farewell(self) -> None:
        """The server is told to stop: let what waits be done, then close all sockets (1001)."""
        self.services.closing = True
        self.guard.closing = True
        for wing in self.wings:
            if wing.farewell is not None:
                try:
                    async with asyncio.timeout(self.services.settings.shutdown_seconds):
                        await wing.farewell()
                except Exception as error:
                    self.services.telemetry.fault(error, event="farewell")
        await self.guard.farewell()


def make_app(
    settings: Settings,
    store: Store,
    clock: Clock | None = None,
    wings: Sequence[Wing] = (),
    *,
    telemetry: Telemetry | None = None,
    key: str = "",
    hasher: PasswordHasher | None = None,
) -> App:
    """The application. `key` signs links (`folder.signing_key`); without one, links do not outlive the server."""
    clock = clock or WallClock()
    rates = RateLimits(settings, clock)
    telemetry = telemetry or Telemetry(settings.log_level)
    hosts = Hosts(settings, clock)
    accounts = Accounts(settings, store, clock, rates, key or settings.secret or new_token(), hasher)
    services = Services(settings, store, clock, rates, telemetry, hosts, accounts, Health(store, clock))
    for wing in wings:
        services.parts |= wing.parts
    app = App(
        route_handlers=[
            *routes.HANDLERS,
            *learn_routes.HANDLERS,
            *[handler for wing in wings for handler in wing.handlers],
            page_route(read_pages(web_folder())),
        ],
        dependencies={"caller": Provide(provide_caller), "services": Provide(provide_services)},
        exception_handlers=HANDLERS,
        after_exception=[note_error],
        lifespan=[_lifespan(services, wings)],
        openapi_config=openapi(),
        logging_config=None,
        debug=False,
        request_class=PlainRequest,
        request_max_body_size=settings.body_bytes,
        state=State({"services": services}),
    )
    app.services = services
    app.wings = wings
    app.guard = EdgeMiddleware(app.asgi_handler, settings, clock, rates, telemetry, hosts)
    app.asgi_handler = app.guard  # the door is before everything: also before what no route answers
    return app


def _lifespan(services: Services, wings: Sequence[Wing]) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """All that is open as long as the server is."""

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.callback(services.accounts.close)
            for wing in wings:
                if wing.lifespan is not None:
                    await stack.enter_async_context(wing.lifespan(services))
            await stack.enter_async_context(_tidying(services))
            yield

    return open_house


@asynccontextmanager
async def _tidying(services: Services) -> AsyncIterator[None]:
    """Look for what has expired, now and then."""
    task = asyncio.create_task(expire_old_data(services))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def expire_old_data(services: Services) -> None:
    """Delete guests and sessions that have expired, every hour; log what fails and go on."""

    async def expire(before: float) -> None:
        gone = await services.store.expire(before, services.clock.now() - services.settings.session_days * DAY)
        services.telemetry.log.info("tidied", count=gone)

    while True:
        now = services.clock.now()
        for tidy in [*services.tidying, expire]:
            try:
                await tidy(now - services.settings.guest_days * DAY)
            except Exception as error:
                services.telemetry.fault(error, event="tidying")
        await services.clock.sleep_until(now + TIDY_EVERY)


async def note_error(error: Exception, scope: Scope) -> None:
    """Log what went wrong in a socket; of requests the error handler does."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, WebSocketDisconnect):
        services: Services = scope["litestar_app"].state.services
        if is_fault(error):
            services.telemetry.fault(error, str(scope.get("path_template", "")))
