"""A game at a server's table, from the terminal: the same drawing, questions and words as at one's own.

One is asked from what the server shows, by the same rules; whatever is said is the server's to judge. News are told
as they come, also while one has not typed yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console

from tabbytop.client import AtTable, NotDone
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.table.files import games_folder, write_whole
from tabbytop.table.record import from_text
from tabbytop.table.standing import Standing
from tabbytop.terminal.dialog import AskAgain, Leave, Talk
from tabbytop.terminal.line_input import PROMPT, Lines
from tabbytop.terminal.remote.lobby import LONGEST_NAME, read_doing, tell_setup
from tabbytop.terminal.remote.table import Onlooker
from tabbytop.wire import messages as m

LAST_TOLD = 8
"""Entries that are told to who comes when a game has begun."""
ALERT = "bold #d9512c"
DOINGS: dict[str, m.Doing] = {
    "agree": m.AgreeUndo(),
    "decline": m.AgreeUndo(agree=False),
    "back": m.Back(),
    "end": m.End(),
}
"""What one can ask of the table in a game, besides moves."""
LONGEST_COUNTDOWN = 3600.0
"""Seconds; longer times are not counted down."""


def format_seconds(seconds: float) -> str:
    """Write a time to count down.

    >>> format_seconds(4.2), format_seconds(75), format_seconds(-1), format_seconds(90_000)
    ('5 s', '1:15', '0 s', '')
    """
    if seconds > LONGEST_COUNTDOWN:
        return ""
    whole = max(0, math.ceil(seconds))
    return f"{whole} s" if whole < 60 else f"{whole // 60}:{whole % 60:02}"


class Visit(Onlooker):
    """Somebody in the terminal at a table of a server, in a seat or looking on."""

    def __init__(
        self,
        console: Console,
        language: Language,
        lines: Lines,
        seat: AtTable,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(console, language, seat)
        self.lines = lines
        self.lines.show_time(self.time_left)
        self.monotonic = monotonic
        self.timed = m.Frame(0, 0.0)
        """The frame whose time was compared with ours."""
        self.ahead = 0.0
        """How far the server's clock is ahead of ours, in seconds."""
        self.unanswered: int | None = None
        """The open window that waits for an answer from here."""
        self.skipped: int | None = None
        """The last window in which there was nothing to answer with."""
        self.wishes: list[m.Doing | m.Say] = []
        """What the table is to be asked for."""
        self.has_begun = False
        self.is_leaving = False
        """One was asked how to leave."""
        self.talk: Talk | None = None
        self.question: tuple[Any, ...] | None = None
        self.asked_at: tuple[int, int | None] = (0, None)
        """The last entry that one had seen when one was asked, and the window."""
        self.heard: tuple[m.Frame | None, m.TableInfo | None, bool] = (None, None, True)
        self.typing: asyncio.Task[str] | None = None

    # The time at the table

    async def stay(self) -> None:
        """Stay until the game is over, or one leaves."""
        self.write(tell_setup(self.language, self.table.setup, len(self.game.variants)))
        self.say("join-link", link=f"{self.seat.client.url}/table/{self.seat.table}")
        self.console.print(self.language.say("promise", commitment=self.table.commitment), style="dim", markup=False)
        if self.table.status != "open":  # who comes late reads the rest in the log
            self.told = max(0, len(self.seat.news) - LAST_TOLD)
        try:
            while self.table.status in ("open", "playing"):
                self.look()
                if self.wishes:
                    await self.ask_table()
                    continue
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
        if self.timed is not self.seat.frame:
            self.timed = self.seat.frame
            self.ahead = self.timed.now - self.monotonic()
        if self.seat.is_connected != was_connected:
            self.say("join-found" if self.seat.is_connected else "join-lost")
        self.tell_closed_window()
        self.tell_news()
        if self.table.status == "open":
            self.look_at_lobby()
        elif self.seat.frame.view is not None:
            self.look_at_game(self.seat.frame.view)
        is_asked = self.talk is not None or self.is_leaving or self.table.status == "open"
        if is_asked and not self.is_prompted and not self.lines.is_edited:
            self.is_prompted = True
            self.console.print(PROMPT, end="", markup=False)

    def look_at_game(self, view: dict[str, Any]) -> None:
        """The table, and the question that it asks, where that is another one."""
        frame = self.seat.frame
        self.me = frame.seat or 0
        self.world = self.game.read_view(view)
        window = self.world.agenda[-1] if self.world.agenda else None
        if isinstance(window, Window) and self.me in window.asked:
            self.world.agenda[-1] = window.onward(window.asked[window.asked.index(self.me) :])
        is_new = not self.has_begun
        if is_new:
            self.begin()
        is_passed = self.seat.is_asked and self.is_passed()
        if is_passed:
            self.unanswered = None  # by a standing answer that was chosen just now
        if is_passed and self.is_alone and self.window not in (None, self.skipped):
            self.skipped = self.window
            self.wishes.append(m.Say(frame.n, ["pass"], self.window, self.me))
        question = (self.window, view) if self.seat.is_asked and not is_passed else None
        if question != self.question:
            self.question = question
            self.talk = None
            self.words.clear()
            if question is not None:
                self.open_question()
        if self.question is None:
            if is_new:
                self.draw([])
            self.tell_wait()

    def begin(self) -> None:
        """Who one is; a seat that a bot plays meanwhile is taken back."""
        self.has_begun = True
        if self.looks_on:
            self.say("join-watching")
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
        self.unanswered = self.window
        if frame.window is not None:
            self.say("join-window", seconds=max(0, round(frame.window.closes - frame.now)))
        elif (due := self.due()) is not None and (time_left := format_seconds(due - frame.now)):
            self.say("join-clock", time=time_left)
        self.talk = self.compose()
        next(self.talk)

    # The time one has

    @property
    def is_alone(self) -> bool:
        """Is this the only person at a table that nobody watches? Then windows wait for their answer."""
        return not self.table.setup.watchers and sum(seat.kind == "person" for seat in self.table.seats) == 1

    def due(self) -> float | None:
        """When the open window closes, or one's time for this move is up, by the server's clock."""
        frame = self.seat.frame
        if frame.window is not None:
            return frame.window.closes
        return frame.times.due if frame.times is not None and frame.times.running == self.me else None

    def time_left(self) -> str:
        """Say for the prompt how long a window is open, or one's time for this move runs; nothing without a limit."""
        due = self.due()
        time_left = "" if due is None else format_seconds(due - self.ahead - self.monotonic())
        if not time_left:
            return ""
        what = "answer" if self.talk is not None else "window"
        return self.language.say(f"join-time-{what if self.window is not None else 'move'}", time=time_left)

    def tell_closed_window(self) -> None:
        """Say that a window has closed before it was answered, and whether that was a pass."""
        window = self.seat.frame.window
        if window is not None and window.window == self.unanswered and window.answered:
            self.unanswered = None  # from another screen
        if self.unanswered is None or self.window == self.unanswered:
            return
        self.unanswered = None
        new = self.seat.news[self.told :]
        passed = any(one.what == "moved" and one.by == self.me and one.say[:1] == ["pass"] for one in new)
        self.say("join-time-up" if passed else "join-closed")

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
        elif line.strip().startswith("?"):
            self.words = line.strip().removeprefix("?").split()
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
                self.unanswered = None
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
        record = await self.seat.client.record(self.seat.table)
        write_whole(file, record.decode())
        self.console.print(self.language.say("record-kept", file=str(file)), markup=False, soft_wrap=True)
        self.check_nonce(record)

    def check_nonce(self, record: bytes) -> None:
        """Tell whether the nonce that we sent is in the record, at our seat."""
        sent = self.seat.client.nonces.get(self.seat.table)
        if sent and not self.looks_on:
            if set(sent).intersection(from_text(record, "record").nonces[self.me : self.me + 1]):
                self.say("join-nonce-counts")
            else:
                self.write(self.language.say("join-nonce-missing"), ALERT)
