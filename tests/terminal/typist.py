"""Simulate players at terminals who read the screen and type when prompted."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from rich.console import Console

from tabbytop.narrate.language import english
from tabbytop.terminal.line_input import PROMPT, LineInput
from tabbytop.terminal.remote.connection import TableRequest, parse_link, play_at_server
from tests.server.live_server import HANG_TIMEOUT

PATIENCE = 0.8 * HANG_TIMEOUT
"""Seconds until a test gives up and shows the screen, before the server's own timeout ends it without one."""
MOST_LINES = 1000
"""More lines than any whole game takes. Hundreds of random games took at most 155."""


class Typist:
    """A player with their own terminal."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.name = name
        self.rng = Random(f"{name} {seed}")
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=120, height=60, highlight=False)
        self.lines = LineInput()
        self.read_until = 0
        """Length of the output when a line was last typed."""
        self.task: asyncio.Task[None] | None = None

    @property
    def text(self) -> str:
        """All output so far."""
        return self.screen.getvalue()

    @property
    def new(self) -> str:
        """The output since a line was last typed."""
        return self.text[self.read_until :]

    def join(self, link: str, request: TableRequest | None = None) -> Typist:
        """Join a table as the `join` command does."""
        url, table = parse_link(link)
        session = play_at_server(self.console, english(), self.lines, url, table, self.name, request or TableRequest())
        return self.start(session)

    def start(self, session: Awaitable[None]) -> Typist:
        """Run a terminal session in the background."""
        self.task = asyncio.ensure_future(session)
        return self

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds or the session ends."""
        assert self.task is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition() and not self.task.done():
                    await asyncio.sleep(0.002)
        except TimeoutError:
            pytest.fail(f"{self.name} timed out:\n{self.text[-3000:]}")

    async def wait_for_prompt(self) -> bool:
        """Wait for a prompt. Return False if the session ends first."""
        await self.until(lambda: self.new.endswith(PROMPT))
        assert self.task is not None
        return not self.task.done()

    async def sees(self, text: str) -> None:
        """Wait until a text appears in the new output."""
        await self.until(lambda: text in self.new)
        assert text in self.new, self.new

    def type(self, line: str) -> None:
        """Type a line without waiting for a prompt."""
        self.read_until = len(self.text)
        self.lines.add(line)

    async def answer(self, line: str) -> None:
        """Wait for a prompt and type a line."""
        assert await self.wait_for_prompt(), self.text[-2000:]
        self.type(line)

    async def play(self, moves: int | None = None) -> None:
        """Answer this many prompts with small random numbers, or all until the session ends.

        The terminal asks again if a number isn't an option. If it never stops asking, the test fails.
        """
        for _ in range(MOST_LINES if moves is None else moves):
            if not await self.wait_for_prompt():
                return
            self.type(self.rng.choice("11123"))
        if moves is None:
            pytest.fail(f"{self.name} is prompted without end:\n{self.text[-3000:]}")

    async def end(self) -> str:
        """Wait until the session ends, and return all output."""
        assert self.task is not None
        await self.until(lambda: False)
        await self.task
        return self.text
