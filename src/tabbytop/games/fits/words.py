"""The action catalog of If It Fits: every action with one deck, as a number and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.words import Words, read_number
from tabbytop.games.fits.rulebook import MOST_PLAYERS, START_CARDS

if TYPE_CHECKING:
    from tabbytop.games.fits.cards import Deck

STRIDE_BITS: Final = 13
STRIDE: Final = 1 << STRIDE_BITS
"""Numbers per row of cells: more than the largest table has columns."""
PLACES: Final = STRIDE * STRIDE
LARGEST: Final = 8000
"""Columns and rows of the largest table."""
SLOTS: Final = 100
"""Maximum number of cards in a hand."""

# `at` comes first, so that a cell and its action have the same number.
TURNED: Final = PLACES
"""Like `at`, with the card turned by 180°."""
SLEEP: Final = TURNED + PLACES
CAT: Final = SLEEP + PLACES
SPOT: Final = CAT + PLACES
OVER: Final = SPOT + PLACES
PLAY: Final = OVER + PLACES
DISCARD: Final = PLAY + SLOTS
START: Final = DISCARD + SLOTS
DRAW: Final = START + START_CARDS
DONE: Final = DRAW + 1
DISCARD_TOY: Final = DONE + 1
FIRST: Final = DISCARD_TOY + 1
CARD: Final = FIRST + MOST_PLAYERS


def cell(x: int, y: int) -> int:
    """Return the number of a cell."""
    return y << STRIDE_BITS | x


def x_of(c: int) -> int:
    """Return a cell's column."""
    return c & STRIDE - 1


def y_of(c: int) -> int:
    """Return a cell's row."""
    return c >> STRIDE_BITS


class FitsWords(Words):
    """Actions on cells, on pairs of cells (named by the left one) and with cards in hand, and chance actions.

    `at 6,4`, `turned 6,4`, `sleep 6,5`, `cat 6,4`, `toy 6,4`, `over 6,4`, `play 1`, `discard 0`, `start 2`, `draw`,
    `done`, `discard-toy`, `first 2`, `card NES:mouse`
    """

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            [
                ("at", PLACES),
                ("turned", PLACES),
                ("sleep", PLACES),
                ("cat", PLACES),
                ("toy", PLACES),
                ("over", PLACES),
                ("play", SLOTS),
                ("discard", SLOTS),
                ("start", START_CARDS),
                ("draw", 1),
                ("done", 1),
                ("discard-toy", 1),
                ("first", MOST_PLAYERS),
                ("card", len(deck.texts)),
            ]
        )
        self.deck = deck

    def write_arg(self, verb: str, i: int) -> str:
        if verb in ("at", "turned", "sleep", "cat", "toy", "over"):
            return f"{x_of(i)},{y_of(i)}"
        if verb in ("play", "discard", "start", "first"):
            return str(i)
        return self.deck.texts[i] if verb == "card" else ""

    def read_arg(self, verb: str, text: str) -> int:
        if verb in ("at", "turned", "sleep", "cat", "toy", "over"):
            x, _, y = text.partition(",")
            right, down = read_number(x, LARGEST), read_number(y, LARGEST)
            return cell(right, down) if right >= 0 and down >= 0 else -1
        if verb in ("play", "discard", "start", "first"):
            return read_number(text, SLOTS)
        if verb == "card":
            return self.deck.number.get(text, -1)
        return 0 if text == "" else -1

    def family(self, a: int) -> str:
        """Return the kind of move. Laying a special toy is one kind, no matter where."""
        verb = self.verb(a).name
        return "toy" if verb in ("at", "discard-toy") else verb
