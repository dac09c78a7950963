"""Playing: apply one action at a time, or a whole sentence (all of its actions or none)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import NOBODY
from tabbytop.engine.window import Window

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.step import State, Step

Sentence = tuple[int, ...]
"""A whole move: its actions, in order."""


def apply(s: State, a: int) -> None:
    """Apply a legal action and everything that follows automatically."""
    agenda = s.agenda
    agenda.pop().resolve(s, a)
    while agenda and agenda[-1].automatic:
        agenda.pop().happen(s)


def settle(s: State) -> None:
    """Run the automatic steps on top of the agenda, for example at the start of a game."""
    agenda = s.agenda
    while agenda and agenda[-1].automatic:
        agenda.pop().happen(s)


def actor(s: State) -> int:
    """Return who must act now: a seat, CHANCE, or NOBODY if the game is over or continues automatically."""
    return s.agenda[-1].actor(s) if s.agenda else NOBODY


def is_over(s: State) -> bool:
    """Return whether the game has ended."""
    return not s.agenda


def sentences(s: State) -> list[Sentence]:
    """Return every legal move of the player to act."""
    said: list[Sentence] = []
    if s.agenda and not s.agenda[-1].automatic:
        _say_on(s, s.agenda[-1], (), said)
    return said


def _say_on(s: State, step: Step[Any], begun: Sentence, said: list[Sentence]) -> None:
    for a in step.options(s):
        after = step.then(s, a)
        if after is None:
            said.append((*begun, a))
        elif after.chooses:
            _say_on(s, after, (*begun, a), said)
        else:
            last = after.options(s)
            if begun:  # the fastest way to make these tuples
                said += zip(*[[word] * len(last) for word in (*begun, a)], last, strict=True)
            else:
                said += zip([a] * len(last), last, strict=True)


MOST_MOVES: Final = 2000
"""Maximum number of moves that `some_sentences` lists. The published decks never reach it."""


def some_sentences(s: State, most: int = MOST_MOVES) -> list[Sentence]:
    """Return every legal move, or a selection of at most about `most` that covers every first action.

    Custom decks can have millions of legal moves.
    """
    said: list[Sentence] = []
    if s.agenda and not s.agenda[-1].automatic and not _say_all(s, s.agenda[-1], (), said, most):
        said = []
        _say_few(s, s.agenda[-1], (), said, most)
    return said


def _say_all(s: State, step: Step[Any], begun: Sentence, said: list[Sentence], most: int) -> bool:
    """Collect every sentence. Return False as soon as there are too many."""
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


def _say_few(s: State, step: Step[Any], begun: Sentence, said: list[Sentence], most: int) -> None:
    """Collect a selection of sentences, with about the same number for each next action."""
    words = step.options(s)
    each = max(1, most // len(words))
    for a in words[:most]:
        after = step.then(s, a)
        if after is None:
            said.append((*begun, a))
        else:
            _say_few(s, after, (*begun, a), said, each)


def sample_sentence(s: State, rng: Random) -> Sentence:
    """Return a random legal move. Each of its actions is chosen at random."""
    step: Step[Any] | None = s.agenda[-1]
    said: list[int] = []
    while step is not None:
        a = step.sample(s, rng)
        said.append(a)
        step = step.then(s, a)
    return tuple(said)


def judge(s: State, sentence: Sentence) -> Refusal | None:
    """Return why this sentence is illegal, or None if it is legal."""
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


def say(s: State, sentence: Sentence) -> None:
    """Apply all actions of a legal sentence."""
    for a in sentence:
        apply(s, a)


def foresee(view: State, sentence: Sentence) -> bool:
    """Preview a legal move in a seat's view, as far as the seat can know. Return whether others may answer it.

    The preview assumes that nobody answers. It stops at a chance event or at a seat's next choice.
    """
    say(view, sentence)
    answered = False
    while view.agenda and isinstance(view.agenda[-1], Window):
        answered = True
        apply(view, view.agenda[-1].passing())
    return answered
