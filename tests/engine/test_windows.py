"""Check reaction windows with a toy game, Snack, that exists only here.

Each of three players holds one hidden card: a NO or a blank. The first player snatches the snack from a seat of their
choice. Before that happens, everyone else is asked, clockwise, whether they say NO; a NO can itself be answered with a
NO. The robbed player takes a nap, unless the snatch is canceled.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, apply, is_over, judge, sentences, settle
from tabbytop.engine.seats import ALL, hears, only
from tabbytop.engine.step import Automatic, Chance, State, Step
from tabbytop.engine.window import Window
from tabbytop.engine.words import Words

SEATS = 3
BLANK_CARD, NO_CARD, NO, PASS, SNATCH = 0, 1, 2, 3, 4
BLAME = SNATCH + SEATS


def clockwise(first: int, count: int) -> tuple[int, ...]:
    """Return `count` seats in clockwise order, beginning with `first`."""
    return tuple((first + i) % SEATS for i in range(count))


class SnackWords(Words):
    """`deal 0` · `deal 1` · `no` · `pass` · `snatch 2`"""

    def __init__(self) -> None:
        super().__init__([("deal", 2), ("no", 1), ("pass", 1), ("snatch", SEATS), ("blame", 1)])

    def write_arg(self, verb: str, i: int) -> str:
        return str(i) if verb in ("deal", "snatch") else ""

    def read_arg(self, verb: str, text: str) -> int:
        if verb in ("deal", "snatch"):
            return int(text) if text.isdigit() else -1
        return 0 if not text else -1


class Snack(State):
    """The state of Snack: who holds which card, who has the snack, who naps."""

    __slots__ = ("hands", "log", "naps", "snack")

    def __init__(self, snack: int) -> None:
        super().__init__(SEATS)
        self.hands: list[int] = [BLANK_CARD] * SEATS
        self.snack = snack
        self.naps: list[int] = []
        self.agenda.append(Take())
        for seat in range(SEATS - 1, -1, -1):
            self.agenda.append(DealCard(seat))


class DealCard(Chance[Snack]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Snack) -> list[int]:
        return [BLANK_CARD, NO_CARD]

    def audience(self, s: Snack, a: int) -> int:
        return only(self.seat)

    def resolve(self, s: Snack, a: int) -> None:
        s.hands[self.seat] = a


class Take(Step[Snack]):
    begins = True

    def actor(self, s: Snack) -> int:
        return 0

    def options(self, s: Snack) -> list[int]:
        return [SNATCH + seat for seat in range(1, SEATS)]

    def forbids(self, s: Snack, a: int) -> Refusal | None:
        return None if a in self.options(s) else Refusal("SN-1", "not-you")

    def resolve(self, s: Snack, a: int) -> None:
        height = len(s.agenda)
        s.agenda.append(Nap(a - SNATCH))  # below the effect on the agenda, so that it follows
        s.agenda.append(Snatched(a - SNATCH))
        s.agenda.append(MayCancel(clockwise(1, SEATS - 1), height, 0))


class Snatched(Automatic[Snack]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Snack) -> None:
        s.snack = 0


class Nap(Automatic[Snack]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Snack) -> None:
        s.naps.append(self.seat)


class MayCancel(Window[Snack]):
    """The window in which a NO cancels the action of `by`: everything above `height` on the agenda."""

    __slots__ = ("by",)

    def __init__(self, asked: tuple[int, ...], height: int, by: int) -> None:
        super().__init__(asked, height)
        self.by = by

    def answers(self, s: Snack) -> list[int]:
        return [NO, BLAME] if s.hands[self.asked[0]] == NO_CARD else []

    def then(self, s: Snack, a: int) -> Step[Snack] | None:
        return Blame(self) if a == BLAME else None

    def passing(self) -> int:
        return PASS

    def onward(self, asked: tuple[int, ...]) -> MayCancel:
        return MayCancel(asked, self.height, self.by)

    def answer(self, s: Snack, a: int) -> None:
        seat = self.asked[0]
        s.hands[seat] = BLANK_CARD
        mine = len(s.agenda)
        s.agenda.append(Canceled(self))
        s.agenda.append(MayCancel(clockwise(seat + 1, SEATS - 1), mine, seat))


class Blame(Step[Snack]):
    """An answer with a further choice: who must take the nap instead."""

    def __init__(self, window: MayCancel) -> None:
        self.window = window

    def actor(self, s: Snack) -> int:
        return self.window.asked[0]

    def options(self, s: Snack) -> list[int]:
        return [SNATCH + seat for seat in range(SEATS)]

    def forbids(self, s: Snack, a: int) -> Refusal | None:
        return None if a in self.options(s) else Refusal("SN-2", "no-such-answer")

    def resolve(self, s: Snack, a: int) -> None:
        s.hands[self.window.asked[0]] = BLANK_CARD
        self.window.cancel(s)
        s.naps.append(a - SNATCH)


class Canceled(Automatic[Snack]):
    """The effect of a NO that nobody answered."""

    def __init__(self, window: MayCancel) -> None:
        self.window = window

    def happen(self, s: Snack) -> None:
        self.window.cancel(s)


def snack_game(*hands: int) -> Snack:
    """Return a game dealt with these hands."""
    s = Snack(snack=1)
    for card in hands:
        apply(s, card)
    settle(s)
    return s


def play_actions(s: Snack, *actions: int) -> Snack:
    """Play legal actions and return the state."""
    for a in actions:
        assert judge(s, (a,)) is None
        apply(s, a)
    return s


def test_an_action_nobody_cancels_happens_with_its_consequences() -> None:
    s = play_actions(snack_game(0, 0, 0), SNATCH + 1, PASS, PASS)
    assert is_over(s)
    assert (s.snack, s.naps) == (0, [1])


def test_a_canceled_action_leaves_the_agenda_with_its_consequences() -> None:
    s = play_actions(snack_game(0, 1, 0), SNATCH + 1, NO, PASS, PASS)
    assert is_over(s)
    assert (s.snack, s.naps) == (1, [])


def test_an_answer_may_require_a_further_choice() -> None:
    s = snack_game(0, 1, 0)
    apply(s, SNATCH + 1)
    assert judge(s, (BLAME, SNATCH + 2)) is None
    refusal = judge(s, (BLAME,))
    assert refusal is not None
    assert refusal.why == "sentence-too-short"
    apply(s, BLAME)
    apply(s, SNATCH + 2)
    assert is_over(s)
    assert (s.snack, s.naps) == (1, [2])


def test_an_answer_in_a_window_cannot_be_undone() -> None:
    assert MayCancel.binds


def test_a_cancel_can_be_canceled() -> None:
    s = play_actions(snack_game(1, 1, 0), SNATCH + 1, NO, PASS, NO, PASS, PASS)
    assert is_over(s)
    assert (s.snack, s.naps) == (0, [1])


def test_seats_are_asked_in_order_and_the_first_answer_ends_the_window() -> None:
    s = play_actions(snack_game(0, 1, 1), SNATCH + 1)
    assert actor(s) == 1
    play_actions(s, NO)
    assert actor(s) == 2
    play_actions(s, PASS)
    assert actor(s) == 0


@pytest.mark.parametrize("hand", [BLANK_CARD, NO_CARD])
def test_everybody_is_asked_whether_or_not_they_can_answer(hand: int) -> None:
    s = play_actions(snack_game(0, hand, 0), SNATCH + 1)
    assert actor(s) == 1
    blames = [(BLAME, SNATCH + seat) for seat in range(SEATS)]
    assert sentences(s) == ([(NO,), (PASS,), *blames] if hand == NO_CARD else [(PASS,)])


def heard_by(seat: int, s: Snack, a: int) -> tuple[int, int]:
    """Apply an action and return it as the seat hears it, with its author."""
    step = s.agenda[-1]
    heard = (step.actor(s), a if hears(step.audience(s, a), seat) else UNHEARD)
    apply(s, a)
    return heard


def test_other_seats_hear_the_same_whether_or_not_a_seat_could_have_answered() -> None:
    def played(hand: int) -> list[tuple[int, int]]:
        s = Snack(snack=1)
        return [heard_by(2, s, a) for a in (BLANK_CARD, hand, BLANK_CARD, SNATCH + 1, PASS, PASS)]

    assert played(BLANK_CARD) == played(NO_CARD)


def test_an_answer_the_player_does_not_hold_is_refused() -> None:
    s = play_actions(snack_game(0, 0, 0), SNATCH + 1)
    refusal = judge(s, (NO,))
    assert refusal is not None
    assert refusal.why == "no-such-answer"


def test_a_step_says_who_learns_its_action() -> None:
    s = Snack(snack=1)
    assert s.agenda[-1].audience(s, NO_CARD) == only(0)
    s = play_actions(s, NO_CARD, 0, 0)
    assert s.agenda[-1].audience(s, SNATCH + 2) == ALL


def test_every_random_game_ends() -> None:
    rng = Random(1)
    for _ in range(500):
        s = Snack(snack=1)
        while not is_over(s):
            step: Any = s.agenda[-1]
            apply(s, step.sample(s, rng))
        assert s.snack in (0, 1)


def test_every_word_round_trips() -> None:
    words = SnackWords()
    for a in range(words.size):
        assert words.read(words.write(a)) == a
    assert words.read("snatch 9") == words.read("purr") == words.read("no 1") == -1
