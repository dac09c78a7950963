"""The data folder: made when missing, for one server at a time, readable by its owner only."""

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
LONGEST_PATH = 200


def make_folder(settings: Settings) -> Path:
    """The data folder, in which something can be written."""
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
    """Nothing can be kept there."""
    return Refusal("", "data-not-writable", {"folder": _shown(folder), "reason": reason_of(error)})


@contextmanager
def alone_in(settings: Settings) -> Iterator[None]:
    """Have the data folder to oneself. On PostgreSQL several servers may share everything, so nobody waits there."""
    if not settings.is_sqlite or sys.platform == "win32":
        yield
        return
    import fcntl

    folder = settings.folder
    try:
        door = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise not_writable(folder, error) from error
    try:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Refusal("", "data-in-use", {"folder": _shown(folder)}) from error
        yield
    finally:
        os.close(door)


def _shown(folder: Path) -> str:
    return printable(str(folder), LONGEST_PATH)
