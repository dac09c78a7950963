"""Random deals of unseen cards to places with one known side, with the true probability of each deal.

Any card with the known face fits, but a card can be in only one place. So count, kind by kind, in how many ways the
rest can be dealt, and choose in proportion. Faces with no kind in common are counted separately.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.catbox.cards import Deck

Wants = tuple[int, ...]
"""How many more cards each face of a group needs."""


class FaceGroup:
    """Faces that compete for the same cards, and those cards by kind."""

    __slots__ = ("ahead", "copies", "faces", "first", "kinds", "memo", "second", "wants")

    def __init__(self, deck: Deck, bag: list[int], faces: list[int], wants: Wants) -> None:
        self.faces = faces
        self.wants = wants
        # For each kind: the number of cards, and which two of the faces it has (-1: a face that isn't needed).
        self.kinds: list[int] = []
        self.copies: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.memo: dict[tuple[int, Wants], int] = {}
        for kind in sorted(set(bag)):
            a, b = deck.sides[2 * kind], deck.sides[2 * kind + 1]
            if a in faces or b in faces:
                self.kinds.append(kind)
                self.copies.append(bag.count(kind))
                self.first.append(faces.index(a) if a in faces else -1)
                self.second.append(faces.index(b) if b in faces else -1)
        # How many cards with each face the k-th and later kinds provide, to stop early if there are too few.
        self.ahead: list[list[int]] = [[0] * len(faces)]
        for k in range(len(self.kinds) - 1, -1, -1):
            left = self.ahead[0][:]
            if self.first[k] >= 0:
                left[self.first[k]] += self.copies[k]
            if self.second[k] >= 0 and self.second[k] != self.first[k]:
                left[self.second[k]] += self.copies[k]
            self.ahead.insert(0, left)


class Worlds:
    """All ways to deal a bag of unseen cards to places with these faces up, counted once and sampled many times."""

    __slots__ = ("bag", "faces", "groups")

    def __init__(self, deck: Deck, bag: list[int], faces: list[int]) -> None:
        self.bag = bag[:]
        self.faces = faces
        wanted = sorted(set(faces))
        self.groups = [
            FaceGroup(deck, bag, group, tuple([faces.count(face) for face in group]))
            for group in _groups(deck, sorted(set(bag)), wanted)
        ]

    def deal(self, rng: Random) -> list[int]:
        """Deal a random kind of card from the bag for each of the faces."""
        given: dict[int, list[int]] = {}
        for group in self.groups:
            for face in group.faces:
                given[face] = []
            _deal_group(group, given, rng)
            for face in group.faces:
                rng.shuffle(given[face])
        return [given[face].pop() for face in self.faces]


def _groups(deck: Deck, kinds: list[int], wanted: list[int]) -> list[list[int]]:
    """Group the wanted faces: those on two sides of the same kind of card belong together."""
    leader: dict[int, int] = {face: face for face in wanted}
    for kind in kinds:
        a, b = deck.sides[2 * kind], deck.sides[2 * kind + 1]
        if a in leader and b in leader:
            old, new = leader[a], leader[b]
            for face in wanted:
                if leader[face] == old:
                    leader[face] = new
    return [[face for face in wanted if leader[face] == head] for head in wanted if leader[head] == head]


def _deal_group(group: FaceGroup, given: dict[int, list[int]], rng: Random) -> None:
    """Deal to one group of faces, kind by kind."""
    left = group.wants
    for k in range(len(group.kinds)):
        ways: list[int] = []
        shares = _shares(group, k, left)
        for share in shares:
            ways.append(_worth(group, k, share) * _count(group, k + 1, _less(group, k, left, share)))
        r = int(rng.random() * sum(ways))
        i = 0
        while r >= ways[i]:
            r -= ways[i]
            i += 1
        left = _less(group, k, left, shares[i])
        for _ in range(shares[i][0]):
            given[group.faces[group.first[k]]].append(group.kinds[k])
        for _ in range(shares[i][1]):
            given[group.faces[group.second[k]]].append(group.kinds[k])


def _shares(group: FaceGroup, k: int, left: Wants) -> list[tuple[int, int]]:
    """Return how the cards of the k-th kind can be split between its two faces."""
    a, b = group.first[k], group.second[k]
    most_a = min(group.copies[k], left[a]) if a >= 0 else 0
    most_b = min(group.copies[k], left[b]) if b >= 0 and b != a else 0
    return [(i, j) for i in range(most_a + 1) for j in range(min(most_b, group.copies[k] - i) + 1)]


def _less(group: FaceGroup, k: int, left: Wants, share: tuple[int, int]) -> Wants:
    """Return what each face still needs after this split."""
    rest = list(left)
    if group.first[k] >= 0:
        rest[group.first[k]] -= share[0]
    if group.second[k] >= 0:
        rest[group.second[k]] -= share[1]
    return tuple(rest)


def _worth(group: FaceGroup, k: int, share: tuple[int, int]) -> int:
    """Count the ways to make this split: which cards, and which way up if both sides are alike."""
    n, (i, j) = group.copies[k], share
    ways = 1
    for m in range(i):
        ways = ways * (n - m) // (m + 1)
    for m in range(j):
        ways = ways * (n - i - m) // (m + 1)
    return ways << i if group.first[k] == group.second[k] else ways


def _count(group: FaceGroup, k: int, left: Wants) -> int:
    """Count the ways in which the k-th and later kinds can provide what every face still needs."""
    ahead = group.ahead[k]
    for i in range(len(left)):
        if left[i] > ahead[i]:
            return 0
    if k == len(group.copies):
        return 1
    found = group.memo.get((k, left), -1)
    if found < 0:
        found = 0
        for share in _shares(group, k, left):
            found += _worth(group, k, share) * _count(group, k + 1, _less(group, k, left, share))
        group.memo[(k, left)] = found
    return found
