"""Next moves: while a window is open, the seat that comes after it may already choose its move, and seal it.

A sealed move is played when the window closes, unless someone acted in it. It waits for every window before it. What
became of it follows from the log, so nothing else needs to be stored.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.engine.play import actor, apply, judge
from tabbytop.engine.seats import WATCHER
from tabbytop.engine.window import Window
from tabbytop.server.tables.state import TableState
from tabbytop.table.match import Match

Sentence = tuple[int, ...]


class NextMove(msgspec.Struct, frozen=True):
    """A sealed move."""

    after: int
    """The table's last entry when it was sealed."""
    say: Sentence
    """Its actions; none if it was withdrawn."""

    def is_over(self, table: TableState, seat: int) -> bool:
        """Return whether it no longer counts: withdrawn, undone, or the seat has moved or was taken over by a bot."""
        return not self.say or bool(table.seats[seat].bot) or self.after < table.moved_at.get(seat, 0)

    def is_pending(self, table: TableState, seat: int) -> bool:
        """Return whether it will be played if everyone passes."""
        return self.after >= table.acted_at and not self.is_over(table, seat)

    def is_draft(self, table: TableState, seat: int) -> bool:
        """Return whether its seat is asked again, because someone has acted since it was sealed."""
        return self.after < table.acted_at and not self.is_over(table, seat)


def view_ahead(table: TableState, seat: int) -> Any | None:
    """Return a seat's view as if everyone passed in the open window and those that follow, or None if it isn't next.

    It is computed from the seat's own view, so it reveals nothing. It stops at chance and at another seat's choice.
    """
    if table.match is None or table.window is None or table.seats[seat].bot or table.setup.clock.kind == "slow":
        return None
    view = table.match.view(seat)
    while view.agenda and isinstance(view.agenda[-1], Window):
        apply(view, view.agenda[-1].passing())
    return view if actor(view) == seat else None


def seat_ahead(table: TableState) -> int | None:
    """Return the seat that moves next if everyone passes in the open window and those that follow.

    None if chance comes first. This is public: it is computed from a watcher's view.
    """
    assert table.match is not None
    view = table.match.view(WATCHER)
    while view.agenda and isinstance(view.agenda[-1], Window):
        apply(view, view.agenda[-1].passing())
    seat = actor(view)
    return seat if seat >= 0 else None


def match_ahead(match: Match) -> Match:
    """Return the match as it will be if everyone passes in the open window and those that follow."""
    later = match.fork()
    while later.state.agenda and isinstance(later.state.agenda[-1], Window):
        later.say(actor(later.state), (later.state.agenda[-1].passing(),))
    return later


def draft_words(table: TableState, seat: int, move: NextMove | None) -> list[str]:
    """Return the words of a move that was sealed but not played, if its seat can make it now or next."""
    if move is None or table.match is None or not move.is_draft(table, seat):
        return []
    view = view_ahead(table, seat)
    if table.window is None and table.seat_to_move == seat:
        view = table.match.view(seat)
    if view is None or judge(view, move.say) is not None:
        return []
    return [table.match.game.words.write(a) for a in move.say]
