"""Hidden information in Here, Kitty, Kitty!: what each seat can see, and random states consistent with a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.playing import ChooseForCard
from tabbytop.games.kitty.state import UNKNOWN
from tabbytop.games.kitty.turn import Discarding
from tabbytop.games.kitty.windows import ChooseShielded
from tabbytop.games.kitty.words import CANCEL, COPY, DISCARD, LAND, PLAY, SHIELD

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.kitty.state import Table


def named(s: Table) -> tuple[int, list[int]]:
    """Return the seat that is in the middle of a sentence, or -1, and the cards it has named."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, ChooseForCard):
        verb = step.verb
        return step.seat, [verb - PLAY if verb < CANCEL else verb - COPY if verb < LAND else verb - LAND]
    if isinstance(step, ChooseShielded):
        return step.seat, [step.action - SHIELD]
    return (step.seat, [a - DISCARD for a in step.said]) if isinstance(step, Discarding) else (-1, [])


def view(s: Table, seat: int) -> Table:
    """Return the state as a seat sees it. Others' cards are holes, unless everyone has seen them in that hand."""
    v = s.clone()
    acting_seat, shown = named(s)
    if acting_seat not in (seat, -1):
        _show(v, acting_seat, shown)
    for other in range(s.seats):
        if other == seat:
            continue
        hand = v.hands[other]
        for slot in range(len(hand)):
            if hand[slot] != UNKNOWN and not v.known[other][slot]:
                v.bag[hand[slot]] += 1
                hand[slot] = UNKNOWN
        # The slot of a publicly known card would reveal when the other cards were drawn, so sort them to the end.
        seen = sorted([k for k in hand if k != UNKNOWN])
        v.hands[other] = [UNKNOWN] * (len(hand) - len(seen)) + seen
        v.known[other] = [k != UNKNOWN for k in v.hands[other]]
    return v


def _show(v: Table, seat: int, shown: list[int]) -> None:
    """Reveal the cards that a seat has just named. As when cards leave a hand, known copies come first."""
    hand, known = v.hands[seat], v.known[seat]
    taken: list[int] = []
    for k in shown:
        slots = [slot for slot in range(len(hand)) if hand[slot] == k and slot not in taken]
        before = [slot for slot in slots if known[slot]]
        slot = before[0] if before else slots[0]
        known[slot] = True
        taken.append(slot)


def fill(v: Table, rng: Random) -> Table:
    """Return a random state consistent with the view. Hands never contain Instants [HKK-2.3, HKK-3.3]."""
    s = v.clone()
    pool = [k for k in range(len(s.bag)) if s.deck.kinds[k].type != INSTANT for _ in range(s.bag[k])]
    for hand in s.hands:
        for slot in range(len(hand)):
            if hand[slot] == UNKNOWN:
                k = pool.pop(int(rng.random() * len(pool)))
                hand[slot] = k
                s.bag[k] -= 1
    return s
