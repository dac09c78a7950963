"""First lessons: prepared positions with a move to find.

The rules engine plays them; the client only compares words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from tabbytop.engine.play import actor, some_sentences
from tabbytop.server.views.frame import action_texts, tree_of
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match

LEARNER = 0
"""The learner's seat."""


class OtherMove(msgspec.Struct, forbid_unknown_fields=True):
    """Legal moves that aren't the intended ones, and the message that explains why."""

    say: list[str]
    key: str


class StepFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step in a lesson's file. Without a position, it continues after the previous step."""

    id: str
    rules: list[str]
    position: dict[str, Any] | None = None
    accept: list[list[str]] = []
    """Beginnings of the intended moves; a word may end in `*`. Empty if there is nothing to do but look."""
    then: list[list[str]] = []
    """The other players' moves after it."""
    other: list[OtherMove] = []
    lit: list[tuple[int, int]] = []
    """Cells that the text refers to."""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson's file."""

    game: str
    names: list[str]
    """The players' names. The first player is the learner and has no name."""
    steps: list[StepFile]


class IntendedMove(msgspec.Struct, omit_defaults=True):
    """An intended move, and the view after it."""

    say: list[str]
    view: dict[str, Any]
    tally: Any = None


class LessonStep(msgspec.Struct, omit_defaults=True):
    """A step: the view, the legal moves, and the intended ones."""

    id: str
    rules: list[str]
    view: dict[str, Any]
    options: dict[str, Any] = {}
    """The legal moves, as in a Frame."""
    accept: list[IntendedMove] = []
    other: list[OtherMove] = []
    lit: list[tuple[int, int]] = []
    tally: Any = None


class Lesson(msgspec.Struct):
    """A first lesson. Its messages have the ids `lesson-GAME-STEP`, with the suffixes `-right` and `-hint`."""

    game: str
    names: list[str]
    seat: int
    steps: list[LessonStep]


def read_lesson(game: str) -> LessonFile:
    """Read a game's lesson file."""
    data = (resources.files("tabbytop") / "lessons" / f"{game}.json").read_bytes()
    return msgspec.json.decode(data, type=LessonFile)


@dataclass
class LessonStage:
    """A step at its position, and every intended move with the match after it."""

    step: StepFile
    match: Match
    moves: list[tuple[int, ...]]
    """All legal moves; none if there is nothing to do but look."""
    intended: list[tuple[list[str], Match]]


def stages_of(file: LessonFile) -> Iterator[LessonStage]:
    """Play a lesson by the rules. A step without a position continues after the previous step's first intended move."""
    match: Match | None = None
    for step in file.steps:
        if step.position is not None:
            game, start, script = open_position(step.position)
            match = Match(game, start, Script(script))
            match.deal()
        assert match is not None, "a lesson must begin with a position"
        stage = LessonStage(step, match, some_sentences(match.view(LEARNER)) if step.accept else [], [])
        texts = action_texts(match.game.words)
        for move in stage.moves:
            said = [texts[a] for a in move]
            if any(is_intended(said, path) for path in step.accept):
                stage.intended.append((said, after_move(match, move, step.then)))
        yield stage
        match = stage.intended[0][1] if stage.intended else match


@cache
def lesson_of(game: str) -> Lesson:
    """Return a game's lesson, built once."""
    file = read_lesson(game)
    return Lesson(game, file.names, LEARNER, [step_of(stage) for stage in stages_of(file)])


def step_of(stage: LessonStage) -> LessonStep:
    """Return a step in the form sent to clients."""
    step, match = stage.step, stage.match
    view = match.view(LEARNER)
    made = LessonStep(step.id, step.rules, dict(match.game.write_view(view)), other=step.other, lit=step.lit)
    made.tally = match.game.tally(view)
    made.options = tree_of(stage.moves, action_texts(match.game.words))
    for said, after in stage.intended:
        seen = after.view(LEARNER)
        made.accept.append(IntendedMove(said, dict(after.game.write_view(seen)), after.game.tally(seen)))
    return made


def is_intended(said: list[str], path: list[str]) -> bool:
    """Return whether a move begins with these words."""
    if len(path) > len(said):
        return False
    return all(
        word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted
        for word, wanted in zip(said, path, strict=False)
    )


def after_move(match: Match, move: tuple[int, ...], then: list[list[str]]) -> Match:
    """Return the match after the learner's move and the other players' moves."""
    after = Match(match.game, match.game.clone(match.state), match.dealer.copy())
    after.say(LEARNER, move)
    for said in then:
        after.say(actor(after.state), tuple(match.game.words.read(word) for word in said))
    return after
