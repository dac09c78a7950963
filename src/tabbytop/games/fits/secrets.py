"""Hidden information in If It Fits: what each seat can see, and random states consistent with a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.fits.cards import PRINCESS, UNKNOWN
from tabbytop.games.fits.placing import Lay, Replace
from tabbytop.games.fits.state import DEALT

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.fits.state import Table


def view(s: Table, seat: int) -> Table:
    """Return the state as a seat sees it, with others' cards as holes that count as unseen cards [IIF-3.2].

    The stack from which each of those cards was drawn is public.
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
    """Return a random state consistent with the view, drawn with its true probability.

    For each stack, decide how many of its unseen Princesses are in hands, then which cards they are. All other
    unseen cards in hands are random cardboard, because special toys never reach a hand [IIF-2.3a, IIF-8.1].
    """
    s = v.clone()
    hidden: list[list[tuple[int, int]]] = [[] for _ in s.cards]
    others: list[tuple[int, int]] = []
    for seat in range(s.seats):
        for slot in range(len(s.hands[seat])):
            if s.hands[seat][slot] == UNKNOWN:
                k = s.stacks[seat][slot]
                (others if k == DEALT else hidden[k]).append((seat, slot))
    held = _princesses_held(s, [len(slots) for slots in hidden], len(others), rng)
    for k in range(len(hidden)):
        slots = hidden[k]
        for _ in range(held[k]):
            seat, slot = slots.pop(int(rng.random() * len(slots)))
            s.hands[seat][slot] = PRINCESS
            s.princesses[k] -= 1
        others += slots
    for seat, slot in others:
        s.hands[seat][slot] = s.bag.pop(int(rng.random() * len(s.bag)))
    return s


def _princesses_held(s: Table, held: list[int], dealt: int, rng: Random) -> list[int]:
    """Decide how many of each stack's unseen Princesses are among its unseen cards in hands (`held`).

    Each unseen card of a stack is equally likely to be Princess, except that those in hands, and those that were dealt,
    can't be special toys. So decide first how many are held in total, then how many come from each stack.
    """
    open_stacks = [k for k in range(len(held)) if held[k] and s.princesses[k]]
    found = [0] * len(held)
    if not open_stacks:
        return found
    ways: list[list[int]] = []
    for k in open_stacks:
        most = min(held[k], s.princesses[k])
        ways.append([_choose(held[k], j) * _choose(s.cards[k], s.princesses[k] - j) for j in range(most + 1)])
    together = [[1]]
    for n in range(len(ways) - 1, -1, -1):
        together.append(_times(ways[n], together[-1]))
    left = _pick(_weights(s, together[-1], len(s.bag) - dealt - sum(held)), rng)
    for n in range(len(ways)):
        rest = together[len(ways) - 1 - n]
        shares: list[int] = []
        for j in range(min(left, len(ways[n]) - 1) + 1):
            shares.append(ways[n][j] * rest[left - j] if left - j < len(rest) else 0)
        found[open_stacks[n]] = _pick(shares, rng)
        left -= found[open_stacks[n]]
    return found


def _weights(s: Table, ways: list[int], free: int) -> list[int]:
    """Return the weight of each number of held Princesses. `free` cardboard is left for the deck if none is held."""
    least = 0
    while not ways[least]:
        least += 1
    weights = [0] * least
    for j in range(least, len(ways)):
        weight = ways[j]
        for i in range(least, len(ways) - 1):
            # With one more Princess in hand, one more of the other unseen cards is in the deck, where it may be a toy.
            weight *= free + s.toys + 1 + i if i < j else max(0, free + 1 + i)
        weights.append(weight)
    return weights


def _pick(weights: list[int], rng: Random) -> int:
    """Return a random index, in proportion to the weights."""
    if len(weights) == 1:
        return 0
    number = rng.random() * sum(weights)
    j = 0
    while number >= weights[j]:
        number -= weights[j]
        j += 1
    return j


def _times(a: list[int], b: list[int]) -> list[int]:
    """Multiply two polynomials, to count the ways in which two choices add up to each sum."""
    product = [0] * (len(a) + len(b) - 1)
    for i in range(len(a)):
        for j in range(len(b)):
            product[i + j] += a[i] * b[j]
    return product


def _choose(n: int, k: int) -> int:
    """Return the binomial coefficient: the ways to choose k of n."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways if k <= n else 0
