"""Validation of names, logins, passwords and languages."""

from __future__ import annotations

import re
import unicodedata

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import JOINERS, is_line
from tabbytop.narrate.language import LANGUAGES
from tabbytop.server.accounts.weak_passwords import is_easy
from tabbytop.server.store.lookalikes import is_one_script

MIN_LOGIN_LENGTH = 2
MAX_LOGIN_LENGTH = 32
MIN_PASSWORD_LENGTH = 8
MAX_PASSWORD_LENGTH = 200
MAX_RAW_LENGTH = 2000
"""Characters of raw input that are read. The rest is cut off before normalization, because normalizing thousands of
combining marks would take seconds."""

BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters that look like empty space."""
MAX_MARKS = 3
"""Combining marks on one letter. More of them would overlap neighboring lines."""
LOGIN_SIGNS = " ._-"
INVISIBLE = re.compile(f"[{JOINERS}\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that a name may contain but that aren't visible on their own: joiners and variation selectors."""


def read_name(text: str, most: int) -> str:
    """Return a display name in normal form: one line of visible letters, at most *most* of them."""
    name = re.sub(r" +", " ", unicodedata.normalize("NFC", text[:MAX_RAW_LENGTH]).strip())
    if not name or len(name) > most or not is_plain(name):
        raise Refusal("", "bad-name", {"most": most})
    return name


def is_plain(text: str) -> bool:
    """Return whether all of this line is visible, in reading order, and within the line.

    Control characters, direction marks and private-use letters aren't printable in Python's sense. Joiners aren't
    either, but are allowed between letters.
    """
    if not is_line(text) or any(letter in BLANK_LETTERS for letter in text):
        return False
    marks = 0
    seen = False
    for letter in text:
        if letter in JOINERS:
            continue
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        seen = seen or not (is_mark or letter == " ")
        if marks > MAX_MARKS:
            return False
    return seen


def visible_form(name: str) -> str:
    """Return the visible form of a name. Names with the same form look alike, or nearly so."""
    return unicodedata.normalize("NFKC", INVISIBLE.sub("", unicodedata.normalize("NFKC", name).casefold()))


def read_login(text: str) -> str:
    """Check the login of a new account: letters of one alphabet, digits, and a space, dot, dash or underscore."""
    login = unicodedata.normalize("NFKC", text[:MAX_RAW_LENGTH]).strip()
    fine = MIN_LOGIN_LENGTH <= len(login) <= MAX_LOGIN_LENGTH and all(
        one.isalnum() or one in LOGIN_SIGNS for one in login
    )
    if not fine or "  " in login or not login.isprintable():
        raise Refusal("", "bad-login", {"least": MIN_LOGIN_LENGTH, "most": MAX_LOGIN_LENGTH})
    if not is_one_script(login):
        raise Refusal("", "mixed-alphabets")
    return login


def read_password(text: str, login: str) -> str:
    """Check a new password: it must be long enough and not easy to guess. Passwords chosen earlier stay valid."""
    password = normalize(text)
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise Refusal("", "bad-password", {"least": MIN_PASSWORD_LENGTH, "most": MAX_PASSWORD_LENGTH})
    if is_easy(password, login):
        raise Refusal("", "easy-password")
    return password


def normalize(text: str) -> str:
    """Normalize a password, so that it matches no matter which keyboard it was typed on."""
    return unicodedata.normalize("NFKC", text[:MAX_RAW_LENGTH])


def read_language(code: str) -> str:
    """Return the code of a supported language, or refuse."""
    if code not in LANGUAGES:
        raise Refusal("", "no-such-language", {"names": ", ".join(LANGUAGES)})
    return code
