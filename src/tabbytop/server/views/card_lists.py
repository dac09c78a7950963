"""Lists of all cards of a game, with the number of copies, for the rules pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabbytop.games.kitty.cards import TYPES
from tabbytop.games.kitty.cards import read_deck as kitty_deck
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import Language

PRINCESSES = 5
SPECIAL_TOYS = 3
CATS = ("lilly", "charlie", "milo", "jack", "izzy")
CATS_EACH = 5
"""These cards are in every copy of If It Fits and in no deck file [IIF-1.1, IIF-1.2]."""


class CardInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card and its number of copies. Which fields it has depends on the game."""

    kind: str
    """`card` in Cat Box; `cardboard`, `start`, `princess`, `toy`, `cat` in If It Fits; else the card's type."""
    copies: int
    id: str = ""
    name: str = ""
    text: str = ""
    """What it does, in words."""
    lasting: bool = False
    front: list[str] = []
    back: list[str] = []
    """Two rows of two letters."""
    open: str = ""
    icons: list[str] = []


def catbox_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of Cat Box, with both sides."""
    cards = []
    for card in deck["cards"]:
        back = card.get("back") or [row[::-1] for row in card["front"]]
        cards.append(CardInfo("card", card.get("copies", 1), card.get("id", ""), front=card["front"], back=back))
    return cards


def fits_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of If It Fits: cats, Princess, special toys, start cards and cardboard. Equal cards are merged."""
    cards = [CardInfo("cat", CATS_EACH, cat) for cat in CATS]
    cards += [CardInfo("princess", PRINCESSES), CardInfo("toy", SPECIAL_TOYS)]
    for kind, key in (("start", "start_cards"), ("cardboard", "cards")):
        counts: dict[tuple[str, tuple[str, ...]], int] = {}
        for card in deck[key]:
            face = (card["open"], tuple(card["icons"]))
            counts[face] = counts.get(face, 0) + card.get("copies", 1)
        cards += [CardInfo(kind, n, open=open_, icons=list(icons)) for (open_, icons), n in counts.items()]
    return cards


def kitty_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of Here, Kitty, Kitty! with what they do."""
    read = kitty_deck(deck)
    names = {kind.id: kind.name for kind in read.kinds}
    return [
        CardInfo(
            TYPES[kind.type], kind.copies, kind.id, kind.name, card_text(language, kind, names), lasting=kind.lasting
        )
        for kind in read.kinds
    ]


CARDS: dict[str, Callable[[dict[str, Any], Language], list[CardInfo]]] = {
    "cat-box": catbox_cards,
    "if-it-fits": fits_cards,
    "here-kitty-kitty": kitty_cards,
}
