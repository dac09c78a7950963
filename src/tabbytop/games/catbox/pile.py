"""The pile: everyone sees the public side of its top card, and nobody sees the other side [CB-2.3]."""

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
    """The next card of the pile is now on top, and everyone sees its public side [CB-2.3]."""

    __slots__ = ()

    def options(self, s: Table) -> list[int]:
        return [FACE + face for face in sorted(s.deck.public_weights(s.bag))]

    def weights(self, s: Table) -> list[int]:
        """Weight each face by its number of unseen cards, either way up [CB-2.2]."""
        weights = s.deck.public_weights(s.bag)
        return [weights[face] for face in sorted(weights)]

    def sample(self, s: Table, rng: Random) -> int:
        i = int(rng.random() * 2 * len(s.bag))
        return FACE + s.deck.sides[2 * s.bag[i >> 1] + (i & 1)]

    def stream(self, s: Table) -> str:
        return "cards"

    def resolve(self, s: Table, a: int) -> None:
        s.top = a - FACE

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-2.2", "CB-2.3"]

    def key(self) -> tuple[object, ...]:
        return ("turn-up",)


TURN_UP: Final = TurnUp()


class Under(Chance[Table]):
    """The other side of a card is revealed. Everyone has already seen its public side [CB-2.3]."""

    __slots__ = ("public",)

    def __init__(self, public: int) -> None:
        self.public = public

    def options(self, s: Table) -> list[int]:
        return [FACE + face for face in sorted(s.deck.secret_weights(s.bag, self.public))]

    def weights(self, s: Table) -> list[int]:
        """Weight each face by the number of unseen cards that have it behind the public side."""
        weights = s.deck.secret_weights(s.bag, self.public)
        return [weights[face] for face in sorted(weights)]

    def sample(self, s: Table, rng: Random) -> int:
        secrets = s.deck.secrets(s.bag, self.public)
        return FACE + secrets[int(rng.random() * len(secrets))]

    def stream(self, s: Table) -> str:
        return "cards"


class Learn(Under):
    """The player who drew a card sees its secret side [CB-2.3]."""

    __slots__ = ("holder",)

    def __init__(self, holder: int, public: int) -> None:
        super().__init__(public)
        self.holder = holder

    def audience(self, s: Table, a: int) -> int:
        return only(self.holder)

    def resolve(self, s: Table, a: int) -> None:
        secret = a - FACE
        s.bag.remove(s.deck.kind(self.public, secret))
        s.hands[self.holder].append(Card(self.public, secret, only(self.holder)))

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-2.3", "CB-3.2"]

    def key(self) -> tuple[object, ...]:
        return ("learn", self.holder, self.public)


def take_top(s: Table) -> int:
    """Take the top card from the pile and return its public side. The next card is turned up."""
    public = s.top
    s.pile -= 1
    s.top = NONE
    if s.pile:
        s.agenda.append(TURN_UP)
    return public


def draw(s: Table, holder: int) -> None:
    """Let a seat draw the top card. Everyone has seen its public side; only that seat sees the other [CB-2.3]."""
    public = take_top(s)
    if s.deck.mirrored:
        s.bag.remove(s.deck.own_kind[public])
        s.hands[holder].append(s.deck.cards[public])
    else:
        s.agenda.append(Learn(holder, public))
