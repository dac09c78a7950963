"""The services of one running server, for its routes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import Scope

from tabbytop.server.accounts.accounts import Accounts
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.clock import Clock
from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.rate_limits import RateLimits
from tabbytop.server.ops.health import HealthCheck
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store
from tabbytop.server.views.replay import ReplayCache


@dataclass
class Services:
    """The services of one server. Handlers get them as `services: NamedDependency[Services]`."""

    settings: Settings
    store: Store
    clock: Clock
    rates: RateLimits
    telemetry: Telemetry
    hosts: Hosts
    accounts: Accounts
    health: HealthCheck
    pool: BotPool
    tables: TableRegistry
    replays: ReplayCache = field(default_factory=ReplayCache)
    is_closing: bool = False
    """Whether the server is stopping."""


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the server that handles a request or a socket."""
    services: Services = connection.app.state.services
    return services


async def provide_services(scope: Scope) -> Services:
    """Provide handlers with `services: NamedDependency[Services]`."""
    return services_of(ASGIConnection(scope))
