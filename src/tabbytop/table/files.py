"""Reading and writing files: whatever is in them, a fault is one refusal that names the place."""

from __future__ import annotations

import os
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown

LARGEST = 4_000_000
"""Bytes of the largest file that is read; a whole game is some ten thousand."""

DECKS = {"cat-box": ("mirror", "secret")}
"""The decks that come with each game, the usual one first."""


def reason_of(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or "unknown").lower()


def read_text(path: str) -> bytes:
    """The bytes of a file that people wrote; `-` is standard input."""
    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Refusal("", "cannot-read", {"file": shown(path), "reason": reason_of(error)}) from error
    except ValueError as error:
        raise Refusal("", "cannot-read", {"file": shown(path), "reason": "not a file name"}) from error
    if len(data) > LARGEST:
        raise Refusal("", "too-large", {"file": shown(path), "most": LARGEST // 1_000_000})
    return data


def read_json(path: str) -> Any:
    """The plain data in a JSON file."""
    data = read_text(path)
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("", "not-json", {"file": shown(path), "reason": str(error)}) from error
    except RecursionError as error:
        raise Refusal("", "too-deep", {"file": shown(path)}) from error


def read_deck(game: str, name: str) -> Any:
    """The deck of this name that comes with a game, or the one in a file."""
    if name in DECKS[game]:
        return msgspec.json.decode((resources.files("tabbytop") / "decks" / game / f"{name}.json").read_bytes())
    if not Path(name).exists() and "." not in name and os.sep not in name:
        raise Refusal("", "no-such-deck", {"found": shown(name), "names": ", ".join(DECKS[game])})
    return read_json(name)


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
    except OSError as error:
        raise Refusal("", "cannot-write", {"file": shown(str(path)), "reason": reason_of(error)}) from error
