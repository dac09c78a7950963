"""Laying a table: what it may be like, so that nobody is stuck at it and nothing about it is too heavy."""

from __future__ import annotations

import msgspec

from tabbytop.bots.levels import no_such_bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.server.tables.deciding import BOT_LEVEL, MOST_ITERATIONS
from tabbytop.server.tables.state import TableState, open_setup
from tabbytop.wire.counted import GameChoice
from tabbytop.wire.messages import Setup

LARGEST_DECK = 32 * 1024
"""Bytes of the largest deck of one's own: everybody who comes to the table is sent it. Ours have some four thousand."""

SHORTEST_WINDOW = 1.0
"""Seconds that a window must stay open where a table sets its own time: nobody could answer in less."""

LONGEST_LIVE = 86_400.0
"""Seconds that a live game may give for a move; it is kept in memory all that time."""


def in_full(setup: Setup, bot_seconds: float, window_seconds: float) -> Setup:
    """A setup that says everything: what it left to the server stays as it was when the table was laid."""
    changes: dict[str, float] = {}
    if setup.bot_seconds is None:
        changes["bot_seconds"] = bot_seconds
    if setup.window_seconds is None:
        changes["window_seconds"] = window_seconds
    return msgspec.structs.replace(setup, **changes)


def moved_on(state: TableState) -> Setup:
    """The setup of a rematch: the same seat begins, but everybody sits one seat further, and what was chosen for each
    seat goes with them; where nothing was said for a seat, it has the first that was left."""
    assert state.match is not None
    options = {**state.setup.options, "first": state.first}
    for choice in msgspec.convert(state.match.game.choices, list[GameChoice]):
        if choice.kind == "each-seat" and choice.name in options:
            chosen = list(options[choice.name])
            chosen += [one["name"] for one in choice.values if one["name"] not in chosen]
            options[choice.name] = [*chosen[1 : state.setup.players], chosen[0]]
    return msgspec.structs.replace(state.setup, options=options)


def check_own_windows(setup: Setup) -> None:
    """Refuse a setup that leaves nobody the time to answer. The server's own setting may be shorter."""
    times: dict[str, list[float | None]] = {
        "window_seconds": [setup.window_seconds],
        "windows": [*setup.windows.values()],
    }
    for field, seconds in times.items():
        if any(one is not None and one < SHORTEST_WINDOW for one in seconds):
            raise Refusal("", "window-too-short", {"least": int(SHORTEST_WINDOW)}, field)


def check_setup(setup: Setup) -> None:
    """Refuse a table at which nothing could be played, or never to its end."""
    game, _ = open_setup(setup)
    for kind in setup.windows:
        if kind not in game.windows:
            facts: dict[str, str | int] = {"found": shown(kind), "names": ", ".join(game.windows)}
            raise Refusal("", "no-such-window", {**facts, "count": len(game.windows)}, "windows")
    if not BOT_LEVEL.fullmatch(setup.stand_in):
        raise no_such_bot(setup.stand_in, MOST_ITERATIONS).at("stand_in")
    if setup.clock.kind != "none" and not setup.clock.move + setup.clock.reserve:
        raise Refusal("", "no-time", {}, "clock")
    if setup.clock.kind == "live" and setup.clock.move + setup.clock.reserve > LONGEST_LIVE:
        raise Refusal("", "rather-slow", {}, "clock")
    if isinstance(setup.deck, dict) and len(msgspec.json.encode(setup.deck)) > LARGEST_DECK:
        raise Refusal("", "deck-too-large", {"most": LARGEST_DECK // 1024}, "deck")
