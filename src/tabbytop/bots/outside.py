"""Bots from outside: any Python class with a `move`, or any program that speaks the line protocol.

`class:FILE.py:Name`, `class:package.module:Name`, `program:COMMAND LINE`. Everything else is a level.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots.bot import Bot
from tabbytop.bots.levels import read_bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.plain import printable, shown

CLASS = "class:"
PROGRAM = "program:"
LONGEST_DETAIL = 160


class Forfeit(Exception):
    """A bot did not answer with a move, so another makes it.

    `why` is `late`, `illegal`, `rubbish`, `dead`, `gone` (dead too often) or `raised`; `detail` is what is known
    besides, `refusal` the rule behind it, `said` the last lines of a program's standard error.
    """

    def __init__(self, why: str, detail: str = "", refusal: Refusal | None = None, said: tuple[str, ...] = ()) -> None:
        super().__init__(why, detail, refusal, said)
        self.why = why
        self.detail = printable(detail, LONGEST_DETAIL)
        self.refusal = refusal
        self.said = said


@dataclass(frozen=True)
class Chair:
    """Where a bot sits down: all that a bot may know before the first move."""

    game: Game[Any]
    deck: dict[str, Any]
    options: dict[str, Any]
    seat: int
    players: int
    seed: int
    """Luck of its own, the same whenever this game is played again."""
    seconds: float
    """For a move."""


class Guest:
    """A bot of a Python class from outside. What it raises costs it the move, nothing else."""

    def __init__(self, kind: type[Any]) -> None:
        self.remembers = False
        self.trouble: Exception | None = None
        try:
            self.made = kind()
            self.remembers = bool(getattr(self.made, "remembers", False))
        except Exception as error:
            self.trouble = error

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """The move that the class makes."""
        try:
            if self.trouble is not None:
                raise self.trouble
            said = self.made.move(game, view, heard, rng)
        except Exception as error:
            raise Forfeit("raised", f"{type(error).__name__}: {error}") from error
        if not isinstance(said, list | tuple) or not said or not all([type(a) is int for a in said]):
            raise Forfeit("rubbish", shown(said))
        return tuple(said)


@cache
def load_class(text: str) -> type[Any]:
    """The class that `FILE.py:Name` or `package.module:Name` names."""
    place, _, name = text.rpartition(":")
    try:
        if place.endswith(".py"):
            path = Path(place)
            about = importlib.util.spec_from_file_location(f"tabbytop_guest_{_digest(str(path.resolve()))}", path)
            assert about is not None
            assert about.loader is not None
            module = importlib.util.module_from_spec(about)
            sys.modules[about.name] = module
            about.loader.exec_module(module)
        else:
            if os.getcwd() not in sys.path:
                sys.path.append(os.getcwd())
            module = importlib.import_module(place)
        found = getattr(module, name)
    except (Exception, SystemExit) as error:
        reason = printable(f"{type(error).__name__}: {error}".rstrip("."), LONGEST_DETAIL)
        raise Refusal("", "no-such-class", {"found": shown(text), "reason": reason}) from error
    if not isinstance(found, type) or not callable(getattr(found, "move", None)):
        raise Refusal("", "not-a-bot-class", {"found": shown(text)})
    return found


def read_command(text: str) -> list[str]:
    """A command line as its words; the program must be there."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise Refusal("", "no-such-program", {"found": shown(text)})
    return words


def check(spec: str) -> None:
    """Refuse what is no bot."""
    if spec.startswith(CLASS):
        load_class(spec.removeprefix(CLASS))
    elif spec.startswith(PROGRAM):
        read_command(spec.removeprefix(PROGRAM))
    else:
        read_bot(spec)


def sit(spec: str, chair: Chair) -> Bot:
    """A bot in its chair, for one game. When the game is over it must be asked to `leave`."""
    if spec.startswith(CLASS):
        return Guest(load_class(spec.removeprefix(CLASS)))
    if spec.startswith(PROGRAM):
        from tabbytop.bots.program import Program

        return Program(read_command(spec.removeprefix(PROGRAM)), chair)
    return read_bot(spec)


def leave(bot: Bot, result: dict[str, Any] | None) -> None:
    """A bot stands up: after the game with its result, or at once."""
    close = getattr(bot, "close", None)
    if close is not None and not isinstance(bot, Guest):
        close(result)


def name_of(spec: str) -> str:
    """A short name for a bot that was given none."""
    if spec.startswith(CLASS):
        return spec.rpartition(":")[2]
    if spec.startswith(PROGRAM):
        words = read_command(spec.removeprefix(PROGRAM))
        files = [word for word in words[1:] if "." in word and not word.startswith("-")]
        return os.path.basename(files[0] if files else words[0])
    return spec


def code_of(spec: str) -> str:
    """A fingerprint of the files that a bot's name points to: it changes where they do."""
    if spec.startswith(CLASS):
        named = [spec.removeprefix(CLASS).rpartition(":")[0]]
    elif spec.startswith(PROGRAM):
        named = read_command(spec.removeprefix(PROGRAM))
    else:
        return ""
    digest = hashlib.sha256()
    for name in named:
        if os.path.isfile(name):
            digest.update(Path(name).read_bytes())
    return digest.hexdigest()[:16]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
