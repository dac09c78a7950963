"""Run the app without a network, with a manual clock and a cheap password hash."""

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

QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
BASE = "http://localhost:8229"
LOGIN = {"login": "Mimi", "password": "nine lives at least"}


@dataclass
class InProcessServer:
    """An app and the parts that a test may inspect."""

    app: App
    store: Store
    clock: SetClock
    log: io.StringIO

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """Return an HTTP client with its own cookie jar and the given address."""
        app: Any = self.app
        transport = httpx.ASGITransport(app, client=(address, 4000))
        all_headers = {"x-tabbytop": "1"} | {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(transport=transport, base_url=BASE, headers=all_headers)

    def lines(self) -> list[dict[str, Any]]:
        """Return the log entries so far."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()]


@asynccontextmanager
async def in_process_server(folder: Path, *handlers: Any, **options: Any) -> AsyncIterator[InProcessServer]:
    """Start an app with a new database in this folder."""
    settings = Settings(**{"data": str(folder), "log_level": "debug"} | options)
    store = await Store.open(settings.database_url)
    clock = SetClock()
    log = io.StringIO()
    app = make_app(
        settings,
        store,
        clock,
        telemetry=Telemetry("debug", log),
        key="k" * 43,
        hasher=QUICK_HASHER,
        more_handlers=handlers,
    )
    try:
        async with app.lifespan():
            await clock.settle()
            yield InProcessServer(app, store, clock, log)
    finally:
        await store.close()


def run_in_process(
    folder: Path, check: Callable[[InProcessServer], Awaitable[None]], *handlers: Any, **options: Any
) -> None:
    """Start an app and run a check on it."""

    async def run() -> None:
        async with in_process_server(folder, *handlers, **options) as server:
            await check(server)

    asyncio.run(run())


def error_code(response: httpx.Response, status: int) -> str:
    """Return the code of an error response, after checking its status and shape."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/json")
    body = response.json()
    assert set(body) == {"why", "rule", "text"}
    assert body["text"].endswith((".", "?", "]"))
    assert "Traceback" not in response.text
    return str(body["why"])


class AsgiSocket:
    """A WebSocket driven at the ASGI level."""

    def __init__(self, app: Any, path: str = "/", address: str = "127.0.0.1", **headers: str) -> None:
        all_headers = {"host": "localhost:8229"} | {name.replace("_", "-"): value for name, value in headers.items()}
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in all_headers.items()],
            "client": (address, 4000),
            "server": ("127.0.0.1", 8229),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        self.sent: list[Any] = []
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(self.scope, self.incoming.get, self._send))

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    async def settle(self) -> list[str]:
        """Let the app run, and return the types of the messages it has sent so far."""
        for _ in range(20):
            await asyncio.sleep(0)
        return [message["type"] for message in self.sent]

    async def send_text(self, text: str) -> None:
        """Send a text message to the app and let it run."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})
        await self.settle()

    async def disconnect(self) -> None:
        """Disconnect and wait for the app to finish."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
