"""Letting a bot play for someone who has been away for a while, at another player's request.

Only a room knows who is connected, so it calls `check_away` before the command is decided. What the log keeps is the
decision, so a replay doesn't need to know who was there.
"""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match, require_plays, require_seat
from tabbytop.server.tables.commands.seat import stand_in
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m

AWAY_SECONDS = 120.0
"""Seconds that a player must have been away before a bot may stand in."""


def can_be_replaced(table: TableState, seat: int) -> bool:
    """Return whether a bot may stand in for a seat's player as soon as they have been away long enough."""
    player = table.seats[seat]
    return (
        table.status == "playing" and table.setup.clock.kind == "none" and bool(player.person) and not player.stand_in
    )


def check_away(since: float | None, now: float) -> None:
    """Refuse unless a player who was last seen at `since` (None: they are connected) has been away long enough."""
    if since is None or now < since + AWAY_SECONDS:
        raise Refusal("", "not-away", {"seconds": round(AWAY_SECONDS)})


def decide_stand_in(table: TableState, actor: Actor, command: m.StandIn) -> list[Entry]:
    """Let a bot play for another player. One request is enough, because the player can come back at any time."""
    require_match(table)
    own = actor.seat_at(table, None)
    require_plays(table, own)
    absent = require_seat(table, command.seat)
    if not absent.person or absent.person == actor.person:
        raise Refusal("", "not-another-player")
    if table.setup.clock.kind != "none":
        raise Refusal("", "clock-decides")
    return [] if absent.stand_in else stand_in(table, command.seat, "away", own)


HANDLERS = {m.StandIn: decide_stand_in}
