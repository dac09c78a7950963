"""The pile of Cat Box: everybody sees the public side of its top card, nobody the other [CB-2.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.seats import only
from tabbytop.engine.step import Chance
from tabbytop.games.catbox.cards import Card
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.games.catbox.words import FACE

if TYPE_CHECKING:
    from random import Random


class TurnUp(Chance[Table]):
    """The next card of the pile comes to lie on top: everybody sees its public side [CB-2.3]."""

    __slots__ = ()

    def options(self, s: Table) -> list[int]:
        """Every face that an unseen card has."""
        return [FACE + face for face in sorted(s.deck.public_weights(s.bag))]

    def weights(self, s: Table) -> list[int]:
        """Each unseen card, either way up, is as likely as another [CB-2.2]."""
        weights = s.deck.public_weights(s.bag)
        return [weights[face] for face in sorted(weights)]

    def sample(self, s: Table, rng: Random) -> int:
        """One unseen card, one of its sides."""
        i = int(rng.random() * 2 * len(s.bag))
        return FACE + s.deck.sides[2 * s.bag[i >> 1] + (i & 1)]

    def stream(self, s: Table) -> str:
        """The cards come from one pile."""
        return "cards"

    def resolve(self, s: Table, a: int) -> None:
        """It lies on top of the pile."""
        s.top = a - FACE

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["CB-2.2", "CB-2.3"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("turn-up",)


TURN_UP: Final = TurnUp()


class Under(Chance[Table]):
    """What is on the other side of a card whose public side everybody has seen [CB-2.3]."""

    __slots__ = ("public",)

    def __init__(self, public: int) -> None:
        self.public = public

    def options(self, s: Table) -> list[int]:
        """Every other side that an unseen card with this one has."""
        return [FACE + face for face in sorted(s.deck.secret_weights(s.bag, self.public))]

    def weights(self, s: Table) -> list[int]:
        """Each unseen card with this side is as likely as another."""
        weights = s.deck.secret_weights(s.bag, self.public)
        return [weights[face] for face in sorted(weights)]

    def sample(self, s: Table, rng: Random) -> int:
        """One of the unseen cards with this side."""
        secrets = s.deck.secrets(s.bag, self.public)
        return FACE + secrets[int(rng.random() * len(secrets))]

    def stream(self, s: Table) -> str:
        """The cards come from one pile."""
        return "cards"


class Learn(Under):
    """Who drew a card sees its secret side [CB-2.3]."""

    __slots__ = ("holder",)

    def __init__(self, holder: int, public: int) -> None:
        super().__init__(public)
        self.holder = holder

    def audience(self, s: Table, a: int) -> int:
        """Its holder alone."""
        return only(self.holder)

    def resolve(self, s: Table, a: int) -> None:
        """It is in the hand."""
        secret = a - FACE
        s.bag.remove(s.deck.kind(self.public, secret))
        s.hands[self.holder].append(Card(self.public, secret, only(self.holder)))

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["CB-2.3", "CB-3.2"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("learn", self.holder, self.public)


def take_top(s: Table) -> int:
    """The top card leaves the pile and the next one will be seen; the side that all have seen of it."""
    public = s.top
    s.pile -= 1
    s.top = NONE
    if s.pile:
        s.agenda.append(TURN_UP)
    return public


def draw(s: Table, holder: int) -> None:
    """A seat draws the top card: all have seen its public side, the seat alone sees the other [CB-2.3]."""
    public = take_top(s)
    if s.deck.mirrored:
        s.bag.remove(s.deck.own_kind[public])
        s.hands[holder].append(s.deck.cards[public])
    else:
        s.agenda.append(Learn(holder, public))
