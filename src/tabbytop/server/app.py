"""The application: services, routes and the middleware in front of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ControllerRouterHandler, Scope

from tabbytop.server.accounts.accounts import DAY, Accounts
from tabbytop.server.accounts.tokens import new_token
from tabbytop.server.api import games, lessons, people, replays, results
from tabbytop.server.api import health as operation
from tabbytop.server.api import tables as tables_api
from tabbytop.server.api.static import file_route, openapi, read_files, web_folder
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.callers import provide_caller
from tabbytop.server.clock import Clock, WallClock
from tabbytop.server.cluster.bus import Bus
from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.edge.errors import HANDLERS as EXCEPTION_HANDLERS
from tabbytop.server.edge.errors import StrictJsonRequest, is_fault
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.middleware import EdgeMiddleware
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.ops.health import HealthCheck
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.services import Services, provide_services
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.table_socket import table_socket
from tabbytop.server.store import Store

HANDLERS: list[ControllerRouterHandler] = [
    *people.HANDLERS,
    *results.HANDLERS,
    *games.HANDLERS,
    *operation.HANDLERS,
    *lessons.HANDLERS,
    *tables_api.HANDLERS,
    *replays.HANDLERS,
    table_socket,
]
EXPIRE_SECONDS = 3600.0
"""Seconds between two deletions of expired data."""


class App(Litestar):
    """A Litestar application behind our middleware."""

    __slots__ = ("edge", "services")

    edge: EdgeMiddleware
    services: Services

    async def stop(self) -> None:
        """Prepare to stop: note the state of running clocks, then close all sockets (1001)."""
        self.services.is_closing = True
        self.edge.closing = True
        try:
            async with asyncio.timeout(self.services.settings.shutdown_seconds):
                await self.services.tables.pause()
        except Exception as error:
            self.services.telemetry.fault(error, event="pause-failed")
        await self.edge.close_sockets()


def make_app(
    settings: Settings,
    store: Store,
    clock: Clock | None = None,
    *,
    bus: Bus | None = None,
    pool: BotPool | None = None,
    telemetry: Telemetry | None = None,
    key: str = "",
    hasher: PasswordHasher | None = None,
    more_handlers: Sequence[ControllerRouterHandler] = (),
) -> App:
    """Make the application. `key` signs links (`accounts.signing_key`); without one, links expire with the process."""
    clock = clock or WallClock()
    telemetry = telemetry or Telemetry(settings.log_level)
    pool = pool or BotPool(settings.workers, log=telemetry.log)
    rates = RateLimits(settings, clock)
    accounts = Accounts(settings, store, clock, rates, key or settings.secret or new_token(), hasher)
    tables = TableRegistry(settings, store, clock, pool, bus, telemetry.fault)
    connect_accounts(accounts, tables)
    add_table_metrics(telemetry, tables, pool)
    hosts, health = Hosts(settings, clock), HealthCheck(store, clock)
    services = Services(settings, store, clock, rates, telemetry, hosts, accounts, health, pool, tables)
    app = App(
        route_handlers=[*HANDLERS, *more_handlers, file_route(read_files(web_folder()))],
        dependencies={"caller": Provide(provide_caller), "services": Provide(provide_services)},
        exception_handlers=EXCEPTION_HANDLERS,
        after_exception=[log_socket_error],
        lifespan=[_lifespan(services)],
        openapi_config=openapi(),
        logging_config=None,
        debug=False,
        request_class=StrictJsonRequest,
        request_max_body_size=settings.body_bytes,
        state=State({"services": services}),
    )
    app.services = services
    app.edge = EdgeMiddleware(app.asgi_handler, settings, clock, rates, telemetry, hosts)
    app.asgi_handler = app.edge  # in front of everything, even of paths without a route
    return app


def connect_accounts(accounts: Accounts, tables: TableRegistry) -> None:
    """Update tables when a person is deleted, signs out, or signs in from a guest."""
    accounts.on_delete.append(lambda person: tables.forget_person(person.id))
    accounts.on_sign_in.append(lambda guest, person: tables.move_tables(guest.id, person.id))
    accounts.on_session_end.append(tables.disconnect)


def add_table_metrics(telemetry: Telemetry, registry: TableRegistry, pool: BotPool) -> None:
    """Add gauges for tables and bots. None of them reveals anything about a single table."""
    stats = pool.stats
    gauges: dict[str, tuple[str, Callable[[], int]]] = {
        "tables_in_memory": ("Tables in memory", lambda: len(registry.rooms)),
        "tables_playing": ("Tables in memory with a running game", registry.count_playing),
        "listeners": ("Clients that listen to a table", registry.count_listeners),
        "bots_asked": ("Moves requested from bots", lambda: stats.asked),
        "bots_answered": ("Moves that bots chose themselves", lambda: stats.answered),
        "bots_lost": ("Bot workers that died or hung", lambda: stats.lost),
        "bots_by_kitten": ("Moves that Kitten made because the bot could not", lambda: stats.kitten_moves),
    }
    for name, (about, count) in gauges.items():
        telemetry.gauge(name, about).set_function(count)


def _lifespan(services: Services) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Open the services that run as long as the server does, and close them."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.callback(services.accounts.close)
            stack.push_async_callback(services.pool.close)
            stack.push_async_callback(services.tables.close)
            await services.tables.open()
            await stack.enter_async_context(_expiring(services))
            yield

    return lifespan


@asynccontextmanager
async def _expiring(services: Services) -> AsyncIterator[None]:
    task = asyncio.create_task(expire_regularly(services))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def expire_regularly(services: Services) -> None:
    """Close guests' abandoned matches and delete expired data, every hour. Failures are logged and retried."""

    async def expire(before: float) -> None:
        count = await services.store.expire(before, services.clock.now() - services.settings.session_days * DAY)
        services.telemetry.log.info("expired", count=count)

    while True:
        now = services.clock.now()
        for step in (services.tables.close_abandoned, expire):
            try:
                await step(now - services.settings.guest_days * DAY)
            except Exception as error:
                services.telemetry.fault(error, event="expire-failed")
        await services.clock.sleep_until(now + EXPIRE_SECONDS)


async def log_socket_error(error: Exception, scope: Scope) -> None:
    """Log an error in a socket. Errors in requests are logged by their handler."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, WebSocketDisconnect):
        services: Services = scope["litestar_app"].state.services
        if is_fault(error):
            services.telemetry.fault(error, str(scope.get("path_template", "")))
