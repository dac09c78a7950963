"""The dialog between a player and a table: draw it, ask for moves question by question, and run commands.

Local games and tables on a server share this base class.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language, in_order
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.terminal.drawings.registry import DRAWINGS, Drawing
from tabbytop.terminal.lookup import describe_rules, look_up

MoveQuestions = Generator[None, str, tuple[int, ...]]
"""A generator that asks questions, receives a typed line for each, and returns a complete move."""

ALERT = "bold #d9512c"
ITEM_SEPARATOR = " · "


def join_parts(parts: list[str], columns: int) -> list[str]:
    """Join parts side by side, wrapping lines between parts to fit the window."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 3 <= columns:
            lines[-1] += f"   {part}"
        else:
            lines.append(part)
    return lines


class LeaveTable(Exception):
    """Raised when the player leaves the table."""


class RestartMove(Exception):
    """Raised when the move must be asked for again from its first question."""


class LineRefused(Exception):
    """Raised when a later word of a typed line is refused, so that the whole line is dropped."""


class TableDialog:
    """Base class of the dialog with a player: it shows the table, asks for moves and reads what is typed."""

    missing_commands: frozenset[str] = frozenset()
    """Commands in the game's help that don't work at this table."""
    console: Console
    language: Language
    me: int
    """The player's seat."""
    last_refusal: Refusal | None
    typed: list[str]
    """Words of the typed line that haven't been read yet."""
    line_start: int
    """How many words of the move had been chosen when the current line was typed."""

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        raise NotImplementedError

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        raise NotImplementedError

    def view(self) -> Any:
        """Return the table as the player sees it."""
        raise NotImplementedError

    @property
    def drawing(self) -> Drawing:
        """The drawing functions of this game."""
        return DRAWINGS[self.game.name]

    # Printing

    def say(self, name: str, /, **facts: str | int) -> None:
        """Print a sentence in the player's language, by its id."""
        self.write(self.language.say(name, **facts))

    def write(self, text: str, style: str = "") -> None:
        """Print a line of text without markup."""
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=False)

    def draw(self, options: list[int], step: Any = None) -> None:
        """Draw the table as the player sees it, with the numbers to type."""
        width, height = self.console.width, self.console.height
        self.console.print()
        self.console.print(
            self.drawing.draw_screen(self.language, self.view(), step, options, self.me, self.names, width, height)
        )

    def show_result(self, s: Any) -> None:
        """Show the final table and the score sheet."""
        self.draw([])
        self.say("final")
        for sentence in NARRATORS[self.game.name].result(self.language, s, self.names):
            self.write("  " + sentence)

    # Asking for a move

    def ask_move(self) -> MoveQuestions:
        """Ask question by question until the move is complete. If a word is refused, the whole line is dropped."""
        view = self.view()
        steps = [view.agenda[-1]]
        said: list[int] = []
        is_drawn = False
        while True:
            step = steps[-1]
            options = step.options(view)
            if said and self.is_forced(options):
                answer: int | None = options[0]
            else:
                try:
                    answer = yield from self.ask_step(step, view, options, chosen=len(said), is_drawn=is_drawn)
                except LineRefused:
                    del said[self.line_start :]
                    del steps[self.line_start + 1 :]
                    is_drawn = True  # don't redraw: nothing has changed since the line was typed
                    continue
                is_drawn = False
            if answer is None:
                said.pop()
                steps.pop()
                while said and self.is_forced(steps[-1].options(view)):
                    said.pop()
                    steps.pop()
                continue
            said.append(answer)
            after = step.then(view, answer)
            if after is None:
                if self.typed:
                    self.say("left-over", words=shown(" ".join(self.typed)))
                    raise RestartMove
                return tuple(said)
            steps.append(after)

    def ask_step(
        self, step: Any, view: Any, options: list[int], *, chosen: int, is_drawn: bool
    ) -> Generator[None, str, int | None]:
        """Ask for one of the options. Return None to go back a question. `chosen` is the length of the move so far."""
        if is_drawn:
            self.print_question(step, view, options)
        elif not self.typed:
            self.draw_question(step, view, options)
        while True:
            while not self.typed:
                line = yield
                self.line_start = chosen
                self.typed = self.drawing.split_line(line)
                if not self.typed:
                    option = self.drawing.choose_at_enter(options)
                    if option is not None:
                        return option
                    self.draw_question(step, view, options)
            word = self.typed.pop(0)
            if word == "b" and chosen:
                self.typed.clear()
                return None
            if self.run_command(word):
                if not self.typed:
                    self.print_question(step, view, options)
                continue
            answer = self.drawing.read_option(view, options, word)
            refusal = None if answer is None else step.forbids(view, answer)
            if answer is not None and refusal is None:
                return answer
            if refusal is not None:
                self.refuse(refusal)
            else:
                self.say("not-understood", word=shown(word))
            self.typed.clear()
            if self.line_start < chosen:
                raise LineRefused

    def is_forced(self, options: list[int]) -> bool:
        """Return whether to skip the question: it has only one answer, which isn't a place on the board."""
        return len(options) == 1 and not self.drawing.is_place(options[0])

    def draw_question(self, step: Any, view: Any, options: list[int]) -> None:
        """Draw the table with the numbers to type, and print the question."""
        self.draw(options, step)
        self.console.print()
        self.print_question(step, view, options)

    def print_question(self, step: Any, view: Any, options: list[int]) -> None:
        """Print the question, and the options that are neither cards nor places."""
        named = [(i, self.drawing.name_option(self.language, view, step, a, self.names)) for i, a in enumerate(options)]
        self.write(self.drawing.describe_question(self.language, view, step), "bold")
        others = [f"{i + 1} {name}" for i, name in named if name]
        for line in join_parts(others, self.console.width):
            self.write(line)

    # Commands

    def run_command(self, word: str) -> bool:
        """Run the command that a word names. Return False if there is no such command."""
        commands = {"h": self.show_help, "t": self.show_table, "l": self.show_log, "r": self.show_rules}
        commands["?"] = self.explain
        if word.startswith("?") and len(word) > 1:
            self.typed.insert(0, word[1:])
            word = "?"
        if word not in commands:
            return False
        commands[word]()
        return True

    def show_log(self) -> None:
        """Show everything that has happened, as far as the player could see it."""
        raise NotImplementedError

    def refuse(self, refusal: Refusal) -> None:
        """Print a refusal, and remember it for the command `?`."""
        self.last_refusal = refusal
        self.write(self.language.why(refusal, self.names), ALERT)

    def explain(self) -> None:
        """Show the rule behind the last refusal, or the card or rule named after the question mark."""
        query = " ".join(self.typed)
        self.typed.clear()
        if not query and self.last_refusal is not None:
            query = self.last_refusal.rule
        if not query:
            self.say("no-refusal")
            return
        cards = self.drawing.describe_cards(self.language, self.game.deck)
        for line in look_up(self.language, self.game, cards, query):
            self.write(line)

    def show_help(self) -> None:
        """Show what the player can type."""
        moves, _, commands = self.language.say(f"help-{self.game.name}").partition("\n")
        self.write(moves)
        self.show_commands(commands, self.missing_commands)
        self.write(self.drawing.explain_symbols(self.language, self.view()))

    def show_commands(self, text: str, without: frozenset[str] = frozenset()) -> None:
        """Show a list of commands, `command: what it does · …`, in two columns."""
        table = Table.grid(padding=(0, 2))
        for item in text.replace("\n", ITEM_SEPARATOR).split(ITEM_SEPARATOR):
            command, _, meaning = item.partition(": ")
            if command not in without:
                table.add_row(Text(f"  {command}", "bold"), Text(meaning))
        self.console.print(table)

    def show_table(self) -> None:
        """Show which player this is, and the table in detail."""
        view = self.view()
        width, height = self.console.width, self.console.height
        self.write(self.drawing.describe_player(self.language, view, self.me, self.names))
        self.console.print(self.drawing.draw_details(self.language, view, self.me, self.names, width, height))

    def show_rules(self) -> None:
        """Show all rules."""
        for line in describe_rules(self.language, in_order(self.game.rules)):
            self.write(line)
