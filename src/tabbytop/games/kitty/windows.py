"""Windows, and those that cancel or shield [HKK-5]. They ask players regardless of their cards.

Copy windows and the windows after a refill, in which players play cards, are in `playing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import SeatStep, Step
from tabbytop.engine.window import Window
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import CANCEL, PASS, SHIELD, TARGET

if TYPE_CHECKING:
    from tabbytop.games.kitty.family import Said


KINDS = {"cancel": 3.0, "copy": 3.0, "shield": 5.0, "land": 3.0}
"""The names of the windows, and the seconds that each stays open unless a table or server chooses otherwise."""


class CardWindow(Window[Table]):
    """A window of this game. Its answers are cards in hand."""

    __slots__ = ()
    chooses = True

    def verb(self) -> int:
        """Return the action that answers with card 0."""
        raise NotImplementedError

    def kinds(self, s: Table) -> list[int]:
        """Return the kinds of cards that answer here."""
        raise NotImplementedError

    def could(self, s: Table, k: int) -> bool:
        """Return whether the asked seat could answer with this card if it held it."""
        return True

    def answers(self, s: Table) -> list[int]:
        hand = s.hands[self.asked[0]]
        return [self.verb() + k for k in self.kinds(s) if k in hand and self.could(s, k)]

    def passing(self) -> int:
        return PASS

    def is_in_turn(self, s: Table, seat: int) -> bool:
        return s.to_move == seat

    def rule(self) -> str:
        """Return the rule of this window."""
        raise NotImplementedError

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if a in self.options(s) else Refusal(self.rule(), "no-such-answer")

    def the_rest(self, s: Table) -> None:
        """Ask the next seat, if anybody could still hold an answer [HKK-5.1a]."""
        if s.any_alive(self.kinds(s)):
            super().the_rest(s)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.5"]


class CancelWindow(CardWindow):
    """Others may cancel a declared move or card. The first cancel ends the window [HKK-5.1]."""

    __slots__ = ("act", "by", "card", "kind")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int, card: int, act: Said) -> None:
        super().__init__(asked, height)
        self.by = by
        self.kind = k
        self.card = card
        self.act = act

    def verb(self) -> int:
        return CANCEL

    def rule(self) -> str:
        return "HKK-5.1"

    def kinds(self, s: Table) -> list[int]:
        return s.deck.movers if self.kind < 0 else s.deck.cancellers[self.kind]

    def onward(self, asked: tuple[int, ...]) -> CancelWindow:
        return CancelWindow(asked, self.height, self.by, self.kind, self.card, self.act)

    def concerns(self, s: Table, seat: int) -> bool:
        return TARGET + seat in self.act[1:]

    def answer(self, s: Table, a: int) -> None:
        """Cancel the effect. Its card is discarded and the action is spent."""
        s.leave_hand(self.asked[0], a - CANCEL)
        s.drop(a - CANCEL)
        self.cancel(s)
        if self.card >= 0:
            s.drop(self.card)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.1", "HKK-5.1a", "HKK-5.5", *(["HKK-4.1", "HKK-8"] if a != PASS else [])]

    def key(self) -> tuple[object, ...]:
        return ("cancel", self.asked, self.height, self.by, self.kind, self.card, self.act)


class ShieldWindow(CardWindow):
    """Before an Instant is resolved, each player may shield someone once [HKK-5.3]."""

    __slots__ = ("by", "kind")

    def __init__(self, asked: tuple[int, ...], height: int, by: int, k: int) -> None:
        super().__init__(asked, height)
        self.by = by
        self.kind = k

    def verb(self) -> int:
        return SHIELD

    def rule(self) -> str:
        return "HKK-5.3"

    def kinds(self, s: Table) -> list[int]:
        return s.deck.shielders[self.kind]

    def onward(self, asked: tuple[int, ...]) -> ShieldWindow:
        return ShieldWindow(asked, self.height, self.by, self.kind)

    def then(self, s: Table, a: int) -> Step[Table] | None:
        return None if a == PASS else ChooseShielded(self.asked[0], a, self)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.3", "HKK-5.5"]

    def key(self) -> tuple[object, ...]:
        return ("shield", self.asked, self.height, self.by, self.kind)


class ChooseShielded(SeatStep[Table]):
    """The player chooses whom to shield: themselves or another player [HKK-5.3]."""

    __slots__ = ("action", "window")

    def __init__(self, seat: int, a: int, window: ShieldWindow) -> None:
        super().__init__(seat)
        self.action = a
        self.window = window

    def options(self, s: Table) -> list[int]:
        return [TARGET + seat for seat in range(s.seats)]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        return None if TARGET <= a < TARGET + s.seats else Refusal("HKK-5.3", "shield-whom")

    def resolve(self, s: Table, a: int) -> None:
        """Discard the card and shield the chosen player from the Instant."""
        s.leave_hand(self.seat, self.action - SHIELD)
        s.drop(self.action - SHIELD)
        s.shielded[-1] |= 1 << a - TARGET
        self.window.the_rest(s)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["HKK-5.3", "HKK-8"]

    def key(self) -> tuple[object, ...]:
        return ("whom", self.seat, self.action, self.window.key())
