"""The tokens of the advanced game: Cat Paw, Cat Box, Dried Fish, Toy Mouse [CB-6]. Stacking is part of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import hears, only
from tabbytop.engine.step import Chance, SeatStep, Step
from tabbytop.games.catbox.board import BLOCK
from tabbytop.games.catbox.cards import Card
from tabbytop.games.catbox.placing import forbids_place
from tabbytop.games.catbox.rulebook import CAT_BOX, DRIED_FISH, TOY_MOUSE
from tabbytop.games.catbox.state import NONE, Table, clear_of
from tabbytop.games.catbox.words import CARD, FACE, FISH_SLOT, PLACES, TOKEN, card_action, seat_of, slot_of

if TYPE_CHECKING:
    from random import Random


def after_token(seat: int, token: int) -> Step[Table] | None:
    """Return the step for the choice a token needs, or None if it needs none."""
    if token == CAT_BOX:
        return Guard(seat)
    if token == DRIED_FISH:
        return Fish(seat)
    return Lift(seat) if token == TOY_MOUSE else None


def spend(s: Table, seat: int, token: int) -> None:
    """Remove the token from the game. No other may be used this turn [CB-6.2]."""
    s.tokens[seat] &= ~(1 << token)
    s.used = True


class Guard(SeatStep[Table]):
    """A player puts a Cat Box token on a quadrant. Nobody else may cover it until the player's next turn [CB-6.4]."""

    __slots__ = ()

    def options(self, s: Table) -> list[int]:
        return sorted(s.board.top)

    def sample(self, s: Table, rng: Random) -> int:
        return list(s.board.top)[int(rng.random() * len(s.board.top))]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if a in s.board.top else Refusal("CB-6.4", "no-quadrant")

    def resolve(self, s: Table, a: int) -> None:
        s.guards[self.seat] = a
        spend(s, self.seat, CAT_BOX)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-6.4"]

    def key(self) -> tuple[object, ...]:
        return ("guard", self.seat)


class Fish(SeatStep[Table]):
    """A player takes a card from a hand and puts it under Dried Fish [CB-6.5]."""

    __slots__ = ()

    def options(self, s: Table) -> list[int]:
        return [card_action(owner, slot) for owner in range(s.seats) for slot in range(len(s.hands[owner]))]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if not CARD <= a < TOKEN:
            return Refusal("CB-6.5", "name-a-card")
        owner, slot = seat_of(a), slot_of(a)
        if slot == FISH_SLOT:
            return Refusal("CB-6.5", "fish-stays")
        if owner >= s.seats or s.card(owner, slot) is None:
            return Refusal("CB-6.5", "no-such-card", {"seat": owner, "card": slot})
        return None

    def resolve(self, s: Table, a: int) -> None:
        """Move the card to its new owner, who then sees its secret side. The previous holder still knows it."""
        owner = seat_of(a)
        card = s.hands[owner].pop(slot_of(a))
        s.fish[self.seat] = card
        if s.pile:
            s.owed.append(owner)
        spend(s, self.seat, DRIED_FISH)
        if not hears(card.known, self.seat):
            s.agenda.append(Peek(self.seat))

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-6.5", "CB-6.5a", "CB-6.5c"]

    def key(self) -> tuple[object, ...]:
        return ("fish", self.seat)


class Peek(Chance[Table]):
    """The player who took a card under Dried Fish sees its secret side [CB-6.5]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Table) -> list[int]:
        card = s.fish[self.seat]
        assert card is not None
        return [FACE + card.secret]

    def audience(self, s: Table, a: int) -> int:
        return only(self.seat)

    def resolve(self, s: Table, a: int) -> None:
        card = s.fish[self.seat]
        assert card is not None
        s.fish[self.seat] = Card(card.public, card.secret, card.known | only(self.seat))

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-6.5"]

    def key(self) -> tuple[object, ...]:
        return ("peek", self.seat)


class Lift(SeatStep[Table]):
    """Toy Mouse: the player chooses the card to move [CB-6.7]."""

    __slots__ = ()
    chooses = True

    def can_lift(self, s: Table, i: int) -> bool:
        """Return whether the card is fully uncovered, with no other player's token on it [CB-6.4b]."""
        return s.board.is_uncovered(i) and not self.is_held(s, i)

    def is_held(self, s: Table, i: int) -> bool:
        """Return whether another player's Cat Box token is on this card."""
        p = s.board.at[i]
        for owner in range(s.seats):
            if owner != self.seat and s.guards[owner] != NONE and s.guards[owner] - p in BLOCK:
                return True
        return False

    def is_possible(self, s: Table) -> bool:
        """Return whether any card can be moved."""
        for i in range(len(s.board.at) - 1, -1, -1):
            if self.can_lift(s, i) and can_go(s, self.seat, i):
                return True
        return False

    def options(self, s: Table) -> list[int]:
        board = s.board
        return sorted([board.at[i] for i in range(len(board.at)) if self.can_lift(s, i) and can_go(s, self.seat, i)])

    def forbids(self, s: Table, a: int) -> Refusal | None:
        i = s.board.lying_at(a)
        if i < 0:
            return Refusal("CB-6.7", "not-uncovered")
        if self.is_held(s, i):
            return Refusal("CB-6.4", "under-token")
        return None if can_go(s, self.seat, i) else Refusal("CB-6.7", "nowhere-else")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        return PutDown(self.seat, s.board.lying_at(a))

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["CB-6.7", "CB-6.7a"]
        if s.board.lying_at(a) == len(s.board.at) - 1:
            cited.append("CB-6.7e")
        for owner in range(s.seats):
            if owner != self.seat and s.guards[owner] != NONE:
                cited += ["CB-6.4b", "CB-6.7b"]
        return cited

    def key(self) -> tuple[object, ...]:
        return ("lift", self.seat)


def destinations(s: Table, seat: int, i: int) -> list[int]:
    """Return where the i-th card may go [CB-6.7]: any place allowed by CB-4, except its own and guarded ones."""
    board = s.board
    most = 2 if s.deck.boxed[board.shows[i]] else 1
    back = board.at[i]
    lies_on = board.without(i)
    places = sorted([p for p, n in lies_on.items() if 0 < n <= most and p != back])
    guarded = s.guarded(seat)
    if not guarded:
        return places
    guarded.difference_update(board.vanishing(i))
    return clear_of(places, guarded)


def can_go(s: Table, seat: int, i: int) -> bool:
    """Return whether the i-th card may be moved anywhere [CB-6.7]."""
    if s.is_guarded(seat):
        return bool(destinations(s, seat, i))
    return len(s.board.at) > 1  # there is always a free corner on the rest of the play area


class PutDown(SeatStep[Table]):
    """Toy Mouse: the player puts the lifted card down [CB-6.7]."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Table) -> list[int]:
        return destinations(s, self.seat, self.card)

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if not 0 <= a < PLACES:
            return Refusal("CB-4.1", "not-a-place")
        if a == s.board.at[self.card]:
            return Refusal("CB-6.7", "back-where-it-was")
        if a in destinations(s, self.seat, self.card):
            return None
        how = int(s.deck.boxed[s.board.shows[self.card]])
        return forbids_place(s, a, how, s.board.without(self.card).get(a, 0))

    def resolve(self, s: Table, a: int) -> None:
        """Put the card there with the same face up. What it covered is visible again."""
        s.board.move(self.card, a)
        spend(s, self.seat, TOY_MOUSE)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["CB-6.7", "CB-6.7d", "CB-4.2"]

    def key(self) -> tuple[object, ...]:
        return ("drop", self.seat, self.card)
