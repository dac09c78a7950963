"""The registry of card lists, by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabbytop.narrate.language import Language
from tabbytop.server.views.card_lists import catbox, fits, kitty
from tabbytop.server.views.card_lists.card_info import CardInfo

CARD_LISTS: dict[str, Callable[[dict[str, Any], Language], list[CardInfo]]] = {
    "cat-box": catbox.list_cards,
    "if-it-fits": fits.list_cards,
    "here-kitty-kitty": kitty.list_cards,
}
