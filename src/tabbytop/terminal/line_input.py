"""Reads lines of input: with editing and history in a terminal, or plain lines from a pipe or a file."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.formatted_text import StyleAndTextTuples

PROMPT = "> "
REFRESH_SECONDS = 0.25
"""Seconds between two updates of a line editor's prompt."""
CHUNK_BYTES = 4096
"""Maximum number of bytes to read from a stream at once."""


def can_edit() -> bool:
    """Return whether standard input and output are a terminal that supports line editing."""
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return False
    # prompt_toolkit needs escape sequences, and without UTF-8 it prints question marks for missing characters.
    encoding = codecs.lookup(sys.stdout.encoding or "ascii").name
    return encoding == "utf-8" and os.environ.get("TERM", "").lower() not in ("dumb", "unknown")


def make_editor() -> PromptSession[str]:
    """Create a line editor with its own history."""
    from prompt_toolkit import PromptSession  # slow to import, and most commands don't need it

    return PromptSession()


def read_lines(stream: TextIO) -> Iterator[str]:
    """Yield the lines of a stream until it ends."""
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):  # an in-memory stream has no file descriptor
        yield from (line.rstrip("\r\n") for line in stream)
        return
    # Bypass the stream's own buffer: Python can't shut down while a thread holds its lock.
    decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")("replace")
    partial = ""
    while data := os.read(descriptor, CHUNK_BYTES):
        *lines, partial = (partial + decoder.decode(data)).split("\n")
        for line in lines:
            yield line.rstrip("\r")
    if partial:
        yield partial


class LineInput:
    """A queue of typed lines, filled by a thread, so that other tasks can print before the next line is complete."""

    is_edited = False
    """Whether a line editor shows the prompt."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()

    def listen(self, stream: TextIO) -> None:
        """Read from a pipe or a file in a daemon thread."""
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        for line in read_lines(stream):
            self._add_from_thread(line)
        self._add_from_thread(None)

    def _add_from_thread(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)

    def show_time(self, time_left: Callable[[], str]) -> None:
        """Show the remaining time in the prompt, if the input supports that."""

    def add(self, line: str | None) -> None:
        """Add a line. None ends the input."""
        self._lines.put_nowait(line)

    async def get(self) -> str:
        """Wait for the next line. Raise `EOFError` at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise EOFError
        return line


class EditedLineInput(LineInput):
    """A queue of lines from a line editor, whose prompt stays below everything printed in the meantime."""

    is_edited = True

    def __init__(self, editor: PromptSession[str]) -> None:
        super().__init__()
        self._editor = editor
        self._time_left: Callable[[], str] = str

    def show_time(self, time_left: Callable[[], str]) -> None:
        """Show a countdown in the prompt. `time_left` is called several times a second."""
        self._time_left = time_left

    async def edit(self) -> None:
        """Read lines until Ctrl-C or Ctrl-D."""
        with suppress(EOFError, KeyboardInterrupt):
            while True:
                self.add(await self._editor.prompt_async(self._make_prompt, refresh_interval=REFRESH_SECONDS))
        self.add(None)

    def _make_prompt(self) -> StyleAndTextTuples:
        time_left = self._time_left()
        return [("bold", f"{time_left} "), ("", PROMPT)] if time_left else [("", PROMPT)]


@asynccontextmanager
async def open_line_input() -> AsyncIterator[LineInput]:
    """Read standard input. In a terminal, use a line editor that stays below all other output."""
    if not can_edit():
        plain = LineInput()
        plain.listen(sys.stdin)
        yield plain
        return
    from prompt_toolkit.patch_stdout import patch_stdout

    edited = EditedLineInput(make_editor())
    with patch_stdout(raw=True):
        task = asyncio.create_task(edited.edit())
        try:
            yield edited
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
