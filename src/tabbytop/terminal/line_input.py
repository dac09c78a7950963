"""Typed lines: with line editing and history in a terminal, plain ones from a pipe or a file."""

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
"""How often a line editor draws its prompt again."""
MOST_READ = 4096
"""Bytes that are read at once."""


def can_edit() -> bool:
    """Tell whether somebody sits at a terminal in which lines can be edited."""
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return False
    # prompt_toolkit needs escape sequences, and replaces what an encoding other than UTF-8 lacks by question marks.
    encoding = codecs.lookup(sys.stdout.encoding or "ascii").name
    return encoding == "utf-8" and os.environ.get("TERM", "").lower() not in ("dumb", "unknown")


def make_editor() -> PromptSession[str]:
    """Make a line editor with a history of its own."""
    from prompt_toolkit import PromptSession  # not for those who never type

    return PromptSession()


def typed_lines(stream: TextIO) -> Iterator[str]:
    """Line by line, until there are no more."""
    try:
        keyboard = stream.fileno()
    except (OSError, ValueError):  # a text in memory
        yield from (line.rstrip("\r\n") for line in stream)
        return
    # Not through the stream's own buffer: a program that ends while a thread waits there comes to grief.
    decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")("replace")
    begun = ""
    while data := os.read(keyboard, MOST_READ):
        *whole, begun = (begun + decoder.decode(data)).split("\n")
        for line in whole:
            yield line.rstrip("\r")
    if begun:
        yield begun


class Lines:
    """Lines as they are typed. A thread reads them, so that news can be shown before the next line is complete."""

    is_edited = False
    """Does a line editor show the prompt?"""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()

    def listen(self, stream: TextIO) -> None:
        """Read from a pipe or a file. The thread does not keep the program from ending."""
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        for line in typed_lines(stream):
            self._hand_over(line)
        self._hand_over(None)

    def _hand_over(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._typed.put_nowait, line)

    def show_time(self, time_left: Callable[[], str]) -> None:
        """Show how much time is left, where that is possible."""

    def type(self, line: str | None) -> None:
        """Add a line; None ends the input."""
        self._typed.put_nowait(line)

    async def get(self) -> str:
        """Wait for the next line. Raises EOFError at the end of the input."""
        line = await self._typed.get()
        if line is None:
            self._typed.put_nowait(None)
            raise EOFError
        return line


class EditedLines(Lines):
    """Lines that are typed in a line editor, whose prompt stays below everything that is printed meanwhile."""

    is_edited = True

    def __init__(self, editor: PromptSession[str]) -> None:
        super().__init__()
        self._editor = editor
        self._time_left: Callable[[], str] = str

    def show_time(self, time_left: Callable[[], str]) -> None:
        """Count down in the prompt; `time_left` is asked for the time several times a second."""
        self._time_left = time_left

    async def edit(self) -> None:
        """Read lines until Ctrl-C or Ctrl-D."""
        with suppress(EOFError, KeyboardInterrupt):
            while True:
                self.type(await self._editor.prompt_async(self._make_prompt, refresh_interval=REFRESH_SECONDS))
        self.type(None)

    def _make_prompt(self) -> StyleAndTextTuples:
        time_left = self._time_left()
        return [("bold", f"{time_left} "), ("", PROMPT)] if time_left else [("", PROMPT)]


@asynccontextmanager
async def open_lines() -> AsyncIterator[Lines]:
    """Open the standard input; in a terminal with a line editor, below which nothing is printed."""
    if not can_edit():
        lines = Lines()
        lines.listen(sys.stdin)
        yield lines
        return
    from prompt_toolkit.patch_stdout import patch_stdout

    edited = EditedLines(make_editor())
    with patch_stdout(raw=True):
        editing = asyncio.create_task(edited.edit())
        try:
            yield edited
        finally:
            editing.cancel()
            with suppress(asyncio.CancelledError):
                await editing
