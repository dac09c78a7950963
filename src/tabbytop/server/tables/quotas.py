"""How many entries one person may add to a table's log, so that nobody can fill the disk or block the others."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m

MAX_ENTRIES_PER_PERSON = 500
"""Entries per person and table, besides moves. Commands that a table may need can go to twice this number, and those
that start or end something have no limit."""
MAX_ENTRIES = 6000
"""Entries per table after which only moves, coming back, and commands that start or end something are accepted."""
UNLIMITED = (m.Start, m.Cancel, m.Leave, m.Resign, m.End)
"""Commands that start or end something. Withdrawing an offer to end the game does count."""
ESSENTIAL = (m.Back, m.StandIn, m.Sit, m.AddNonce, m.SeatBot, m.Remove)
"""Commands without which a table could get stuck."""


def check_quota(table: TableState, person: str, command: m.Command) -> None:
    """Refuse a command of someone who has used up their entries at this table."""
    if isinstance(command, UNLIMITED) and getattr(command, "agree", True):
        return
    limit = 2 * MAX_ENTRIES_PER_PERSON if isinstance(command, ESSENTIAL) else MAX_ENTRIES_PER_PERSON
    if table.entry_counts[person] >= limit:
        raise Refusal("", "talks-too-much")
    if table.entry_number >= MAX_ENTRIES and not isinstance(command, m.Back):
        raise Refusal("", "log-full")
