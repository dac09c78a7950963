"""What players do in a window whose length is measured, and what a window must have in common with one to compare it.

Each case is compared with windows in which nobody does anything. All cases are interleaved at random at the same
tables, so that whatever slows down the machine slows down all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random

from tabbytop.table.standing_answers import ASK, CHOICES, TURN
from tabbytop.wire import messages as m
from tabbytop.wire.client import TableConnection
from tests.server.whole_game import random_move

SILENT = "are silent"
ANSWERS = "answer and change their minds"
SEALS = "seal a next move, change it and withdraw it"
PLAYED = "seal a next move that is played"
STANDING = "set and change standing answers"
ARMED = "pass by a standing answer, though they could answer"
LONG = "do any of this in long windows"
CASES = (ANSWERS, SEALS, PLAYED, STANDING, ARMED, LONG)

NOBODY, HIDDEN, PROMPTED = "nobody", "hidden", "prompted"
"""Who could answer: nobody, only seats whose standing answer passes, or someone who is prompted."""
FIRST_ACT, LAST_ACT = 0.05, 0.75
"""When players act, as shares of the window's length."""
SHARE_ARMED = 0.4
"""Share of the windows in which a standing answer passes that are reserved for this case."""
SHARE_TURN = 0.85
"""Share of standing answers that pass outside the seat's own turn."""

Act = m.Say | m.Stand


@dataclass(frozen=True)
class PlannedWindow:
    """A window: what happens in it, and under which conditions."""

    case: str
    kind: str
    has_ahead: bool
    """Whether a seat may seal its next move."""
    armed: str

    @property
    def stratum(self) -> Hashable:
        """Return what two windows must have in common if players behave differently in them."""
        return self.kind, self.has_ahead, self.armed

    @property
    def public_stratum(self) -> Hashable:
        """Return what two windows must have in common if players hold different cards in them."""
        return self.kind, self.has_ahead


def plan_window(seats: Sequence[TableConnection], rng: Random, *, is_long: bool) -> PlannedWindow:
    """Choose at random what happens in the open window."""
    window = seats[0].frame.window
    assert window is not None
    has_ahead = any(seat.frame.ahead is not None for seat in seats)
    able = [seat.frame.window.prompted for seat in seats if seat.frame.window is not None and len(seat.options) > 1]
    armed = NOBODY if not able else PROMPTED if any(able) else HIDDEN
    with_ahead = [SILENT, SILENT, ANSWERS, ANSWERS, STANDING, SEALS, SEALS, PLAYED, PLAYED]
    case = rng.choice(with_ahead if has_ahead else [SILENT, ANSWERS, STANDING])
    if is_long:
        case = LONG
    elif armed == HIDDEN and rng.random() < SHARE_ARMED:
        case = SILENT
    return PlannedWindow(case, window.kind, has_ahead, armed)


def plan_acts(seats: Sequence[TableConnection], case: str, rng: Random) -> list[tuple[float, TableConnection, Act]]:
    """Plan who does what in the open window, and when, as shares of its length."""
    if case == LONG:
        case = rng.choice([SILENT, ANSWERS, SEALS, STANDING])
    acts: list[tuple[TableConnection, Act]] = []
    if case == ANSWERS:
        able = [seat for seat in seats if seat.options]
        for seat in rng.sample(able, rng.randint(1, len(able))):
            acts += [(seat, answer(seat, random_move(seat.options, rng))) for _ in range(2)]
            acts.append((seat, answer(seat, ["pass"])))
    elif case == STANDING:
        for seat in rng.sample(seats, rng.randint(1, len(seats))):
            acts += [(seat, m.Stand(rng.choice(CHOICES), seat=seat.seat)), (seat, stand(seat, rng))]
    elif case in (SEALS, PLAYED):
        for seat in [seat for seat in seats if seat.frame.ahead is not None]:
            assert seat.frame.ahead is not None
            words = [random_move(seat.frame.ahead.options, rng) for _ in range(2)]
            acts += [(seat, answer(seat, said, ahead=True)) for said in [*words, *[[]] * (case == SEALS)]]
    times = sorted(rng.uniform(FIRST_ACT, LAST_ACT) for _ in acts)
    return [(at, seat, act) for at, (seat, act) in zip(times, acts, strict=True)]


def answer(seat: TableConnection, words: list[str], *, ahead: bool = False) -> m.Say:
    """Return an answer in the open window, or a next move."""
    assert seat.frame.window is not None
    return m.Say(seat.last_entry, [*words], seat.frame.window.window, seat.seat, ahead=ahead)


def stand(seat: TableConnection, rng: Random) -> m.Stand:
    """Return a standing answer that usually passes."""
    return m.Stand(TURN if rng.random() < SHARE_TURN else ASK, seat=seat.seat)
