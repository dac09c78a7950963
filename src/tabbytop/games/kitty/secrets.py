"""What each seat of Here, Kitty, Kitty! can see, and worlds that fit what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.state import UNKNOWN
from tabbytop.games.kitty.turn import Discarding
from tabbytop.games.kitty.windows import Tell, Whom
from tabbytop.games.kitty.words import CANCEL, COPY, DISCARD, LAND, PLAY, SHIELD

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.kitty.state import Table


def named(s: Table) -> tuple[int, list[int]]:
    """Who is in the middle of a sentence, and the cards of theirs that they have named."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Tell):
        verb = step.verb
        return step.seat, [verb - PLAY if verb < CANCEL else verb - COPY if verb < LAND else verb - LAND]
    if isinstance(step, Whom):
        return step.seat, [step.a - SHIELD]
    return (step.seat, [a - DISCARD for a in step.said]) if isinstance(step, Discarding) else (-1, [])


def view(s: Table, seat: int) -> Table:
    """The table as a seat sees it: others' hands are holes, but for cards that all have seen there."""
    v = s.clone()
    speaker, shown = named(s)
    for other in range(s.seats):
        if other == seat:
            continue
        hand = v.hands[other]
        seen = shown[:] if other == speaker else []
        for slot in range(len(hand)):
            k = hand[slot]
            if k in seen:
                seen.remove(k)
            elif k != UNKNOWN and not v.known[other][slot]:
                v.bag[k] += 1
                hand[slot] = UNKNOWN
    return v


def fill(v: Table, rng: Random) -> Table:
    """One world that the view allows: any cards but Instants in hands, each as likely as another [HKK-2.3, HKK-3.3]."""
    s = v.clone()
    pool = [k for k in range(len(s.bag)) if s.deck.kinds[k].type != INSTANT for _ in range(s.bag[k])]
    for hand in s.hands:
        for slot in range(len(hand)):
            if hand[slot] == UNKNOWN:
                k = pool.pop(int(rng.random() * len(pool)))
                hand[slot] = k
                s.bag[k] -= 1
    return s
