"""Rematch: a new table with the same people, each shifted by one seat."""

from __future__ import annotations

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.lobby import BotSeated, Sat
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire.messages import Setup
from tabbytop.wire.tallies import GameChoice


class RematchCreated(Entry, tag="rematch"):
    """There is a new table for the next game."""

    public = ("table",)
    table: str

    def apply(self, table: TableState) -> None:
        table.rematch = self.table

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-rematch")]


def check_rematch(table: TableState, actor: Actor) -> None:
    """Refuse anyone who didn't play here, or asks too early."""
    if table.status != "over":
        raise Refusal("", "not-over")
    if actor.only is not None or not table.seats_of(actor.person):
        raise Refusal("", "not-your-seat")


def decide_rematch_created(table: TableState, rematch: str) -> list[Entry]:
    """Note the rematch's table, once."""
    return [] if table.rematch else [RematchCreated(rematch)]


def rematch_seats(table: TableState, deleted: set[str]) -> list[Entry]:
    """Shift everyone by one seat; seats of deleted accounts stay empty.

    People have no nonce yet: their clients send one when they see the new table's commitment.
    """
    entries: list[Entry] = []
    count = len(table.seats)
    for i, seat in enumerate(table.seats):
        place = (i + count - 1) % count
        if seat.level:
            entries.append(BotSeated(place, seat.level, seat.name, seat.character))
        elif seat.person and seat.person not in deleted:
            entries.append(Sat(place, seat.person, seat.name))
    return entries


def rematch_setup(table: TableState) -> Setup:
    """Return the rematch's setup: the same seat begins, and choices made for each seat move on with their people.

    A seat that didn't choose gets the first one left.
    """
    assert table.match is not None
    options = {**table.setup.options, "first": table.first_seat}
    for choice in msgspec.convert(table.match.game.choices, list[GameChoice]):
        if choice.kind == "each-seat" and choice.name in options:
            chosen = list(options[choice.name])
            chosen += [one["name"] for one in choice.values if one["name"] not in chosen]
            options[choice.name] = [*chosen[1 : table.setup.players], chosen[0]]
    return msgspec.structs.replace(table.setup, options=options)
