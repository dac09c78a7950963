"""External bots: a Python class with a `move` method, or a program that speaks the line protocol.

Specs look like `class:FILE.py:Name`, `class:package.module:Name` or `program:COMMAND LINE`. Anything else is a built-in
level.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import shlex
import shutil
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots.bot import Bot
from tabbytop.bots.levels import read_bot
from tabbytop.bots.program import ProgramBot
from tabbytop.bots.seat_info import Forfeit, SeatInfo
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.plain import printable, shown

CLASS = "class:"
PROGRAM = "program:"
LONGEST_DETAIL = 160


class ClassBot:
    """A bot implemented by a user's Python class. If its code raises, it forfeits the move and the game continues."""

    def __init__(self, kind: type[Any]) -> None:
        self.remembers = False
        self.init_error: Exception | None = None
        try:
            self.instance = kind()
            self.remembers = bool(getattr(self.instance, "remembers", False))
        except Exception as error:
            self.init_error = error

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the move of the user's class."""
        try:
            if self.init_error is not None:
                raise self.init_error
            said = self.instance.move(game, view, heard, rng)
        except Exception as error:
            raise Forfeit("raised", f"{type(error).__name__}: {error}") from error
        if not isinstance(said, list | tuple) or not said or not all([type(a) is int for a in said]):
            raise Forfeit("invalid", shown(said))
        return tuple(said)


@cache
def load_class(text: str) -> type[Any]:
    """Import the class named by `FILE.py:Name` or `package.module:Name`."""
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
    """Split a command line into words and check that the program exists."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise Refusal("", "no-such-program", {"found": shown(text)})
    return words


def check_spec(spec: str) -> None:
    """Raise `Refusal` if a spec doesn't name a bot."""
    if spec.startswith(CLASS):
        load_class(spec.removeprefix(CLASS))
    elif spec.startswith(PROGRAM):
        read_command(spec.removeprefix(PROGRAM))
    else:
        read_bot(spec)


def make_bot(spec: str, seat_info: SeatInfo) -> Bot:
    """Create a bot for one seat and one game. Call `close_bot` when the game is over."""
    if spec.startswith(CLASS):
        return ClassBot(load_class(spec.removeprefix(CLASS)))
    if spec.startswith(PROGRAM):
        return ProgramBot(read_command(spec.removeprefix(PROGRAM)), seat_info)
    return read_bot(spec)


def close_bot(bot: Bot, result: dict[str, Any] | None) -> None:
    """Close a bot after a game. `result` is sent to it; with None, it is stopped immediately."""
    close = getattr(bot, "close", None)
    if close is not None and not isinstance(bot, ClassBot):
        close(result)


def name_of(spec: str) -> str:
    """Return a short default name for a bot."""
    if spec.startswith(CLASS):
        return spec.rpartition(":")[2]
    if spec.startswith(PROGRAM):
        words = read_command(spec.removeprefix(PROGRAM))
        files = [word for word in words[1:] if "." in word and not word.startswith("-")]
        return os.path.basename(files[0] if files else words[0])
    return spec


def code_of(spec: str) -> str:
    """Return a hash of the files that a spec refers to, to detect changed code."""
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
