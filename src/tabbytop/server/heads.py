"""The line about a table: what lists show, who sits there, and when something must be done."""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.server.gathering import Gathering, in_short
from tabbytop.server.store import Head


def is_live(g: Gathering) -> bool:
    """Does somebody's live clock run?"""
    return g.status == "playing" and g.setup.clock.kind == "live" and g.clocks.running is not None


def due_at(g: Gathering) -> float | None:
    """When something must be done: a window closes, a time is up, or at once because a bot is asked."""
    if g.status != "playing":
        return None
    if g.window is not None:
        return g.window_closes()
    if g.asks is not None and g.chairs[g.asks].bot:
        return g.asked_at
    return g.clocks.due()


def head_of(g: Gathering, now: float) -> Head:
    """A table's line."""
    info: dict[str, Any] = {"n": g.n, "asks": g.asks, "names": g.names, "moved": g.moved, "host": g.host_name}
    info["seats"] = [{"name": one.name, "bot": one.level, "person": bool(one.person)} for one in g.chairs]
    info["people"] = [one.person for one in g.chairs]
    info["setup"] = msgspec.to_builtins(in_short(g.setup))
    return Head(
        status=g.status,
        public=g.setup.listed,
        game=g.setup.game,
        info=msgspec.json.encode(info),
        people=sorted({chair.person for chair in g.chairs if chair.person} | ({g.host} if g.host else set())),
        due=due_at(g),
        touched=now,
    )
