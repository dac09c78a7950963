"""The language of a response: the one the request names, else the person's own, else the browser's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabbytop.narrate.language import LANGUAGES, Language, language, preferred

LANGUAGE_KEY = "tabbytop_language"
"""Where a request or socket keeps the language of its person."""


def note_language(scope: Mapping[str, Any], code: str) -> None:
    """Set the language of the responses to this request or socket to the person's own."""
    scope["state"][LANGUAGE_KEY] = code


def language_for(scope: Mapping[str, Any], wanted: str = "") -> Language:
    """Return the language for responses to a request or socket."""
    for code in (wanted, scope.get("state", {}).get(LANGUAGE_KEY, "")):
        if code in LANGUAGES:
            return language(code)
    accepted = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"accept-language"]
    return preferred(",".join(accepted))


def language_named(code: str) -> Language | None:
    """Return a supported language by code, or None."""
    return language(code) if code in LANGUAGES else None
