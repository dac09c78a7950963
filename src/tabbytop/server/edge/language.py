"""In which language somebody is answered: the one they ask for, else their own, else the one their browser prefers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabbytop.narrate.language import LANGUAGES, Language, language, preferred

LANGUAGE_KEY = "tabbytop_language"
"""Where a request or a socket keeps the language of whoever it belongs to."""


def note_language(scope: Mapping[str, Any], code: str) -> None:
    """From now on this request or socket is answered in somebody's own language."""
    scope["state"][LANGUAGE_KEY] = code


def language_for(scope: Mapping[str, Any], tell: str = "") -> Language:
    """In which language a request or a socket is answered; `tell` is what it asks for."""
    for code in (tell, scope.get("state", {}).get(LANGUAGE_KEY, "")):
        if code in LANGUAGES:
            return language(code)
    wishes = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"accept-language"]
    return preferred(",".join(wishes))
