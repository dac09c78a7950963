"""A server without a network, for tests: its clock is set by hand, its passwords are hashed in no time."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher

from tabbytop.server.app import App, make_app
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store
from tests.server.set_clock import SetClock

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
BASE = "http://localhost:8229"
LOGIN = {"login": "Mimi", "password": "nine lives at least"}


@dataclass
class Visit:
    """A server, and everything around it that a test may look at."""

    app: App
    store: Store
    clock: SetClock
    log: io.StringIO

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """A program with a cookie jar of its own, which comes from some address."""
        app: Any = self.app
        transport = httpx.ASGITransport(app, client=(address, 4000))
        ours = {"x-tabbytop": "1"} | {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(transport=transport, base_url=BASE, headers=ours)

    def lines(self) -> list[dict[str, Any]]:
        """What was logged."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()]


@asynccontextmanager
async def visiting(folder: Path, *handlers: Any, **options: Any) -> AsyncIterator[Visit]:
    """A server with a database of its own."""
    settings = Settings(**{"data": str(folder), "log_level": "debug"} | options)
    store = await Store.open(settings.database_url)
    clock = SetClock()
    log = io.StringIO()
    app = make_app(
        settings, store, clock, telemetry=Telemetry("debug", log), key="k" * 43, hasher=QUICK, more_handlers=handlers
    )
    try:
        async with app.lifespan():
            await clock.settle()
            yield Visit(app, store, clock, log)
    finally:
        await store.close()


def visit(folder: Path, scene: Callable[[Visit], Awaitable[None]], *handlers: Any, **options: Any) -> None:
    """Play a scene on a server."""

    async def play() -> None:
        async with visiting(folder, *handlers, **options) as place:
            await scene(place)

    asyncio.run(play())


def trouble(response: httpx.Response, status: int) -> str:
    """The code of an error, which has the one shape and one status."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/json")
    body = response.json()
    assert set(body) == {"why", "rule", "text"}
    assert body["text"].endswith((".", "?", "]"))
    assert "Traceback" not in response.text
    return str(body["why"])


class Talk:
    """A socket, driven by hand."""

    def __init__(self, app: Any, path: str = "/", address: str = "127.0.0.1", **headers: str) -> None:
        named = {"host": "localhost:8229"} | {name.replace("_", "-"): value for name, value in headers.items()}
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": (address, 4000),
            "server": ("127.0.0.1", 8229),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self.sent: list[Any] = []
        self.coming: asyncio.Queue[Any] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(self.scope, self.coming.get, self._send))

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    async def settle(self) -> list[str]:
        """What was sent so far, by type."""
        for _ in range(20):
            await asyncio.sleep(0)
        return [message["type"] for message in self.sent]

    async def say(self, text: str) -> None:
        """Say something."""
        self.coming.put_nowait({"type": "websocket.receive", "text": text})
        await self.settle()

    async def leave(self) -> None:
        """Hang up."""
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
