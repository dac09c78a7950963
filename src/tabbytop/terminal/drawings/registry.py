"""The drawing interface, and the registry of drawings by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.text import Text

from tabbytop.narrate.language import Language
from tabbytop.terminal.drawings import catbox, fits, kitty


class Drawing(Protocol):
    """A module that draws a game in the terminal, phrases its questions, and reads what is typed."""

    def draw_screen(
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
        """Draw the whole table as the player sees it, with the numbers to type."""

    def draw_board(self, language: Language, s: Any, marks: dict[int, str], columns: int, rows: int, /) -> Text:
        """Draw what is on the table, without anything that belongs to one player."""

    def draw_details(self, language: Language, s: Any, me: int, names: list[str], columns: int, rows: int, /) -> Text:
        """Draw the table with more details."""

    def describe_player(self, language: Language, s: Any, me: int, names: list[str], /) -> str:
        """Return a sentence that says who the player is."""

    def explain_symbols(self, language: Language, s: Any, /) -> str:
        """Explain what the letters on the table mean."""

    def describe_question(self, language: Language, s: Any, step: Any, /) -> str:
        """Phrase the question that a step asks."""

    def name_option(self, language: Language, s: Any, step: Any, a: int, names: list[str], /) -> str:
        """Name an option whose number isn't shown on the table or next to a card. Return "" for other options."""

    def is_place(self, a: int, /) -> bool:
        """Return whether this option is a place on the board."""

    def choose_at_enter(self, options: list[int], /) -> int | None:
        """Return the option that Enter chooses, if any."""

    def split_line(self, line: str, /) -> list[str]:
        """Split a typed line into words."""

    def read_option(self, s: Any, options: list[int], word: str, /) -> int | None:
        """Read a typed word as an action."""

    def describe_cards(self, language: Language, deck: Any, /) -> list[tuple[str, str]]:
        """List the cards that have names: each name, and a description that begins with it."""

    def draw_deck(self, language: Language, data: Any, columns: int, /) -> Text:
        """Draw all cards of a deck file."""

    def check_deck(self, language: Language, data: Any, /) -> list[str]:
        """Describe the contents of a deck file. Raise `Refusal` if it isn't a valid deck."""


DRAWINGS: dict[str, Drawing] = {"cat-box": catbox, "if-it-fits": fits, "here-kitty-kitty": kitty}

IDENTITY_MARKS: dict[str, Callable[[Language, str], tuple[str, str, str]]] = {"cat-box": catbox.identity_marks}
"""For games with secret identities: the function that returns an identity's letter, name and style."""
