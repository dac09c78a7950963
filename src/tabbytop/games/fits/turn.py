"""A turn: draw and play a card, or lay down a sleeping cat; and the last rounds [IIF-3, IIF-6, IIF-9]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.fits.cards import PRINCESS
from tabbytop.games.fits.pile import Draw
from tabbytop.games.fits.placing import Lay, Replace
from tabbytop.games.fits.refusals import forbids_sleeping
from tabbytop.games.fits.rulebook import MOST_PLAYERS
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import CARD, CAT, DISCARD, DRAW, PLAY, SLEEP, START

if TYPE_CHECKING:
    from random import Random


class Turn(SeatStep[Table]):
    """A player draws, or lays down a sleeping cat instead [IIF-3.1, IIF-6.1]."""

    __slots__ = ()
    begins = True

    def options(self, s: Table) -> list[int]:
        if not s.supply[self.seat]:
            return [DRAW]
        return [*[SLEEP + c for c in s.board.sleeping_places(self.seat)], DRAW]

    def sample(self, s: Table, rng: Random) -> int:
        """Return a random legal action without looking at all cells."""
        edge = s.board.edge
        cells = len(edge) if s.supply[self.seat] else 0
        while True:
            i = int(rng.random() * (cells + 1))
            if i == cells:
                return DRAW
            if s.board.welcomes(edge[i], self.seat):
                return SLEEP + edge[i]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if a == DRAW:
            return None
        if not SLEEP <= a < CAT:
            return Refusal("IIF-3.1", "draw-first")
        if not s.supply[self.seat]:
            return Refusal("IIF-6.1", "no-cat-left")
        return forbids_sleeping(s, a - SLEEP, self.seat)

    def resolve(self, s: Table, a: int) -> None:
        pass_on(s, self.seat)
        if a == DRAW:
            s.agenda.append(_AFTER_DRAWING[self.seat])
            s.agenda.append(Draw(self.seat))
        else:
            s.lay_sleeper(self.seat, a - SLEEP)
            s.check_end()

    def cites(self, s: Table, a: int) -> list[str]:
        if a == DRAW:
            return ["IIF-3.1"]
        cited = ["IIF-3.1", "IIF-6.1", "IIF-6.1a", "IIF-6.2", "IIF-6.2a"]
        if s.supply[self.seat] == 1:
            cited.append("IIF-9.1")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("turn", self.seat)


class Play(SeatStep[Table]):
    """A player plays a card from their hand, or discards one if none can be played [IIF-3.3, IIF-3.4].

    `drawn` is whether the player drew a card first. In the last rounds nobody draws [IIF-9.2].
    """

    __slots__ = ("drawn",)
    begins = True
    chooses = True

    def __init__(self, seat: int, drawn: bool) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Table) -> list[int]:
        """Return every card that can be played or, if there is none, every card as a discard."""
        hand = s.hands[self.seat]
        found = [PLAY + slot for slot in range(len(hand)) if s.can_play(hand[slot])]
        return found or [DISCARD + slot for slot in range(len(hand))]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        hand = s.hands[self.seat]
        if not PLAY <= a < START:
            if self.drawn:
                return Refusal("IIF-3.1", "play-a-card")
            return Refusal("IIF-9.2", "only-from-hand")
        slot = a - PLAY if a < DISCARD else a - DISCARD
        if slot >= len(hand):
            return Refusal("IIF-3.3", "no-such-hand-card", {"count": len(hand), "card": slot})
        if a >= DISCARD:
            playable = [i for i in range(len(hand)) if s.can_play(hand[i])]
            return Refusal("IIF-3.4", "can-play", {"card": playable[0]}) if playable else None
        if s.can_play(hand[slot]):
            return None
        if hand[slot] == PRINCESS:
            return Refusal("IIF-7.4", "no-cat-on-table")
        if s.board.edge:
            return Refusal("IIF-11.2", "no-place-for-card")
        return Refusal("IIF-4.2", "table-full") if s.board.at else Refusal("IIF-4.3", "table-bare")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if a >= DISCARD:
            return Show(self.seat, a - DISCARD, True)
        return Show(self.seat, a - PLAY, False)

    def resolve(self, s: Table, a: int) -> None:
        """Carry out the choice. If no card was drawn, the end of the turn must be pushed first."""
        if not self.drawn:
            pass_on(s, self.seat)
        super().resolve(s, a)

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["IIF-3.3"] if a < DISCARD else ["IIF-3.4"]
        if not self.drawn:
            cited.append("IIF-9.2" if a < DISCARD else "IIF-9.2a")
        if a >= DISCARD and PRINCESS in s.hands[self.seat]:
            cited.append("IIF-7.4")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("play", self.seat, self.drawn)


class Show(SeatStep[Table]):
    """A player shows everyone a card from their hand, to lay it or discard it [IIF-3.3, IIF-3.4]."""

    __slots__ = ("discarding", "slot")
    chooses = True
    binds = True

    def __init__(self, seat: int, slot: int, discarding: bool) -> None:
        self.seat = seat  # skips super().__init__ for speed: listing moves creates one per card
        self.slot = slot
        self.discarding = discarding

    def options(self, s: Table) -> list[int]:
        return [CARD + s.hands[self.seat][self.slot]]

    def sample(self, s: Table, rng: Random) -> int:
        return CARD + s.hands[self.seat][self.slot]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if a == CARD + s.hands[self.seat][self.slot] else Refusal("IIF-3.3", "other-card")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if self.discarding:
            return None
        if a == CARD + PRINCESS:
            return Replace(self.seat, self.slot)
        return Lay(self.seat, self.slot, a - CARD)

    def resolve(self, s: Table, a: int) -> None:
        """Discard the card [IIF-3.4], or continue with where to lay it."""
        if self.discarding:
            s.discard(self.seat, self.slot)
        else:
            super().resolve(s, a)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["IIF-3.4" if self.discarding else "IIF-3.3"]

    def key(self) -> tuple[object, ...]:
        return ("show", self.seat, self.slot, self.discarding)


class NextTurn(Automatic[Table]):
    """The turn passes clockwise; in the last rounds, to the next player with a card in hand [IIF-9.2]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        """Begin the next turn, or end the game."""
        if not s.ending:
            s.agenda.append(_TURNS[self.seat])
            return
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if s.hands[seat]:
                s.agenda.append(_LAST[seat])
                return

    def key(self) -> tuple[object, ...]:
        return ("next", self.seat)


# Steps are immutable, so the ones every turn needs are created once and shared.
_TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
_AFTER_DRAWING: Final = [Play(seat, True) for seat in range(MOST_PLAYERS)]
_LAST: Final = [Play(seat, False) for seat in range(MOST_PLAYERS)]
NEXT: Final = [NextTurn(seat) for seat in range(MOST_PLAYERS)]


def pass_on(s: Table, seat: int) -> None:
    """Push the next seat's turn, which begins when this turn is done."""
    s.agenda.append(NEXT[seat + 1 if seat + 1 < s.seats else 0])
