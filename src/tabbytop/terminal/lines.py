"""What is typed, line by line, while other things happen."""

from __future__ import annotations

import asyncio
import threading
from typing import TextIO


class Lines:
    """Typed lines. A thread reads them, so that news can be told while one has not typed yet."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()

    def listen(self, stream: TextIO) -> None:
        """Read from a keyboard, or a file. The thread does not keep the program from ending."""
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        while line := stream.readline():
            self._hand_over(line.removesuffix("\n"))
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
