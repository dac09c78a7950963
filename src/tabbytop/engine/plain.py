"""Validation of plain data (as parsed from JSON). A refusal names the place of each error."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal

_SHOWN: Final = 40
"""Maximum length of an invalid value quoted in an error message."""
MOST_LISTED: Final = 200
"""Maximum length of a list: more than any table could need."""
LONGEST_NAME: Final = 80
"""Maximum length of the name of a player, bot, deck or card."""
_LONG: Final = 64
"""Maximum size, in bits, of a number quoted in an error message."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width (non-)joiners: emoji such as the black cat are joined with them, and Persian spelling needs them."""


def printable(text: str, most: int) -> str:
    """Return a text as one line of at most `most` characters, without terminal control characters."""
    begins = text[: most + 1]
    line = "".join([c if _is_seen(begins, i) else "?" for i, c in enumerate(begins)])
    return line if len(line) <= most else line[:most] + "…"


def is_line(text: str) -> bool:
    """Return whether a text can be displayed as is, in one line. Joiners between visible characters are allowed."""
    return text.isprintable() or all([_is_seen(text, i) for i in range(len(text))])


def _is_seen(text: str, i: int) -> bool:
    """Return whether this character is visible, or a joiner between two visible characters."""
    if text[i] not in JOINERS or not 0 < i < len(text) - 1:
        return text[i].isprintable()
    return not any([beside.isspace() or beside in JOINERS for beside in (text[i - 1], text[i + 1])])


def shown(value: object) -> str:
    """Return an invalid value as short JSON, which fits into a sentence in any language."""
    if isinstance(value, (dict, list)):
        return "{…}" if isinstance(value, dict) else "[…]"
    if isinstance(value, str):
        return f'"{printable(value, _SHOWN)}"'
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > _LONG:
        return "-9…9" if value < 0 else "9…9"
    return printable(repr(value), _SHOWN)


def wrong(value: object, wanted: str, where: str) -> Refusal:
    """Return the refusal for a value of the wrong type."""
    return Refusal("", "wrong-type", {"wanted": wanted, "found": shown(value)}, where)


def as_object(
    value: object, where: str, required: tuple[str, ...] = (), optional: tuple[str, ...] = ()
) -> dict[str, object]:
    """Return the value as an object with these keys and no others, or raise `Refusal`."""
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
    """Return the value as a list of at most `most` items, or raise `Refusal`."""
    if not isinstance(value, list):
        raise wrong(value, "list", where)
    if len(value) > most:
        raise Refusal("", "too-long", {"count": len(value), "most": most}, where)
    return value


def as_int(value: object, where: str, least: int, most: int, rule: str = "") -> int:
    """Return the value as an integer within bounds, or raise `Refusal` with the rule that sets them.

    Booleans are refused.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(value, "number", where)
    if not least <= value <= most:
        raise Refusal(rule, "out-of-range", {"found": shown(value), "least": least, "most": most}, where)
    return value


def as_bool(value: object, where: str) -> bool:
    """Return the value as a boolean, or raise `Refusal`."""
    if not isinstance(value, bool):
        raise wrong(value, "flag", where)
    return value


def as_text(value: object, where: str) -> str:
    """Return the value as a string, or raise `Refusal`."""
    if not isinstance(value, str):
        raise wrong(value, "text", where)
    return value


def as_line(value: object, where: str, most: int) -> str:
    """Return the value as a displayable line of at most `most` characters, or raise `Refusal`."""
    text = as_text(value, where)
    if len(text) > most or not is_line(text):
        raise Refusal("", "not-a-line", {"found": shown(text), "most": most}, where)
    return text


def as_name(value: object, where: str, names: tuple[str, ...], rule: str = "") -> int:
    """Return the index of the value in `names`, or raise `Refusal` with the rule that lists them."""
    text = as_text(value, where)
    if text not in names:
        raise Refusal(rule, "unknown-name", {"found": shown(text), "names": ", ".join(names)}, where)
    return names.index(text)


def check_seats(seats: int, where: str, least: int, most: int, rule: str) -> None:
    """Raise `Refusal` unless the game allows this many players."""
    if not least <= seats <= most:
        raise Refusal(rule, "players", {"least": least, "most": most, "count": seats}, where)


def read_deck_file(data: object, game: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, object]:
    """Check a deck file of this game: these keys are required, besides the optional ones of every deck."""
    if isinstance(data, dict) and "game" in data:  # first, because the wrong game explains all other errors
        as_name(data["game"], "game", (game,))
    deck = as_object(data, "deck", ("game", *keys), ("name", "about", *more))
    if "name" in deck:
        as_line(deck["name"], "name", LONGEST_NAME)
    if "about" in deck:
        as_text(deck["about"], "about")
    return deck


def read_id(card: dict[str, object], where: str, taken: set[str]) -> str:
    """Return a card's id in a deck file, or an empty string if it has none. Ids must be unique."""
    if "id" not in card:
        return ""
    name = as_line(card["id"], f"{where}.id", LONGEST_NAME)
    if name in taken:
        raise Refusal("", "id-twice", {"id": shown(name)}, f"{where}.id")
    taken.add(name)
    return name
