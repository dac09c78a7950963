"""Start `tabbytop serve` in its own process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def started(folder: Path, *more: str, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `tabbytop serve`; yield the process and its link. Settings are environment variables without prefix."""
    command = [sys.executable, "-m", "tabbytop.cli", "serve", "--port", "0", "--data", str(folder), *more]
    chosen = {f"TABBYTOP_{name.upper()}": value for name, value in settings.items()}
    env = {**os.environ, "TABBYTOP_BOT_WORKERS": "1", **chosen}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()
