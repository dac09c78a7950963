"""Run the command in a pseudo-terminal, where a test types and reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 300.0
"""Seconds to wait for a text before the test fails."""
EDITING = b"\x1b[?2004h"
"""Turns bracketed paste on; the line editor writes it when it starts to read."""
CURSOR_REQUEST = b"\x1b[6n"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|[\r\x00]")
UP = "\x1b[A"
LEFT = "\x1b[D"
BACKSPACE = "\x7f"
CTRL_C = "\x03"
CTRL_D = "\x04"


class PseudoTerminal:
    """Runs `tabbytop` with its standard streams in a pseudo-terminal of 100 columns."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self._terminal, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabbytop.cli", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self._output = b""
        self._read_until = 0
        self._prompts_seen = 0
        """Prompts of the line editor that were waited for."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._terminal)

    @property
    def text(self) -> str:
        """All output so far, without escape sequences."""
        return ESCAPES.sub("", self._output.decode(errors="replace"))

    @property
    def new(self) -> str:
        """The output after the last text that was seen."""
        return self.text[self._read_until :]

    def type(self, keys: str) -> None:
        """Send key presses to the command."""
        os.write(self._terminal, keys.encode())

    def see(self, text: str) -> None:
        """Wait for a text after the last one that was seen."""
        self._wait_until(lambda: text in self.new, text)
        self._read_until += self.new.index(text) + len(text)

    def find(self, pattern: str) -> None:
        """Wait for a pattern after the last text that was seen."""
        self._wait_until(lambda: re.search(pattern, self.new) is not None, pattern)

    def wait_for_editor(self) -> None:
        """Wait until the line editor prompts again."""
        self._prompts_seen += 1
        self._wait_until(lambda: self._output.count(EDITING) >= self._prompts_seen, "a line editor's prompt")

    def _wait_until(self, has_appeared: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not has_appeared() and time.monotonic() < deadline and self._read():
            pass
        assert has_appeared(), f"{what} didn't appear:\n{self.text}"

    def end(self) -> int:
        """Wait until the command ends, and return its exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        """Read available output and answer cursor position requests. Return False at the end of the output."""
        if not select.select([self._terminal], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self._terminal, 1 << 16)
        except OSError:  # the command has ended
            return False
        self._output += data
        for _ in range(data.count(CURSOR_REQUEST)):
            os.write(self._terminal, b"\x1b[1;1R")
        return bool(data)
