"""Hidden information in Cat Box: what each seat can see, and random states consistent with a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.seats import hears
from tabbytop.games.catbox.cards import UNKNOWN, Card
from tabbytop.games.catbox.identities import DealIdentity, identities_left
from tabbytop.games.catbox.matching import Worlds
from tabbytop.games.catbox.pile import Under
from tabbytop.games.catbox.state import NONE

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.catbox.state import Table


def view(s: Table, seat: int) -> Table:
    """Return the state as a seat sees it, with holes for others' identities and for unseen sides [CB-2.3].

    Cards whose other side is unknown join the bag of unseen cards. Mirrored cards hide nothing [CB-1.2].
    """
    v = s.clone()
    if not s.revealed:
        for other in range(s.seats):
            if other != seat:
                v.identities[other] = UNKNOWN
    if s.deck.mirrored:
        return v
    unseen: list[int] = []
    for hand in v.hands:
        for slot in range(len(hand)):
            hand[slot] = _hidden(s, hand[slot], seat, unseen)
    for owner in range(s.seats):
        fish = v.fish[owner]
        if fish is not None:
            v.fish[owner] = _hidden(s, fish, seat, unseen)
    board = v.board
    for i in range(len(board.at)):
        if board.back[i] >= 0 and not hears(board.known[i], seat):
            unseen.append(s.deck.kind(board.shows[i], board.back[i]))
            board.back[i] = UNKNOWN
    v.bag = sorted(v.bag + unseen)
    return v


def _hidden(s: Table, card: Card, seat: int, unseen: list[int]) -> Card:
    """Return the card as this seat sees it. If a side is hidden, add the card's kind to `unseen`."""
    if card.secret == UNKNOWN or hears(card.known, seat):
        return card
    unseen.append(s.deck.kind(card.public, card.secret))
    return Card(card.public, UNKNOWN, card.known)


def fill(v: Table, rng: Random) -> Table:
    """Return a random state consistent with the view, drawn with its true probability."""
    s = v.clone()
    left = identities_left(s)
    undealt = [step.seat for step in s.agenda if isinstance(step, DealIdentity)]
    for seat in range(s.seats):
        if s.identities[seat] == UNKNOWN and seat not in undealt:
            s.identities[seat] = left.pop(int(rng.random() * len(left)))
    if s.deck.mirrored:
        return s
    shown = _shown_sides(s)
    if not shown:
        return s
    # Reserve cards that match the top card, and a card being drawn, before the others are dealt.
    wanted = shown + [step.public for step in s.agenda if isinstance(step, Under)]
    if s.top != NONE:
        wanted.append(s.top)
    worlds = v.worlds
    if worlds is None or worlds.bag != s.bag or worlds.faces != wanted:
        worlds = Worlds(s.deck, s.bag, wanted)
        v.worlds = worlds
    kinds = worlds.deal(rng)
    for kind in kinds[: len(shown)]:
        s.bag.remove(kind)
    _put_back(s, kinds)
    return s


def _shown_sides(s: Table) -> list[int]:
    """Return the visible side of each card whose other side isn't known, in a fixed order."""
    shown = [card.public for hand in s.hands for card in hand if card.secret == UNKNOWN]
    shown += [fish.public for fish in s.fish if fish is not None and fish.secret == UNKNOWN]
    return shown + [s.board.shows[i] for i in range(len(s.board.at)) if s.board.back[i] == UNKNOWN]


def _put_back(s: Table, kinds: list[int]) -> None:
    """Fill in the other side of the cards in `_shown_sides`, in that order, from the kinds that were dealt."""
    n = 0
    for hand in s.hands:
        for slot in range(len(hand)):
            card = hand[slot]
            if card.secret == UNKNOWN:
                hand[slot] = Card(card.public, s.deck.other(kinds[n], card.public), card.known)
                n += 1
    for owner in range(s.seats):
        fish = s.fish[owner]
        if fish is not None and fish.secret == UNKNOWN:
            s.fish[owner] = Card(fish.public, s.deck.other(kinds[n], fish.public), fish.known)
            n += 1
    for i in range(len(s.board.at)):
        if s.board.back[i] == UNKNOWN:
            s.board.back[i] = s.deck.other(kinds[n], s.board.shows[i])
            n += 1
