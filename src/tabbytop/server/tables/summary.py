"""The line about a table: what lists show, who sits there, and when something must be done."""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.server.store import TableSummary
from tabbytop.server.tables.state import TableState, in_short


def is_live(state: TableState) -> bool:
    """Does somebody's live clock run?"""
    return state.status == "playing" and state.setup.clock.kind == "live" and state.clocks.running is not None


def due_at(state: TableState) -> float | None:
    """When something must be done: a window closes, a time is up, or at once because a bot is asked."""
    if state.status != "playing":
        return None
    if state.window is not None:
        return state.window_closes()
    if state.asks is not None and state.chairs[state.asks].bot:
        return state.asked_at
    return state.clocks.due()


def summarize(state: TableState, now: float) -> TableSummary:
    """A table's line."""
    info: dict[str, Any] = {
        "n": state.n,
        "asks": state.asks,
        "names": state.names,
        "moved": state.moved,
        "host": state.host_name,
    }
    info["seats"] = [{"name": one.name, "bot": one.level, "person": bool(one.person)} for one in state.chairs]
    info["people"] = [one.person for one in state.chairs]
    info["setup"] = msgspec.to_builtins(in_short(state.setup))
    return TableSummary(
        status=state.status,
        public=state.setup.listed,
        game=state.setup.game,
        info=msgspec.json.encode(info),
        people=sorted(
            {chair.person for chair in state.chairs if chair.person} | ({state.host} if state.host else set())
        ),
        due=due_at(state),
        touched=now,
    )
