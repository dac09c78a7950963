"""The list of cards of If It Fits."""

from __future__ import annotations

from typing import Any

from tabbytop.games.fits.rulebook import CATS, CATS_EACH, PRINCESSES, SPECIAL_TOYS
from tabbytop.narrate.language import Language
from tabbytop.server.views.card_lists.card_info import CardInfo


def list_cards(deck: dict[str, Any], language: Language) -> list[CardInfo]:
    """List the cards of If It Fits: cats, Princess, special toys, start cards and cardboard. Equal cards are merged.

    No deck file contains the first three, because they are in every copy of the game [IIF-1.1, IIF-1.2].
    """
    cards = [CardInfo("cat", CATS_EACH, cat) for cat in CATS]
    cards += [CardInfo("princess", PRINCESSES), CardInfo("toy", SPECIAL_TOYS)]
    for kind, key in (("start", "start_cards"), ("cardboard", "cards")):
        counts: dict[tuple[str, tuple[str, ...]], int] = {}
        for card in deck[key]:
            face = (card["open"], tuple(card["icons"]))
            counts[face] = counts.get(face, 0) + card.get("copies", 1)
        cards += [CardInfo(kind, n, open=open_, icons=list(icons)) for (open_, icons), n in counts.items()]
    return cards
