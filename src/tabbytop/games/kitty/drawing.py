"""Drawing cards: refilling the hand, Famous Internet Cat, Instants, and The Cat Came Back [HKK-3.3, HKK-8]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import ALL, only
from tabbytop.engine.step import Automatic, Chance
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.family import Family, Said
from tabbytop.games.kitty.flow import begin_instant
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import CARD

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.kitty.cards import Kind


UP: Final = -1
"""A value of `more`: draw up to the hand limit."""


class Deal(Chance[Table]):
    """A seat is dealt a card of its first hand, which contains no Instants [HKK-2.3]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        return [CARD + k for k in range(len(s.bag)) if s.bag[k] and s.deck.kinds[k].type != INSTANT]

    def weights(self, s: Table) -> list[int]:
        return [s.bag[a - CARD] for a in self.options(s)]

    def sample(self, s: Table, rng: Random) -> int:
        return weighed(self.options(s), s.bag, rng)

    def stream(self, s: Table) -> str:
        return "cards"

    def audience(self, s: Table, a: int) -> int:
        return only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        take(s, self.seat, a - CARD)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-1.1", "HKK-2.1", "HKK-2.2", "HKK-2.3"]

    def key(self) -> tuple[object, ...]:
        return ("deal", self.seat)


class DrawOne(Chance[Table]):
    """A seat draws a card, then `more` cards, not counting Instants, or UP to the hand limit [HKK-3.3]."""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def options(self, s: Table) -> list[int]:
        return [CARD + k for k in range(len(s.bag)) if s.bag[k]]

    def weights(self, s: Table) -> list[int]:
        return [count for count in s.bag if count]

    def sample(self, s: Table, rng: Random) -> int:
        return weighed(self.options(s), s.bag, rng)

    def stream(self, s: Table) -> str:
        return "cards"

    def audience(self, s: Table, a: int) -> int:
        """Show the card only to the player who drew it, but an Instant to everyone."""
        return ALL if s.deck.kinds[a - CARD].type == INSTANT else only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        """Add the card to the hand. An Instant is resolved immediately, then drawing continues."""
        k = a - CARD
        if s.deck.kinds[k].type == INSTANT:
            if self.more != UP:
                s.agenda.append(DrawMore(self.seat, self.more + 1))
            s.bag[k] -= 1
            s.alive[k] -= 1
            begin_instant(s, k, self.seat)
        else:
            take(s, self.seat, k)
            if self.more != UP:
                s.agenda.append(DrawMore(self.seat, self.more))

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["HKK-3.3"]
        if s.deck.kinds[a - CARD].type == INSTANT:
            cited += ["HKK-4.1", "HKK-5.3"]
        if s.deck_size() == 1:
            cited.append("HKK-6.1")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("draw-one", self.seat, self.more)


class DrawMore(Automatic[Table]):
    """A seat draws `more` cards, as long as the deck has any."""

    __slots__ = ("more", "seat")

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def happen(self, s: Table) -> None:
        if self.more and s.deck_size():
            s.agenda.append(DrawOne(self.seat, self.more - 1))

    def key(self) -> tuple[object, ...]:
        return ("draw-more", self.seat, self.more)


def weighed(options: list[int], bag: list[int], rng: Random) -> int:
    """Return a random option, weighted by its number of cards."""
    number = int(rng.random() * sum([bag[a - CARD] for a in options]))
    for a in options:
        number -= bag[a - CARD]
        if number < 0:
            return a
    return options[-1]


def take(s: Table, seat: int, k: int) -> None:
    """Move a card from the deck to a hand."""
    s.bag[k] -= 1
    s.hands[seat].append(k)
    s.known[seat].append(False)


class DrawCards(Family):
    """Draw cards beyond the hand limit: Famous Internet Cat."""

    __slots__ = ()

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        s.agenda.append(DrawMore(by, s.kind(k).count))


class Return(Family):
    """Take a card from the discard pile into your hand: The Cat Came Back."""

    __slots__ = ()

    def options(self, s: Table, kind: Kind, seat: int, said: Said) -> list[int]:
        """Offer every card except Instants and cards of the same name."""
        if said:
            return []
        kinds = s.deck.kinds
        return [CARD + k for k in range(len(kinds)) if s.discard[k] and self.is_takable(kinds[k], kind)]

    def refuses(self, s: Table, kind: Kind, seat: int, said: Said, a: int) -> Refusal:
        return Refusal("HKK-8", "not-takable", {"card": kind.name})

    def is_takable(self, card: Kind, kind: Kind) -> bool:
        """Return whether the card is neither an Instant nor of the same name."""
        return card.type != INSTANT and card.id != kind.id

    def happen(self, s: Table, k: int, by: int, said: Said) -> None:
        """Move the card to the hand, where everyone knows it."""
        for word in said:
            taken = word - CARD
            s.discard[taken] -= 1
            s.alive[taken] += 1
            s.hands[by].append(taken)
            s.known[by].append(True)
