"""A server's table in the terminal: its players, its news, and its view from a seat or for a watcher."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import printable
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import Language
from tabbytop.table.files import DECKS, read_deck
from tabbytop.terminal.dialog import TableDialog
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.remote.lobby import LONGEST_SHOWN_NAME, describe_seats
from tabbytop.wire import messages as m
from tabbytop.wire.client import TableConnection


def open_table_game(setup: m.Setup) -> Game[Any]:
    """Open the game of a table. A deck's name must be built in, so that no server can make us read a file."""
    check_game(setup.game)
    deck = setup.deck or DECKS[setup.game][0]
    if isinstance(deck, str) and deck not in DECKS[setup.game]:
        raise Refusal("", "other-deck")
    return open_game(setup.game, read_deck(setup.game, deck) if isinstance(deck, str) else deck)


class RemoteTable(TableDialog):
    """The dialog with a server's table, as seen from a seat or by a watcher."""

    missing_commands = frozenset({"s", "w", "q"})

    def __init__(self, console: Console, language: Language, connection: TableConnection) -> None:
        self.console = console
        self.language = language
        self.connection = connection
        self.me = 0
        self.last_refusal: Refusal | None = None
        self.typed: list[str] = []
        self._game = open_table_game(self.table.setup)
        self.current_view: Any = None
        self.reported = 0
        """How many news entries have been reported."""
        self.reported_seats: list[str] = []
        self.host = ""
        self.waits_for = ""
        """The player last reported as the one to move."""
        self.has_windows = False
        self.is_prompt_shown = False
        """Whether the cursor is after a prompt."""

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self._game

    @property
    def table(self) -> m.TableInfo:
        """The public state of the table."""
        assert self.connection.frame.table is not None
        return self.connection.frame.table

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [printable(seat.name, LONGEST_SHOWN_NAME) for seat in self.table.seats]

    @property
    def window(self) -> int | None:
        """The number of the open window, if any."""
        window = self.connection.frame.window
        return None if window is None else window.window

    @property
    def is_watching(self) -> bool:
        """Whether this client watches without a seat."""
        return self.connection.frame.seat is None

    def view(self) -> Any:
        """Return the table as the player sees it. In a window, it looks as if they were the next to be asked."""
        return self.current_view

    # Printing

    def write(self, text: str, style: str = "") -> None:
        """Print a line of text without markup, on its own line."""
        self.break_line()
        super().write(text, style)

    def break_line(self) -> None:
        """Begin a new line if the cursor is after a prompt."""
        if self.is_prompt_shown:
            self.is_prompt_shown = False
            self.console.print()

    def report_news(self) -> None:
        """Print the server's sentences about what has happened, except passes in windows."""
        self.has_windows = self.has_windows or self.connection.frame.window is not None
        new = self.connection.news[self.reported :]
        self.reported = len(self.connection.news)
        for one in new:
            word = one.say[0] if one.say else ""
            is_quiet = one.what == "started" or word == "done" or (word == "pass" and self.has_windows)
            for sentence in one.results if is_quiet else [*one.text, *one.results]:
                self.write("  " + sentence, "dim" if one.what == "moved" else "")
            if one.what == "undo-asked" and one.by != self.me and not self.is_watching:
                self.say("join-undo")

    def report_lobby(self) -> None:
        """Print the seats and the host, if they have changed."""
        seats = describe_seats(self.language, self.table)
        if seats != self.reported_seats:
            for line in seats:
                self.write(line)
        if not self.reported_seats or self.host != self.table.host:
            host = "yes" if self.table.you_host else "no"
            self.say("join-lobby", host=host, who=printable(self.table.host, LONGEST_SHOWN_NAME))
        self.reported_seats = seats
        self.host = self.table.host

    def report_waiting(self) -> None:
        """Report once which other person is to move. Bots aren't mentioned."""
        asks = self.connection.frame.asks
        waits = asks is not None and self.table.seats[asks].kind == "person" and not self.table.seats[asks].yours
        who = self.names[asks] if asks is not None and waits else ""
        if who and who != self.waits_for:
            self.say("join-waits", who=who)
        self.waits_for = who or self.waits_for

    def draw(self, options: list[int], step: Any = None) -> None:
        """Draw the table or, for a watcher, only the board."""
        self.break_line()
        if not self.is_watching:
            super().draw(options, step)
            return
        width, height = self.console.width, self.console.height
        self.console.print()
        self.console.print(self.drawing.draw_board(self.language, self.current_view, {}, width, height))

    # Commands

    def show_help(self) -> None:
        """Show what the player can type."""
        super().show_help()
        self.show_commands(self.language.say("join-help"))

    def show_commands(self, text: str, without: frozenset[str] = frozenset()) -> None:
        """Show a list of commands, starting on a new line."""
        self.break_line()
        super().show_commands(text, without)

    def show_table(self) -> None:
        """Show which player this is, and the table in detail."""
        if self.is_watching:
            self.draw([])
        else:
            super().show_table()

    def show_log(self) -> None:
        """Show everything that has happened, in the server's sentences."""
        for one in self.connection.news:
            for sentence in [*one.text, *one.results]:
                self.write(f"{one.n:>4}  {sentence}", "dim")
