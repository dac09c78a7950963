"""The list of cards of Cat Box."""

from __future__ import annotations

from typing import Any

from tabbytop.narrate.language import Language
from tabbytop.server.views.card_lists.card_info import CardInfo


def list_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of Cat Box, with both sides."""
    cards = []
    for card in deck["cards"]:
        back = card.get("back") or [row[::-1] for row in card["front"]]
        cards.append(CardInfo("card", card.get("copies", 1), card.get("id", ""), front=card["front"], back=back))
    return cards
