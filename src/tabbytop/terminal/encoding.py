"""Substitutes for characters that a stream's encoding doesn't have."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

ERROR_HANDLER = "tabbytop-ascii"
SUBSTITUTES = {
    "▀": "-",
    "▄": "_",
    "█": "#",
    "┌": "+",
    "┐": "+",
    "└": "+",
    "┘": "+",
    "─": "-",
    "│": "|",
    "▣": "@",
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
"""ASCII substitutes for characters that an encoding doesn't have."""


def substitute(error: UnicodeError) -> tuple[str, int]:
    """Handle a codec's error by returning a plain character or a question mark instead."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)  # type: ignore[return-value]
    characters = error.object[error.start : error.end]
    return "".join([SUBSTITUTES.get(one) or strip_accents(one) for one in characters]), error.end


def strip_accents(character: str) -> str:
    """Return a letter without its umlaut or accent, or a question mark if it isn't ASCII."""
    letter = unicodedata.normalize("NFD", character)[0]
    return letter if letter.isascii() else "?"


codecs.register_error(ERROR_HANDLER, substitute)


def accept_any_character(stream: TextIO | None) -> None:
    """Make a stream replace characters that it can't read or print, instead of raising an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=ERROR_HANDLER)
