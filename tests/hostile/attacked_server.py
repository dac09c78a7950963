"""A real server on a real port in its own thread; its log is recorded and checked for errors.

Attackers use their own addresses (127.0.0.2 and up), so that rate limits apply to them alone.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from argon2 import PasswordHasher
from uvicorn.loops.auto import auto_loop_factory

from tabbytop.server.app import App, make_app
from tabbytop.server.clock import WallClock
from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.serve import Server, bind_socket
from tabbytop.server.settings import Rate, Settings
from tabbytop.server.store import Store

T = TypeVar("T")

HOME = "127.0.0.1"
"""The address of honest clients."""
ATTACKERS = tuple(f"127.0.0.{i}" for i in range(2, 10))
"""Addresses of attackers."""
FREE = Rate(1_000_000, 1.0)
NO_LIMITS = {
    "request_rate": FREE,
    "account_rate": FREE,
    "login_rate": FREE,
    "table_rate": FREE,
    "message_rate": FREE,
    "chat_rate": FREE,
    "tables_per_person": 1_000_000,
}
"""Settings without rate limits, so that requests get as far as they can."""
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class LogRecorder(logging.Handler):
    """A log handler that records the warnings and errors of all packages."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@dataclass
class AttackedServer:
    """A running server with everything it logged."""

    port: int
    settings: Settings
    app: App
    server: Server
    loop: asyncio.AbstractEventLoop
    log: io.StringIO
    recorder: LogRecorder
    crashes: list[str] = field(default_factory=list)
    """Errors reported by the event loop."""

    @property
    def url(self) -> str:
        """Address of the server."""
        return f"http://{HOME}:{self.port}"

    @property
    def rooms(self) -> TableRegistry:
        """The server's rooms; use them only within `do`."""
        return self.app.services.tables

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def lines(self) -> list[dict[str, Any]]:
        """Return the logged lines."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()]

    def errors(self) -> list[str]:
        """Return everything that must never happen: errors, tracebacks, responses with status 500 and above."""
        found = [str(line) for line in self.lines() if line["level"] == "error" or line.get("trace")]
        found += [str(line) for line in self.lines() if line.get("status", 0) >= 500]
        for record in self.recorder.records:
            if record.exc_info or record.levelno >= logging.ERROR:
                text = logging.Formatter().format(record)
                found.append(f"{record.name}: {text[-3000:]}")
        return found + self.crashes

    def clear_log(self) -> None:
        """Drop what was logged so far."""
        self.log.seek(0)
        self.log.truncate()
        self.recorder.records.clear()
        self.crashes.clear()


@contextmanager
def attacked_server(folder: Path, **changes: Any) -> Iterator[AttackedServer]:
    """Run a server for the duration of a test."""
    defaults = {"data": str(folder), "port": 0, "bot_workers": 1, "log_level": "debug", "window_seconds": 0.0}
    settings = Settings(**{**defaults, **changes})
    folder.mkdir(parents=True, exist_ok=True)
    recorder = LogRecorder()
    logging.getLogger().addHandler(recorder)
    ready = threading.Event()
    running: list[AttackedServer] = []
    stop: list[Server] = []
    failed: list[BaseException] = []

    async def serve() -> None:
        bound_socket = bind_socket(settings)
        store = await Store.open(settings.database_url)
        log = io.StringIO()
        try:
            app = make_app(
                settings, store, WallClock(), telemetry=Telemetry("debug", log), key="k" * 43,
                hasher=QUICK,
            )  # fmt: skip
            server = Server(app, settings)
            loop = asyncio.get_running_loop()
            attacked = AttackedServer(bound_socket.getsockname()[1], settings, app, server, loop, log, recorder)
            loop.set_exception_handler(lambda _loop, context: attacked.crashes.append(describe_loop_error(context)))
            task = asyncio.create_task(server.serve([bound_socket]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            running.append(attacked)
            stop.append(server)
            ready.set()
            await task
        finally:
            bound_socket.close()
            await store.close()

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                runner.run(serve())
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=run, name="attacked_server")
    thread.start()
    ready.wait(60)
    try:
        if failed:
            raise failed[0]
        yield running[0]
    finally:
        if stop:
            stop[0].should_exit = True
        thread.join(60)
        logging.getLogger().removeHandler(recorder)
    if failed:
        raise failed[0]


def describe_loop_error(context: dict[str, Any]) -> str:
    """Describe an error reported by an event loop."""
    error = context.get("exception")
    what = context.get("task") or context.get("future") or context.get("handle") or ""
    return f"{context.get('message')}: {error!r} {what!r}"
