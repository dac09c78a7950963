"""The bots at the table: what they are given, and what you see of their thinking.

You see that a bot thinks and how far it is, never what it has in mind: that would tell what it holds. In windows you
see nothing, and every bot takes the same short while, whether it could answer or not.
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
from tabbytop.bots.searching import SearchingBot
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory

if TYPE_CHECKING:
    from random import Random

WINDOW_SECONDS = 0.03
"""What an answer in a window takes, whoever gives it: longer than House Cat needs, shorter than one notices."""


class ThinkingLine:
    """One line, on a real terminal only, that says who thinks and how far they are; then it is gone."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._name = ""
        self._live: Live | None = None

    @property
    def is_seen(self) -> bool:
        """Is there somebody to see it? Not in a pipe or a file, whatever its colours."""
        return self.console.is_interactive and self.console.file.isatty()

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        """The line while somebody thinks."""
        if not self.is_seen:
            yield
            return
        self._name = name
        began = self._text(self.language.say("thinks", name=name))
        with Live(began, console=self.console, auto_refresh=False, transient=True) as self._live:
            try:
                yield
            finally:
                self._live = None

    def show(self, thought: Thought) -> None:
        """How far they are."""
        if self._live is not None:
            share = int(100 * thought.share)
            told = self.language.say("thinks-so-far", name=self._name, share=share, tries=thought.iterations)
            self._live.update(self._text(told), refresh=True)

    def _text(self, told: str) -> Text:
        return Text("  " + told, "dim", no_wrap=True, overflow="ellipsis")


class Opponents:
    """The bots in their seats. Each is given what its seat sees and, if it remembers, what the seat has heard."""

    def __init__(self, match: Match, bots: dict[int, Bot], names: list[str], rng: Random, line: ThinkingLine) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.rng = rng
        self.line = line
        self.memories = {seat: Memory(match, seat) for seat, bot in bots.items() if bot.remembers}
        self.at_a_glance = HouseCat()

    def will_think(self, seat: int) -> bool:
        """Will one see this seat think? Only where it searches among several moves, and never in a window."""
        state = self.match.state
        step = state.agenda[-1]
        if not self.line.is_seen or isinstance(step, Window) or not isinstance(self.bots[seat], SearchingBot):
            return False
        return step.chooses or len(step.options(state)) > 1

    def move(self, seat: int) -> tuple[int, ...]:
        """The move of the bot in a seat."""
        if isinstance(self.match.state.agenda[-1], Window):
            return self._answer(seat)
        memory = self.memories.get(seat)
        heard = [] if memory is None else memory.moments()
        with self.line.of(self.names[seat]) if self.will_think(seat) else nullcontext():
            return self.bots[seat].move(self.match.game, self.match.view(seat), heard, self.rng)

    def _answer(self, seat: int) -> tuple[int, ...]:
        """An answer in a window. A pause before it would tell that there was something to think about.

        So bots that search do not search here but look a move ahead as House Cat does, and on a real terminal every
        answer, a pass without any choice too, comes after the same time.
        """
        began = time.perf_counter()
        bot = self.at_a_glance if isinstance(self.bots[seat], SearchingBot) else self.bots[seat]
        said = bot.move(self.match.game, self.match.view(seat), [], self.rng)
        if self.line.is_seen:
            time.sleep(max(0.0, began + WINDOW_SECONDS - time.perf_counter()))
        return said
