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
def started(folder: Path, *arguments: str, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `tabbytop serve` and yield the process and its URL. Pass settings without the `TABBYTOP_` prefix."""
    command = [sys.executable, "-m", "tabbytop.cli", "serve", "--port", "0", "--data", str(folder), *arguments]
    variables = {f"TABBYTOP_{name.upper()}": value for name, value in settings.items()}
    env = {**os.environ, "TABBYTOP_BOT_WORKERS": "1", **variables}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = re.search(r"http://\S+", line)
        assert url, line
        yield process, url[0]
    finally:
        process.kill()
        process.communicate()
