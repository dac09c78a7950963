"""The cards of Cat Box: double-sided, two by two quadrants [CB-1.1]. Decks are read from plain data."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_int, as_list, as_object, as_text, read_deck_file, read_id, shown
from tabbytop.engine.seats import ALL
from tabbytop.games.catbox.rulebook import EMPTY_BOX, LETTERS, MOST_CARDS

UNKNOWN: Final = -1
"""A side that the viewer can't see."""

NO_BACK: Final = -2
"""A side that a position file leaves out because it never matters."""

FEWEST_CARDS: Final = 9
"""Minimum size of a deck: enough to deal to any number of players, start the play area and leave a pile [CB-2.2]."""

"""Most characters in the name of a deck or the id of a card."""

_ROWS: Final = 2


class Card:
    """A card in a hand: its public side, its secret side, and who knows the secret one [CB-2.3]."""

    __slots__ = ("known", "public", "secret")

    def __init__(self, public: int, secret: int, known: int) -> None:
        self.public = public
        self.secret = secret
        self.known = known

    def key(self) -> tuple[int, int, int]:
        """Return the card as a comparable value."""
        return (self.public, self.secret, self.known)


class Deck:
    """The cards of one game, by kind. Faces and kinds are numbered in alphabetical order.

    A kind is a pair of faces. Cards of a kind are indistinguishable, so unseen cards are a list of kinds that says
    nothing about the order of the pile.
    """

    __slots__ = (
        "bag", "boxed", "cards", "faces", "kinds", "mirrored", "number", "own_kind", "partner", "quadrants", "sides",
    )  # fmt: skip

    def __init__(self, cards: list[tuple[str, str]], other_faces: list[str]) -> None:
        texts = set(other_faces)
        for front, back in cards:
            texts.add(front)
            texts.add(back)
        self.faces: list[str] = sorted(texts)
        self.number: dict[str, int] = {text: i for i, text in enumerate(self.faces)}
        self.quadrants: list[tuple[int, int, int, int]] = [
            (LETTERS.index(t[0]), LETTERS.index(t[1]), LETTERS.index(t[2]), LETTERS.index(t[3])) for t in self.faces
        ]
        self.boxed: list[bool] = [EMPTY_BOX in four for four in self.quadrants]
        pairs = sorted([self._pair(front, back) for front, back in cards])
        self.kinds: dict[int, int] = {}
        self.sides: list[int] = []
        self.bag: list[int] = []
        for a, b in pairs:
            kind = self.kinds.get(a * len(self.faces) + b, -1)
            if kind < 0:
                kind = len(self.sides) // 2
                self.kinds[a * len(self.faces) + b] = kind
                self.kinds[b * len(self.faces) + a] = kind
                self.sides.append(a)
                self.sides.append(b)
            self.bag.append(kind)
        self.mirrored = bool(cards) and all([back == mirror(front) for front, back in cards])
        self.partner: list[int] = [self.number.get(mirror(text), UNKNOWN) for text in self.faces]
        self.own_kind: list[int] = [self.kind(f, self.partner[f]) for f in range(len(self.faces))]
        self.cards: list[Card] = [Card(f, self.partner[f], ALL) for f in range(len(self.faces))]

    def _pair(self, front: str, back: str) -> tuple[int, int]:
        a, b = self.number[front], self.number[back]
        return (a, b) if a <= b else (b, a)

    def kind(self, public: int, secret: int) -> int:
        """Return the kind of card with these two sides, or -1 if the deck has none."""
        return self.kinds.get(public * len(self.faces) + secret, -1) if secret >= 0 else -1

    def other(self, kind: int, face: int) -> int:
        """Return the other side of a card of this kind, or UNKNOWN if it has no such face."""
        if self.sides[2 * kind] == face:
            return self.sides[2 * kind + 1]
        return self.sides[2 * kind] if self.sides[2 * kind + 1] == face else UNKNOWN

    def public_weights(self, bag: list[int]) -> dict[int, int]:
        """Count, for each face, how many sides of these cards show it [CB-2.2]."""
        weights: dict[int, int] = {}
        for kind in bag:
            for face in (self.sides[2 * kind], self.sides[2 * kind + 1]):
                weights[face] = weights.get(face, 0) + 1
        return weights

    def secrets(self, bag: list[int], public: int) -> list[int]:
        """Return the hidden faces of all cards in the bag that show this public face, one per matching side."""
        sides = self.sides
        below: list[int] = []
        for kind in bag:
            if sides[2 * kind] == public:
                below.append(sides[2 * kind + 1])
            if sides[2 * kind + 1] == public:
                below.append(sides[2 * kind])
        return below

    def secret_weights(self, bag: list[int], public: int) -> dict[int, int]:
        """Count, for each face, how many of these cards have it underneath when this face is up."""
        weights: dict[int, int] = {}
        for secret in self.secrets(bag, public):
            weights[secret] = weights.get(secret, 0) + 1
        return weights


def mirror(face: str) -> str:
    """Return a face mirrored left to right [CB-1.2]."""
    return face[1] + face[0] + face[3] + face[2]


def read_face(value: object, where: str) -> str:
    """Read a face from its two rows: `["KP", ".Y"]`."""
    rows = as_list(value, where, MOST_LISTED)
    if len(rows) != _ROWS:
        raise Refusal("CB-1.1", "face-rows", {"count": len(rows)}, where)
    for i, row in enumerate(rows):
        text = as_text(row, f"{where}[{i}]")
        if len(text) != _ROWS:
            raise Refusal("CB-1.1", "face-row", {"found": shown(text)}, f"{where}[{i}]")
        for letter in text:
            if letter not in LETTERS:
                raise Refusal("CB-1.1", "face-letter", {"found": shown(letter)}, f"{where}[{i}]")
    return f"{rows[0]}{rows[1]}"


def write_face(text: str) -> list[str]:
    """Return a face as its two rows."""
    return [text[:2], text[2:]]


def read_deck(data: object) -> Deck:
    """Read a deck from plain data. A card without a back is mirrored [CB-1.2]."""
    deck = read_deck_file(data, "cat-box", ("cards",))
    cards: list[tuple[str, str]] = []
    ids: set[str] = set()
    for i, value in enumerate(as_list(deck["cards"], "cards", MOST_LISTED)):
        where = f"cards[{i}]"
        card = as_object(value, where, ("front",), ("id", "back", "copies"))
        read_id(card, where, ids)
        front = read_face(card["front"], f"{where}.front")
        back = read_face(card["back"], f"{where}.back") if "back" in card else mirror(front)
        copies = as_int(card["copies"], f"{where}.copies", 1, MOST_CARDS) if "copies" in card else 1
        cards.extend([(front, back)] * copies)
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise Refusal("CB-1.1", "deck-size", {"count": len(cards), "least": FEWEST_CARDS, "most": MOST_CARDS}, "cards")
    return Deck(cards, [])
