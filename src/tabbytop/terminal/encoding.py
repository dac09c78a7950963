"""Letters for terminals that have only a few of them."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

PLAIN_LETTERS = {"▀": "-", "▄": "_", "█": "#", "┌": "+", "┐": "+", "└": "+", "┘": "+", "─": "-", "│": "|", "▣": "@"}
PLAIN_LETTERS |= {
    "●": "*",
    "○": "o",
    "·": ".",
    "–": "-",
    "…": ".",
    "□": ".",
    "×": "x",
    "„": '"',
    "“": '"',
    "\u00a0": " ",
}
"""What stands for a letter that a terminal without it cannot show."""


def plainly(error: UnicodeError) -> tuple[str, int]:
    """A letter that a stream cannot read or show is a plain one, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)  # type: ignore[return-value]
    letters = error.object[error.start : error.end]
    return "".join([PLAIN_LETTERS.get(letter) or without_accents(letter) for letter in letters]), error.end


def without_accents(letter: str) -> str:
    """The plain letter under an umlaut or an accent, if there is one."""
    plain = unicodedata.normalize("NFD", letter)[0]
    return plain if plain.isascii() else "?"


codecs.register_error("plainly", plainly)


def take_any_letter(stream: TextIO | None) -> None:
    """Let a letter that a stream cannot read or show not be the end of the game."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="plainly")
