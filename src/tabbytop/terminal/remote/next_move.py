"""The player's next move, which they may choose while a window is open: the messages and questions about it."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.terminal.remote.clock import ServerClock, format_seconds
from tabbytop.terminal.remote.table import RemoteTable
from tabbytop.wire import messages as m
from tabbytop.wire.client import TableConnection

SHORTEST_OFFER = 1.0
"""Seconds that a window must still be open for a next move to be offered. Solo windows close sooner."""


class NextMoveTable(RemoteTable):
    """A server's table at which the player may choose a next move."""

    def __init__(self, console: Console, language: Language, connection: TableConnection, clock: ServerClock) -> None:
        super().__init__(console, language, connection)
        self.clock = clock
        self.ahead: m.Ahead | None = None
        """What the player may choose already. While a window waits for their answer, that comes first."""
        self.kept: list[str] = []
        """The words of the next move that is set, as last reported."""
        self.kept_in: int | None = None
        """The window in which it was last reported."""
        self.sealed_in: m.Frame | None = None
        """The last frame before a next move was sent, which doesn't have it."""
        self.draft: list[str] = []
        """The words of the move that Enter plays: it was set, but someone acted."""

    def update_ahead(self) -> None:
        """Find out whether the player may choose a next move now."""
        frame = self.connection.frame
        was_offered, self.ahead = self.ahead is not None, None
        if frame.ahead is not None and frame.window is not None and not self.connection.is_asked:
            is_brief = frame.window.closes - frame.now < SHORTEST_OFFER
            self.ahead = frame.ahead if was_offered or frame.ahead.kept or not is_brief else None

    def describe_move(self, view: Any, words: list[str]) -> str:
        """Describe a move in a sentence, from the view before it."""
        sentence = tuple([self.game.words.read(word) for word in words])
        return NARRATORS[self.game.name].move(self.language, view, sentence, self.names)

    def report_next_move(self) -> None:
        """Report if a next move was set or withdrawn, here or in another client, or wasn't played."""
        frame = self.connection.frame
        if frame is self.sealed_in:
            return
        kept = [] if frame.ahead is None else frame.ahead.kept
        is_new, self.sealed_in = self.sealed_in is not None, None
        before, self.kept = self.kept, kept
        if frame.ahead is not None and kept:
            if is_new or kept != before:
                self.say("join-next-set", move=self.describe_move(self.game.read_view(frame.ahead.view), kept))
                self.say("join-next-change")
            self.kept_in = self.window
        elif before and self.table.status == "playing":
            new = self.connection.news[self.reported :]
            was_played = any(one.what == "moved" and one.by == frame.seat and one.say == before for one in new)
            if not was_played and frame.draft != before:
                self.say("join-next-withdrawn" if self.window == self.kept_in else "join-next-lost")

    def print_question(self, step: Any, view: Any, options: list[int]) -> None:
        """Print the question. At the first one of a move, say when it is played, and offer the draft."""
        if step is not view.agenda[-1]:
            self.draft = []
        elif self.ahead is not None:
            closes = self.connection.frame.window.closes if self.connection.frame.window is not None else 0.0
            self.say("join-next", time=format_seconds(closes - self.clock.now()))
        super().print_question(step, view, options)
        if self.draft:
            self.say("join-next-draft", move=self.describe_move(view, self.draft))
            self.say("join-next-enter", when="now" if self.ahead is None else "next")
