"""The list of cards of Here, Kitty, Kitty!"""

from __future__ import annotations

from typing import Any

from tabbytop.games.kitty.cards import TYPES, read_deck
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import Language
from tabbytop.server.views.card_lists.card_info import CardInfo


def list_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of Here, Kitty, Kitty! with what they do."""
    read = read_deck(deck)
    names = {kind.id: kind.name for kind in read.kinds}
    return [
        CardInfo(
            TYPES[kind.type], kind.copies, kind.id, kind.name, card_text(language, kind, names), lasting=kind.lasting
        )
        for kind in read.kinds
    ]
