"""Ending a match: played to the end, agreed, or abandoned."""

from __future__ import annotations

from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match, require_plays
from tabbytop.server.tables.state import Ending, Entry, MatchResult, TableState
from tabbytop.wire import messages as m


class Ended(Entry, tag="ended"):
    """The match is over. From here on the dealer's secret is public."""

    public = ("how",)
    how: Ending
    winners: list[int]

    def apply(self, table: TableState) -> None:
        table.result = MatchResult(self.how, self.winners)
        table.status = "over"

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say(f"news-ended-{self.how}")]


class EndWanted(Entry, tag="end-wanted"):
    """A seat offers to end the game, or withdraws the offer."""

    public = ("agree",)
    seat: int
    agree: bool

    def apply(self, table: TableState) -> None:
        (table.end_votes.add if self.agree else table.end_votes.discard)(self.seat)

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        message = "news-end-wanted" if self.agree else "news-end-unwanted"
        return [language.say(message, who=table.name_at(n, self))]


def decide_end(table: TableState, actor: Actor, command: m.End) -> list[Entry]:
    """Offer to end the game without a winner. It ends once everyone who still plays has offered."""
    require_match(table)
    seat = actor.seat_at(table, command.seat)
    require_plays(table, seat)
    if (seat in table.end_votes) == command.agree:
        return []
    entries: list[Entry] = [EndWanted(seat, command.agree)]
    if command.agree and table.people_playing <= table.end_votes | {seat}:
        entries.append(Ended("agreed", []))
    return entries


def decide_abandon(table: TableState, before: float) -> list[Entry]:
    """Close a match in which nothing has happened since a time."""
    if table.status == "playing" and table.updated_at < before:
        return [Ended("abandoned", [])]
    return []


HANDLERS = {m.End: decide_end}
