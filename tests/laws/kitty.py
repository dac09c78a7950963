"""What the laws need to know about Here, Kitty, Kitty!"""

from __future__ import annotations

from collections import Counter

from tabbytop.games.kitty.flow import DiscardPlayed, Effect
from tabbytop.games.kitty.state import Table
from tabbytop.table.match import Match
from tests.laws.worlds import Setting


def check_conserved(setting: Setting, match: Match, s: Table) -> None:
    """Check that no cat or card was lost or added: in the deck, hands, properties, discarded or being played."""
    assert sum(s.cats) + sum([sum(cats) for under in s.under for cats in under]) == 40
    for color in range(4):
        held = sum([cats[color] for under in s.under for cats in under])
        assert sum(s.cats[color::4]) + held == 10
        assert min(s.cats) >= 0
    cards = Counter([k for hand in s.hands for k in hand] + [k for lasting in s.lasting for k in lasting])
    cards += Counter(dict(enumerate(s.bag))) + Counter(dict(enumerate(s.discard)))
    cards += Counter([step.kind for step in s.agenda if isinstance(step, DiscardPlayed)])
    # A lasting card that waits for its effect won't be discarded.
    cards += Counter([step.kind for step in s.agenda if isinstance(step, Effect) and s.kind(step.kind).lasting])
    assert cards == Counter({k: n for k, n in enumerate(s.deck.counts(s.seats)) if n})
    in_play = Counter([k for hand in s.hands for k in hand]) + Counter(dict(enumerate(s.bag)))
    assert in_play == Counter({k: n for k, n in enumerate(s.alive) if n})


def actions_to_try(s: Table, size: int) -> list[int]:
    """Return every action."""
    return list(range(size))
