"""The characters of bots: named cats with a face, a temperament and a style of play, in `characters.json`.

The style changes how a bot plays within its level: `bots/evaluators/<game>.json` says how. The temperament and the face
are for clients, which show the bot and let it react.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib.resources import files
from typing import Literal

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown

STYLES = ("hoarder", "rusher", "meddler", "homebody")


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cat that a bot can be."""

    id: str
    name: str
    face: str
    """The drawing in the browser client."""
    temperament: Literal["cheerful", "grumpy", "proud", "shy"]
    style: str


CHARACTERS = {
    one.id: one
    for one in msgspec.json.decode(
        files("tabbytop.bots").joinpath("characters.json").read_bytes(), type=dict[str, list[Character]]
    )["characters"]
}
"""All characters, by id."""


def character_named(id: str) -> Character:
    """Return a character by id, or raise `Refusal`."""
    found = CHARACTERS.get(id)
    if found is None:
        raise Refusal("", "no-such-character", {"found": shown(id), "names": ", ".join(CHARACTERS)})
    return found


def pick_character(taken: Iterable[str], seed: bytes) -> str:
    """Return the id of a character that isn't at the table yet, chosen by a random seed; empty if all are.

    >>> pick_character(set(CHARACTERS) - {"pepper"}, b"anything")
    'pepper'
    """
    sits = set(taken)
    free = [id for id in CHARACTERS if id not in sits]
    return free[int.from_bytes(hashlib.sha256(seed).digest()[:8], "big") % len(free)] if free else ""
