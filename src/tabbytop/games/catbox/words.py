"""The action catalog of Cat Box: every action with one deck, as a number and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.words import Words, read_number
from tabbytop.games.catbox.board import MIDDLE, WIDE, place, x_of, y_of
from tabbytop.games.catbox.rulebook import IDENTITIES, MOST_PLAYERS, TOKENS

if TYPE_CHECKING:
    from tabbytop.games.catbox.cards import Deck

# `at` comes first, so that a place and its action have the same number.
PLACES: Final = WIDE * WIDE
SLOTS: Final = 49
"""Slots of a seat: up to 48 cards in hand, and a last one for the card under Dried Fish."""
FISH_SLOT: Final = SLOTS - 1

CARD: Final = PLACES
TOKEN: Final = CARD + MOST_PLAYERS * SLOTS
DONE: Final = TOKEN + len(TOKENS)
PASS: Final = DONE + 1
FIRST: Final = PASS + 1
IDENTITY: Final = FIRST + MOST_PLAYERS
FACE: Final = IDENTITY + len(IDENTITIES)


def card_action(seat: int, slot: int) -> int:
    """Return the action that names the card in a slot of a seat. Slots are visible to everyone."""
    return CARD + seat * SLOTS + slot


def seat_of(a: int) -> int:
    """Return the seat whose card a `card` action names."""
    return (a - CARD) // SLOTS


def slot_of(a: int) -> int:
    """Return the slot that a `card` action names."""
    return (a - CARD) % SLOTS


class CatBoxWords(Words):
    """Actions of players (a place, a card, a token, done, pass) and of chance (first seat, identities, faces).

    `at 3,-2`, `card 0.1`, `card 0.fish`, `token cat-paw`, `done`, `pass`, `first 2`, `identity blue`, `face KP.Y`
    """

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        super().__init__(
            [
                ("at", PLACES),
                ("card", MOST_PLAYERS * SLOTS),
                ("token", len(TOKENS)),
                ("done", 1),
                ("pass", 1),
                ("first", MOST_PLAYERS),
                ("identity", len(IDENTITIES)),
                ("face", len(deck.faces)),
            ]
        )
        self.deck = deck

    def write_arg(self, verb: str, i: int) -> str:
        if verb == "at":
            return f"{x_of(i)},{y_of(i)}"
        if verb == "card":
            slot = i % SLOTS
            return f"{i // SLOTS}.{'fish' if slot == FISH_SLOT else slot}"
        if verb == "token":
            return TOKENS[i]
        if verb == "first":
            return str(i)
        if verb == "identity":
            return IDENTITIES[i]
        return self.deck.faces[i] if verb == "face" else ""

    def read_arg(self, verb: str, text: str) -> int:
        if verb == "at":
            x, _, y = text.partition(",")
            return _place(x, y)
        if verb == "card":
            seat, _, slot = text.partition(".")
            i = FISH_SLOT if slot == "fish" else read_number(slot, FISH_SLOT)
            s = read_number(seat, MOST_PLAYERS)
            return s * SLOTS + i if s >= 0 and i >= 0 else -1
        if verb == "token":
            return TOKENS.index(text) if text in TOKENS else -1
        if verb == "first":
            return read_number(text, MOST_PLAYERS)
        if verb == "identity":
            return IDENTITIES.index(text) if text in IDENTITIES else -1
        if verb == "face":
            return self.deck.number.get(text, -1)
        return 0 if text == "" else -1

    def family(self, a: int) -> str:
        """Return the kind of move: `play`, the name of a token, `done` or `pass`."""
        verb = self.verb(a)
        if verb.name == "card":
            return "play"
        return TOKENS[a - verb.first] if verb.name == "token" else verb.name


def _place(x: str, y: str) -> int:
    """Return a place from its two coordinates, or -1."""
    right = read_number(x.removeprefix("-"), MIDDLE)
    down = read_number(y.removeprefix("-"), MIDDLE)
    if right < 0 or down < 0 or x == "-0" or y == "-0":
        return -1
    return place(-right if x.startswith("-") else right, -down if y.startswith("-") else down)
