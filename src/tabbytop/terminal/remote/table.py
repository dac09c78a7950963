"""Looking at a server's table from the terminal: who sits there, what happens, how it stands."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.client import AtTable
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import printable
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import Language
from tabbytop.table.files import DECKS, read_deck
from tabbytop.terminal.dialog import Asker
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.remote.lobby import LONGEST_NAME, tell_seats
from tabbytop.wire import messages as m


def game_at(setup: m.Setup) -> Game[Any]:
    """The game that is played at a table. A deck by name is one of ours: no server makes us read a file."""
    check_game(setup.game)
    deck = setup.deck or DECKS[setup.game][0]
    if isinstance(deck, str) and deck not in DECKS[setup.game]:
        raise Refusal("", "other-deck")
    return open_game(setup.game, read_deck(setup.game, deck) if isinstance(deck, str) else deck)


class Onlooker(Asker):
    """Somebody who sees a table of a server, from a seat or without one, and hears the news."""

    def __init__(self, console: Console, language: Language, seat: AtTable) -> None:
        self.console = console
        self.language = language
        self.seat = seat
        self.me = 0
        self.refused: Refusal | None = None
        self.words: list[str] = []
        self.opened = game_at(self.table.setup)
        self.world: Any = None
        self.told = 0
        """How many news have been told."""
        self.lobby: list[str] = []
        self.host = ""
        self.waits_for = ""
        self.has_windows = False
        self.is_prompted = False
        """Does the cursor stand where one types?"""

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.opened

    @property
    def table(self) -> m.TableInfo:
        """The table as everybody may see it."""
        assert self.seat.frame.table is not None
        return self.seat.frame.table

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [printable(seat.name, LONGEST_NAME) for seat in self.table.seats]

    @property
    def window(self) -> int | None:
        """The number of the window that is open."""
        window = self.seat.frame.window
        return None if window is None else window.window

    @property
    def looks_on(self) -> bool:
        """Has one no seat here?"""
        return self.seat.frame.seat is None

    def seen(self) -> Any:
        """The table as you see it, as if nobody were asked before you."""
        return self.world

    def write(self, text: str, style: str = "") -> None:
        """Print a line as it is; not behind what is being typed."""
        self.break_line()
        super().write(text, style)

    def break_line(self) -> None:
        """Whatever is told begins on a line of its own."""
        if self.is_prompted:
            self.is_prompted = False
            self.console.print()

    def tell_news(self) -> None:
        """What has happened since one last looked, in the server's sentences. Passes in windows say nothing."""
        self.has_windows = self.has_windows or self.seat.frame.window is not None
        new = self.seat.news[self.told :]
        self.told = len(self.seat.news)
        for one in new:
            word = one.say[0] if one.say else ""
            if one.what == "started" or word == "done" or (word == "pass" and self.has_windows):
                continue
            for sentence in one.text:
                self.write("  " + sentence, "dim" if one.what == "moved" else "")
            if one.what == "undo-asked" and one.by != self.me and not self.looks_on:
                self.say("join-undo")

    def look_at_lobby(self) -> None:
        """Who sits where, where that has changed."""
        lobby = tell_seats(self.language, self.table)
        if lobby != self.lobby:
            for line in lobby:
                self.write(line)
        if not self.lobby or self.host != self.table.host:
            host = "yes" if self.table.you_host else "no"
            self.say("join-lobby", host=host, who=printable(self.table.host, LONGEST_NAME))
        self.lobby = lobby
        self.host = self.table.host

    def tell_wait(self) -> None:
        """For whom one waits, once; bots need no mention."""
        asks = self.seat.frame.asks
        waits = asks is not None and self.table.seats[asks].kind == "person" and not self.table.seats[asks].yours
        who = self.names[asks] if asks is not None and waits else ""
        if who and who != self.waits_for:
            self.say("join-waits", who=who)
        self.waits_for = who or self.waits_for

    def show_help(self) -> None:
        """What one can type."""
        super().show_help()
        self.say("join-help")

    def show_table(self) -> None:
        """Who you are, and what one may want to look up."""
        if self.looks_on:
            self.draw([])
        else:
            super().show_table()

    def show_log(self) -> None:
        """All that has happened, as the server told it."""
        for one in self.seat.news:
            for sentence in one.text:
                self.write(f"{one.n:>4}  {sentence}", "dim")

    def draw(self, options: list[int], step: Any = None) -> None:
        """The table as you see it; who looks on sees what lies on it."""
        self.break_line()
        if not self.looks_on:
            super().draw(options, step)
            return
        width, height = self.console.width, self.console.height
        self.console.print()
        self.console.print(self.drawing.draw_board(self.language, self.world, {}, width, height))
