"""Before the game: which table, who sits there, who is ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabbytop.engine.plain import printable
from tabbytop.narrate.language import Language
from tabbytop.wire import messages as m

LONGEST_NAME = 60
"""Letters of a name that are shown; it is the server that says how long names may be."""


def tell_setup(language: Language, setup: m.Setup, variants: int) -> str:
    """What is played there."""
    variant = "advanced" if setup.options.get("advanced") else "basic" if variants > 1 else "only"
    game = language.say(setup.game)
    return language.say("join-table", game=game, players=setup.players, variant=variant)


def tell_seats(language: Language, table: m.TableInfo) -> list[str]:
    """Who sits where, a line for each seat."""
    told = []
    for i, seat in enumerate(table.seats):
        kind = "bot" if seat.kind == "bot" else "empty" if seat.kind == "empty" else "ready" if seat.ready else "waits"
        name = printable(seat.name, LONGEST_NAME)
        yours = "yes" if seat.yours else "no"
        told.append(language.say("join-seat", seat=i, name=name, kind=kind, yours=yours))
    return told


class Open(msgspec.Struct):
    """An open table, as the server lists it."""

    id: str
    game: str
    players: int
    seats: list[dict[str, Any]]
    host: str


def tell_open(language: Language, tables: list[Open]) -> list[str]:
    """The open tables, numbered."""
    told = []
    for i, one in enumerate(tables):
        free = sum(not seat.get("bot") and not seat.get("person") for seat in one.seats)
        host = printable(one.host, LONGEST_NAME)
        game = language.say(one.game)
        told.append(language.say("join-open", number=i + 1, host=host, game=game, players=one.players, free=free))
    return told


def _seat(words: list[str]) -> int:
    """The seat that is named; -1, which there is not, where it is no number."""
    return int(words[0][:6]) if words and words[0].isascii() and words[0].isdigit() else -1


DOINGS: dict[str, Callable[[list[str]], m.Doing]] = {
    "sit": lambda words: m.Sit(seat=_seat(words) if words else None),
    "ready": lambda words: m.Ready(),
    "wait": lambda words: m.Ready(ready=False),
    "start": lambda words: m.Start(),
    "bot": lambda words: m.SeatBot(_seat(words), words[1] if len(words) > 1 else "house-cat"),
    "remove": lambda words: m.Remove(_seat(words)),
    "cancel": lambda words: m.Cancel(),
}
"""What one can type before the game."""


def read_doing(line: str) -> m.Doing | None:
    """What a typed line asks the table to do, if anything."""
    words = line.split()
    make = DOINGS.get(words[0]) if words else None
    return None if make is None else make(words[1:])
