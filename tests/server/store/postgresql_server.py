"""Run a throwaway PostgreSQL server for tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

USERS = ("postgres", "nobody")
"""Users that root may run PostgreSQL as, because it refuses to run as root."""


def binaries() -> Path | None:
    """Return the folder with initdb and postgres, or None if PostgreSQL isn't installed."""
    found = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        Path(shutil.which("initdb") or "").parent,
    ]
    return next((folder for folder in found if (folder / "initdb").exists()), None)


class PostgresCluster:
    """A private PostgreSQL server."""

    def __init__(self) -> None:
        folder = binaries()
        assert folder is not None
        self.binaries = folder
        self.folder = Path(tempfile.mkdtemp(prefix="tabbytop-pg-"))
        self.data = self.folder / "data"
        self.port = _free_port()
        self.databases: set[str] = set()
        self.server: subprocess.Popen[bytes] | None = None
        self.user = self._user()
        if self.user:
            shutil.chown(self.folder, self.user)
        command = [folder / "initdb", "-D", self.data, "-A", "trust", "-U", "tabbytop", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*map(str, command), "--locale=C"], user=self.user, cwd=self.folder, check=True, capture_output=True
        )

    @staticmethod
    def _user() -> str | None:
        if os.geteuid() != 0:
            return None
        import pwd

        return next(user for user in USERS if any(entry.pw_name == user for entry in pwd.getpwall()))

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": 60,
        }
        command = [str(self.binaries / "postgres"), "-D", str(self.data)]
        command += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with open(self.folder / "log", "ab") as log:
            self.server = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        for _ in range(6000):
            try:
                self.run("SELECT 1")
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop the server immediately, like a power cut."""
        assert self.server is not None
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(30)

    def remove(self) -> None:
        """Stop the server and delete its files."""
        self.stop()
        shutil.rmtree(self.folder)

    def database(self, name: str = "one") -> str:
        """Create a database, or empty an existing one. Return its URL."""
        if name not in self.databases:
            self.databases.add(name)
            self.run(f"CREATE DATABASE {name}")
        else:
            self.run("SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        return self.address(name)

    def address(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://tabbytop@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement. Raise CalledProcessError if it fails."""
        command = [str(self.binaries / "psql"), "-X", "-q", "-c", statement, self.address(database)]
        subprocess.run(command, check=True, capture_output=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
