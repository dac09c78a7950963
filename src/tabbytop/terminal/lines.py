"""What is typed, line by line, while other things happen."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading
from collections.abc import Iterator
from typing import TextIO

MOST_READ = 4096
"""Bytes that are read at once."""


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
    """Typed lines. A thread reads them, so that news can be told while one has not typed yet."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()

    def listen(self, stream: TextIO) -> None:
        """Read from a keyboard, or a file. The thread does not keep the program from ending."""
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        for line in typed_lines(stream):
            self._hand_over(line)
        self._hand_over(None)

    def _hand_over(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._typed.put_nowait, line)

    def type(self, line: str | None) -> None:
        """Type a line; None: nothing more will come."""
        self._typed.put_nowait(line)

    async def get(self) -> str:
        """The next line."""
        line = await self._typed.get()
        if line is None:
            self._typed.put_nowait(None)
            raise EOFError
        return line
