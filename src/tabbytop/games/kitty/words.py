"""The action catalog of Here, Kitty, Kitty!: every action with one deck, as a number and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.words import Words, read_number
from tabbytop.games.kitty.rulebook import COLORS, MOST_PLAYERS, ZONES

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Deck

STEPS: Final = ((0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2))
"""The moves of an action, from zone to zone [HKK-3.2]."""
MOST_KINDS: Final = 64
"""Maximum number of kinds of cards in a deck."""
MOST_COUNT: Final = 10
"""Maximum number on a card."""

# Colors, zones and the like come first, to keep their numbers small.
COLOR: Final = 0
CAT: Final = COLOR + 4
"""A color in a zone: `cat black yard`."""
YARD_CAT: Final = CAT + 16
"""A cat in another player's Yard: `yard 2 black` [HKK-4.4]."""
ENOUGH: Final = YARD_CAT + 4 * MOST_PLAYERS
TARGET: Final = ENOUGH + 1
COUNT_WORD: Final = TARGET + MOST_PLAYERS
SPACES: Final = COUNT_WORD + MOST_COUNT
DIRECTION: Final = SPACES + 3
LEFT: Final = DIRECTION + 2
RIGHT: Final = LEFT + 5
MOVE: Final = RIGHT + 5
PASS: Final = MOVE + 24
FIRST: Final = PASS + 1
DISCARD: Final = FIRST + MOST_PLAYERS
PLAY: Final = DISCARD + MOST_KINDS
CANCEL: Final = PLAY + MOST_KINDS
SHIELD: Final = CANCEL + MOST_KINDS
COPY: Final = SHIELD + MOST_KINDS
LAND: Final = COPY + MOST_KINDS
CARD: Final = LAND + MOST_KINDS

INWARD: Final = DIRECTION
NO_CAT: Final = 4
"""The argument of `left` and `right` that means no cat."""

_OF_CARDS: Final = ("discard", "play", "cancel", "shield", "copy", "land", "card")


class KittyWords(Words):
    """Actions of players and chance.

    `move black yard porch`, `play tuna`, `target 2`, `count 1`, `color black`, `cat black yard`, `yard 2 black`,
    `direction in`, `spaces 2`, `left black`, `right -`, `enough`, `pass`, `card tuna`, `first 1`
    """

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            [
                ("color", 4),
                ("cat", 16),
                ("yard", 4 * MOST_PLAYERS),
                ("enough", 1),
                ("target", MOST_PLAYERS),
                ("count", MOST_COUNT),
                ("spaces", 3),
                ("direction", 2),
                ("left", 5),
                ("right", 5),
                ("move", 24),
                ("pass", 1),
                ("first", MOST_PLAYERS),
                *[(verb, MOST_KINDS) for verb in _OF_CARDS],
            ]
        )
        self.deck = deck

    def write_arg(self, verb: str, i: int) -> str:
        if verb in _OF_CARDS:
            return self.deck.ids[i] if i < len(self.deck.ids) else f"#{i}"
        if verb in ("first", "target"):
            return str(i)
        if verb in ("count", "spaces"):
            return str(i + 1)
        if verb == "color":
            return COLORS[i]
        if verb == "cat":
            return f"{COLORS[i % 4]} {ZONES[i // 4]}"
        if verb == "yard":
            return f"{i // 4} {COLORS[i % 4]}"
        if verb == "move":
            start, end = STEPS[i // 4]
            return f"{COLORS[i % 4]} {ZONES[start]} {ZONES[end]}"
        if verb == "direction":
            return ("in", "out")[i]
        if verb in ("left", "right"):
            return "-" if i == NO_CAT else COLORS[i]
        return ""

    def read_arg(self, verb: str, text: str) -> int:
        if verb in _OF_CARDS:
            return self.deck.number.get(text, -1)
        if verb in ("first", "target"):
            return read_number(text, MOST_PLAYERS)
        if verb in ("count", "spaces"):
            return read_number(text, MOST_COUNT + 1) - 1 if text != "0" else -1
        for verb_, size in (("color", 4), ("cat", 16), ("yard", 24), ("direction", 2), ("left", 5), ("right", 5)):
            if verb == verb_:
                return _find(self, verb, text, size)
        if verb == "move":
            return _find(self, verb, text, 24)
        return 0 if text == "" else -1

    def family(self, a: int) -> str:
        """Return the kind of move: its verb, or `pick` for the choices a card asks of someone."""
        verb = self.verb(a).name
        return verb if a >= MOVE else "pick"


def _find(words: KittyWords, verb: str, text: str, size: int) -> int:
    """Return the argument with this text, or -1 if there is none."""
    for i in range(size):
        if words.write_arg(verb, i) == text:
            return i
    return -1
