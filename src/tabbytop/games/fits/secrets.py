"""What each seat of If It Fits can see, and worlds that fit what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.fits.cards import PRINCESS, UNKNOWN
from tabbytop.games.fits.placing import Lay, Replace
from tabbytop.games.fits.state import DEALT

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.fits.state import Table


def view(s: Table, seat: int) -> Table:
    """The table as a seat sees it: others' hands are holes, and their cards join the unseen ones [IIF-3.2].

    From which stack each of them was drawn, everybody has seen.
    """
    v = s.clone()
    step = s.agenda[-1] if s.agenda else None
    shown = step.slot if isinstance(step, (Lay, Replace)) else -1
    shower = step.seat if isinstance(step, (Lay, Replace)) else -1
    for other in range(s.seats):
        if other == seat:
            continue
        hand = v.hands[other]
        for slot in range(len(hand)):
            kind = hand[slot]
            if kind == UNKNOWN or (other == shower and slot == shown):
                continue
            hand[slot] = UNKNOWN
            if kind == PRINCESS:
                v.princesses[s.stacks[other][slot]] += 1
            else:
                v.bag.append(kind)
    v.bag.sort()
    return v


def fill(v: Table, rng: Random) -> Table:
    """One world that the view allows, each as likely as the deal makes it.

    Stack by stack it is decided how many of its unseen Princesses are in hands, then which cards they are; all other
    unseen cards in hands are cardboard, any of it, for special toys never reach a hand [IIF-2.3a, IIF-8.1].
    """
    s = v.clone()
    hidden: list[list[tuple[int, int]]] = [[] for _ in s.cards]
    others: list[tuple[int, int]] = []
    for seat in range(s.seats):
        for slot in range(len(s.hands[seat])):
            if s.hands[seat][slot] == UNKNOWN:
                k = s.stacks[seat][slot]
                (others if k == DEALT else hidden[k]).append((seat, slot))
    cardboard = len(others)
    for k in range(len(hidden)):
        if not s.cards[k]:  # an empty stack's Princesses are in hands, all of them
            cardboard += len(hidden[k]) - s.princesses[k]
    for k in range(len(hidden)):
        slots = hidden[k]
        for _ in range(_princesses_held(s, k, len(slots), cardboard, rng)):
            seat, slot = slots.pop(int(rng.random() * len(slots)))
            s.hands[seat][slot] = PRINCESS
            s.princesses[k] -= 1
        others += slots
    for seat, slot in others:
        s.hands[seat][slot] = s.bag.pop(int(rng.random() * len(s.bag)))
    return s


def _princesses_held(s: Table, k: int, held: int, cardboard: int, rng: Random) -> int:
    """How many of a stack's unseen Princesses are among its unseen cards in hands.

    Of a stack that is drawn from, each unseen card is as likely Princess as another, but that those in hands are known
    to be no special toys. `cardboard` counts the unseen cards in other hands, which are none either.
    """
    unseen = s.princesses[k]
    if not unseen or not held:
        return 0
    if not s.cards[k]:
        return unseen
    least, most = max(0, unseen - s.cards[k]), min(held, unseen)
    free = len(s.bag) - cardboard - held  # cardboard left for the deck if no Princess is held
    weights: list[int] = []
    for j in range(least, most + 1):
        weight = _choose(held, j) * _choose(s.cards[k], unseen - j)
        for i in range(least, most):
            # One more Princess in hand: one more of the unseen cards lies in the deck, and may be a toy.
            weight *= free + s.toys + 1 + i if i < j else max(0, free + 1 + i)
        weights.append(weight)
    number = rng.random() * sum(weights)
    j = 0
    while number >= weights[j]:
        number -= weights[j]
        j += 1
    return least + j


def _choose(n: int, k: int) -> int:
    """In how many ways k of n can be chosen."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways if k <= n else 0
