"""A game on a server, with the same drawings, questions and commands as a local one.

The client asks its questions from the server's view, by the same rules, but the server checks every move. News is
printed as it arrives, even while the player is typing.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.table.files import games_folder, write_whole
from tabbytop.table.record import from_text
from tabbytop.terminal.dialog import ALERT, LeaveTable, MoveQuestions, RestartMove
from tabbytop.terminal.line_input import PROMPT, LineInput
from tabbytop.terminal.remote.clock import ServerClock, format_seconds
from tabbytop.terminal.remote.lobby import LONGEST_SHOWN_NAME, describe_setup, parse_lobby_command
from tabbytop.terminal.remote.next_move import NextMoveTable
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection

RECENT_ENTRIES = 8
"""Number of entries to report when the player joins a game in progress. The command `l` shows all."""
GAME_COMMANDS: dict[str, m.Command] = {
    "decline": m.AgreeUndo(agree=False),
    "back": m.Back(),
    "end": m.End(),
}
"""Commands to send to the table during a game, by the word that is typed."""


class RemoteGame(NextMoveTable):
    """The dialog of a player or watcher at a server's table: reads typed lines, sends commands, asks for moves."""

    def __init__(
        self,
        console: Console,
        language: Language,
        lines: LineInput,
        connection: TableConnection,
        clock: ServerClock | None = None,
    ) -> None:
        super().__init__(console, language, connection, clock or ServerClock())
        self.lines = lines
        self.lines.show_time(self.describe_time_left)
        self.unanswered_window: int | None = None
        """The open window that waits for this player's answer."""
        self.commands: list[m.Command | m.Say] = []
        """Commands to send to the table."""
        self.has_begun = False
        self.is_leaving = False
        """Whether the player is being asked how to leave."""
        self.questions: MoveQuestions | None = None
        self.question: tuple[int | None, dict[str, Any]] | None = None
        """The window that waits for an answer, if any, and the view in which the player is asked."""
        self.asked_at: tuple[int, int | None] = (0, None)
        """The last entry, and the open window, when the player was asked."""
        self.processed: tuple[m.Frame | None, m.TableInfo | None, bool] = (None, None, True)
        """The last snapshot that was processed."""
        self.typing: asyncio.Task[str] | None = None

    # The main loop

    async def run(self) -> None:
        """Play or watch until the game is over or the player leaves."""
        self.write(describe_setup(self.language, self.table.setup, len(self.game.variants)))
        self.say("join-link", link=f"{self.connection.client.url}/table/{self.connection.table}")
        self.console.print(self.language.say("commitment", commitment=self.table.commitment), style="dim", markup=False)
        if self.table.status != "open":
            self.reported = max(0, len(self.connection.news) - RECENT_ENTRIES)
        try:
            while self.table.status in ("open", "playing"):
                self.update()
                if self.commands:
                    await self.send_commands()
                    continue
                line = await self.next_line()
                if line is not None:
                    await self.handle_line(line)
                await self.send_commands()
            self.update()
            if self.table.status == "over":
                await self.finish()
        except (LeaveTable, EOFError):
            self.break_line()
            self.say("join-away")
        finally:
            if self.typing is not None:
                self.typing.cancel()

    async def next_line(self) -> str | None:
        """Wait for a typed line. Return None if something happens at the table first."""
        if self.typing is None:
            self.typing = asyncio.create_task(self.lines.get())
        news = asyncio.create_task(self.connection.until(lambda: self.snapshot() != self.processed))
        try:
            await asyncio.wait({self.typing, news}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await news
        if not self.typing.done():
            return None
        typing, self.typing = self.typing, None
        self.is_prompt_shown = False
        return typing.result()

    def snapshot(self) -> tuple[m.Frame | None, m.TableInfo | None, bool]:
        """Return the state of the connection, to detect changes."""
        return self.connection.frame, self.connection.frame.table, self.connection.is_connected

    def update(self) -> None:
        """Report what has changed, and ask the player if it is their turn."""
        was_connected = self.processed[2]
        self.processed = self.snapshot()
        self.clock.set_by(self.connection.frame)
        if self.connection.is_connected != was_connected:
            self.say("join-found" if self.connection.is_connected else "join-lost")
        self.report_closed_window()
        self.report_next_move()
        self.report_news()
        if self.table.status == "open":
            self.report_lobby()
        elif self.connection.frame.view is not None:
            self.update_game(self.connection.frame.view)
        is_asked = self.questions is not None or self.is_leaving or self.table.status == "open"
        if is_asked and not self.is_prompt_shown and not self.lines.is_edited:
            self.is_prompt_shown = True
            self.console.print(PROMPT, end="", markup=False)

    def update_game(self, view: dict[str, Any]) -> None:
        """Read the view and, if it asks the player something new, ask the question."""
        frame = self.connection.frame
        self.me = frame.seat or 0
        was_ahead = self.ahead is not None
        self.update_ahead()
        self.current_view = self.game.read_view(view if self.ahead is None else self.ahead.view)
        window = self.current_view.agenda[-1] if self.current_view.agenda else None
        if isinstance(window, Window) and self.me in window.asked:
            self.current_view.agenda[-1] = window.onward(window.asked[window.asked.index(self.me) :])
        is_new = not self.has_begun
        if is_new:
            self.begin()
        if frame.window is not None and not frame.window.prompted:
            self.unanswered_window = None  # the player may have just chosen a standing answer that passes
        question = self.current_question(view)
        if question != self.question:
            self.question = question
            self.questions = None
            self.typed.clear()
            if question is not None:
                self.ask()
        elif self.window != self.asked_at[1]:
            self.asked_at = frame.n, self.window
            if question is None and self.ahead is None:
                self.questions = None  # the move that was to be replaced has been played
            elif was_ahead and self.ahead is None:
                self.say("join-next-now")
                self.report_clock()
        if self.question is None:
            if is_new:
                self.draw([])
            self.report_waiting()

    def current_question(self, view: dict[str, Any]) -> tuple[int | None, dict[str, Any]] | None:
        """Return what the player is asked. A question about the next move stays the same when everyone has passed."""
        if self.connection.is_asked:
            return self.window, view
        return None if self.ahead is None or self.ahead.kept else (None, self.ahead.view)

    def begin(self) -> None:
        """Tell the player who they are, and take their seat back if a bot plays for them."""
        self.has_begun = True
        if self.is_watching:
            self.say("join-watching")
            return
        self.write(self.drawing.describe_player(self.language, self.current_view, self.me, self.names), "bold")
        self.say("hint")
        if self.table.seats[self.me].stand_in and not self.table.seats[self.me].resigned:
            self.commands.append(m.Back(seat=self.me))

    def ask(self) -> None:
        """Ask the first question of a move, and print how much time there is."""
        frame = self.connection.frame
        self.break_line()
        self.waits_for = ""
        self.asked_at = frame.n, self.window
        self.draft = frame.draft
        if frame.window is not None and self.ahead is None:
            self.draft = []
            self.unanswered_window = self.window
            self.say("join-window", seconds=max(0, round(frame.window.closes - frame.now)))
        self.report_clock()
        self.questions = self.ask_move()
        next(self.questions)

    # Time

    def report_clock(self) -> None:
        """Print how much time there is for a move, if a clock runs."""
        deadline, now = self.deadline(), self.connection.frame.now
        if self.window is None and deadline is not None and (time_left := format_seconds(deadline - now)):
            self.say("join-clock", time=time_left)

    def deadline(self) -> float | None:
        """Return when the open window closes or the player's time for this move ends, by the server's clock."""
        frame = self.connection.frame
        if frame.window is not None:
            return frame.window.closes
        return frame.times.due if frame.times is not None and frame.times.running == self.me else None

    def describe_time_left(self) -> str:
        """Return the time left in the window or for the move, for the prompt; empty if there is no limit."""
        deadline = self.deadline()
        time_left = "" if deadline is None else format_seconds(deadline - self.clock.now())
        if not time_left:
            return ""
        what = "answer" if self.questions is not None and self.ahead is None else "window"
        return self.language.say(f"join-time-{what if self.window is not None else 'move'}", time=time_left)

    def report_closed_window(self) -> None:
        """Report if a window closed before the player answered, and whether that counted as a pass."""
        window = self.connection.frame.window
        if window is not None and window.window == self.unanswered_window and window.answered:
            self.unanswered_window = None  # answered in another client
        if self.unanswered_window is None or self.window == self.unanswered_window:
            return
        self.unanswered_window = None
        new = self.connection.news[self.reported :]
        passed = any(one.what == "moved" and one.by == self.me and one.say[:1] == ["pass"] for one in new)
        self.say("join-time-up" if passed else "join-closed")

    # Typed lines

    async def handle_line(self, line: str) -> None:
        """Handle a typed line: chat, a command, or part of a move."""
        if self.is_leaving:
            await self.leave(line.strip())
        elif line.startswith("c "):
            self.commands.append(m.Chat(text=line[2:]))
        elif line.strip() == "q":
            await self.ask_how_to_leave()
        elif self.table.status == "open":
            self.handle_lobby_line(line)
        elif self.questions is not None:
            await self.answer(line)
        else:
            await self.handle_unasked_line(line)

    async def handle_unasked_line(self, line: str) -> None:
        """Handle a line of a player who isn't asked: a command, or a move that replaces the next move."""
        words = self.drawing.split_line(line)
        self.typed = words[1:]
        if words and self.run_command(words[0]):
            self.typed.clear()
        elif self.ahead is not None and self.ahead.kept:
            self.draft = []
            self.typed = words
            self.line_start = 0
            self.questions = self.ask_move()
            await self.continue_move(None)
        elif words:
            self.typed.clear()
            self.say("join-not-asked")
        else:
            self.draw([])

    def handle_lobby_line(self, line: str) -> None:
        """Handle a command before the game."""
        command = parse_lobby_command(line)
        if command is not None:
            self.commands.append(command)
        elif line.strip() == "r":
            self.show_rules()
        elif line.strip().startswith("?"):
            self.typed = line.strip().removeprefix("?").split()
            self.explain()
        else:
            self.show_commands(self.language.say("join-lobby-help"))
            self.reported_seats = []

    async def answer(self, line: str) -> None:
        """Answer the current question, or play the move that is offered."""
        if self.draft and not line.strip():
            await self.send_move(self.draft)
        else:
            await self.continue_move(line)

    async def continue_move(self, line: str | None) -> None:
        """Answer the current question, or ask the first one (None). If the move is complete, send it."""
        assert self.questions is not None
        try:
            next(self.questions) if line is None else self.questions.send(line)
        except RestartMove:
            self.questions = None
            self.question = None
        except StopIteration as done:
            await self.send_move([self.game.words.write(a) for a in done.value])

    async def send_move(self, words: list[str]) -> None:
        """Send a move, an answer to the open window, or the next move."""
        self.questions = None
        n, window = self.asked_at
        before, is_next = self.connection.frame, self.ahead is not None
        if not await self.send(m.Say(n, [*words], window, self.me, ahead=is_next)):
            self.question = None  # ask again
        elif is_next:
            self.sealed_in = before
        elif window is not None:
            self.unanswered_window = None
            self.say("join-kept")

    async def send_commands(self) -> None:
        """Send the pending commands to the table."""
        commands, self.commands = self.commands, []
        for command in commands:
            if await self.send(command) and isinstance(command, m.Stand):
                self.say("standing", choice=command.choice)

    async def send(self, command: m.Say | m.Command) -> bool:
        """Send a command to the table. Print a refusal, if any, and return whether the command succeeded."""
        try:
            await self.connection.send_command(command)
        except RequestRefused as refusal:
            self.last_refusal = Refusal(refusal.rule, refusal.why)
            if refusal.why != "lost":  # a lost connection is reported elsewhere
                self.write(refusal.text, ALERT)
            return False
        return True

    def run_command(self, word: str) -> bool:
        """Run the command that a word names. Return False if there is no such command."""
        if word == "u" and self.kept:
            self.commands.append(m.Say(self.connection.last_entry, [], self.window, self.me, ahead=True))
        elif word == "u":
            self.commands.append(m.Undo(n=self.connection.last_entry, seat=self.me))
        elif word == "p":
            if self.typed:
                self.commands.append(m.Stand(choice=self.typed.pop(0)))
            else:
                self.say("standing", choice=self.connection.frame.standing[self.me])
        elif word == "m":
            self.commands.append(m.MoreTime(on=not self.table.long_windows, seat=self.me))
        elif word == "agree":
            self.commands.append(m.AgreeUndo(n=self.connection.last_entry))
        elif word in GAME_COMMANDS:
            self.commands.append(GAME_COMMANDS[word])
        elif word in ("s", "w"):
            self.say("join-not-here")
        else:
            return super().run_command(word)
        return True

    # The end

    async def ask_how_to_leave(self) -> None:
        """Ask the leaving player whether a bot should take over."""
        if self.is_watching:
            raise LeaveTable
        if self.table.status == "open":
            await self.send(m.Leave())
            raise LeaveTable
        self.is_leaving = True
        self.say("join-leave")

    async def leave(self, answer: str) -> None:
        """Leave the table, with or without a bot taking over, or stay."""
        self.is_leaving = False
        if answer == "b":
            await self.send(m.Leave(seat=self.me))
        if answer in ("a", "b"):
            raise LeaveTable
        self.question = None

    async def finish(self) -> None:
        """Show the score sheet, save the record and print its path."""
        result = self.connection.frame.result
        if result is not None and result.how == "played":
            self.show_result(self.current_view)
        elif result is not None:
            self.draw([])
            for winner in result.winners:
                self.say("join-winner", who=self.names[winner])
        file = games_folder() / f"{self.game.name}-{printable(self.connection.table, LONGEST_SHOWN_NAME)}.json"
        record = await self.connection.client.record(self.connection.table)
        write_whole(file, record.decode())
        self.console.print(self.language.say("record-kept", file=str(file)), markup=False, soft_wrap=True)
        self.check_nonce(record)

    def check_nonce(self, record: bytes) -> None:
        """Report whether the record contains the nonce that we sent, at our seat."""
        sent = self.connection.client.nonces.get(self.connection.table)
        if sent and not self.is_watching:
            if set(sent).intersection(from_text(record, "record").nonces[self.me : self.me + 1]):
                self.say("join-nonce-counts")
            else:
                self.write(self.language.say("join-nonce-missing"), ALERT)
