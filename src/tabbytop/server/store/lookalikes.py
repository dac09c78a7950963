"""Letters that look alike: which alphabets a text is written in, and what two logins must not have in common."""

from __future__ import annotations

import unicodedata

TOGETHER = (
    frozenset(("CJK", "HIRAGANA", "KATAKANA")),
    frozenset(("CJK", "HANGUL")),
    frozenset(("CJK", "BOPOMOFO")),
)
"""Scripts that one language writes together."""
JAPANESE_MARKS = "\u30fc\u3005\u3006"
"""Signs of Japanese whose names do not begin with a script."""

CYRILLIC = ("абвгґеһзіјӏкмнопԛрѕтуүԝхсԁь", "a6brreh3ijlkmhonqpstyywxcdb")
GREEK = ("αβγεζηικμνορστυχω", "abyeznikmvopotuxw")
ARMENIAN = ("օոսհցզ", "onuhgq")
LATIN = ("01ıɡɑ", "oliga")
ALIKE = (CYRILLIC, GREEK, ARMENIAN, LATIN)
LOOK = str.maketrans("".join(one for one, _ in ALIKE), "".join(like for _, like in ALIKE))
"""Small letters, and the Latin letters or digits that they are easily taken for."""
PAIRS = (("rn", "m"), ("vv", "w"))


def fold(text: str) -> str:
    """Return a text without differences of case and of how its letters are encoded."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def look_of(text: str) -> str:
    """Return what a text looks like: two texts with the same look are easily taken for each other.

    >>> look_of("Paypa1") == look_of("раураӏ") == "paypal"
    True
    """
    look = unicodedata.normalize("NFC", unicodedata.normalize("NFD", fold(text)).translate(LOOK))
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return look


def is_one_script(text: str) -> bool:
    """Check that all letters are of one alphabet, or of those that one language writes together.

    >>> [is_one_script(one) for one in ("Mimi 2", "Мими 2", "ねこ猫ネコ", "Mіmi")]
    [True, True, True, False]
    """
    scripts = {_script_of(letter) for letter in text if letter not in JAPANESE_MARKS and not letter.isascii()}
    scripts |= {"LATIN"} if any(letter.isascii() and letter.isalpha() for letter in text) else set()
    return len(scripts) <= 1 or any(scripts <= group for group in TOGETHER)


def _script_of(letter: str) -> str:
    """Return the script that the name of a letter begins with: `CYRILLIC`, `ARABIC`, `CJK`."""
    return unicodedata.name(letter, "UNKNOWN").replace("-", " ").partition(" ")[0]
