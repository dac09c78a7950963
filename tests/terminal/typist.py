"""People in terminals: they read what is on the screen and type when they are asked."""

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

PATIENCE = 300.0
"""Seconds after which a test gives up; it only ends tests that cannot succeed."""


class Typist:
    """Somebody who types into a terminal of their own."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.name = name
        self.rng = Random(f"{name} {seed}")
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=120, height=60, highlight=False)
        self.lines = LineInput()
        self.read = 0
        """How much of the screen was read when something was typed last."""
        self.task: asyncio.Task[None] | None = None

    @property
    def text(self) -> str:
        """All that was on the screen."""
        return self.screen.getvalue()

    @property
    def new(self) -> str:
        """What is new since something was typed."""
        return self.text[self.read :]

    def join(self, link: str, request: TableRequest | None = None) -> Typist:
        """Go to a table, as the command does."""
        url, table = parse_link(link)
        there = play_at_server(self.console, english(), self.lines, url, table, self.name, request or TableRequest())
        return self.be(there)

    def be(self, there: Awaitable[None]) -> Typist:
        """Be somewhere."""
        self.task = asyncio.ensure_future(there)
        return self

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so, or there is nothing more to come."""
        assert self.task is not None
        try:
            async with asyncio.timeout(PATIENCE):
                while not true() and not self.task.done():
                    await asyncio.sleep(0.002)
        except TimeoutError:
            pytest.fail(f"{self.name} waits in vain:\n{self.text[-3000:]}")

    async def asked(self) -> bool:
        """Wait until there is something to type; is there?"""
        await self.until(lambda: self.new.endswith(PROMPT))
        assert self.task is not None
        return not self.task.done()

    async def sees(self, text: str) -> None:
        """Wait until something new is on the screen."""
        await self.until(lambda: text in self.new)
        assert text in self.new, self.new

    def type(self, line: str) -> None:
        """Type a line now."""
        self.read = len(self.text)
        self.lines.add(line)

    async def answer(self, line: str) -> None:
        """Type a line when asked."""
        assert await self.asked(), self.text[-2000:]
        self.type(line)

    async def play(self, moves: int = 10_000) -> None:
        """Play on with small numbers; those that are no choice are asked again."""
        for _ in range(moves):
            if not await self.asked():
                break
            self.type(self.rng.choice("11123"))

    async def end(self) -> str:
        """Wait until all is over; all that was on the screen."""
        assert self.task is not None
        await self.task
        return self.text
