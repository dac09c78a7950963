"""The lobby: open tables, the players in their seats, and the commands before a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabbytop.bots.levels import level_of
from tabbytop.engine.plain import printable
from tabbytop.narrate.language import Language
from tabbytop.wire import messages as m

LONGEST_SHOWN_NAME = 60
"""Maximum length of a name that we print, in case a server doesn't limit its names."""
NO_SEAT = -1


def describe_setup(language: Language, setup: m.Setup, variants: int) -> str:
    """Describe the game that a table plays."""
    variant = "advanced" if setup.options.get("advanced") else "basic" if variants > 1 else "only"
    game = language.say(setup.game)
    return language.say("join-table", game=game, players=setup.players, variant=variant)


def describe_seats(language: Language, table: m.TableInfo) -> list[str]:
    """Describe the seats and their players, one line each."""
    lines = []
    for i, seat in enumerate(table.seats):
        kind = "bot" if seat.kind == "bot" else "empty" if seat.kind == "empty" else "ready" if seat.ready else "waits"
        name = printable(seat.name, LONGEST_SHOWN_NAME)
        yours = "yes" if seat.yours else "no"
        level = language.say(level_of(seat.level)) if seat.level else ""
        lines.append(language.say("join-seat", seat=i, name=name, kind=kind, yours=yours, level=level))
    return lines


class OpenTable(msgspec.Struct):
    """An open table in the server's list."""

    id: str
    game: str
    players: int
    seats: list[dict[str, Any]]
    host: str


def describe_open_tables(language: Language, tables: list[OpenTable]) -> list[str]:
    """Describe the open tables in a numbered list, one line each."""
    lines = []
    for i, one in enumerate(tables):
        free = sum(not seat.get("bot") and not seat.get("person") for seat in one.seats)
        host = printable(one.host, LONGEST_SHOWN_NAME)
        game = language.say(one.game)
        lines.append(language.say("join-open", number=i + 1, host=host, game=game, players=one.players, free=free))
    return lines


def _parse_seat(words: list[str]) -> int:
    """Parse the number of a seat, or return `NO_SEAT`, which the server refuses."""
    return int(words[0][:6]) if words and words[0].isascii() and words[0].isdigit() else NO_SEAT


LOBBY_COMMANDS: dict[str, Callable[[list[str]], m.Command]] = {
    "sit": lambda words: m.Sit(seat=_parse_seat(words) if words else None),
    "ready": lambda words: m.Ready(),
    "wait": lambda words: m.Ready(ready=False),
    "start": lambda words: m.Start(),
    "bot": lambda words: m.SeatBot(_parse_seat(words), words[1] if len(words) > 1 else "house-cat"),
    "remove": lambda words: m.Remove(_parse_seat(words)),
    "cancel": lambda words: m.Cancel(),
}
"""Commands to send to the table before a game, by the word that is typed."""


def parse_lobby_command(line: str) -> m.Command | None:
    """Parse a typed command to the table, or return None if the line is something else."""
    words = line.split()
    make = LOBBY_COMMANDS.get(words[0]) if words else None
    return None if make is None else make(words[1:])
