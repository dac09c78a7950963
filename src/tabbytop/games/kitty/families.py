"""The families of effects, by the names that deck files use [HKK-8]."""

from __future__ import annotations

from typing import Final

from tabbytop.games.kitty.cards import Deck
from tabbytop.games.kitty.drawing import DrawCards, Return
from tabbytop.games.kitty.family import Family
from tabbytop.games.kitty.instants import EachSends, EachTakes, FewestTake, PassLeft, Rain
from tabbytop.games.kitty.lasting import Insure, Shelter, Tuck
from tabbytop.games.kitty.lure import Herd, Lure, Run
from tabbytop.games.kitty.sending import Fight, Send, Startle, Steal

FAMILIES: Final[dict[str, Family]] = {
    "rain": Rain(),
    "fewest-take": FewestTake(),
    "each-takes": EachTakes(),
    "each-sends": EachSends(),
    "pass-left": PassLeft(),
    "steal": Steal(),
    "lure": Lure(),
    "startle": Startle(),
    "foster": Shelter(),
    "adopt": Shelter(),
    "send": Send(),
    "draw": DrawCards(),
    "return": Return(),
    "run": Run(),
    "herd": Herd(),
    "fight": Fight(),
    "ward": Tuck(),
    "insure": Insure(),
    "land": Run(),
}


def bind(deck: Deck) -> Deck:
    """Set the family of every kind of card."""
    for kind in deck.kinds:
        kind.family = FAMILIES.get(kind.effect)
    return deck
