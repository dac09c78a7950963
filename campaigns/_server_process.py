"""A server process that can be killed and restarted on the same data and port.

    python -m campaigns._server_process --port PORT --data DIR

does what `tabbytop serve` does and can also simulate a full disk: a line `pages 500` on its standard input limits the
database to 500 pages.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec

from tabbytop.narrate.language import english
from tabbytop.server.app import App
from tabbytop.server.serve import run_server
from tabbytop.server.settings import DATABASE_FILE, read_settings
from tests.server.store.samples import limit_pages

ROOT = Path(__file__).parents[1]
SERVE = (sys.executable, "-m", "tabbytop.cli", "serve")
TAPPED = (sys.executable, "-m", "campaigns._server_process")
UNLIMITED = "1000000/1"
RATES = ("request", "account", "login", "table", "message", "chat")
LOOK_AGAIN = 0.02


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class ServerProcess:
    """One server: its folder, its port and its current process."""

    def __init__(self, folder: Path, program: Sequence[str] = SERVE, **settings: str) -> None:
        self.folder = folder
        self.program = program
        self.settings = settings
        self.port = free_port()
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0

    @property
    def url(self) -> str:
        """Address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        """Whether its process has been started and hasn't exited."""
        return self.process is not None and self.process.returncode is None

    @property
    def file(self) -> Path:
        """Path of its database."""
        return self.folder / DATABASE_FILE

    @property
    def log(self) -> Path:
        """Everything that its processes have logged."""
        return self.folder / "server.log"

    async def spawn(self) -> None:
        """Start a process without waiting for it."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TABBYTOP_")}
        environment |= {f"TABBYTOP_{name.upper()}_RATE": UNLIMITED for name in RATES}
        environment |= {"TABBYTOP_SOCKETS_PER_ADDRESS": "10000", "TABBYTOP_CONNECTIONS_PER_ADDRESS": "10000"}
        environment |= {"TABBYTOP_BOT_WORKERS": "1", "TABBYTOP_LOG_LEVEL": "warning", "TABBYTOP_WINDOW_SECONDS": "0.25"}
        environment |= {f"TABBYTOP_{name.upper()}": value for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.program, "--port", str(self.port), "--data", str(self.folder),
                stdin=asyncio.subprocess.PIPE, stdout=log, stderr=log, cwd=ROOT, env=environment,
            )  # fmt: skip
        self.starts += 1

    async def ready(self, status: int = 200) -> None:
        """Wait until `/health` answers with this status."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                assert self.process is not None
                if self.process.returncode is not None:
                    last = self.log.read_text("utf-8", "replace")[-2000:]
                    raise RuntimeError(f"the server exited unexpectedly: {last}")
                with suppress(httpx.TransportError):
                    if (await http.get("/health")).status_code == status:
                        return
                await asyncio.sleep(LOOK_AGAIN)

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        await self.spawn()
        await self.ready()

    async def kill(self) -> list[int]:
        """Kill the server with SIGKILL. Its workers should exit on their own."""
        assert self.process is not None
        workers = children(self.process.pid)
        self.process.kill()
        await self.process.wait()
        return workers

    async def stop(self) -> int:
        """Stop the server with SIGTERM and return its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()

    def allow_pages(self, pages: int) -> None:
        """Limit the pages of the database, to simulate a full disk."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"pages {pages}\n".encode())

    def faults(self) -> list[str]:
        """Return the errors that the processes logged, except those caused by an unavailable database."""
        found: list[str] = []
        for line in self.log.read_text("utf-8", "replace").splitlines():
            try:
                said = msgspec.json.decode(line)
            except msgspec.DecodeError:
                if line.startswith(("Traceback", "Exception", "Task ")):
                    found.append(line)
                continue
            if isinstance(said, dict) and said.get("level") in ("error", "critical"):
                found.append(f"{said.get('event')} {said.get('error', '')}".strip())
        return found


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]
    except OSError:
        return []


def is_alive(pid: int) -> bool:
    """Return whether a process is still running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def listen_for_pages(app: App) -> None:
    """Read page limits from standard input."""
    loop, store = asyncio.get_running_loop(), app.services.store

    def listen() -> None:
        for line in sys.stdin:
            name, _, count = line.partition(" ")
            if name == "pages":
                asyncio.run_coroutine_threadsafe(limit_pages(store, int(count)), loop)

    threading.Thread(target=listen, daemon=True).start()


def main() -> None:
    """Serve, and read page limits from standard input."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data")
    given = parser.parse_args()
    settings = read_settings(os.environ, port=given.port, data=given.data)
    run_server(english(), settings, lambda line: None, on_start=listen_for_pages)


if __name__ == "__main__":
    main()
