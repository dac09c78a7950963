"""A turn: two actions, then refilling the hand; the final round, and the rule against stalling [HKK-3, HKK-6]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.kitty.asking import family_of
from tabbytop.games.kitty.cards import DEFENSIVE
from tabbytop.games.kitty.drawing import UP, DrawOne
from tabbytop.games.kitty.flow import declare_move
from tabbytop.games.kitty.lasting import bring_home
from tabbytop.games.kitty.playing import ChooseForCard, LandWindow, conclude
from tabbytop.games.kitty.rulebook import ACTIONS, COLORS, IDLE_ROUNDS, MOST_PLAYERS, ZONES
from tabbytop.games.kitty.state import NOT_YET, Table, clockwise_from
from tabbytop.games.kitty.words import CANCEL, DISCARD, ENOUGH, MOVE, PASS, PLAY, STEPS

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Said


class Turn(SeatStep[Table]):
    """A player takes an action: moves a cat, plays a card, or discards [HKK-3.1]."""

    __slots__ = ()
    begins = True
    chooses = True

    def moves(self, s: Table) -> list[int]:
        """Return every move of a cat by one space on the player's own property [HKK-3.2]."""
        found: list[int] = []
        for i in range(len(STEPS)):
            first = s.spot(self.seat, STEPS[i][0])
            for color in range(4):
                if s.cats[first + color]:
                    found.append(MOVE + 4 * i + color)
        return found

    def options(self, s: Table) -> list[int]:
        held = sorted(set(s.hands[self.seat]))
        playable = [PLAY + k for k in held if self.can_play(s, k)]
        return [*self.moves(s), *[DISCARD + k for k in held], *playable]

    def can_play(self, s: Table, k: int) -> bool:
        """Return whether this card may be played as an action [HKK-4.1, HKK-4.5]."""
        kind = s.kind(k)
        if kind.effect == "copy" or (kind.type == DEFENSIVE and not kind.lasting):
            return False
        return family_of(s, k).can(s, kind, self.seat)

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if MOVE <= a < PASS:
            start = STEPS[(a - MOVE) // 4][0]
            if s.count(self.seat, start, (a - MOVE) % 4):
                return None
            return Refusal("HKK-3.2", "no-such-cat", {"color": COLORS[(a - MOVE) % 4], "zone": ZONES[start]})
        if DISCARD <= a < CANCEL:
            k = a - DISCARD if a < PLAY else a - PLAY
            if k not in s.hands[self.seat]:
                return Refusal("HKK-3.1", "card-not-held")
            return None if a < PLAY or self.can_play(s, k) else self.why_not(s, k)
        return Refusal("HKK-3.1", "take-an-action")

    def why_not(self, s: Table, k: int) -> Refusal:
        """Return why a card in hand can't be played now."""
        kind = s.kind(k)
        if kind.effect == "copy":
            return Refusal("HKK-5.2", "copy-in-window")
        if kind.type == DEFENSIVE and not kind.lasting:
            return Refusal("HKK-4.1", "defensive-in-window", {"card": kind.name})
        return family_of(s, k).why_not(s, kind, self.seat)

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if a < DISCARD:
            return None
        if a < PLAY:
            said = (a,)
            return Discarding(self.seat, said) if more_to_discard(s, self.seat, said) else None
        k = a - PLAY
        found = family_of(s, k).options(s, s.kind(k), self.seat, ())
        return ChooseForCard(self.seat, a, k, (), None, found) if found else None

    def resolve(self, s: Table, a: int) -> None:
        """Spend an action, once the sentence is complete."""
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        elif a < DISCARD:
            declare_move(s, self.seat, a)
        elif a < PLAY:
            discard(s, self.seat, (a,))
        else:
            conclude(s, self.seat, a, a - PLAY, (), None)

    def cites(self, s: Table, a: int) -> list[str]:
        if a < DISCARD:
            return ["HKK-3.1", "HKK-3.2", "HKK-3.2a"]
        if a < PLAY:
            return ["HKK-3.1", "HKK-3.1a"]
        return ["HKK-3.1", "HKK-4.1", "HKK-4.5", *(["HKK-4.2"] if s.kind(a - PLAY).lasting else [])]

    def key(self) -> tuple[object, ...]:
        return ("turn", self.seat)


class Discarding(SeatStep[Table]):
    """The player chooses more cards to discard with the same action [HKK-3.1a]."""

    __slots__ = ("said",)
    chooses = True

    def __init__(self, seat: int, said: Said) -> None:
        super().__init__(seat)
        self.said = said

    def options(self, s: Table) -> list[int]:
        """Offer to stop, or to add a card, in the order of kinds."""
        return [ENOUGH, *more_to_discard(s, self.seat, self.said)]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if a in self.options(s) else Refusal("HKK-3.1", "card-not-held")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if a == ENOUGH:
            return None
        said = (*self.said, a)
        return Discarding(self.seat, said) if more_to_discard(s, self.seat, said) else None

    def resolve(self, s: Table, a: int) -> None:
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        else:
            discard(s, self.seat, self.said if a == ENOUGH else (*self.said, a))

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-3.1", "HKK-3.1a"]

    def key(self) -> tuple[object, ...]:
        return ("discarding", self.seat, self.said)


def more_to_discard(s: Table, seat: int, said: Said) -> list[int]:
    """Return the cards that can be discarded next. Cards are named in order, so none precedes the last one."""
    hand = s.hands[seat]
    return [
        DISCARD + k for k in sorted(set(hand)) if DISCARD + k >= said[-1] and said.count(DISCARD + k) < hand.count(k)
    ]


def discard(s: Table, seat: int, said: Said) -> None:
    """Move cards from a hand to the discard pile."""
    s.actions_left -= 1
    for a in said:
        s.leave_hand(seat, a - DISCARD)
        s.drop(a - DISCARD)


class BeginTurn(Automatic[Table]):
    """A turn begins: foster kittens come home, and the player has two actions [HKK-3.1]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        s.to_move = self.seat
        s.actions_left = ACTIONS
        s.used = False
        bring_home(s, self.seat)
        s.agenda.append(_ACTING[self.seat])

    def key(self) -> tuple[object, ...]:
        return ("begin-turn", self.seat)


class Acting(Automatic[Table]):
    """The player must take both actions if possible [HKK-3.2a]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        """Ask for the next action, or refill the hand."""
        if s.actions_left and (s.hands[self.seat] or _TURNS[self.seat].moves(s)):
            s.agenda.append(self)
            s.agenda.append(_TURNS[self.seat])
        else:
            s.actions_left = 0
            s.agenda.append(_DRAWING_UP[self.seat])

    def key(self) -> tuple[object, ...]:
        return ("acting", self.seat)


class DrawUp(Automatic[Table]):
    """The player draws up to the hand limit. Then Land on Your Feet may be played [HKK-3.3, HKK-5.4]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        """Draw one card at a time, but none in the final round [HKK-6.1]."""
        if s.final_turns == NOT_YET and len(s.hands[self.seat]) < s.limit() and s.deck_size():
            s.agenda.append(self)
            s.agenda.append(DrawOne(self.seat, UP))
            return
        s.agenda.append(_ENDING[self.seat])
        if s.final_turns == NOT_YET and s.any_alive(s.deck.landers):
            s.agenda.append(LandWindow(tuple(clockwise_from(self.seat, s.seats)), len(s.agenda), self.seat))

    def key(self) -> tuple[object, ...]:
        return ("draw-up", self.seat)


class EndTurn(Automatic[Table]):
    """The turn passes to the next player. The final round may begin, or end [HKK-3.4, HKK-6.1]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        s.idle = 0 if s.used else s.idle + 1
        if s.final_turns != NOT_YET:
            s.final_turns -= 1
            if s.final_turns == 0:
                return
        elif s.deck_size() == 0 or s.idle >= IDLE_ROUNDS * s.seats:
            s.final_turns = s.seats
        s.agenda.append(BEGINNING[(self.seat + 1) % s.seats])

    def key(self) -> tuple[object, ...]:
        return ("end-turn", self.seat)


# Steps are immutable, so the ones every turn needs are created once and shared.
_TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
_ACTING: Final = [Acting(seat) for seat in range(MOST_PLAYERS)]
_DRAWING_UP: Final = [DrawUp(seat) for seat in range(MOST_PLAYERS)]
_ENDING: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]
BEGINNING: Final = [BeginTurn(seat) for seat in range(MOST_PLAYERS)]
