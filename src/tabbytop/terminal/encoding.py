"""Characters that a stream's encoding lacks: plain ones are printed instead."""

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
"""ASCII characters to print for others that an encoding lacks."""


def substitute(error: UnicodeError) -> tuple[str, int]:
    """Handle a codec's error: print a plain character, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)  # type: ignore[return-value]
    characters = error.object[error.start : error.end]
    return "".join([SUBSTITUTES.get(one) or strip_accents(one) for one in characters]), error.end


def strip_accents(character: str) -> str:
    """Return the ASCII letter under an umlaut or an accent, or a question mark."""
    letter = unicodedata.normalize("NFD", character)[0]
    return letter if letter.isascii() else "?"


codecs.register_error(ERROR_HANDLER, substitute)


def accept_any_character(stream: TextIO | None) -> None:
    """Let a stream replace characters that it can't read or print, instead of raising an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=ERROR_HANDLER)
