"""The bots of a local game: what they get to know, and what the player sees of their progress.

The player sees that a bot is thinking and its progress, but never its candidate moves: they would reveal its cards.
Windows show nothing, and every bot takes the same short time there, whether or not it could answer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tabbytop.bots.bot import Bot, Thought
from tabbytop.bots.search_bot import SearchBot
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory

if TYPE_CHECKING:
    from random import Random

WINDOW_SECONDS = 0.03
"""Seconds that every answer in a window takes: longer than House Cat needs, too short for a player to notice."""


class ProgressLine:
    """A temporary line, on a real terminal only, that says which bot is thinking and its progress."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._name = ""
        self._live: Live | None = None

    @property
    def is_visible(self) -> bool:
        """Whether output goes to a terminal. A pipe or a file doesn't count, even with forced colors."""
        return self.console.is_interactive and self.console.file.isatty()

    @contextmanager
    def shown_for(self, name: str) -> Iterator[None]:
        """Show the line while this bot is thinking."""
        if not self.is_visible:
            yield
            return
        self._name = name
        text = self._style(self.language.say("thinks", name=name))
        with Live(text, console=self.console, auto_refresh=False, transient=True) as self._live:
            try:
                yield
            finally:
                self._live = None

    def update(self, thought: Thought) -> None:
        """Show the bot's progress."""
        if self._live is not None:
            share = int(100 * thought.share)
            text = self.language.say("thinks-so-far", name=self._name, share=share, tries=thought.iterations)
            self._live.update(self._style(text), refresh=True)

    def _style(self, text: str) -> Text:
        return Text("  " + text, "dim", no_wrap=True, overflow="ellipsis")


class LocalBots:
    """The bots in their seats. Each gets its seat's view and, if it remembers, its seat's history."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], names: list[str], rng: Random, progress: ProgressLine
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.rng = rng
        self.progress = progress
        self.memories = {seat: Memory(match, seat) for seat, bot in bots.items() if bot.remembers}
        self.window_bot = HouseCat()

    def shows_progress(self, seat: int) -> bool:
        """Return whether to show this seat's progress: only if it searches among several moves outside a window."""
        state = self.match.state
        step = state.agenda[-1]
        if not self.progress.is_visible or isinstance(step, Window) or not isinstance(self.bots[seat], SearchBot):
            return False
        return step.chooses or len(step.options(state)) > 1

    def choose_move(self, seat: int) -> tuple[int, ...]:
        """Let the bot in a seat choose its move."""
        if isinstance(self.match.state.agenda[-1], Window):
            return self._answer_window(seat)
        memory = self.memories.get(seat)
        heard = [] if memory is None else memory.moments()
        with self.progress.shown_for(self.names[seat]) if self.shows_progress(seat) else nullcontext():
            return self.bots[seat].move(self.match.game, self.match.view(seat), heard, self.rng)

    def _answer_window(self, seat: int) -> tuple[int, ...]:
        """Answer in a window, always after the same time: a pause would reveal that the bot had a choice.

        So searching bots don't search here but look one move ahead like House Cat, and on a terminal every answer
        takes the same time, even a forced pass.
        """
        start = time.perf_counter()
        bot = self.window_bot if isinstance(self.bots[seat], SearchBot) else self.bots[seat]
        move = bot.move(self.match.game, self.match.view(seat), [], self.rng)
        if self.progress.is_visible:
            time.sleep(max(0.0, start + WINDOW_SECONDS - time.perf_counter()))
        return move
