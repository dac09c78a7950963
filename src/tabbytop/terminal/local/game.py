"""A game in the terminal: you against bots, with numbered or typed moves."""

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
from tabbytop.table.standing import Standing
from tabbytop.terminal.dialog import AskAgain, Asker, Leave, Talk
from tabbytop.terminal.line_input import PROMPT
from tabbytop.terminal.local.beliefs import believe, draw_panel, has_beliefs
from tabbytop.terminal.local.bots import Opponents, ThinkingLine
from tabbytop.wire.told import tell_log

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


@dataclass
class Session(Asker):
    """One person at the table, and bots in the other seats."""

    console: Console
    language: Language
    match: Match
    header: Header
    me: int
    bots: dict[int, Bot]
    rng: Random
    file: Path
    told: int = 0
    """How many lines of the log have been told."""
    refused: Refusal | None = None
    words: list[str] = field(default_factory=list)
    """What was typed ahead."""
    line: ThinkingLine | None = None
    """Where bots are seen to think."""
    editor: PromptSession[str] | None = None
    """Reads lines in a terminal; without one they are read as they come."""
    tells_beliefs: bool = False
    """Is who could be whom told at every turn?"""

    def __post_init__(self) -> None:
        """Everybody sits down; nobody has said yet how they want to be asked in windows."""
        self.standing = Standing(len(self.header.players))
        self.memory = Memory(self.match, self.me)
        line = self.line or ThinkingLine(self.console, self.language)
        self.others = Opponents(self.match, self.bots, self.names, self.rng, line)

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self.match.game

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [player.name for player in self.header.players]

    def seen(self) -> Any:
        """The table as you see it."""
        return self.match.view(self.me)

    def play(self) -> None:
        """Play until the game is over or the player leaves; the game is kept after each of your moves."""
        self.match.deal()
        self.keep()
        self.write(self.drawing.who_you_are(self.language, self.match.state, self.me, self.names), "bold")
        self.say("hint")
        if self.tells_beliefs and not has_beliefs(self.match.game.name):
            self.say("no-beliefs")
        try:
            while (seat := actor(self.match.state)) >= 0:
                if seat == self.me:
                    self.turn()
                    continue
                if self.others.will_think(seat):
                    self.tell_news()  # there is time to read it
                self.match.say(seat, self.others.move(seat))
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.save()
            return
        self.finish()

    def finish(self) -> None:
        """The last moves, the score sheet, and where the record is."""
        self.tell_news()
        self.show_result(self.match.state)
        self.keep()
        self.console.print(self.language.say("record-kept", file=str(self.file)), markup=False, soft_wrap=True)

    def keep(self) -> None:
        """Write the record. One's own file keeps the secret, or the game could not go on."""
        write_whole(self.file, to_text(write_record(self.header, self.match, reveal=True)))

    def save(self) -> None:
        """Keep the game to go on with it later."""
        self.keep()
        saved = "saved" if self.file.parent == games_folder() else "saved-elsewhere"
        self.console.print(self.language.say(saved, file=shlex.quote(str(self.file))), markup=False, soft_wrap=True)

    def tell_news(self) -> None:
        """What has happened since you last looked: the moves. What chance said lies on the table for you to see."""
        over = is_over(self.match.state)
        for told in tell_log(self.language, self.match, self.me, self.names, self.told):
            line = self.match.lines[told.n]
            word = self.match.game.words.write(line.action) if line.undoes == FORWARD else ""
            quiet = word == "done" or (word == "pass" and line.binds)
            if over or told.is_news or (told.is_move and not quiet):
                self.write("  " + told.sentence, "dim")
        self.told = len(self.match.lines)

    def draw(self, options: list[int], step: Any = None) -> None:
        """The table as you see it, with the numbers to type."""
        view = self.match.view(self.me)
        width, height = self.console.width, self.console.height
        at_once = self.tells_beliefs and step is not None and step.begins and has_beliefs(self.match.game.name)
        beliefs = self.beliefs() if at_once else None
        if beliefs is not None:
            height -= len(self.console.render_lines(beliefs)) + 1
        self.console.print()
        self.console.print(self.drawing.screen(self.language, view, step, options, self.me, self.names, width, height))
        if beliefs is not None:
            self.console.print()
            self.console.print(beliefs)

    def is_passed(self) -> bool:
        """Is it a window that you let pass: by your standing answer, or as you have nothing to answer with?

        Nobody else sees how long you take here, so that not being asked tells nobody anything.
        """
        step = self.match.state.agenda[-1]
        if not isinstance(step, Window):
            return False
        return len(step.options(self.match.state)) == 1 or self.standing.passes(self.me, step, self.match.state)

    def turn(self) -> None:
        """Ask for a whole move and make it."""
        if self.is_passed():
            step = self.match.state.agenda[-1]
            assert isinstance(step, Window)
            self.match.say(self.me, (step.passing(),))
            return
        self.tell_news()
        self.words.clear()
        try:
            sentence = self.converse(self.compose())
        except AskAgain:
            return
        self.match.say(self.me, sentence)
        self.unless_refused(self.keep)

    def converse(self, talk: Talk) -> tuple[int, ...]:
        """Read lines and hand them on until the move is whole."""
        try:
            next(talk)
            while True:
                talk.send(self.read_line())
        except StopIteration as done:
            said: tuple[int, ...] = done.value
            return said

    def read_line(self) -> str:
        """Read a typed line, in a terminal with line editing and a history."""
        return self.console.input(PROMPT) if self.editor is None else self.editor.prompt(PROMPT)

    def obey(self, word: str) -> bool:
        """Do what a command word says; False if it is none."""
        if word == "w":
            self.show_beliefs()
        elif word == "s":
            self.unless_refused(self.save)
        elif word == "q":
            raise Leave
        elif word == "u":
            self.undo()
        elif word == "p":
            self.stand()
        else:
            return super().obey(word)
        return True

    def stand(self) -> None:
        """Say how you want to be asked in windows."""
        try:
            if self.words:
                self.standing.choose(self.me, self.words.pop(0))
        except Refusal as refusal:
            self.refuse(refusal)
        self.say("standing", choice=self.standing.choices[self.me])

    def undo(self) -> None:
        """Take the last move back, if that is honest."""
        try:
            self.match.undo(self.me)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        raise AskAgain

    def unless_refused(self, writes: Callable[[], None]) -> None:
        """Write to the file; where that fails, say so, and the game goes on all the same."""
        try:
            writes()
        except Refusal as refusal:
            self.refuse(refusal)

    def beliefs(self) -> Group:
        """Who could be whom, in per cent, and from what one can tell."""
        panel = believe(self.match, self.memory)
        table = draw_panel(self.language, self.match.game.name, panel, self.me, self.names, self.console.width)
        return Group(table, Text(self.language.say("beliefs-from"), "dim"))

    def show_beliefs(self) -> None:
        """Who could be whom, where that is a secret."""
        if has_beliefs(self.match.game.name):
            self.console.print(self.beliefs())
        else:
            self.say("no-beliefs")

    def show_log(self) -> None:
        """All that has happened, as you heard it."""
        for told in tell_log(self.language, self.match, self.me, self.names):
            self.write(f"{told.n:>4}  {told.sentence}", "dim")
