"""Look-alike letters: which scripts a text mixes, and which logins look the same."""

from __future__ import annotations

import unicodedata

TOGETHER = (
    frozenset(("CJK", "HIRAGANA", "KATAKANA")),
    frozenset(("CJK", "HANGUL")),
    frozenset(("CJK", "BOPOMOFO")),
)
"""Scripts that one language mixes."""
JAPANESE_MARKS = "\u30fc\u3005\u3006"
"""Japanese characters whose Unicode names don't begin with a script."""

CYRILLIC = ("абвгґеһзіјӏкмнопԛрѕтуүԝхсԁь", "a6brreh3ijlkmhonqpstyywxcdb")
GREEK = ("αβγεζηικμνορστυχω", "abyeznikmvopotuxw")
ARMENIAN = ("օոսհցզ", "onuhgq")
LATIN = ("01ıɡɑ", "oliga")
ALIKE = (CYRILLIC, GREEK, ARMENIAN, LATIN)
LOOKALIKES = str.maketrans("".join(one for one, _ in ALIKE), "".join(like for _, like in ALIKE))
"""Lowercase letters and the Latin letters or digits that they are easily mistaken for."""
PAIRS = (("rn", "m"), ("vv", "w"))


def fold(text: str) -> str:
    """Return a text without differences of case and encoding."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def skeleton_of(text: str) -> str:
    """Return the skeleton of a text. Texts with the same skeleton are easily mistaken for each other.

    >>> skeleton_of("Paypa1") == skeleton_of("раураӏ") == "paypal"
    True
    """
    skeleton = unicodedata.normalize("NFC", unicodedata.normalize("NFD", fold(text)).translate(LOOKALIKES))
    for pair, letter in PAIRS:
        skeleton = skeleton.replace(pair, letter)
    return skeleton


def is_one_script(text: str) -> bool:
    """Return whether all letters are of one script, or of scripts that one language mixes.

    >>> [is_one_script(text) for text in ("Mimi 2", "Мими 2", "ねこ猫ネコ", "Mіmi")]
    [True, True, True, False]
    """
    scripts = {_script_of(letter) for letter in text if letter not in JAPANESE_MARKS and not letter.isascii()}
    scripts |= {"LATIN"} if any(letter.isascii() and letter.isalpha() for letter in text) else set()
    return len(scripts) <= 1 or any(scripts <= group for group in TOGETHER)


def _script_of(letter: str) -> str:
    """Return the script at the start of a letter's Unicode name: `CYRILLIC`, `ARABIC`, `CJK`."""
    return unicodedata.name(letter, "UNKNOWN").replace("-", " ").partition(" ")[0]
