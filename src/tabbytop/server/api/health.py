"""Operator routes: health and metrics."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, head
from litestar.di import NamedDependency

from tabbytop.engine.errors import Refusal
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.hosts import is_loopback
from tabbytop.server.services import Services

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds."""


class HealthStatus(msgspec.Struct, frozen=True):
    """The server and its database work."""

    status: Literal["ok"]
    version: str


@get("/health", responses=ERROR_RESPONSES, tags=["operation"])
async def health(services: NamedDependency[Services]) -> HealthStatus:
    """Check that the server and its database work."""
    await check_health(services)
    return HealthStatus("ok", version("tabbytop"))


@head("/health", responses=ERROR_RESPONSES, tags=["operation"])
async def health_head(services: NamedDependency[Services]) -> None:
    """Check health by the status code alone."""
    await check_health(services)


async def check_health(services: Services) -> None:
    """Refuse if the server is stopping or its database doesn't work."""
    if services.is_closing:
        raise Refusal("", "closing")
    await services.health.check()


@get("/metrics", responses=ERROR_RESPONSES, tags=["operation"], media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """Get metrics for Prometheus, on this machine only unless a setting allows more."""
    is_local = is_loopback(request.client.host if request.client else "")
    is_forwarded = any(name in request.headers for name in FORWARDED)
    if not services.settings.metrics_open and (is_forwarded or not is_local):
        raise Refusal("", "not-from-there")
    figures, kind = services.telemetry.prometheus_text()
    return Response(figures, headers={"content-type": kind})


HANDLERS = [health, health_head, metrics]
