"""Playing on: one action at a time, or a whole sentence, all or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import NOBODY
from tabbytop.engine.window import Window

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.step import State, Step


def apply(s: State, a: int) -> None:
    """Let an allowed action happen, and all that follows by itself."""
    agenda = s.agenda
    agenda.pop().resolve(s, a)
    while agenda and agenda[-1].automatic:
        agenda.pop().happen(s)


def settle(s: State) -> None:
    """Let happen what needs nobody, as at the very start."""
    agenda = s.agenda
    while agenda and agenda[-1].automatic:
        agenda.pop().happen(s)


def actor(s: State) -> int:
    """Who must act now: a seat, CHANCE, or NOBODY when the game is over or goes on by itself."""
    return s.agenda[-1].actor(s) if s.agenda else NOBODY


def is_over(s: State) -> bool:
    """Has the game ended?"""
    return not s.agenda


def sentences(s: State) -> list[tuple[int, ...]]:
    """Every whole move that the one who must act may make."""
    said: list[tuple[int, ...]] = []
    if s.agenda and not s.agenda[-1].automatic:
        _say_on(s, s.agenda[-1], (), said)
    return said


def _say_on(s: State, step: Step[Any], begun: tuple[int, ...], said: list[tuple[int, ...]]) -> None:
    for a in step.options(s):
        after = step.then(s, a)
        if after is None:
            said.append((*begun, a))
        elif after.chooses:
            _say_on(s, after, (*begun, a), said)
        else:
            last = after.options(s)
            if begun:  # nothing makes tuples faster
                said += zip(*[[word] * len(last) for word in (*begun, a)], last, strict=True)
            else:
                said += zip([a] * len(last), last, strict=True)


MOST_MOVES: Final = 2000
"""So many moves are listed where all of them could be too many; with the decks of the games there are never as many."""


def some_sentences(s: State, most: int = MOST_MOVES) -> list[tuple[int, ...]]:
    """Every whole move, or where there are more than so many some of them, at least one of every beginning.

    In a game with a deck of somebody's own there may be millions.
    """
    said: list[tuple[int, ...]] = []
    if s.agenda and not s.agenda[-1].automatic and not _say_all(s, s.agenda[-1], (), said, most):
        said = []
        _say_few(s, s.agenda[-1], (), said, most)
    return said


def _say_all(s: State, step: Step[Any], begun: tuple[int, ...], said: list[tuple[int, ...]], most: int) -> bool:
    """Every sentence, unless there are too many."""
    for a in step.options(s):
        after = step.then(s, a)
        if after is None:
            said.append((*begun, a))
        elif not after.chooses:
            said += [(*begun, a, last) for last in after.options(s)]
        elif not _say_all(s, after, (*begun, a), said, most):
            return False
        if len(said) > most:
            return False
    return True


def _say_few(s: State, step: Step[Any], begun: tuple[int, ...], said: list[tuple[int, ...]], most: int) -> None:
    """About as many sentences with every word."""
    words = step.options(s)
    each = max(1, most // len(words))
    for a in words[:most]:
        after = step.then(s, a)
        if after is None:
            said.append((*begun, a))
        else:
            _say_few(s, after, (*begun, a), said, each)


def sample_sentence(s: State, rng: Random) -> tuple[int, ...]:
    """One whole move, each question of it answered by chance."""
    step: Step[Any] | None = s.agenda[-1]
    said: list[int] = []
    while step is not None:
        a = step.sample(s, rng)
        said.append(a)
        step = step.then(s, a)
    return tuple(said)


def judge(s: State, sentence: tuple[int, ...]) -> Refusal | None:
    """The rule against this sentence, or None where it may be said."""
    step: Step[Any] | None = s.agenda[-1] if s.agenda else None
    if step is None or step.automatic:
        return Refusal("", "nobody-moves" if step else "game-over")
    for a in sentence:
        if step is None:
            return Refusal("", "sentence-too-long")
        refusal = step.forbids(s, a)
        if refusal is not None:
            return refusal
        step = step.then(s, a)
    return None if step is None else Refusal("", "sentence-too-short")


def say(s: State, sentence: tuple[int, ...]) -> None:
    """Say a whole allowed sentence."""
    for a in sentence:
        apply(s, a)


def foresee(view: State, sentence: tuple[int, ...]) -> bool:
    """Let an allowed move happen in what a seat sees, as far as it can know; could anybody answer it?

    It goes on as if nobody did, until luck speaks or a seat is asked something else.
    """
    say(view, sentence)
    answered = False
    while view.agenda and isinstance(view.agenda[-1], Window):
        answered = True
        apply(view, view.agenda[-1].passing())
    return answered
