"""Leaving a seat during the game, coming back, resigning, and running out of time."""

from __future__ import annotations

from typing import Literal

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.commands.lobby import decide_stand_up
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m

Reason = Literal["left", "time", "resigned", "away"]


class StoodIn(Entry, tag="stood-in"):
    """A bot plays for a seat from now on."""

    public = ("level", "why", "asked_by")
    seat: int
    level: str
    why: Reason
    asked_by: int | None = None
    """The seat of the other player who asked for it."""

    def apply(self, table: TableState) -> None:
        resigned = table.seats[self.seat].resigned or self.why == "resigned"
        table.change_seat(self.seat, stand_in=self.level, resigned=resigned)
        table.end_votes.discard(self.seat)
        table.undo_seat = None  # this seat can no longer agree
        table.moved_at[self.seat] = table.entry_number

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        by = "" if self.asked_by is None else table.names[self.asked_by]
        return [language.say(f"news-stood-in-{self.why}", who=table.name_at(n, self), by=by)]

    def quota_owner(self, table: TableState) -> str:
        return table.seats[self.seat if self.asked_by is None else self.asked_by].person


class CameBack(Entry, tag="back"):
    """A seat's owner plays again."""

    seat: int

    def apply(self, table: TableState) -> None:
        table.change_seat(self.seat, stand_in="")

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-back", who=table.name_at(n, self))]


def decide_leave(table: TableState, actor: Actor, command: m.Leave) -> list[Entry]:
    """Leave the seat: before the game it becomes empty, during the game a bot plays on."""
    seat = actor.seat_at(table, command.seat)
    if table.status == "open":
        return decide_stand_up(table, seat)
    if table.status == "playing" and not table.seats[seat].stand_in:
        return stand_in(table, seat, "left")
    return []


def decide_resign(table: TableState, actor: Actor, command: m.Resign) -> list[Entry]:
    """Give up. With two players the other one wins; with more, a bot plays on for good."""
    require_match(table)
    seat = actor.seat_at(table, command.seat)
    return [] if table.seats[seat].resigned else stand_in(table, seat, "resigned")


def decide_back(table: TableState, actor: Actor, command: m.Back) -> list[Entry]:
    """Take the seat back from the bot."""
    seat = actor.seat_at(table, command.seat)
    require_match(table)
    if table.seats[seat].resigned:
        raise Refusal("", "has-resigned")
    return [CameBack(seat)] if table.seats[seat].stand_in else []


def decide_time_up(table: TableState) -> list[Entry]:
    """Let a bot play for the seat whose time has run out."""
    seat = table.clocks.running
    return [] if seat is None else stand_in(table, seat, "time")


def stand_in(table: TableState, seat: int, why: Reason, asked_by: int | None = None) -> list[Entry]:
    """Let a bot play for a seat. This ends the match if nobody else plays, or if all others agreed to end it."""
    entries: list[Entry] = [StoodIn(seat, table.setup.stand_in, why, asked_by)]
    resigned = {i for i, one in enumerate(table.seats) if one.resigned} | ({seat} if why == "resigned" else set())
    still_in = [i for i, one in enumerate(table.seats) if one.person and i not in resigned]
    playing = table.people_playing - {seat}
    if why == "resigned" and len(table.seats) == 2:
        entries.append(Ended("resigned", [1 - seat]))
    elif not still_in:
        entries.append(Ended("abandoned", []))
    elif table.end_votes - {seat} and playing <= table.end_votes:
        entries.append(Ended("agreed", []))
    return entries


HANDLERS = {m.Leave: decide_leave, m.Resign: decide_resign, m.Back: decide_back}
