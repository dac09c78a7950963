"""How much one person may say and change at a table: who talks for ever fills no disk, and stops nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables import entries as e
from tabbytop.wire import messages as m

if TYPE_CHECKING:
    from tabbytop.server.tables.state import TableState

MAX_ENTRIES_PER_PERSON = 500
"""So often one person may chat or change their mind at one table; what a table needs they may do as often again."""
MOST_ENTRIES = 6000
"""Entries of a log after which only the game goes on, whoever wrote them."""
ALWAYS = (m.Start, m.Cancel, m.Leave, m.Resign, m.End)
"""What ends something is never too much; to think better of it is."""
NEEDED = (m.Back, m.Sit, m.AddNonce, m.SeatBot, m.Remove)
"""Without these a table could be stuck."""


def quota_owner(state: TableState, entry: e.AnyEntry) -> str:
    """Whose talk an entry is, if it is any: of moves there are only so many."""
    match entry:
        case e.Sat():
            return entry.person
        case e.Seated() | e.Swapped() | e.ChatAllowed():
            return state.host
        case e.Moved():
            return ""
        case _:
            seat = getattr(entry, "seat", None)
            return "" if seat is None else state.chairs[seat].person


def check_quota(state: TableState, person: str, doing: m.Doing) -> None:
    """Refuse what is too much."""
    if isinstance(doing, ALWAYS) and getattr(doing, "agree", True):
        return
    needed = isinstance(doing, NEEDED)
    if state.talk[person] >= (2 * MAX_ENTRIES_PER_PERSON if needed else MAX_ENTRIES_PER_PERSON):
        raise Refusal("", "talks-too-much")
    if state.n >= MOST_ENTRIES and not isinstance(doing, m.Back):
        raise Refusal("", "log-full")
