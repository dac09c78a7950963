"""The four windows: cancel, copy, shield, and after the draw-up [HKK-5]. Everybody is asked, armed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import SeatStep, Step
from tabbytop.engine.window import Window
from tabbytop.games.kitty.asking import cites_of_word, family_of
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import CANCEL, COPY, LAND, PASS, PLAY, SHIELD, TARGET

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Said


KINDS = ("cancel", "copy", "shield", "land")
"""What the windows are called."""


class Asking(Window[Table]):
    """A window of this game: its answers are cards in hand."""

    __slots__ = ()
    chooses = True

    def verb(self) -> int:
        """The action of answering with card 0."""
        raise NotImplementedError

    def kinds(self, s: Table) -> list[int]:
        """The cards that answer here."""
        raise NotImplementedError

    def could(self, s: Table, k: int) -> bool:
        """Could the asked seat answer with this card, if it held it?"""
        return True

    def answers(self, s: Table) -> list[int]:
        """The cards that the asked seat holds and could answer with."""
        hand = s.hands[self.asked[0]]
        return [self.verb() + k for k in self.kinds(s) if k in hand and self.could(s, k)]

    def passing(self) -> int:
        """Letting it pass."""
        return PASS

    def is_in_turn(self, s: Table, seat: int) -> bool:
        """Is it this seat's own turn?"""
        return s.to_move == seat

    def rule(self) -> str:
        """The rule of this window."""
        raise NotImplementedError

    def forbids(self, s: Table, a: int) -> Refusal | None:
        """Only what the asked seat holds and this window takes, or a pass."""
        return None if a in self.options(s) else Refusal(self.rule(), "no-such-answer")

    def the_rest(self, s: Table) -> None:
        """Go on asking, where anybody could still answer [HKK-5.1a]."""
        if s.any_alive(self.kinds(s)):
            super().the_rest(s)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.5"]


class CancelWindow(Asking):
    """Others may cancel a declared move or card; the first who does ends the window [HKK-5.1]."""

    __slots__ = ("act", "by", "card", "k")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int, card: int, act: Said) -> None:
        super().__init__(asked, height)
        self.by = by
        self.k = k
        self.card = card
        self.act = act

    def verb(self) -> int:
        """`cancel`."""
        return CANCEL

    def rule(self) -> str:
        """The rule of this window."""
        return "HKK-5.1"

    def kinds(self, s: Table) -> list[int]:
        """What cancels this card, or a move."""
        return s.deck.movers if self.k < 0 else s.deck.cancellers[self.k]

    def onward(self, asked: tuple[int, ...]) -> CancelWindow:
        """The same window, for the seats still to be asked."""
        return CancelWindow(asked, self.height, self.by, self.k, self.card, self.act)

    def concerns(self, s: Table, seat: int) -> bool:
        """Is it a card that is aimed at this seat?"""
        return TARGET + seat in self.act[1:]

    def answer(self, s: Table, a: int) -> None:
        """What is cancelled has no effect; its card is discarded and the action is spent."""
        s.leave_hand(self.asked[0], a - CANCEL)
        s.drop(a - CANCEL)
        self.cancel(s)
        if self.card >= 0:
            s.drop(self.card)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.1", "HKK-5.1a", "HKK-5.5", *(["HKK-4.1", "HKK-8"] if a != PASS else [])]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("cancel", self.asked, self.height, self.by, self.k, self.card, self.act)


class CopyWindow(Asking):
    """After a Standard card has taken effect, each player may copy it, once each [HKK-5.2]."""

    __slots__ = ("by", "k", "said")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int, said: Said) -> None:
        super().__init__(asked, height)
        self.by = by
        self.k = k
        self.said = said

    def verb(self) -> int:
        """`copy`."""
        return COPY

    def rule(self) -> str:
        """The rule of this window."""
        return "HKK-5.2"

    def kinds(self, s: Table) -> list[int]:
        """Copy Cats."""
        return s.deck.copiers

    def could(self, s: Table, k: int) -> bool:
        """Is there a target for the copied effect?"""
        return family_of(s, self.k).can(s, s.kind(self.k), self.asked[0])

    def onward(self, asked: tuple[int, ...]) -> CopyWindow:
        """The same window, for the seats still to be asked."""
        return CopyWindow(asked, self.height, self.by, self.k, self.said)

    def concerns(self, s: Table, seat: int) -> bool:
        """A copy window is aimed at nobody."""
        return False

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """One's own choices."""
        if a == PASS:
            return None
        found = family_of(s, self.k).options(s, s.kind(self.k), self.asked[0], ())
        return Tell(self.asked[0], a, self.k, (), self, found) if found else None

    def answer(self, s: Table, a: int) -> None:
        """A card that asks nothing is copied at once."""
        conclude(s, self.asked[0], a, self.k, (), self)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.2", "HKK-5.2a", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("copy", self.asked, self.height, self.by, self.k, self.said)


class ShieldWindow(Asking):
    """Before an Instant is resolved, each player may shield somebody, once each [HKK-5.3]."""

    __slots__ = ("by", "k")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int) -> None:
        super().__init__(asked, height)
        self.by = by
        self.k = k

    def verb(self) -> int:
        """`shield`."""
        return SHIELD

    def rule(self) -> str:
        """The rule of this window."""
        return "HKK-5.3"

    def kinds(self, s: Table) -> list[int]:
        """What shields from this Instant."""
        return s.deck.shielders[self.k]

    def onward(self, asked: tuple[int, ...]) -> ShieldWindow:
        """The same window, for the seats still to be asked."""
        return ShieldWindow(asked, self.height, self.by, self.k)

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """Whom?"""
        return None if a == PASS else Whom(self.asked[0], a, self)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.3", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("shield", self.asked, self.height, self.by, self.k)


class Whom(SeatStep[Table]):
    """Who is shielded: oneself, or another [HKK-5.3]."""

    __slots__ = ("a", "window")

    def __init__(self, seat: int, a: int, window: ShieldWindow) -> None:
        super().__init__(seat)
        self.a = a
        self.window = window

    def options(self, s: Table) -> list[int]:
        """Any player."""
        return [TARGET + seat for seat in range(s.seats)]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        """Somebody must be named."""
        return None if TARGET <= a < TARGET + s.seats else Refusal("HKK-5.3", "shield-whom")

    def resolve(self, s: Table, a: int) -> None:
        """The card is discarded, and the Instant passes that player by."""
        s.leave_hand(self.seat, self.a - SHIELD)
        s.drop(self.a - SHIELD)
        s.shielded[-1] |= 1 << a - TARGET
        self.window.the_rest(s)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.3", "HKK-8"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("whom", self.seat, self.a, self.window.key())


class LandWindow(Asking):
    """After every draw-up each player may play Land on Your Feet, once each [HKK-5.4]."""

    __slots__ = ("by",)

    def __init__(self, asked: tuple[int, ...], height: int, by: int) -> None:
        super().__init__(asked, height)
        self.by = by

    def verb(self) -> int:
        """`land`."""
        return LAND

    def rule(self) -> str:
        """The rule of this window."""
        return "HKK-5.4"

    def kinds(self, s: Table) -> list[int]:
        """Land on Your Feet."""
        return s.deck.landers

    def onward(self, asked: tuple[int, ...]) -> LandWindow:
        """The same window, for the seats still to be asked."""
        return LandWindow(asked, self.height, self.by)

    def concerns(self, s: Table, seat: int) -> bool:
        """The window after a draw-up is aimed at nobody."""
        return False

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """Which cat, how far."""
        if a == PASS:
            return None
        found = family_of(s, a - LAND).options(s, s.kind(a - LAND), self.asked[0], ())
        return Tell(self.asked[0], a, a - LAND, (), self, found) if found else None

    def answer(self, s: Table, a: int) -> None:
        """It does nothing where no cat can move."""
        conclude(s, self.asked[0], a, a - LAND, (), self)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-5.4", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("land", self.asked, self.height, self.by)


class Tell(SeatStep[Table]):
    """Who plays, copies or lands makes the choices that the card asks for [HKK-4.3].

    What can be said next is found out before the step is made, which is only where there is something to say.
    """

    __slots__ = ("found", "k", "said", "verb", "window")
    chooses = True

    def __init__(self, seat: int, verb: int, k: int, said: Said, window: Asking | None, found: list[int]) -> None:
        self.seat = seat  # not through super: many are made whenever moves are listed
        self.verb = verb
        self.k = k
        self.said = said
        self.window = window
        self.found = found

    def options(self, s: Table) -> list[int]:
        """What can be said next."""
        return self.found

    def forbids(self, s: Table, a: int) -> Refusal | None:
        """Only what the card allows."""
        if a in self.options(s):
            return None
        return family_of(s, self.k).refuses(s, s.kind(self.k), self.seat, self.said, a)

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """The next choice."""
        said = (*self.said, a)
        found = family_of(s, self.k).options(s, s.kind(self.k), self.seat, said)
        return Tell(self.seat, self.verb, self.k, said, self.window, found) if found else None

    def resolve(self, s: Table, a: int) -> None:
        """All is said."""
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        else:
            conclude(s, self.seat, self.verb, self.k, (*self.said, a), self.window)

    def cites(self, s: Table, a: int) -> list[str]:
        """The rules at work here."""
        return ["HKK-4.3", "HKK-8", *cites_of_word(a)]

    def key(self) -> tuple[object, ...]:
        """The step as a value."""
        return ("tell", self.seat, self.verb, self.k, self.said, None if self.window is None else self.window.key())


def conclude(s: Table, seat: int, verb: int, k: int, said: Said, window: Asking | None) -> None:
    """What was said happens, or waits for the others; then the rest of a window is asked."""
    from tabbytop.games.kitty.flow import declare_copy, declare_play  # a window opens on what a window answers

    card = verb - PLAY if verb < CANCEL else verb - COPY if verb < LAND else verb - LAND
    s.leave_hand(seat, card)
    if window is not None:
        window.the_rest(s)
    if verb < CANCEL:
        declare_play(s, seat, k, said)
    elif verb < LAND:
        declare_copy(s, seat, card, k, said)
    else:
        s.drop(k)
        family_of(s, k).happen(s, k, seat, said)
