"""First lessons: prepared positions with a move to find. The rules play them; a page only compares words."""

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

ME = 0
"""The seat of who learns."""


class Other(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that are allowed but not meant here, and the sentence that says why."""

    say: list[str]
    key: str


class StepFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step as its file has it. Without a position it goes on after the step before."""

    id: str
    rules: list[str]
    position: dict[str, Any] | None = None
    accept: list[list[str]] = []
    """Beginnings of the moves that are meant; a word may end in `*`. None: there is only something to see."""
    then: list[list[str]] = []
    """What the others say after it."""
    other: list[Other] = []
    lit: list[tuple[int, int]] = []
    """Cells that the text speaks of."""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    game: str
    names: list[str]
    """Who sits there; the first is who learns, and has none."""
    steps: list[StepFile]


class Found(msgspec.Struct, omit_defaults=True):
    """A move that is meant, and what one sees after it."""

    say: list[str]
    view: dict[str, Any]
    tally: Any = None


class LessonStep(msgspec.Struct, omit_defaults=True):
    """A step: what one sees, what one may say, and what is meant."""

    id: str
    rules: list[str]
    view: dict[str, Any]
    options: dict[str, Any] = {}
    """As in a Frame."""
    accept: list[Found] = []
    other: list[Other] = []
    lit: list[tuple[int, int]] = []
    tally: Any = None


class Lesson(msgspec.Struct):
    """A first lesson. Its sentences have the names `lesson-GAME-STEP`, and so on with `-right` and `-hint`."""

    game: str
    names: list[str]
    seat: int
    steps: list[LessonStep]


def read_lesson(game: str) -> LessonFile:
    """The file of a game's lesson."""
    data = (resources.files("tabbytop") / "lessons" / f"{game}.json").read_bytes()
    return msgspec.json.decode(data, type=LessonFile)


@dataclass
class Stage:
    """A step at its position, and every move that is meant, with the match after it."""

    step: StepFile
    match: Match
    moves: list[tuple[int, ...]]
    """All that one may say; none where there is only something to see."""
    meant: list[tuple[list[str], Match]]


def stages_of(file: LessonFile) -> Iterator[Stage]:
    """A lesson, played by the rules. A step without a position goes on after the first move meant before it."""
    match: Match | None = None
    for step in file.steps:
        if step.position is not None:
            game, start, script = open_position(step.position)
            match = Match(game, start, Script(script))
            match.deal()
        assert match is not None, "a lesson begins with a position"
        stage = Stage(step, match, some_sentences(match.view(ME)) if step.accept else [], [])
        texts = action_texts(match.game.words)
        for move in stage.moves:
            said = [texts[a] for a in move]
            if any(is_meant(said, path) for path in step.accept):
                stage.meant.append((said, played(match, move, step.then)))
        yield stage
        match = stage.meant[0][1] if stage.meant else match


@cache
def lesson_of(game: str) -> Lesson:
    """A game's lesson; made once."""
    file = read_lesson(game)
    return Lesson(game, file.names, ME, [step_of(stage) for stage in stages_of(file)])


def step_of(stage: Stage) -> LessonStep:
    """A step as it is sent."""
    step, match = stage.step, stage.match
    view = match.view(ME)
    made = LessonStep(step.id, step.rules, dict(match.game.write_view(view)), other=step.other, lit=step.lit)
    made.tally = match.game.tally(view)
    made.options = tree_of(stage.moves, action_texts(match.game.words))
    for said, after in stage.meant:
        seen = after.view(ME)
        made.accept.append(Found(said, dict(after.game.write_view(seen)), after.game.tally(seen)))
    return made


def is_meant(said: list[str], path: list[str]) -> bool:
    """Does a move begin with these words?"""
    if len(path) > len(said):
        return False
    return all(
        word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted
        for word, wanted in zip(said, path, strict=False)
    )


def played(match: Match, move: tuple[int, ...], then: list[list[str]]) -> Match:
    """The match after a move of who learns and what the others say to it."""
    after = Match(match.game, match.game.clone(match.state), match.dealer.copy())
    after.say(ME, move)
    for said in then:
        after.say(actor(after.state), tuple(match.game.words.read(word) for word in said))
    return after
