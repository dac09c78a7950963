"""Dealing unseen cards to places of which one side is known, every deal as likely as it really is.

Any card with the face may be the one, but a card can be in one place only. So we count, kind by kind, in
how many ways the rest can be dealt, and choose in proportion. Faces that share no kind are counted apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.catbox.cards import Deck

Wants = tuple[int, ...]
"""How many more cards each face of a group wants."""


class Group:
    """Faces that compete for the same cards, and those cards by kind."""

    __slots__ = ("copies", "faces", "first", "second")

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        # Of each kind: how many cards, and which two of the faces it has (-1: one that nobody wants).
        self.copies: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []


def deal_kinds(deck: Deck, bag: list[int], faces: list[int], rng: Random) -> list[int]:
    """A kind of card from the bag for each of these faces."""
    wants: dict[int, int] = {}
    for face in faces:
        wants[face] = wants.get(face, 0) + 1
    given: dict[int, list[int]] = {face: [] for face in wants}
    kinds = sorted(set(bag))
    for group in _groups(deck, kinds, sorted(wants)):
        _deal_group(deck, bag, kinds, group, wants, given, rng)
    for face in sorted(given):
        rng.shuffle(given[face])
    return [given[face].pop() for face in faces]


def _groups(deck: Deck, kinds: list[int], wanted: list[int]) -> list[list[int]]:
    """The wanted faces, grouped by whether kinds of card connect them."""
    leader: dict[int, int] = {face: face for face in wanted}
    for kind in kinds:
        a, b = deck.sides[2 * kind], deck.sides[2 * kind + 1]
        if a in leader and b in leader:
            old, new = leader[a], leader[b]
            for face in wanted:
                if leader[face] == old:
                    leader[face] = new
    return [[face for face in wanted if leader[face] == head] for head in wanted if leader[head] == head]


def _deal_group(
    deck: Deck,
    bag: list[int],
    kinds: list[int],
    faces: list[int],
    wants: dict[int, int],
    given: dict[int, list[int]],
    rng: Random,
) -> None:
    """Deal to one group of faces."""
    group = Group(faces)
    used: list[int] = []
    for kind in kinds:
        a, b = deck.sides[2 * kind], deck.sides[2 * kind + 1]
        if a in faces or b in faces:
            used.append(kind)
            group.copies.append(bag.count(kind))
            group.first.append(faces.index(a) if a in faces else -1)
            group.second.append(faces.index(b) if b in faces else -1)
    left: Wants = tuple([wants[face] for face in faces])
    memo: dict[tuple[int, Wants], int] = {}
    for k in range(len(used)):
        ways: list[int] = []
        shares: list[tuple[int, int]] = []
        for share in _shares(group, k, left):
            shares.append(share)
            ways.append(_worth(group, k, share) * _count(group, k + 1, _less(group, k, left, share), memo))
        r = int(rng.random() * sum(ways))
        i = 0
        while r >= ways[i]:
            r -= ways[i]
            i += 1
        left = _less(group, k, left, shares[i])
        for _ in range(shares[i][0]):
            given[faces[group.first[k]]].append(used[k])
        for _ in range(shares[i][1]):
            given[faces[group.second[k]]].append(used[k])


def _shares(group: Group, k: int, left: Wants) -> list[tuple[int, int]]:
    """How the cards of the k-th kind can be split between its two faces."""
    a, b = group.first[k], group.second[k]
    most_a = min(group.copies[k], left[a]) if a >= 0 else 0
    most_b = min(group.copies[k], left[b]) if b >= 0 and b != a else 0
    return [(i, j) for i in range(most_a + 1) for j in range(min(most_b, group.copies[k] - i) + 1)]


def _less(group: Group, k: int, left: Wants, share: tuple[int, int]) -> Wants:
    """What is still wanted after such a split."""
    rest = list(left)
    if group.first[k] >= 0:
        rest[group.first[k]] -= share[0]
    if group.second[k] >= 0:
        rest[group.second[k]] -= share[1]
    return tuple(rest)


def _worth(group: Group, k: int, share: tuple[int, int]) -> int:
    """In how many ways that split can be made: which cards, and which way up if both sides are alike."""
    n, (i, j) = group.copies[k], share
    ways = 1
    for m in range(i):
        ways = ways * (n - m) // (m + 1)
    for m in range(j):
        ways = ways * (n - i - m) // (m + 1)
    return ways << i if group.first[k] == group.second[k] else ways


def _count(group: Group, k: int, left: Wants, memo: dict[tuple[int, Wants], int]) -> int:
    """In how many ways the kinds from the k-th on can give every face what it still wants."""
    if k == len(group.copies):
        return 0 if any(left) else 1
    found = memo.get((k, left), -1)
    if found < 0:
        found = 0
        for share in _shares(group, k, left):
            found += _worth(group, k, share) * _count(group, k + 1, _less(group, k, left, share), memo)
        memo[(k, left)] = found
    return found
