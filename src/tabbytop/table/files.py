"""Reading and writing files: whatever is in them, a fault is one refusal that names the place."""

from __future__ import annotations

import json
import os
import re
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import printable, shown
from tabbytop.games.shelf import game_of, read_position

LARGEST = 4_000_000
"""Bytes of the largest file that is read; a whole game is some ten thousand."""

DECKS = {"cat-box": ("mirror", "secret"), "if-it-fits": ("cardboard",), "here-kitty-kitty": ("neighborhood",)}
"""The decks that come with each game, the usual one first."""


LONGEST_REASON = 120
"""Letters of the longest reason that is told; it may quote what is in a file."""


def reason_of(error: OSError | ValueError) -> str:
    """Why the system refused, in its own words."""
    if isinstance(error, OSError):
        return (error.strerror or "unknown").lower()
    return "not a file name"


def read_text(path: str) -> bytes:
    """The bytes of a file that people wrote; `-` is standard input."""
    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refusal("", "cannot-read", {"file": shown(path), "reason": reason_of(error)}) from error
    if len(data) > LARGEST:
        raise Refusal("", "too-large", {"file": shown(path), "most": LARGEST // 1_000_000})
    return data


def read_json(path: str) -> Any:
    """The plain data in a JSON file."""
    return from_json(read_text(path), path, Any)


def from_json(data: bytes, name: str, kind: Any) -> Any:
    """Plain data from JSON text, or a record, which is checked as it is read."""
    try:
        value = msgspec.json.decode(data, type=kind)
        # Of a key that stands twice the last would count in silence; so numbers and texts are of no interest here.
        json.loads(data, object_pairs_hook=_once, parse_int=str, parse_float=str)
        return value
    except msgspec.ValidationError as error:
        found = re.search(r" - at `(?:key in )?\$\.?([\w.\[\]]*)`$", str(error))
        reason = str(error)[: found.start()] if found else str(error)
        facts: dict[str, str | int] = {"file": shown(name), "reason": _small(reason)}
        where = found[1] if found else ""
        raise Refusal("", "not-json" if kind is Any else "not-a-record", facts, where) from error
    except UnicodeDecodeError as error:
        raise Refusal("", "not-utf-8", {"file": shown(name)}) from error
    except msgspec.DecodeError as error:
        raise Refusal("", "not-json", {"file": shown(name), "reason": _small(str(error))}) from error
    except RecursionError as error:
        raise Refusal("", "too-deep", {"file": shown(name)}) from error
    except _KeyTwice as error:
        raise Refusal("", "key-twice", {"file": shown(name), "key": shown(error.args[0])}) from error


class _KeyTwice(Exception):
    """A key stands twice in one object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys stand once each."""
    value: dict[str, Any] = {}
    for key, one in pairs:
        if key in value:
            raise _KeyTwice(key)
        value[key] = one
    return value


def _small(reason: str) -> str:
    """A reason to stand behind a colon."""
    first = reason[:1] if reason[1:2].isupper() else reason[:1].lower()
    return printable(first + reason[1:].rstrip("."), LONGEST_REASON)


def read_deck(game: str, name: str) -> Any:
    """The deck of this name that comes with a game, or the one in a file."""
    if name in DECKS[game]:
        return msgspec.json.decode((resources.files("tabbytop") / "decks" / game / f"{name}.json").read_bytes())
    if not os.path.exists(name) and "." not in name and os.sep not in name:
        raise Refusal("", "no-such-deck", {"found": shown(name), "names": ", ".join(DECKS[game])})
    return read_json(name)


def open_position(data: object, deck: str | None = None) -> tuple[Game[Any], Any, list[int]]:
    """The game, the table and the dealer's script of a position; its cards may be named as in a deck, usually ours."""
    game = game_of(data, "position")
    return read_position(data, read_deck(game, DECKS[game][0] if deck is None else deck))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all, whatever happens meanwhile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except (OSError, ValueError) as error:
        raise Refusal("", "cannot-write", {"file": shown(str(path)), "reason": reason_of(error)}) from error


def games_folder() -> Path:
    """Return the folder of saved games, in the platform's folder for a user's data."""
    return user_data_path("tabbytop", appauthor=False) / "games"
