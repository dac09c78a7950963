"""A card's choices as words and as the fields of a JSON action [HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_int, as_list, as_name, as_object
from tabbytop.games.kitty.cards import MOST_COUNT, Deck, Kind
from tabbytop.games.kitty.rulebook import COLORS, MOST_PLAYERS, ZONES
from tabbytop.games.kitty.words import (
    CARD,
    CAT,
    COLOR,
    COUNT_WORD,
    DIRECTION,
    ENOUGH,
    LEFT,
    NO_CAT,
    RIGHT,
    SPACES,
    TARGET,
    YARD_CAT,
)

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.family import Said

DIRECTIONS: Final = ("in", "out")
TAKES: Final = ("lure", "foster", "adopt")

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "steal": ("target", "zone", "color"),
    "lure": ("cats",),
    "foster": ("cats",),
    "adopt": ("cats",),
    "herd": ("moves",),
    "startle": ("target", "direction", "spaces"),
    "send": ("target", "count"),
    "fight": ("target", "count"),
    "run": ("color", "from", "spaces"),
    "land": ("color", "from", "spaces"),
    "return": ("take",),
}
"""The fields that each effect needs. Effects that aren't listed need none."""
MAY_BE_BARE: Final = ("run", "land", "return")
"""Effects whose fields may be missing, because the card may do nothing."""


def count_cats(said: Said) -> Plain:
    """Count the words that take cats from the Neighborhood, by color."""
    counts: Plain = {}
    for color in range(4):
        found = said.count(COLOR + color)
        if found:
            counts[COLORS[color]] = found
    return counts


def write_yards(said: Said) -> Plain:
    """Return the field for cats from others' Yards, if there are any [HKK-4.4]."""
    found = [word - YARD_CAT for word in said if YARD_CAT <= word < ENOUGH]
    return {"yards": [{"seat": n // 4, "color": COLORS[n % 4]} for n in found]} if found else {}


def write_fields(deck: Deck, kind: Kind, said: Said) -> Plain:
    """Return the fields for the choices of the player who plays a card."""
    effect = kind.effect
    if effect in TAKES:
        return {"cats": count_cats(said), **write_yards(said)}
    if effect == "herd":
        cats = [word - CAT for word in said if CAT <= word < YARD_CAT]
        return {"moves": [{"color": COLORS[n % 4], "from": ZONES[n // 4]} for n in cats], **write_yards(said)}
    if not said:
        return {}
    if effect == "steal":
        n = said[1] - CAT
        return {"target": said[0] - TARGET, "zone": ZONES[n // 4], "color": COLORS[n % 4]}
    if effect == "startle":
        way = DIRECTIONS[said[1] - DIRECTION]
        return {"target": said[0] - TARGET, "direction": way, "spaces": said[2] - SPACES + 1}
    if effect in ("send", "fight"):
        return {"target": said[0] - TARGET, "count": said[1] - COUNT_WORD + 1}
    if effect in ("run", "land"):
        n = said[0] - CAT
        return {"color": COLORS[n % 4], "from": ZONES[n // 4], "spaces": said[1] - SPACES + 1}
    return {"take": deck.ids[said[0] - CARD]} if effect == "return" else {}


def write_pick(kind: Kind, said: Said) -> Plain:
    """Return the fields for the choices of a player who gives up, moves or takes cats."""
    if kind.effect == "startle":
        n = said[0] - CAT
        return {"zone": ZONES[n // 4], "color": COLORS[n % 4]}
    if kind.effect == "fight":
        return {"left": _side(said[0] - LEFT), "right": _side(said[1] - RIGHT)}
    return {"cats": count_cats(said), **write_yards(said)}


def _side(color: int) -> str | None:
    return None if color == NO_CAT else COLORS[color]


# Reading


def read_cats(value: object, where: str) -> list[int]:
    """Read counts of cats by color and return them as words, in order."""
    given = as_object(value, where, (), COLORS)
    words: list[int] = []
    for color in range(4):
        if COLORS[color] in given:
            words += [COLOR + color] * as_int(given[COLORS[color]], f"{where}.{COLORS[color]}", 0, MOST_COUNT)
    return words


def read_yards(action: Plain) -> list[int]:
    """Read cats from others' Yards and return them as words, in order."""
    words: list[int] = []
    for i, value in enumerate(as_list(action.get("yards", []), "action.yards", MOST_LISTED)):
        one = as_object(value, f"action.yards[{i}]", ("seat", "color"))
        seat = as_int(one["seat"], f"action.yards[{i}].seat", 0, MOST_PLAYERS - 1)
        words.append(YARD_CAT + 4 * seat + as_name(one["color"], f"action.yards[{i}].color", COLORS))
    return sorted(words)


def read_color(action: Plain, key: str) -> int:
    """Read a color."""
    return as_name(action[key], f"action.{key}", COLORS)


def read_zone(action: Plain, key: str) -> int:
    """Read a zone."""
    return as_name(action[key], f"action.{key}", ZONES)


def _some(words: list[int], count: int) -> Said:
    """Return these words, with `enough` if there are fewer than `count`, or raise `Refusal` if there are more."""
    if len(words) > count:
        raise Refusal("HKK-4.3", "too-many-asked", {"count": len(words), "most": count}, "action")
    return tuple(words) if len(words) >= count else (*words, ENOUGH)


def read_fields(deck: Deck, kind: Kind, action: Plain) -> Said:
    """Read a card's fields as words. They may still be illegal."""
    effect = kind.effect
    if effect in TAKES:
        return _some([*read_cats(action["cats"], "action.cats"), *read_yards(action)], kind.count)
    if effect == "herd":
        words: list[int] = []
        for i, value in enumerate(as_list(action["moves"], "action.moves", MOST_LISTED)):
            one = as_object(value, f"action.moves[{i}]", ("color", "from"))
            zone = as_name(one["from"], f"action.moves[{i}].from", ZONES)
            words.append(CAT + 4 * zone + as_name(one["color"], f"action.moves[{i}].color", COLORS))
        return _some([*sorted(words), *read_yards(action)], kind.count)
    if effect in MAY_BE_BARE and not any([key in action for key in FIELDS[effect]]):
        return ()
    for key in FIELDS.get(effect, ()):
        if key not in action:
            raise Refusal("", "missing-key", {"key": key}, "action")
    if effect == "return":
        return (CARD + as_name(action["take"], "action.take", tuple(deck.ids), "HKK-8"),)
    if effect in ("run", "land"):
        first = CAT + 4 * read_zone(action, "from") + read_color(action, "color")
        return (first, SPACES + as_int(action["spaces"], "action.spaces", 1, 3) - 1)
    if effect not in FIELDS:
        return ()
    target = TARGET + as_int(action["target"], "action.target", 0, MOST_PLAYERS - 1)
    if effect == "steal":
        return (target, CAT + 4 * read_zone(action, "zone") + read_color(action, "color"))
    if effect == "startle":
        way = DIRECTION + as_name(action["direction"], "action.direction", DIRECTIONS)
        return (target, way, SPACES + as_int(action["spaces"], "action.spaces", 1, 3) - 1)
    return (target, COUNT_WORD + as_int(action["count"], "action.count", 1, MOST_COUNT) - 1)


def keys_of(kind: Kind) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the fields that an action with this card must have, and those it may have."""
    fields = FIELDS.get(kind.effect, ())
    if kind.effect in MAY_BE_BARE:
        return (), fields
    return fields, ("yards",) if kind.effect in TAKES or kind.effect == "herd" else ()


def read_pick(kind: Kind, action: Plain) -> Said:
    """Read the words of a pick. They may still be illegal."""
    if kind.effect == "startle":
        given = as_object(action, "action", ("do", "zone", "color"))
        return (CAT + 4 * read_zone(given, "zone") + read_color(given, "color"),)
    if kind.effect == "fight":
        given = as_object(action, "action", ("do", "left", "right"))
        left = NO_CAT if given["left"] is None else read_color(given, "left")
        right = NO_CAT if given["right"] is None else read_color(given, "right")
        return (LEFT + left, RIGHT + right)
    given = as_object(action, "action", ("do", "cats"), ("yards",))
    words = [*read_cats(given["cats"], "action.cats"), *read_yards(given)]
    takes = kind.effect in ("each-takes", "fewest-take", "insure")
    return _some(words, 1) if takes else tuple(words)
