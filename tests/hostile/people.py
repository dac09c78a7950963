"""Clients of an attacked server, each with its own address and cookies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused
from tests.hostile.attacked_server import HOME, AttackedServer
from tests.server.droppable_client import DroppableClient

PATIENCE = 300.0
"""Seconds after which a test gives up; nothing here takes that long."""


def a_setup(game: str = "cat-box", players: int = 2, **changes: Any) -> m.Setup:
    """Return a table setup; the attacked server closes windows immediately."""
    return m.Setup(game, players, **{"bot_seconds": 0.0, **changes})


@asynccontextmanager
async def open_client(
    target: AttackedServer, name: str = "", address: str = HOME, token: str | None = None
) -> AsyncIterator[DroppableClient]:
    """Open a client; with a name it signs in as a guest."""
    async with DroppableClient(target.url, token) as client:
        await client.http.aclose()
        client.http = httpx.AsyncClient(
            base_url=client.url,
            headers=client.http.headers,
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )
        if name:
            await client.guest(name)
        yield client


async def refused(request: Awaitable[Any]) -> str:
    """Return why a request was refused."""
    try:
        await request
    except RequestRefused as error:
        return error.why
    return ""


async def within(request: Awaitable[Any]) -> Any:
    """Wait for a result, with a timeout."""
    async with asyncio.timeout(PATIENCE):
        return await request


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
