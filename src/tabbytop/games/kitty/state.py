"""The state of a game of Here, Kitty, Kitty!, and queries about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.step import State
from tabbytop.games.kitty.rulebook import CATS_OF_A_COLOR, HOUSE, LIMIT, NEIGHBORHOOD, YARD

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Deck, Kind

UNKNOWN: Final = -1
"""A card that the viewer can't see."""
NOT_YET: Final = -1
"""The final round has not begun."""
COLORS: Final = 4

Cats = tuple[int, int, int, int]
"""Counts of cats by color."""
NO_CATS: Final[Cats] = (0, 0, 0, 0)


class Table(State):
    """The state of a game, or a seat's view of it.

    `cats` counts the cats by zone and color: first the Neighborhood, then Yard, Porch and House of each seat. `bag`
    counts the cards of the deck by kind; in a view also those in hands that the seat can't see. `alive` counts the
    cards in the deck or in hands, which is public because all other cards are visible.
    """

    __slots__ = (
        "actions_left", "alive", "bag", "cats", "deck", "discard", "final_turns", "hands", "idle", "known", "lasting",
        "left", "shielded", "to_move", "under", "used",
    )  # fmt: skip

    def __init__(self, deck: Deck, seats: int) -> None:
        super().__init__(seats)
        self.deck = deck
        self.cats: list[int] = [CATS_OF_A_COLOR] * COLORS + [0] * (3 * COLORS * seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[list[bool]] = [[] for _ in range(seats)]
        self.lasting: list[list[int]] = [[] for _ in range(seats)]
        self.under: list[list[Cats]] = [[] for _ in range(seats)]
        self.bag: list[int] = deck.counts(seats)
        self.alive: list[int] = deck.counts(seats)
        self.discard: list[int] = [0] * len(deck.kinds)
        self.to_move = 0
        self.actions_left = 0
        self.final_turns = NOT_YET
        self.idle = 0
        self.used = False
        self.left: list[int] = []
        self.shielded: list[int] = []

    def clone(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)
        other.agenda = self.agenda[:]
        other.seats = self.seats
        other.deck = self.deck
        other.cats = self.cats[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [known[:] for known in self.known]
        other.lasting = [lasting[:] for lasting in self.lasting]
        other.under = [under[:] for under in self.under]
        other.bag = self.bag[:]
        other.alive = self.alive[:]
        other.discard = self.discard[:]
        other.to_move = self.to_move
        other.actions_left = self.actions_left
        other.final_turns = self.final_turns
        other.idle = self.idle
        other.used = self.used
        other.left = self.left[:]
        other.shielded = self.shielded[:]
        return other

    def key(self) -> tuple[object, ...]:
        """Return the state as a comparable value."""
        return (
            tuple([step.key() for step in self.agenda]),
            (self.seats, self.to_move, self.actions_left, self.final_turns, self.idle, self.used),
            tuple(self.cats),
            tuple([tuple(hand) for hand in self.hands]),
            tuple([tuple(known) for known in self.known]),
            tuple([tuple(lasting) for lasting in self.lasting]),
            tuple([tuple(under) for under in self.under]),
            (tuple(self.bag), tuple(self.alive), tuple(self.discard), tuple(self.left), tuple(self.shielded)),
        )

    # Cats

    def spot(self, seat: int, zone: int) -> int:
        """Return the index at which the counts of a zone begin. All seats share the Neighborhood."""
        return COLORS * (zone + 3 * seat) if zone else 0

    def count(self, seat: int, zone: int, color: int) -> int:
        """Count the cats of a color in a zone."""
        return self.cats[self.spot(seat, zone) + color]

    def total(self, seat: int, zone: int) -> int:
        """Count the cats in a zone."""
        i = self.spot(seat, zone)
        return self.cats[i] + self.cats[i + 1] + self.cats[i + 2] + self.cats[i + 3]

    def colors(self, seat: int, zone: int) -> list[int]:
        """Return the colors in a zone."""
        i = self.spot(seat, zone)
        return [color for color in range(COLORS) if self.cats[i + color]]

    def shift(self, color: int, seat: int, zone: int, to_seat: int, to_zone: int) -> None:
        """Move one cat and, for Pet Insurance, record if it leaves a property."""
        self.cats[self.spot(seat, zone) + color] -= 1
        self.cats[self.spot(to_seat, to_zone) + color] += 1
        if self.left and zone and (to_seat != seat or not to_zone):
            self.left[-1] |= 1 << seat

    def take_up(self, color: int, seat: int, zone: int) -> None:
        """Remove one cat from its zone, to put it on a card."""
        self.cats[self.spot(seat, zone) + color] -= 1
        if self.left and zone:
            self.left[-1] |= 1 << seat

    def missing(self, count: int) -> int:
        """Return how many of `count` cats the Neighborhood can't provide [HKK-4.4, HKK-4.4a]."""
        return max(0, count - self.total(0, NEIGHBORHOOD))

    def others_yards(self, seat: int) -> list[tuple[int, int]]:
        """Return the colors of cats in other players' Yards, as pairs of seat and color."""
        return [(other, c) for other in range(self.seats) if other != seat for c in self.colors(other, YARD)]

    # Cards

    def kind(self, k: int) -> Kind:
        """Return a kind of card by its number."""
        return self.deck.kinds[k]

    def limit(self) -> int:
        """Return the number of cards in a full hand [HKK-2.1]."""
        return LIMIT[self.seats]

    def deck_size(self) -> int:
        """Count the cards left to draw. In a view, `bag` also holds unseen cards in hands."""
        held = sum([len(hand) for hand in self.hands])
        return sum(self.alive) - held

    def leave_hand(self, seat: int, k: int) -> None:
        """Remove a played or discarded card from the hand. A copy that everyone has seen goes first."""
        hand, known = self.hands[seat], self.known[seat]
        slot = -1
        for i in range(len(hand)):
            if hand[i] == k and (slot < 0 or (known[i] and not known[slot])):
                slot = i
        del hand[slot]
        del known[slot]
        self.alive[k] -= 1
        self.used = True
        self.idle = 0

    def drop(self, k: int) -> None:
        """Put a card on the discard pile."""
        self.discard[k] += 1

    def any_alive(self, kinds: list[int]) -> bool:
        """Return whether any of these cards could be in a hand or still be drawn [HKK-5.1a]."""
        for k in kinds:
            if self.alive[k]:
                return True
        return False

    def held(self, seat: int, effect: str) -> int:
        """Count a seat's lasting cards with this effect."""
        return sum([self.deck.kinds[k].effect == effect for k in self.lasting[seat]])

    def in_house(self, seat: int, color: int) -> int:
        """Count the cats of a color in the House, including adopted ones [HKK-8]."""
        found = self.count(seat, HOUSE, color)
        for k, cats in zip(self.lasting[seat], self.under[seat], strict=True):
            if self.deck.kinds[k].effect == "adopt":
                found += cats[color]
        return found

    def on_property(self, seat: int, color: int) -> int:
        """Count the cats of a color on a property, including those on lasting cards [HKK-7.1]."""
        i = self.spot(seat, YARD)
        found = self.cats[i + color] + self.cats[i + COLORS + color] + self.cats[i + 2 * COLORS + color]
        for cats in self.under[seat]:
            found += cats[color]
        return found


def clockwise_from(first: int, seats: int) -> list[int]:
    """Return all seats in clockwise order, beginning with `first`."""
    return [(first + i) % seats for i in range(seats)]
