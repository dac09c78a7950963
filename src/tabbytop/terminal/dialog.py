"""Asking for a move, question by question, with numbers to type: at one's own table or at a server's."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language, in_order
from tabbytop.narrate.telling import TELLINGS
from tabbytop.terminal.drawings.registry import DRAWINGS, Drawing
from tabbytop.terminal.lookup import look_up, show_rules

Talk = Generator[None, str, tuple[int, ...]]
"""Asks, waits for a typed line, and asks on; in the end it is a whole move."""


def in_lines(parts: list[str], columns: int) -> list[str]:
    """Parts side by side, none of them broken, in as many lines as the window needs."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 3 <= columns:
            lines[-1] += f"   {part}"
        else:
            lines.append(part)
    return lines


class Leave(Exception):
    """The player leaves the table."""


class AskAgain(Exception):
    """The move is begun anew."""


class LineRefused(Exception):
    """A later word of a typed line was refused, so the whole line is dropped."""


class Asker:
    """Somebody at a table who sees it, is asked, and types; where the table is, those who come after know."""

    console: Console
    language: Language
    me: int
    refused: Refusal | None
    words: list[str]
    """What was typed ahead."""
    line_start: int
    """How much of the move was chosen when the current line was typed."""

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        raise NotImplementedError

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        raise NotImplementedError

    def seen(self) -> Any:
        """The table as you see it."""
        raise NotImplementedError

    @property
    def drawing(self) -> Drawing:
        """How this game is drawn."""
        return DRAWINGS[self.game.name]

    def say(self, name: str, /, **facts: str | int) -> None:
        """Print a sentence."""
        self.write(self.language.say(name, **facts))

    def write(self, text: str, style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=False)

    def draw(self, options: list[int], step: Any = None) -> None:
        """The table as you see it, with the numbers to type."""
        width, height = self.console.width, self.console.height
        self.console.print()
        self.console.print(
            self.drawing.screen(self.language, self.seen(), step, options, self.me, self.names, width, height)
        )

    def show_result(self, s: Any) -> None:
        """The table at the end, and the score sheet."""
        self.draw([])
        self.say("final")
        for sentence in TELLINGS[self.game.name].result(self.language, s, self.names):
            self.write("  " + sentence)

    def compose(self) -> Talk:
        """Ask question by question until the move is whole. A line with a refused word is dropped whole."""
        view = self.seen()
        steps = [view.agenda[-1]]
        said: list[int] = []
        is_drawn = False
        while True:
            step = steps[-1]
            options = step.options(view)
            if said and self.is_plain(options):
                answer: int | None = options[0]
            else:
                try:
                    answer = yield from self.answer(step, view, options, chosen=len(said), is_drawn=is_drawn)
                except LineRefused:
                    del said[self.line_start :]
                    del steps[self.line_start + 1 :]
                    is_drawn = True  # the words before the refused one drew nothing
                    continue
                is_drawn = False
            if answer is None:
                said.pop()
                steps.pop()
                while said and self.is_plain(steps[-1].options(view)):
                    said.pop()
                    steps.pop()
                continue
            said.append(answer)
            after = step.then(view, answer)
            if after is None:
                if self.words:
                    self.say("left-over", words=shown(" ".join(self.words)))
                    raise AskAgain
                return tuple(said)
            steps.append(after)

    def answer(
        self, step: Any, view: Any, options: list[int], *, chosen: int, is_drawn: bool
    ) -> Generator[None, str, int | None]:
        """Ask for one of the options; None goes a question back. `chosen` is the length of the move so far."""
        if is_drawn:
            self.put_question(step, view, options)
        elif not self.words:
            self.ask(step, view, options)
        while True:
            while not self.words:
                line = yield
                self.line_start = chosen
                self.words = self.drawing.read_line(line)
                if not self.words:
                    at_enter = self.drawing.at_enter(options)
                    if at_enter is not None:
                        return at_enter
                    self.ask(step, view, options)
            word = self.words.pop(0)
            if word == "b" and chosen:
                self.words.clear()
                return None
            if self.obey(word):
                if not self.words:
                    self.put_question(step, view, options)
                continue
            answer = self.drawing.read_option(view, options, word)
            refusal = None if answer is None else step.forbids(view, answer)
            if answer is not None and refusal is None:
                return answer
            if refusal is not None:
                self.refuse(refusal)
            else:
                self.say("not-understood", word=shown(word))
            self.words.clear()
            if self.line_start < chosen:
                raise LineRefused

    def is_plain(self, options: list[int]) -> bool:
        """Is there only one answer, and none that one would look for on the table? Then nobody is asked."""
        return len(options) == 1 and not self.drawing.is_place(options[0])

    def ask(self, step: Any, view: Any, options: list[int]) -> None:
        """Put the question, with the numbers to type on the table, over the cards, or in a line."""
        self.draw(options, step)
        self.console.print()
        self.put_question(step, view, options)

    def put_question(self, step: Any, view: Any, options: list[int]) -> None:
        """The question itself, and the options that are neither cards nor places."""
        named = [(i, self.drawing.name_option(self.language, view, step, a, self.names)) for i, a in enumerate(options)]
        self.write(self.drawing.question(self.language, view, step), "bold")
        others = [f"{i + 1} {name}" for i, name in named if name]
        for line in in_lines(others, self.console.width):
            self.write(line)

    def obey(self, word: str) -> bool:
        """Do what a command word says; False if it is none."""
        commands = {"h": self.show_help, "t": self.show_table, "l": self.show_log, "r": self.show_rules}
        commands["?"] = self.explain
        if word.startswith("?") and len(word) > 1:
            self.words.insert(0, word[1:])
            word = "?"
        if word not in commands:
            return False
        commands[word]()
        return True

    def show_log(self) -> None:
        """All that has happened, as you heard it."""
        raise NotImplementedError

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, and remember it for whoever asks after the rule."""
        self.refused = refusal
        self.write(self.language.why(refusal, self.names), "bold #d9512c")

    def explain(self) -> None:
        """Show the rule behind the last refusal, or the card or rule that is named after the question mark."""
        query = " ".join(self.words)
        self.words.clear()
        if not query and self.refused is not None:
            query = self.refused.rule
        if not query:
            self.say("no-refusal")
            return
        cards = self.drawing.describe_cards(self.language, self.game.deck)
        for line in look_up(self.language, self.game, cards, query):
            self.write(line)

    def show_help(self) -> None:
        """What one can type."""
        self.say(f"help-{self.game.name}")
        self.write("    " + self.drawing.legend(self.language, self.seen()))

    def show_table(self) -> None:
        """Who you are, and what one may want to look up."""
        view = self.seen()
        width, height = self.console.width, self.console.height
        self.write(self.drawing.who_you_are(self.language, view, self.me, self.names))
        self.console.print(self.drawing.more(self.language, view, self.me, self.names, width, height))

    def show_rules(self) -> None:
        """All rules in our words."""
        for line in show_rules(self.language, in_order(self.game.rules)):
            self.write(line)
