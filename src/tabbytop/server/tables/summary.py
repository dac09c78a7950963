"""The summary of a table in the store: what lists show, who sits there, and when something is due."""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.server.store import TableSummary
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.setup import without_deck
from tabbytop.server.tables.state import TableState


def due_at(table: TableState) -> float | None:
    """Return when something is due: a window closes, time runs out, or immediately because a bot must move."""
    if table.status != "playing":
        return None
    if table.window is not None:
        return table.window_closes()
    if table.seat_to_move is not None and table.seats[table.seat_to_move].bot:
        return table.asked_at
    return table.clocks.due()


def summarize(table: TableState, now: float) -> TableSummary:
    """Return a table's summary."""
    info: dict[str, Any] = {
        "n": table.entry_number,
        "asks": None if table.window else table.seat_to_move,
        "names": table.names,
        "moved": table.move_number,
        "host": table.host_name,
        "seats": [
            {"name": seat.name, "bot": seat.level, "character": seat.character, "person": bool(seat.person)}
            for seat in table.seats
        ],
        "people": [seat.person for seat in table.seats],
        "setup": msgspec.to_builtins(without_deck(table.setup)),
    }
    people = {seat.person for seat in table.seats if seat.person} | ({table.host} if table.host else set())
    if table.match is not None and table.result is not None:
        info["result"] = {
            "how": table.result.how,
            "winners": table.result.winners,
            "points": table.match.game.points(table.match.state),
            "at": next(at for at, entry in reversed(table.log) if isinstance(entry, Ended)),
        }
    return TableSummary(
        status=table.status,
        public=table.setup.listed,
        game=table.setup.game,
        info=msgspec.json.encode(info),
        people=sorted(people),
        due=due_at(table),
        touched=now,
    )
