"""The data directory: created if missing, private to its owner, and locked by one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.server.settings import Settings
from tabbytop.table.files import reason_of

LOCK_FILE = "lock"
MAX_PATH_LENGTH = 200
"""Characters of a path that error messages show."""


def make_folder(settings: Settings) -> Path:
    """Create the data directory if needed, check that it is writable, and return it."""
    folder = settings.folder
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, ValueError) as error:
        raise not_writable(folder, error) from error
    return folder


def not_writable(folder: Path, error: OSError | ValueError) -> Refusal:
    """Return the refusal for a directory that can't be written."""
    return Refusal("", "data-not-writable", {"folder": _shown(folder), "reason": reason_of(error)})


@contextmanager
def lock_folder(settings: Settings) -> Iterator[None]:
    """Lock the data directory. With PostgreSQL, several servers may share the data, so nothing is locked."""
    if not settings.is_sqlite or sys.platform == "win32":
        yield
        return
    import fcntl

    folder = settings.folder
    try:
        lock = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise not_writable(folder, error) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Refusal("", "data-in-use", {"folder": _shown(folder)}) from error
        yield
    finally:
        os.close(lock)


def _shown(folder: Path) -> str:
    return printable(str(folder), MAX_PATH_LENGTH)
