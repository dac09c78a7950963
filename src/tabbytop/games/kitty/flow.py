"""Effects, and what comes before and after them: cancel and shield windows, Pet Insurance, the discard pile [HKK-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.step import Automatic
from tabbytop.games.kitty.asking import AskPick, family_of
from tabbytop.games.kitty.state import Table, clockwise_from
from tabbytop.games.kitty.windows import CancelWindow, ShieldWindow
from tabbytop.games.kitty.words import COPY, MOVE, STEPS

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Said

NO_CARD: Final = -1


class Effect(Automatic[Table]):
    """A card that nobody has canceled takes effect."""

    __slots__ = ("by", "kind", "said")

    def __init__(self, k: int, by: int, said: Said) -> None:
        self.kind = k
        self.by = by
        self.said = said

    def happen(self, s: Table) -> None:
        family_of(s, self.kind).happen(s, self.kind, self.by, self.said)

    def key(self) -> tuple[object, ...]:
        return ("effect", self.kind, self.by, self.said)


class StartEffect(Automatic[Table]):
    """Begins an effect: from here on, the state tracks whose cats leave their property and who is shielded."""

    __slots__ = ()

    def happen(self, s: Table) -> None:
        s.left.append(0)
        s.shielded.append(0)

    def key(self) -> tuple[object, ...]:
        return ("open",)


class Settle(Automatic[Table]):
    """Ends an effect: Pet Insurance pays, clockwise from the player who acted or drew [HKK-8]."""

    __slots__ = ("by", "instant")

    def __init__(self, by: int, instant: bool) -> None:
        self.by = by
        self.instant = instant

    def happen(self, s: Table) -> None:
        """Apply every Pet Insurance once, for each player who lost cats to another's card or an Instant."""
        left = s.left.pop()
        s.shielded.pop()
        owed: list[AskPick] = []
        for seat in clockwise_from(self.by, s.seats):
            if left >> seat & 1 and (self.instant or seat != self.by):
                owed += [AskPick(seat, k, seat, ()) for k in s.lasting[seat] if s.kind(k).effect == "insure"]
        for step in reversed(owed):
            s.agenda.append(step)

    def key(self) -> tuple[object, ...]:
        return ("settle", self.by, self.instant)


class DiscardPlayed(Automatic[Table]):
    """A played card goes to the discard pile after its effect [HKK-4.2]."""

    __slots__ = ("kind",)

    def __init__(self, k: int) -> None:
        self.kind = k

    def happen(self, s: Table) -> None:
        s.drop(self.kind)

    def key(self) -> tuple[object, ...]:
        return ("drop", self.kind)


class MoveCat(Automatic[Table]):
    """A declared move that nobody has canceled takes place [HKK-3.2]."""

    __slots__ = ("action", "by")

    def __init__(self, by: int, a: int) -> None:
        self.by = by
        self.action = a

    def happen(self, s: Table) -> None:
        start, end = STEPS[(self.action - MOVE) // 4]
        s.shift((self.action - MOVE) % 4, self.by, start, self.by, end)

    def key(self) -> tuple[object, ...]:
        return ("move-cat", self.by, self.action)


def declare_move(s: Table, seat: int, a: int) -> None:
    """Declare the move of a cat. The others may cancel it [HKK-5.1]."""
    s.actions_left -= 1
    height = len(s.agenda)
    s.agenda.append(MoveCat(seat, a))
    ask_cancel(s, seat, height, NO_CARD, NO_CARD, (a,), s.deck.movers)


def declare_copy(s: Table, seat: int, copier: int, k: int, said: Said) -> None:
    """Declare a copy of the same effect. It has its own window and isn't copied again [HKK-5.2]."""
    height = len(s.agenda)
    push_effect(s, seat, k, copier, said)
    ask_cancel(s, seat, height, k, copier, (COPY + copier, *said), s.deck.cancellers[k])


def push_effect(s: Table, seat: int, k: int, dropped: int, said: Said) -> None:
    """Push the steps of an effect: the effect itself, the discard and Pet Insurance."""
    s.agenda.append(Settle(seat, False))
    if dropped != NO_CARD:
        s.agenda.append(DiscardPlayed(dropped))
    s.agenda.append(Effect(k, seat, said))
    s.agenda.append(OPEN)


def ask_cancel(s: Table, seat: int, height: int, k: int, card: int, act: Said, answers: list[int]) -> None:
    """Open a cancel window for the other players, clockwise, if anybody could hold an answer [HKK-5.1a]."""
    if s.any_alive(answers):
        asked = tuple(clockwise_from((seat + 1) % s.seats, s.seats)[:-1])
        s.agenda.append(CancelWindow(asked, height, seat, k, card, act))


def begin_instant(s: Table, k: int, seat: int) -> None:
    """Push the steps of a drawn Instant: players may shield someone before it takes effect [HKK-5.3]."""
    s.agenda.append(Settle(seat, True))
    s.agenda.append(DiscardPlayed(k))
    s.agenda.append(Effect(k, seat, ()))
    OPEN.happen(s)
    if s.any_alive(s.deck.shielders[k]):
        s.agenda.append(ShieldWindow(tuple(clockwise_from(seat, s.seats)), len(s.agenda), seat, k))


OPEN: Final = StartEffect()
