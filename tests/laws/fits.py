"""What the laws need to know about If It Fits."""

from __future__ import annotations

from collections import Counter

from tabbytop.games.fits.boxes import cat
from tabbytop.games.fits.cards import FIRST_KIND, PRINCESS, TOY
from tabbytop.games.fits.placing import Toy
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import (
    CARD,
    CAT,
    DISCARD,
    DISCARD_TOY,
    OVER,
    PLACES,
    PLAY,
    SLEEP,
    SPOT,
    START,
    TURNED,
    cell,
)
from tabbytop.table.match import Match
from tests.laws.worlds import Setting


def check_conserved(setting: Setting, match: Match, s: Table) -> None:
    """Check that no cardboard, cat, Princess or special toy was lost or added."""
    said = [line.action for line in match.live]
    gone = [said[i + 1] - CARD for i, a in enumerate(said) if DISCARD <= a < START]
    lying = s.board.what + list(s.board.across.values())
    everywhere = [*s.bag, *lying, *gone, *[kind for hand in s.hands for kind in hand]]
    cardboard = Counter([kind for kind in everywhere if kind >= FIRST_KIND])
    assert cardboard >= Counter(s.deck.bag)
    started = sum([match.game.words.verb(a).name == "start" for a in said])
    assert (cardboard - Counter(s.deck.bag)).total() == started
    assert cardboard - Counter(s.deck.bag) <= Counter(s.deck.start)
    for seat in range(s.seats):
        assert s.supply[seat] + lying.count(cat(seat)) == 5
    assert everywhere.count(PRINCESS) + sum(s.princesses) == (5 if setting.advanced else setting.players)
    waiting = sum([isinstance(step, Toy) for step in s.agenda])
    assert lying.count(TOY) + s.toys + waiting + said.count(DISCARD_TOY) == 3
    assert len(s.bag) + s.toys + sum(s.princesses) == sum(s.cards)


def actions_to_try(s: Table, size: int) -> list[int]:
    """Return every action, leaving out cells far from the table."""
    cells = [cell(x, y) for y in range(-1, s.board.rows + 1) for x in range(s.board.columns + 1)]
    named = [first + c for first in (0, TURNED, SLEEP, CAT, SPOT, OVER) for c in cells if 0 <= c < PLACES]
    return [*named, *range(PLAY, size)]
