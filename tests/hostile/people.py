"""People who come to a besieged server: each from an address, with a cookie jar of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused
from tests.hostile.besieged import HOME, Besieged

PATIENCE = 300.0
"""Seconds after which a test gives up; it only ends tests that cannot succeed."""


def a_setup(game: str = "cat-box", players: int = 2, **changes: Any) -> m.Setup:
    """A table at which nobody waits: a besieged server closes windows at once."""
    return m.Setup(game, players, **{"bot_seconds": 0.0, **changes})


@asynccontextmanager
async def somebody(
    place: Besieged, name: str = "", address: str = HOME, token: str | None = None
) -> AsyncIterator[Client]:
    """A program, with a name a guest."""
    async with Client(place.url, token) as client:
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


async def refused(asked: Awaitable[Any]) -> str:
    """Why something was refused."""
    try:
        await asked
    except RequestRefused as error:
        return error.why
    return ""


async def within(asked: Awaitable[Any]) -> Any:
    """What comes of it, unless it never does."""
    async with asyncio.timeout(PATIENCE):
        return await asked


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
