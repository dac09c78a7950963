"""Drawing any game: what a game's room in the terminal must know, and which room draws which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.text import Text

from tabbytop.narrate.language import Language
from tabbytop.terminal.drawings import catbox, fits, kitty


class Drawing(Protocol):
    """How one game looks in the terminal, what its questions are, and what one may type."""

    def screen(
        self,
        language: Language,
        s: Any,
        step: Any,
        options: list[int],
        me: int,
        names: list[str],
        columns: int,
        rows: int,
        /,
    ) -> Text:
        """The whole table as you see it, with the numbers to type."""

    def draw_board(self, language: Language, s: Any, marks: dict[int, str], columns: int, rows: int, /) -> Text:
        """What lies on the table."""

    def more(self, language: Language, s: Any, me: int, names: list[str], columns: int, rows: int, /) -> Text:
        """What one may want to look up."""

    def who_you_are(self, language: Language, s: Any, me: int, names: list[str], /) -> str:
        """Who you are in this game."""

    def legend(self, language: Language, s: Any, /) -> str:
        """What the letters on the table mean."""

    def question(self, language: Language, s: Any, step: Any, /) -> str:
        """What a step asks."""

    def name_option(self, language: Language, s: Any, step: Any, a: int, names: list[str], /) -> str:
        """The name of an option that is shown neither on the table nor over a card; else nothing."""

    def is_place(self, a: int, /) -> bool:
        """Is this option looked for on the table?"""

    def at_enter(self, options: list[int], /) -> int | None:
        """The option that Enter chooses, if any."""

    def read_line(self, line: str, /) -> list[str]:
        """The words of a typed line."""

    def read_option(self, s: Any, options: list[int], word: str, /) -> int | None:
        """The action that a typed word means."""

    def describe_cards(self, language: Language, deck: Any, /) -> list[tuple[str, str]]:
        """List the cards that have names: the name, and the description with the name in front."""

    def show_deck(self, language: Language, data: Any, columns: int, /) -> Text:
        """All cards of a deck file, drawn."""

    def check_deck(self, language: Language, data: Any, /) -> list[str]:
        """What a deck file holds, or the refusal of it."""


DRAWINGS: dict[str, Drawing] = {"cat-box": catbox, "if-it-fits": fits, "here-kitty-kitty": kitty}

IDENTITY_MARKS: dict[str, Callable[[Language, str], tuple[str, str, str]]] = {"cat-box": catbox.identity_marks}
"""Where it is a secret who is who: a letter, a name and a style for an identity."""
