"""A local game: one player in the terminal against bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group
from rich.text import Text

from tabbytop.bots.bot import Bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, is_over
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.table.files import games_folder, write_whole
from tabbytop.table.match import FORWARD, Match
from tabbytop.table.memory import Memory
from tabbytop.table.record import Header, to_text, write_record
from tabbytop.table.standing_answers import ASK, check_choice, prompts
from tabbytop.terminal.dialog import LeaveTable, MoveQuestions, RestartMove, TableDialog
from tabbytop.terminal.line_input import PROMPT
from tabbytop.terminal.local.beliefs import draw_panel, estimate_identities, has_beliefs
from tabbytop.terminal.local.bots import LocalBots, ProgressLine
from tabbytop.wire.narration import narrate_log

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


@dataclass
class LocalGame(TableDialog):
    """A match between one person and bots. The record is written after each of the person's moves."""

    console: Console
    language: Language
    match: Match
    header: Header
    me: int
    bots: dict[int, Bot]
    rng: Random
    file: Path
    reported: int = 0
    """How many lines of the log have been reported."""
    last_refusal: Refusal | None = None
    typed: list[str] = field(default_factory=list)
    progress: ProgressLine | None = None
    """Shows the progress of thinking bots."""
    editor: PromptSession[str] | None = None
    """Reads lines in a terminal. Without one, lines are read from standard input."""
    always_shows_beliefs: bool = False
    """Whether the belief panel is shown at every turn."""

    def __post_init__(self) -> None:
        """Seat the bots."""
        self.standing = ASK
        self.memory = Memory(self.match, self.me)
        progress = self.progress or ProgressLine(self.console, self.language)
        self.opponents = LocalBots(self.match, self.bots, self.names, self.rng, progress)

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self.match.game

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [player.name for player in self.header.players]

    def view(self) -> Any:
        """Return the table as the player sees it."""
        return self.match.view(self.me)

    # The game loop

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        self.match.deal()
        self.write_record()
        self.write(self.drawing.describe_player(self.language, self.match.state, self.me, self.names), "bold")
        self.say("hint")
        if self.always_shows_beliefs and not has_beliefs(self.match.game.name):
            self.say("no-beliefs")
        try:
            while (seat := actor(self.match.state)) >= 0:
                if seat == self.me:
                    self.take_turn()
                    continue
                if self.opponents.shows_progress(seat):
                    self.report_news()  # so that the player can read it in the meantime
                self.match.say(seat, self.opponents.choose_move(seat))
        except (LeaveTable, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save()
            return
        self.finish()

    def take_turn(self) -> None:
        """Ask the player for a complete move and play it."""
        if self.passes_window():
            step = self.match.state.agenda[-1]
            assert isinstance(step, Window)
            self.match.say(self.me, (step.passing(),))
            return
        self.report_news()
        self.typed.clear()
        try:
            sentence = self.read_move(self.ask_move())
        except RestartMove:
            return
        self.match.say(self.me, sentence)
        self.report_refusal(self.write_record)

    def read_move(self, questions: MoveQuestions) -> tuple[int, ...]:
        """Read lines and pass them to the dialog until the move is complete."""
        try:
            next(questions)
            while True:
                questions.send(self.read_line())
        except StopIteration as done:
            move: tuple[int, ...] = done.value
            return move

    def read_line(self) -> str:
        """Read a typed line, with line editing and history in a terminal."""
        return self.console.input(PROMPT) if self.editor is None else self.editor.prompt(PROMPT)

    def passes_window(self) -> bool:
        """Return whether to pass this window without a prompt: by standing answer, or because only passing is legal.

        Nobody else sees how long the player takes here, so not asking reveals nothing.
        """
        step = self.match.state.agenda[-1]
        return isinstance(step, Window) and not prompts(self.standing, self.match.state)

    def finish(self) -> None:
        """Show the last moves, the score sheet, and the path of the record."""
        self.report_news()
        self.show_result(self.match.state)
        self.write_record()
        self.console.print(self.language.say("record-kept", file=str(self.file)), markup=False, soft_wrap=True)

    # The record

    def write_record(self) -> None:
        """Write the record, including the dealer's secret, without which the game couldn't be resumed."""
        write_whole(self.file, to_text(write_record(self.header, self.match, reveal=True)))

    def save(self) -> None:
        """Write the record and print how to resume the game."""
        self.write_record()
        saved = "saved" if self.file.parent == games_folder() else "saved-elsewhere"
        self.console.print(self.language.say(saved, file=shlex.quote(str(self.file))), markup=False, soft_wrap=True)

    def report_refusal(self, write: Callable[[], None]) -> None:
        """Write a file. If that fails, print the refusal and continue."""
        try:
            write()
        except Refusal as refusal:
            self.refuse(refusal)

    # Printing

    def report_news(self) -> None:
        """Report the moves since the last report. Most chance events are left out, as they show on the table."""
        over = is_over(self.match.state)
        for narrated in narrate_log(self.language, self.match, self.me, self.names, self.reported):
            line = self.match.lines[narrated.entry]
            word = self.match.game.words.write(line.action) if line.undoes == FORWARD else ""
            quiet = word == "done" or (word == "pass" and line.binds)
            if over or narrated.is_news or narrated.is_result or (narrated.is_move and not quiet):
                self.write("  " + narrated.sentence, "dim")
        self.reported = len(self.match.lines)

    def draw(self, options: list[int], step: Any = None) -> None:
        """Draw the table with the numbers to type, and the belief panel if the player wants it at every turn."""
        view = self.match.view(self.me)
        width, height = self.console.width, self.console.height
        with_beliefs = (
            self.always_shows_beliefs and step is not None and step.begins and has_beliefs(self.match.game.name)
        )
        beliefs = self.draw_beliefs() if with_beliefs else None
        if beliefs is not None:
            height -= len(self.console.render_lines(beliefs)) + 1
        self.console.print()
        self.console.print(
            self.drawing.draw_screen(self.language, view, step, options, self.me, self.names, width, height)
        )
        if beliefs is not None:
            self.console.print()
            self.console.print(beliefs)

    def draw_beliefs(self) -> Group:
        """Draw the probability of each player's identity."""
        panel = estimate_identities(self.match, self.memory)
        table = draw_panel(self.language, self.match.game.name, panel, self.me, self.names, self.console.width)
        return Group(table, Text(self.language.say("beliefs-from"), "dim"))

    # Commands

    def run_command(self, word: str) -> bool:
        """Run the command that a word names. Return False if there is no such command."""
        if word == "w":
            self.show_beliefs()
        elif word == "s":
            self.report_refusal(self.save)
        elif word == "q":
            raise LeaveTable
        elif word == "u":
            self.undo()
        elif word == "p":
            self.choose_standing_answer()
        else:
            return super().run_command(word)
        return True

    def choose_standing_answer(self) -> None:
        """Choose which windows ask the player."""
        try:
            if self.typed:
                self.standing = check_choice(self.typed.pop(0))
        except Refusal as refusal:
            self.refuse(refusal)
        self.say("standing", choice=self.standing)

    def undo(self) -> None:
        """Undo the player's last move, if the rules of the table allow it."""
        try:
            self.match.undo(self.me)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        raise RestartMove

    def show_beliefs(self) -> None:
        """Show the belief panel, if the game has secret identities."""
        if has_beliefs(self.match.game.name):
            self.console.print(self.draw_beliefs())
        else:
            self.say("no-beliefs")

    def show_log(self) -> None:
        """Show everything that has happened, as far as the player could see it."""
        for narrated in narrate_log(self.language, self.match, self.me, self.names):
            self.write(f"{narrated.entry:>4}  {narrated.sentence}", "dim")
