"""Playing a card from the hand: as an action, as a copy, or as an answer to a refill [HKK-3.1, HKK-5.2, HKK-5.4].

These belong together because a played card opens a copy window, in which a card can be played in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.kitty.asking import cites_of_word, family_of
from tabbytop.games.kitty.cards import STANDARD
from tabbytop.games.kitty.flow import NO_CARD, ask_cancel, declare_copy, push_effect
from tabbytop.games.kitty.state import Table, clockwise_from
from tabbytop.games.kitty.windows import CardWindow
from tabbytop.games.kitty.words import CANCEL, COPY, LAND, PASS, PLAY

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Said


class OpenCopy(Automatic[Table]):
    """A Standard card has taken effect and may be copied [HKK-5.2]."""

    __slots__ = ("by", "kind", "said")

    def __init__(self, k: int, by: int, said: Said) -> None:
        self.kind = k
        self.by = by
        self.said = said

    def happen(self, s: Table) -> None:
        """Open the window. It asks everyone, the player of the card last."""
        if s.any_alive(s.deck.copiers):
            asked = tuple(clockwise_from((self.by + 1) % s.seats, s.seats))
            s.agenda.append(CopyWindow(asked, len(s.agenda), self.by, self.kind, self.said))

    def key(self) -> tuple[object, ...]:
        return ("open-copy", self.kind, self.by, self.said)


class CopyWindow(CardWindow):
    """After a Standard card has taken effect, each player may copy it once [HKK-5.2]."""

    __slots__ = ("by", "kind", "said")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int, said: Said) -> None:
        super().__init__(asked, height)
        self.by = by
        self.kind = k
        self.said = said

    def verb(self) -> int:
        return COPY

    def rule(self) -> str:
        return "HKK-5.2"

    def kinds(self, s: Table) -> list[int]:
        return s.deck.copiers

    def could(self, s: Table, k: int) -> bool:
        """Return whether the copied effect has a target."""
        return family_of(s, self.kind).can(s, s.kind(self.kind), self.asked[0])

    def onward(self, asked: tuple[int, ...]) -> CopyWindow:
        return CopyWindow(asked, self.height, self.by, self.kind, self.said)

    def concerns(self, s: Table, seat: int) -> bool:
        """Return False: a copy window is aimed at nobody."""
        return False

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if a == PASS:
            return None
        found = family_of(s, self.kind).options(s, s.kind(self.kind), self.asked[0], ())
        return ChooseForCard(self.asked[0], a, self.kind, (), self, found) if found else None

    def answer(self, s: Table, a: int) -> None:
        """Declare the copy of a card that needs no choices."""
        conclude(s, self.asked[0], a, self.kind, (), self)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.2", "HKK-5.2a", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        return ("copy", self.asked, self.height, self.by, self.kind, self.said)


class LandWindow(CardWindow):
    """After every refill of a hand, each player may play Land on Your Feet once [HKK-5.4]."""

    __slots__ = ("by",)

    def __init__(self, asked: tuple[int, ...], height: int, by: int) -> None:
        super().__init__(asked, height)
        self.by = by

    def verb(self) -> int:
        return LAND

    def rule(self) -> str:
        return "HKK-5.4"

    def kinds(self, s: Table) -> list[int]:
        return s.deck.landers

    def onward(self, asked: tuple[int, ...]) -> LandWindow:
        return LandWindow(asked, self.height, self.by)

    def concerns(self, s: Table, seat: int) -> bool:
        """Return False: the window after a refill is aimed at nobody."""
        return False

    def then(self, s: Table, a: int) -> Step[Table] | None:
        if a == PASS:
            return None
        found = family_of(s, a - LAND).options(s, s.kind(a - LAND), self.asked[0], ())
        return ChooseForCard(self.asked[0], a, a - LAND, (), self, found) if found else None

    def answer(self, s: Table, a: int) -> None:
        """Play the card without choices: no cat can move, so it does nothing."""
        conclude(s, self.asked[0], a, a - LAND, (), self)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.4", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        return ("land", self.asked, self.height, self.by)


class ChooseForCard(SeatStep[Table]):
    """A player makes the choices that a played, copied or answering card needs [HKK-4.3].

    The possible next words are computed before the step is created, so there is always at least one.
    """

    __slots__ = ("found", "kind", "said", "verb", "window")
    chooses = True

    def __init__(self, seat: int, verb: int, k: int, said: Said, window: CardWindow | None, found: list[int]) -> None:
        self.seat = seat  # skips super().__init__ for speed: listing moves creates many of these
        self.verb = verb
        self.kind = k
        self.said = said
        self.window = window
        self.found = found

    def options(self, s: Table) -> list[int]:
        return self.found

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if a in self.options(s):
            return None
        return family_of(s, self.kind).refuses(s, s.kind(self.kind), self.seat, self.said, a)

    def then(self, s: Table, a: int) -> Step[Table] | None:
        said = (*self.said, a)
        found = family_of(s, self.kind).options(s, s.kind(self.kind), self.seat, said)
        return ChooseForCard(self.seat, self.verb, self.kind, said, self.window, found) if found else None

    def resolve(self, s: Table, a: int) -> None:
        after = self.then(s, a)
        if after is not None:
            s.agenda.append(after)
        else:
            conclude(s, self.seat, self.verb, self.kind, (*self.said, a), self.window)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-4.3", "HKK-8", *cites_of_word(a)]

    def key(self) -> tuple[object, ...]:
        return ("tell", self.seat, self.verb, self.kind, self.said, None if self.window is None else self.window.key())


def declare_play(s: Table, seat: int, k: int, said: Said) -> None:
    """Declare a card that has left the hand as an action. The others may answer it [HKK-5.1, HKK-5.4]."""
    s.actions_left -= 1
    height = len(s.agenda)
    kind = s.kind(k)
    if kind.type == STANDARD and not kind.lasting:
        s.agenda.append(OpenCopy(k, seat, said))
    push_effect(s, seat, k, NO_CARD if kind.lasting else k, said)
    ask_cancel(s, seat, height, k, k, (PLAY + k, *said), s.deck.cancellers[k])


def conclude(s: Table, seat: int, verb: int, k: int, said: Said, window: CardWindow | None) -> None:
    """Carry out what was chosen, or declare it to the others. Then continue with the window, if there is one."""
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
