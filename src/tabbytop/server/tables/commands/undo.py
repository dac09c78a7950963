"""Undo: immediately while neither chance nor another seat has acted, otherwise only if every other seat agrees."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match, require_plays
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.table.match import FORWARD
from tabbytop.wire import messages as m

MAX_UNDOS = 100
"""Undos per table. Loading a table replays the match once for each of them."""


class Undone(Entry, tag="undone"):
    """A seat's last move was undone, with everything after it."""

    changes_match = True
    seat: int
    agreed: bool = False

    def apply(self, table: TableState) -> None:
        assert table.match is not None
        table.match.undo(self.seat, agreed=self.agreed)
        table.moved_at = dict.fromkeys(range(len(table.seats)), table.entry_number)
        table.match_changed()


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to undo its last move."""

    seat: int

    def apply(self, table: TableState) -> None:
        table.undo_seat, table.undo_votes = self.seat, {self.seat}
        table.undo_asked = table.entry_number

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-undo-asked", who=table.name_at(n, self))]


class UndoAnswered(Entry, tag="undo-answered"):
    """A seat agreed to an undo, or declined."""

    public = ("agree",)
    seat: int
    agree: bool

    def apply(self, table: TableState) -> None:
        table.undo_votes.add(self.seat)
        if not self.agree:
            table.undo_seat = None

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-undo-agreed" if self.agree else "news-undo-declined", who=table.name_at(n, self))]


def decide_undo(table: TableState, actor: Actor, command: m.Undo) -> list[Entry]:
    """Undo a seat's last move immediately, or ask everyone else once chance or another seat has acted.

    The same card is on top again after an undo, so every other seat must agree, and a bot never does: nobody learns
    the next card at the expense of a player who left, or of a bot.
    """
    match = require_match(table)
    seat = actor.seat_at(table, command.seat)
    require_plays(table, seat)
    if command.n < table.move_number:
        raise Refusal("", "late", {"n": command.n, "moved": table.move_number})
    if sum(line.undoes != FORWARD for line in match.lines) >= MAX_UNDOS:
        raise Refusal("", "too-many-undos", {"most": MAX_UNDOS})
    if not any(line.author == seat for line in match.live):
        raise Refusal("", "nothing-to-undo")
    if table.window is not None:  # others may have answered already
        raise Refusal("", "too-late-to-undo")
    if match.can_undo(seat):
        return [Undone(seat)]
    if table.undo_seat == seat:
        return []
    if table.undo_seat is not None:
        raise Refusal("", "undo-pending", {"who": table.seats[table.undo_seat].name})
    bots = [one.name for i, one in enumerate(table.seats) if i != seat and one.bot]
    if bots:
        raise Refusal("", "undo-needs-people", {"names": ", ".join(bots)})
    return [UndoAsked(seat)]


def decide_agree_undo(table: TableState, actor: Actor, command: m.AgreeUndo) -> list[Entry]:
    """Agree to an undo, or decline it."""
    require_match(table)
    seat = actor.seat_at(table, command.seat)
    if table.undo_seat is None:
        raise Refusal("", "no-undo-asked")
    require_plays(table, seat)
    if command.agree and command.n is not None and command.n < table.undo_asked:
        raise Refusal("", "late", {"n": command.n, "moved": table.undo_asked})
    if command.agree and seat in table.undo_votes:
        return []
    entries: list[Entry] = [UndoAnswered(seat, command.agree)]
    if command.agree and len(table.undo_votes | {seat}) == len(table.seats):
        entries.append(Undone(table.undo_seat, agreed=True))
    return entries


HANDLERS = {m.Undo: decide_undo, m.AgreeUndo: decide_agree_undo}
