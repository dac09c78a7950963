"""The state of a game of Cat Box, and queries about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.step import State
from tabbytop.games.catbox.board import WIDE, Board
from tabbytop.games.catbox.rulebook import TOKENS
from tabbytop.games.catbox.words import FISH_SLOT

if TYPE_CHECKING:
    from tabbytop.games.catbox.cards import Card, Deck
    from tabbytop.games.catbox.matching import Worlds

NONE: Final = -1
"""The value for a missing card or token."""

ALL_TOKENS: Final = (1 << len(TOKENS)) - 1

AROUND: Final = (-WIDE - 1, -WIDE, -WIDE + 1, -1, 0, 1, WIDE - 1, WIDE, WIDE + 1)
"""Offsets of a place and the eight around it."""


class Table(State):
    """The state of a game of Cat Box, or a seat's view of it.

    `bag` holds the kinds of all cards that nobody has turned over yet: the pile, including its top card, and removed
    cards. In a view it also holds the cards the seat can't see; `worlds` then caches the ways to deal them.
    """

    __slots__ = (
        "advanced", "bag", "board", "deck", "fish", "guards", "hands", "identities", "owed", "pile", "removed",
        "revealed", "tokens", "top", "used", "worlds",
    )  # fmt: skip

    def __init__(self, deck: Deck, seats: int, advanced: bool) -> None:
        super().__init__(seats)
        self.deck = deck
        self.advanced = advanced
        self.identities: list[int] = [NONE] * seats
        self.revealed = False
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.fish: list[Card | None] = [None] * seats
        self.tokens: list[int] = [ALL_TOKENS if advanced else 0] * seats
        self.guards: list[int] = [NONE] * seats
        self.board = Board()
        self.bag: list[int] = deck.bag[:]
        self.removed = 0
        self.pile = 0
        self.top = NONE
        self.owed: list[int] = []
        self.used = False
        self.worlds: Worlds | None = None

    def clone(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.agenda = self.agenda[:]
        other.deck = self.deck
        other.seats = self.seats
        other.advanced = self.advanced
        other.identities = self.identities[:]
        other.revealed = self.revealed
        other.hands = [hand[:] for hand in self.hands]
        other.fish = self.fish[:]
        other.tokens = self.tokens[:]
        other.guards = self.guards[:]
        other.board = self.board.clone()
        other.bag = self.bag[:]
        other.removed = self.removed
        other.pile = self.pile
        other.top = self.top
        other.owed = self.owed[:]
        other.used = self.used
        other.worlds = None
        return other

    def key(self) -> tuple[object, ...]:
        """Return the state as a comparable value."""
        return (
            tuple([step.key() for step in self.agenda]),
            (self.seats, self.advanced, self.revealed, self.used, self.removed, self.pile, self.top),
            (tuple(self.identities), tuple(self.tokens), tuple(self.guards), tuple(self.owed), tuple(self.bag)),
            tuple([tuple([card.key() for card in hand]) for hand in self.hands]),
            tuple([None if fish is None else fish.key() for fish in self.fish]),
            self.board.key(),
        )

    def holds(self, seat: int, token: int) -> bool:
        """Return whether the seat still has this token."""
        return bool(self.tokens[seat] >> token & 1)

    def card(self, owner: int, slot: int) -> Card | None:
        """Return the card in a slot, or None if there is none."""
        if slot == FISH_SLOT:
            return self.fish[owner]
        hand = self.hands[owner]
        return hand[slot] if slot < len(hand) else None

    def face_played(self, seat: int, owner: int, card: Card) -> int:
        """Return the side that faces up when this seat plays the card: secret for its own, else public [CB-3.1]."""
        return card.secret if owner == seat else card.public

    def can_play_any(self, seat: int) -> bool:
        """Return whether this seat has a card to play: in any hand, or under its own Dried Fish [CB-3.1, CB-6.5]."""
        return self.fish[seat] is not None or self.has_hands()

    def has_hands(self) -> bool:
        """Return whether there is a card in any hand."""
        for hand in self.hands:
            if hand:
                return True
        return False

    def has_cards(self) -> bool:
        """Return whether any card is left to play [CB-5.1]."""
        if self.has_hands():
            return True
        for fish in self.fish:
            if fish is not None:
                return True
        return False

    def is_guarded(self, seat: int) -> bool:
        """Return whether another player's Cat Box token is on the table."""
        for owner in range(self.seats):
            if self.guards[owner] != NONE and owner != seat:
                return True
        return False

    def guarded(self, seat: int) -> set[int]:
        """Return the quadrants that this seat may not cover: those on and around others' Cat Box tokens [CB-6.4]."""
        places: set[int] = set()
        for owner in range(self.seats):
            guard = self.guards[owner]
            if guard != NONE and owner != seat:
                for d in AROUND:
                    if guard + d in self.board.top:
                        places.add(guard + d)
        return places

    def places(self, seat: int, face: int, stacking: bool) -> list[int]:
        """Return where this seat may place this face [CB-4.2, CB-6.4, CB-6.6], in order."""
        deck, board = self.deck, self.board
        everywhere = board.stacking_places(deck) if stacking else board.places(deck.boxed[face])
        if not self.advanced or not self.is_guarded(seat):
            return everywhere
        guarded = self.guarded(seat)
        free = clear_of(everywhere, guarded)
        return everywhere if not free and self.is_shut_out(seat, guarded, stacking) else free

    def is_shut_out(self, seat: int, guarded: set[int], stacking: bool) -> bool:
        """Return whether others' tokens leave this seat no legal placement for any card [CB-6.4d]."""
        if stacking:
            return not clear_of(self.board.stacking_places(self.deck), guarded)
        for owner in range(self.seats):
            for card in self.hands[owner]:
                if self._fits(self.face_played(seat, owner, card), guarded):
                    return False
        own = self.fish[seat]
        return own is None or not self._fits(own.secret, guarded)

    def _fits(self, face: int, guarded: set[int]) -> bool:
        return bool(clear_of(self.board.places(self.deck.boxed[face]), guarded))


def clear_of(places: list[int], guarded: set[int]) -> list[int]:
    """Return the places where a card would cover no guarded quadrant."""
    return [
        p for p in places if not (p in guarded or p + 1 in guarded or p + WIDE in guarded or p + WIDE + 1 in guarded)
    ]
