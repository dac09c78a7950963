"""A card as the rules pages list it."""

from __future__ import annotations

import msgspec


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
