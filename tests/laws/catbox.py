"""What the laws need to know about Cat Box."""

from __future__ import annotations

from collections import Counter

from tabbytop.games.catbox.board import WIDE, x_of, y_of
from tabbytop.games.catbox.cards import Card
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import PLACES
from tabbytop.table.match import Match
from tests.laws.worlds import Setting


def check_conserved(setting: Setting, match: Match, s: Table) -> None:
    """Check that no card, identity or token was lost or added."""
    assert kinds_of(s) == Counter(s.deck.bag)
    assert s.pile + s.removed == len(s.bag)
    assert len(set(s.identities)) == setting.players
    words = match.game.words
    used = sum([words.verb(line.action).name == "token" for line in match.live])
    assert used + sum([held.bit_count() for held in s.tokens]) == (5 * setting.players if setting.advanced else 0)


def kinds_of(s: Table) -> Counter[int]:
    """Count every card by kind, wherever it is."""
    cards: list[Card] = [card for hand in s.hands for card in hand]
    cards += [fish for fish in s.fish if fish is not None]
    kinds = s.bag + [s.deck.kind(card.public, card.secret) for card in cards]
    return Counter(kinds + [s.deck.kind(a, b) for a, b in zip(s.board.shows, s.board.back, strict=True)])


def actions_to_try(s: Table, size: int) -> list[int]:
    """Return every action, leaving out places far from the play area."""
    return [*near(s), *range(PLACES, size)]


def near(s: Table) -> list[int]:
    """Return the places of the play area and a margin around it."""
    places = list(s.board.top)
    if not places:
        return [0]
    left, right = min(map(x_of, places)), max(map(x_of, places))
    top = min(places, key=y_of)
    bottom = max(places, key=y_of)
    height = y_of(bottom) - y_of(top) + 1
    corner = top - x_of(top) + left - 3 - 3 * WIDE
    return [corner + x + y * WIDE for y in range(height + 6) for x in range(right - left + 7)]
