"""A game at a server's table, from the terminal: the same drawing, questions and words as at one's own.

One is asked from what the server shows, by the same rules; whatever is said is the server's to judge. News are told
as they come, also while one has not typed yet.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from tabbytop.client import AtTable, NotDone
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import printable
from tabbytop.engine.window import Window
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import Language
from tabbytop.table.files import DECKS, games_folder, read_deck, write_whole
from tabbytop.table.standing import Standing
from tabbytop.terminal.asking import AskAgain, Asker, Leave, Talk
from tabbytop.terminal.lines import Lines
from tabbytop.terminal.lobby import LONGEST_NAME, read_doing, tell_seats, tell_setup
from tabbytop.terminal.reading import check_game
from tabbytop.wire import messages as m

PROMPT = "> "
ALERT = "bold #d9512c"
DOINGS: dict[str, m.Doing] = {
    "agree": m.AgreeUndo(),
    "decline": m.AgreeUndo(agree=False),
    "back": m.Back(),
    "end": m.End(),
}
"""What one can ask of the table in a game, besides moves."""


def game_at(setup: m.Setup) -> Game[Any]:
    """The game that is played at a table. A deck by name is one of ours: no server makes us read a file."""
    check_game(setup.game)
    deck = setup.deck or DECKS[setup.game][0]
    if isinstance(deck, str) and deck not in DECKS[setup.game]:
        raise Refusal("", "other-deck")
    return open_game(setup.game, read_deck(setup.game, deck) if isinstance(deck, str) else deck)


@dataclass
class Visit(Asker):
    """Somebody in the terminal at a table of a server, in a seat or looking on."""

    console: Console
    language: Language
    lines: Lines
    seat: AtTable
    me: int = 0
    refused: Refusal | None = None
    words: list[str] = field(default_factory=list)
    told: int = 0
    """How many news have been told."""
    wishes: list[m.Doing] = field(default_factory=list)
    """What the table is to be asked for."""
    has_begun: bool = False
    is_leaving: bool = False
    """One was asked how to leave."""

    def __post_init__(self) -> None:
        """Come to the table; nothing has been seen yet."""
        self.opened = game_at(self.table.setup)
        self.world: Any = None
        self.talk: Talk | None = None
        self.question: tuple[Any, ...] | None = None
        self.asked_at: tuple[int, int | None] = (0, None)
        self.heard: tuple[m.Frame | None, m.TableInfo | None, bool] = (None, None, True)
        self.lobby: list[str] = []
        self.waits_for = ""
        self.has_windows = False
        self.is_prompted = False
        self.typing: asyncio.Task[str] | None = None

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

    # The time at the table

    async def stay(self) -> None:
        """Stay until the game is over, or one leaves."""
        self.write(tell_setup(self.language, self.table.setup, len(self.game.variants)))
        self.say("join-link", link=f"{self.seat.client.url}/table/{self.seat.table}")
        self.console.print(self.language.say("promise", commitment=self.table.commitment), style="dim", markup=False)
        try:
            while self.table.status in ("open", "playing"):
                self.look()
                line = await self.next_line()
                if line is not None:
                    await self.take(line)
                await self.ask_table()
            self.look()
            if self.table.status == "over":
                await self.finish()
        except (Leave, EOFError):
            self.break_line()
            self.say("join-away")
        finally:
            if self.typing is not None:
                self.typing.cancel()

    async def next_line(self) -> str | None:
        """What is typed next, or None where something has happened before that."""
        if self.typing is None:
            self.typing = asyncio.create_task(self.lines.get())
        happens = asyncio.create_task(self.seat.until(lambda: self.now() != self.heard))
        try:
            await asyncio.wait({self.typing, happens}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            happens.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await happens
        if not self.typing.done():
            return None
        typed, self.typing = self.typing, None
        self.is_prompted = False
        return typed.result()

    def now(self) -> tuple[m.Frame | None, m.TableInfo | None, bool]:
        """How things stand."""
        return self.seat.frame, self.seat.frame.table, self.seat.is_connected

    def look(self) -> None:
        """See what has changed, and be asked if it is one's turn."""
        was_connected = self.heard[2]
        self.heard = self.now()
        if self.seat.is_connected != was_connected:
            self.say("join-found" if self.seat.is_connected else "join-lost")
        self.tell_news()
        if self.table.status == "open":
            self.look_at_lobby()
        elif self.seat.frame.view is not None:
            self.look_at_game(self.seat.frame.view)
        if not self.is_prompted and (self.talk is not None or self.is_leaving or self.table.status == "open"):
            self.is_prompted = True
            self.console.print(PROMPT, end="", markup=False)

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
            host = "yes" if self.table.you_host else "no"
            self.say("join-lobby", host=host, who=printable(self.table.host, LONGEST_NAME))
        self.lobby = lobby

    def look_at_game(self, view: dict[str, Any]) -> None:
        """The table, and the question that it asks, where that is another one."""
        frame = self.seat.frame
        self.me = frame.seat or 0
        self.world = self.game.read_view(view)
        window = self.world.agenda[-1] if self.world.agenda else None
        if isinstance(window, Window) and self.me in window.asked:
            self.world.agenda[-1] = window.onward(window.asked[window.asked.index(self.me) :])
        if not self.has_begun:
            self.begin()
        question = (self.window, view) if self.seat.is_asked and not self.is_passed() else None
        if question != self.question:
            self.question = question
            self.talk = None
            self.words.clear()
            if question is not None:
                self.open_question()
        if self.question is None:
            self.tell_wait()

    def begin(self) -> None:
        """Who one is; a seat that a bot plays meanwhile is taken back."""
        self.has_begun = True
        if self.looks_on:
            self.say("join-watching")
            self.draw([])
            return
        self.write(self.drawing.who_you_are(self.language, self.world, self.me, self.names), "bold")
        self.say("hint")
        if self.table.seats[self.me].stand_in and not self.table.seats[self.me].resigned:
            self.wishes.append(m.Back(seat=self.me))

    def is_passed(self) -> bool:
        """Is it a window that you let pass: by your standing answer, or as you have nothing to answer with?"""
        step = self.world.agenda[-1] if self.world.agenda else None
        if not isinstance(step, Window):
            return False
        standing = Standing(len(self.table.seats))
        standing.choices = list(self.seat.frame.standing)
        return len(step.options(self.world)) == 1 or standing.passes(self.me, step, self.world)

    def open_question(self) -> None:
        """Begin to ask."""
        frame = self.seat.frame
        self.break_line()
        self.waits_for = ""
        self.asked_at = frame.n, self.window
        if frame.window is not None:
            self.say("join-window", seconds=max(0, round(frame.window.closes - frame.now)))
        self.talk = self.compose()
        next(self.talk)

    def tell_wait(self) -> None:
        """For whom one waits, once; bots need no mention."""
        asks = self.seat.frame.asks
        waits = asks is not None and self.table.seats[asks].kind == "person" and not self.table.seats[asks].yours
        who = self.names[asks] if asks is not None and waits else ""
        if who and who != self.waits_for:
            self.say("join-waits", who=who)
        self.waits_for = who

    # What one types

    async def take(self, line: str) -> None:
        """Do what was typed."""
        if self.is_leaving:
            await self.leave(line.strip())
        elif line.startswith("c "):
            self.wishes.append(m.Chat(text=line[2:]))
        elif line.strip() == "q":
            await self.ask_how_to_leave()
        elif self.table.status == "open":
            self.take_in_lobby(line)
        elif self.talk is not None:
            await self.answer_with(line)
        else:
            self.words = self.drawing.read_line(line)
            if self.words and not self.obey(self.words.pop(0)):
                self.say("join-not-asked")
            elif not line.strip():
                self.draw([])
            self.words.clear()

    def take_in_lobby(self, line: str) -> None:
        """A command before the game."""
        doing = read_doing(line)
        if doing is not None:
            self.wishes.append(doing)
        elif line.strip() == "r":
            self.show_rules()
        elif line.strip() == "?":
            self.explain()
        else:
            self.say("join-lobby-help")
            self.lobby = []

    async def answer_with(self, line: str) -> None:
        """Go on with the question; a whole move is sent."""
        assert self.talk is not None
        try:
            self.talk.send(line)
        except AskAgain:
            self.question = None
        except StopIteration as done:
            self.talk = None
            said = [self.game.words.write(a) for a in done.value]
            n, window = self.asked_at
            if not await self.speak(m.Say(n, [*said], window, self.me)):
                self.question = None  # it is asked anew
            elif window is not None:
                self.say("join-kept")

    async def ask_table(self) -> None:
        """Ask the table for what was wished."""
        wishes, self.wishes = self.wishes, []
        for wish in wishes:
            if await self.speak(wish) and isinstance(wish, m.Stand):
                self.say("standing", choice=wish.choice)

    async def speak(self, said: m.Say | m.Doing) -> bool:
        """Say something to the table; what it refuses is told in its own words. Did it happen?"""
        try:
            await self.seat.speak(said)
        except NotDone as refusal:
            self.refused = Refusal(refusal.rule, refusal.why)
            if refusal.why != "lost":  # that is told anyway
                self.write(refusal.text, ALERT)
            return False
        return True

    def obey(self, word: str) -> bool:
        """Do what a command word says; False if it is none."""
        if word == "u":
            self.wishes.append(m.Undo(n=self.seat.n, seat=self.me))
        elif word == "p":
            if self.words:
                self.wishes.append(m.Stand(choice=self.words.pop(0)))
            else:
                self.say("standing", choice=self.seat.frame.standing[self.me])
        elif word in DOINGS:
            self.wishes.append(DOINGS[word])
        elif word in ("s", "w"):
            self.say("join-not-here")
        else:
            return super().obey(word)
        return True

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

    # Leaving

    async def ask_how_to_leave(self) -> None:
        """Who leaves a game says whether a bot plays on."""
        if self.looks_on:
            raise Leave
        if self.table.status == "open":
            await self.speak(m.Leave())
            raise Leave
        self.is_leaving = True
        self.say("join-leave")

    async def leave(self, how: str) -> None:
        """Leave as one says, or stay."""
        self.is_leaving = False
        if how == "b":
            await self.speak(m.Leave(seat=self.me))
        if how in ("a", "b"):
            raise Leave
        self.question = None

    async def finish(self) -> None:
        """The score sheet, and where the record is."""
        result = self.seat.frame.result
        if result is not None and result.how == "played":
            self.show_result(self.world)
        elif result is not None:
            self.draw([])
            for winner in result.winners:
                self.say("join-winner", who=self.names[winner])
        file = games_folder() / f"{self.game.name}-{printable(self.seat.table, LONGEST_NAME)}.json"
        write_whole(file, (await self.seat.client.record(self.seat.table)).decode())
        self.console.print(self.language.say("record-kept", file=str(file)), markup=False, soft_wrap=True)
