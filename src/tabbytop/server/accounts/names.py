"""Names, logins and passwords: plain text that can do no harm where it is shown."""

from __future__ import annotations

import re
import unicodedata

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import JOINERS, is_line
from tabbytop.narrate.language import LANGUAGES
from tabbytop.server.accounts.weak_passwords import is_easy
from tabbytop.server.store.lookalikes import is_one_script

SHORTEST_LOGIN = 2
LONGEST_LOGIN = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_RAW = 2000
"""More letters than this are not even looked at. What is longer is too long however it is written, and to bring
thousands of accents into their usual order would take seconds."""

BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters that look like nothing."""
MOST_MARKS = 3
"""Accents on one letter; more of them climb over the lines around."""
LOGIN_SIGNS = " ._-"
UNSEEN = re.compile(f"[{JOINERS}\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What may stand in a name, but is not seen by itself: joiners, and what chooses between two shapes of a letter."""


def read_name(text: str, most: int) -> str:
    """The name somebody wants to be called: one line of letters that can be seen, and no more than so many."""
    name = re.sub(r" +", " ", unicodedata.normalize("NFC", text[:LONGEST_RAW]).strip())
    if not name or len(name) > most or not is_plain(name):
        raise Refusal("", "bad-name", {"most": most})
    return name


def is_plain(text: str) -> bool:
    """Is everything in this one line visible, in reading order, and within the line?

    Control characters, marks that turn the direction of reading, and private letters are not printable to Python; of
    what it does not print, letters may be joined.
    """
    if not is_line(text) or any(letter in BLANKS for letter in text):
        return False
    marks = 0
    seen = False
    for letter in text:
        if letter in JOINERS:
            continue
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        seen = seen or not (is_mark or letter == " ")
        if marks > MOST_MARKS:
            return False
    return seen


def looks(name: str) -> str:
    """What one sees of a name: two names that give the same look alike, or nearly so."""
    return unicodedata.normalize("NFKC", UNSEEN.sub("", unicodedata.normalize("NFKC", name).casefold()))


def read_login(text: str) -> str:
    """Check the login of a new account: letters of one alphabet, digits, and a space, dot, dash or underscore."""
    login = unicodedata.normalize("NFKC", text[:LONGEST_RAW]).strip()
    fine = SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN and all(one.isalnum() or one in LOGIN_SIGNS for one in login)
    if not fine or "  " in login or not login.isprintable():
        raise Refusal("", "bad-login", {"least": SHORTEST_LOGIN, "most": LONGEST_LOGIN})
    if not is_one_script(login):
        raise Refusal("", "mixed-alphabets")
    return login


def read_password(text: str, login: str) -> str:
    """Check a new password: it must be long enough and not easy to guess. Passwords chosen earlier stay valid."""
    password = same_password(text)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("", "bad-password", {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})
    if is_easy(password, login):
        raise Refusal("", "easy-password")
    return password


def same_password(text: str) -> str:
    """A password as every keyboard writes it."""
    return unicodedata.normalize("NFKC", text[:LONGEST_RAW])


def read_language(code: str) -> str:
    """A language that sentences may be in."""
    if code not in LANGUAGES:
        raise Refusal("", "no-such-language", {"names": ", ".join(LANGUAGES)})
    return code
