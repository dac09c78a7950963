"""Reading and writing files. Any error becomes a refusal that names the file and the place."""

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
from tabbytop.games.registry import game_of, read_position

LARGEST = 4_000_000
"""Maximum size of a file, in bytes. The record of a game has about ten thousand."""

DECKS = {"cat-box": ("mirror", "secret"), "if-it-fits": ("cardboard",), "here-kitty-kitty": ("neighborhood",)}
"""The decks that come with each game; the first is the default."""


LONGEST_REASON = 120
"""Maximum length of an error's reason, which may quote a file."""


def reason_of(error: OSError | ValueError) -> str:
    """Return the operating system's reason for an error."""
    if isinstance(error, OSError):
        return (error.strerror or "unknown").lower()
    return "not a file name"


def read_text(path: str) -> bytes:
    """Read the bytes of a file that the user named. `-` is standard input."""
    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refusal("", "cannot-read", {"file": shown(path), "reason": reason_of(error)}) from error
    if len(data) > LARGEST:
        raise Refusal("", "too-large", {"file": shown(path), "most": LARGEST // 1_000_000})
    return data


def read_json(path: str) -> Any:
    """Read plain data from a JSON file."""
    return from_json(read_text(path), path, Any)


def from_json(data: bytes, name: str, kind: Any) -> Any:
    """Decode JSON into plain data, or validate it as a record. Errors become refusals that name the file."""
    try:
        value = msgspec.json.decode(data, type=kind)
        # Check for duplicate keys, of which msgspec silently keeps the last. Values don't matter, so numbers stay text.
        json.loads(data, object_pairs_hook=_reject_duplicates, parse_int=str, parse_float=str)
        return value
    except msgspec.ValidationError as error:
        found = re.search(r" - at `(?:key in )?\$\.?([\w.\[\]]*)`$", str(error))
        reason = str(error)[: found.start()] if found else str(error)
        facts: dict[str, str | int] = {"file": shown(name), "reason": _lowercase_reason(reason)}
        where = found[1] if found else ""
        raise Refusal("", "not-json" if kind is Any else "not-a-record", facts, where) from error
    except UnicodeDecodeError as error:
        raise Refusal("", "not-utf-8", {"file": shown(name)}) from error
    except msgspec.DecodeError as error:
        raise Refusal("", "not-json", {"file": shown(name), "reason": _lowercase_reason(str(error))}) from error
    except RecursionError as error:
        raise Refusal("", "too-deep", {"file": shown(name)}) from error
    except _DuplicateKey as error:
        raise Refusal("", "key-twice", {"file": shown(name), "key": shown(error.args[0])}) from error


class _DuplicateKey(Exception):
    """Raised when a JSON object has a duplicate key."""


def _reject_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object from its pairs, or raise if a key occurs twice."""
    value: dict[str, Any] = {}
    for key, one in pairs:
        if key in value:
            raise _DuplicateKey(key)
        value[key] = one
    return value


def _lowercase_reason(reason: str) -> str:
    """Return a reason in lowercase without its final period, so that it can follow a colon."""
    first = reason[:1] if reason[1:2].isupper() else reason[:1].lower()
    return printable(first + reason[1:].rstrip("."), LONGEST_REASON)


def read_deck(game: str, name: str) -> Any:
    """Return a deck that comes with the game, by name, or read one from a file."""
    if name in DECKS[game]:
        return msgspec.json.decode((resources.files("tabbytop") / "decks" / game / f"{name}.json").read_bytes())
    if not os.path.exists(name) and "." not in name and os.sep not in name:
        raise Refusal("", "no-such-deck", {"found": shown(name), "names": ", ".join(DECKS[game])})
    return read_json(name)


def open_position(data: object, deck: str | None = None) -> tuple[Game[Any], Any, list[int]]:
    """Read a position and return its game, state and dealer's script. It may name cards of `deck` (default: ours)."""
    game = game_of(data, "position")
    return read_position(data, read_deck(game, DECKS[game][0] if deck is None else deck))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically, so that it is never incomplete."""
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
    """Return the folder of saved games, in the platform's user data folder."""
    return user_data_path("tabbytop", appauthor=False) / "games"
