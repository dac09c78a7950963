"""The state of a game of If It Fits, and queries about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.step import State
from tabbytop.games.fits.boxes import OWN, Board, cat, walls_of
from tabbytop.games.fits.cards import OPEN, PRINCESS, TOY, UNKNOWN, turn
from tabbytop.games.fits.rulebook import CATS_EACH

if TYPE_CHECKING:
    from tabbytop.games.fits.cards import Deck

DEALT: Final = -1
"""The stack number of a card dealt before the deck was split into stacks."""


class Table(State):
    """The state of a game of If It Fits, or a seat's view of it.

    `hands` holds kinds of cards; `stacks` holds the stack each was drawn from, which is public. `bag` holds
    the cardboard that nobody has seen yet and `toys` counts the unseen special toys. `cards` and `princesses` count,
    for each stack of the deck, the cards left in it and the Princesses among them. In a view, the bag and the
    Princesses include what others hold.
    """

    __slots__ = (
        "advanced", "bag", "board", "cards", "cats", "deck", "ending", "hands", "princesses", "stacks",
        "start", "supply", "toys",
    )  # fmt: skip

    def __init__(self, deck: Deck, seats: int, advanced: bool, columns: int, rows: int) -> None:
        super().__init__(seats)
        self.deck = deck
        self.advanced = advanced
        self.cats: list[int] = list(range(seats))
        self.supply: list[int] = [CATS_EACH] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.start: list[int] = deck.start[:]
        self.bag: list[int] = deck.bag[:]
        self.toys = 0
        self.cards: list[int] = []
        self.princesses: list[int] = []
        self.ending = False
        self.board = Board(columns, rows)

    def clone(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.agenda = self.agenda[:]
        other.deck = self.deck
        other.seats = self.seats
        other.advanced = self.advanced
        other.cats = self.cats
        other.supply = self.supply[:]
        other.hands = [hand[:] for hand in self.hands]
        other.stacks = [stack[:] for stack in self.stacks]
        other.start = self.start[:]
        other.bag = self.bag[:]
        other.toys = self.toys
        other.cards = self.cards[:]
        other.princesses = self.princesses[:]
        other.ending = self.ending
        other.board = self.board.clone()
        return other

    def key(self) -> tuple[object, ...]:
        """Return the state as a comparable value."""
        return (
            tuple([step.key() for step in self.agenda]),
            (self.seats, self.advanced, self.ending, self.toys),
            (
                tuple(self.cats),
                tuple(self.supply),
                tuple(self.start),
                tuple(self.bag),
                tuple(self.cards),
                tuple(self.princesses),
            ),
            tuple([tuple(hand) for hand in self.hands]),
            tuple([tuple(stacks) for stacks in self.stacks]),
            self.board.key(),
        )

    # The deck

    def stack(self) -> int:
        """Return the stack on top of the deck, or -1 if the deck is empty [IIF-2.4]."""
        for k in range(len(self.cards)):
            if self.cards[k]:
                return k
        return -1

    def deck_size(self) -> int:
        """Count the cards left to draw."""
        return sum(self.cards)

    def check_end(self) -> None:
        """Trigger the end of the game if the deck or a player's supply is empty [IIF-9.1]."""
        if not self.ending and (self.stack() < 0 or 0 in self.supply):
            self.ending = True

    # Cards in hand

    def discard(self, seat: int, slot: int) -> None:
        """Remove a card from a hand."""
        del self.hands[seat][slot]
        del self.stacks[seat][slot]

    def has_hands(self) -> bool:
        """Return whether any player has a card in hand [IIF-9.2]."""
        for hand in self.hands:
            if hand:
                return True
        return False

    def walls_that_count(self, kind: int, turned: bool) -> int:
        """Return the walls that must not meet a wall: none in the basic game [IIF-4.4, IIF-11.2]."""
        if not self.advanced:
            return 0
        opens = self.deck.open[kind]
        return walls_of(turn(opens) if turned else opens)

    def differs(self, kind: int) -> bool:
        """Return whether turning the card changes its open sides [IIF-4.1]."""
        opens = self.deck.open[kind]
        return turn(opens) != opens

    def can_place(self, kind: int) -> bool:
        """Return whether there is a legal place for this card [IIF-4]."""
        if self.board.takes(self.walls_that_count(kind, False)):
            return True
        return self.advanced and self.differs(kind) and self.board.takes(self.walls_that_count(kind, True))

    def can_play(self, kind: int) -> bool:
        """Return whether this card may be played now [IIF-3.3]; False for a card the viewer can't see."""
        if kind == PRINCESS:
            return self.board.has_cats()
        return kind == UNKNOWN or self.can_place(kind)

    # Laying things down

    def lay(self, c: int, kind: int, turned: bool) -> None:
        """Lay a card, or a special toy used as cardboard, into a cell."""
        opens = self.deck.open[kind]
        self.board.put(c, kind, turn(opens) if turned else opens, self.deck.tally[kind])

    def lay_cat(self, seat: int, left: int) -> None:
        """Lay a cat of the seat across two cards, awake [IIF-5]."""
        self.supply[seat] -= 1
        self.board.lay_across(left, cat(seat), 0)

    def lay_sleeper(self, seat: int, c: int) -> None:
        """Lay a cat of the seat into a cell, asleep [IIF-6]."""
        self.supply[seat] -= 1
        self.board.put(c, cat(seat), OPEN, 0)

    def lay_toy(self, left: int) -> None:
        """Lay a special toy across two cards [IIF-8.1]."""
        self.board.lay_across(left, TOY, self.deck.tally[TOY])

    def cat_spots(self, seat: int, played: int) -> list[int]:
        """Return where the seat may lay an awake cat after playing this card [IIF-5]."""
        if not self.supply[seat]:
            return []
        spots = self.board.spots_at(played)
        if spots:
            cats = self.board.cats_at(played)
            if cats and not cats & OWN[seat]:
                return []
        return spots
