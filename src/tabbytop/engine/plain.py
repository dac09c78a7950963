"""Reading plain data (what JSON gives) with a refusal that names the place of every fault."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal

_SHOWN: Final = 40
"""A faulty value is quoted up to here."""
MOST_LISTED: Final = 200
"""Longer lists than any table could need are not even looked at."""
LONGEST_NAME: Final = 80
"""Letters of the longest name of a player, bot, deck or card."""
_LONG: Final = 64
"""Bits of the longest number that is quoted."""
JOINERS: Final = "\u200c\u200d"
"""They join two letters, or part them: a black cat is a cat, a joiner and a square; Persian words need them."""


def printable(text: str, most: int) -> str:
    """A text as one line of at most so many characters, with nothing in it that a terminal would obey."""
    begins = text[: most + 1]
    line = "".join([c if _is_seen(begins, i) else "?" for i, c in enumerate(begins)])
    return line if len(line) <= most else line[:most] + "…"


def is_line(text: str) -> bool:
    """Can a text be shown as it is, in one line? Nothing in it is unseen but a joiner between two letters."""
    return text.isprintable() or all([_is_seen(text, i) for i in range(len(text))])


def _is_seen(text: str, i: int) -> bool:
    """Can this character be shown, or does it join two others that can?"""
    if text[i] not in JOINERS or not 0 < i < len(text) - 1:
        return text[i].isprintable()
    return not any([beside.isspace() or beside in JOINERS for beside in (text[i - 1], text[i + 1])])


def shown(value: object) -> str:
    """A faulty value as a short text."""
    if isinstance(value, (dict, list)):
        return f"{'an object' if isinstance(value, dict) else 'a list'} of {len(value)}"
    if isinstance(value, str):
        return f'"{printable(value, _SHOWN)}"'
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > _LONG:
        return "a huge number"
    return printable(repr(value), _SHOWN)


def wrong(value: object, wanted: str, where: str) -> Refusal:
    """The refusal of a value that is not what is wanted there."""
    return Refusal("", "wrong-type", {"wanted": wanted, "found": shown(value)}, where)


def as_object(
    value: object, where: str, required: tuple[str, ...] = (), optional: tuple[str, ...] = ()
) -> dict[str, object]:
    """An object with these keys and no others."""
    if not isinstance(value, dict):
        raise wrong(value, "object", where)
    for key in value:
        if key not in required and key not in optional:
            raise Refusal("", "unknown-key", {"key": shown(key)}, where)
    for key in required:
        if key not in value:
            raise Refusal("", "missing-key", {"key": key}, where)
    return value


def as_list(value: object, where: str, most: int) -> list[object]:
    """A list of at most so many entries."""
    if not isinstance(value, list):
        raise wrong(value, "list", where)
    if len(value) > most:
        raise Refusal("", "too-long", {"count": len(value), "most": most}, where)
    return value


def as_int(value: object, where: str, least: int, most: int, rule: str = "") -> int:
    """A whole number within bounds, which the rule gives; true and false are not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(value, "number", where)
    if not least <= value <= most:
        raise Refusal(rule, "out-of-range", {"found": shown(value), "least": least, "most": most}, where)
    return value


def as_bool(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(value, "flag", where)
    return value


def as_text(value: object, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise wrong(value, "text", where)
    return value


def as_line(value: object, where: str, most: int) -> str:
    """A text that can be shown as it is: one line, not too long."""
    text = as_text(value, where)
    if len(text) > most or not is_line(text):
        raise Refusal("", "not-a-line", {"found": shown(text), "most": most}, where)
    return text


def as_name(value: object, where: str, names: tuple[str, ...], rule: str = "") -> int:
    """Which of these names it is; the rule is the one that gives them."""
    text = as_text(value, where)
    if text not in names:
        raise Refusal(rule, "unknown-name", {"found": shown(text), "names": ", ".join(names)}, where)
    return names.index(text)


def check_seats(seats: int, where: str, least: int, most: int, rule: str) -> None:
    """Can so many play?"""
    if not least <= seats <= most:
        raise Refusal(rule, "players", {"least": least, "most": most, "count": seats}, where)


def read_deck_file(data: object, game: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, object]:
    """A deck file of this game with these keys, and what every deck may say of itself."""
    if isinstance(data, dict) and "game" in data:  # that it is another game's explains all other faults
        as_name(data["game"], "game", (game,))
    deck = as_object(data, "deck", ("game", *keys), ("name", "about", *more))
    if "name" in deck:
        as_line(deck["name"], "name", LONGEST_NAME)
    if "about" in deck:
        as_text(deck["about"], "about")
    return deck


def read_id(card: dict[str, object], where: str, taken: set[str]) -> str:
    """A card's name in a deck file, which no other card has; empty where it has none."""
    if "id" not in card:
        return ""
    name = as_line(card["id"], f"{where}.id", LONGEST_NAME)
    if name in taken:
        raise Refusal("", "id-twice", {"id": shown(name)}, f"{where}.id")
    taken.add(name)
    return name
