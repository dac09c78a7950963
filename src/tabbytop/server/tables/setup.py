"""Setups: how a table is set up, and which setups are refused because nobody could play them to the end."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from tabbytop.bots.levels import LEVELS, no_such_bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.games.registry import NAMES, open_game
from tabbytop.server.settings import WindowLengths
from tabbytop.table.files import DECKS, read_deck
from tabbytop.wire.messages import Setup

MAX_DECK_BYTES = 32 * 1024
"""Size of the largest custom deck; everyone at the table is sent it. Ours have about 4,000 bytes."""
MIN_WINDOW_SECONDS = 1.0
"""The shortest window that a table may choose: nobody could answer in less."""
MAX_LIVE_SECONDS = 86_400.0
"""The longest time for a move in a live game, which stays in memory all that time."""
MAX_ITERATIONS = 999
"""Iterations that a table's bot may search."""
BOT_LEVEL = re.compile(rf"(?:{'|'.join(LEVELS)})|(?:alley-cat|tiger):[1-9]\d{{0,2}}")
"""A bot that may sit at a table: a level, or a searching one with its number of iterations."""


def deck_of(setup: Setup) -> dict[str, Any]:
    """Return a table's deck: one of ours by name (never a file), or the one that was sent."""
    if isinstance(setup.deck, dict):
        return setup.deck
    names = DECKS[setup.game]
    name = setup.deck or names[0]
    if name not in names:
        raise Refusal("", "no-such-deck", {"found": shown(name), "names": ", ".join(names)})
    deck: dict[str, Any] = read_deck(setup.game, name)
    return deck


def without_deck(setup: Setup) -> Setup:
    """Return a setup for lists, with only the name of a custom deck."""
    if isinstance(setup.deck, dict):
        return msgspec.structs.replace(setup, deck={"name": setup.deck.get("name", "")})
    return setup


def open_setup(setup: Setup) -> tuple[Game[Any], Any]:
    """Return a table's game and its start state, or refuse what can't be played."""
    if setup.game not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(setup.game), "names": ", ".join(NAMES)}, "game")
    name, deck = setup.game, setup.deck
    game = _shared_game(name, deck) if isinstance(deck, str) else open_game(name, deck)
    return game, game.start(setup.players, dict(setup.options))


@cache
def _shared_game(name: str, deck: str) -> Game[Any]:
    """Return a game with a built-in deck, shared by all tables, because it never changes and is as large as a table."""
    return open_game(name, deck_of(Setup(name, 0, deck=deck)))


def fill_in_pace(setup: Setup, bot_seconds: float, window_seconds: WindowLengths) -> Setup:
    """Return a setup with the server's pace where it has none, so that a later setting doesn't change the table."""
    changes: dict[str, Any] = {}
    if setup.bot_seconds is None:
        changes["bot_seconds"] = bot_seconds
    if setup.window_seconds is None:
        kinds = open_setup(setup)[0].windows
        lengths = window_seconds if isinstance(window_seconds, dict) else dict.fromkeys(kinds, window_seconds)
        changes["windows"] = {kind: lengths.get(kind, usual) for kind, usual in kinds.items()} | setup.windows
    return msgspec.structs.replace(setup, **changes)


def check_window_times(setup: Setup) -> None:
    """Refuse a setup that leaves nobody the time to answer. The server's own setting may be shorter."""
    times: dict[str, list[float | None]] = {
        "window_seconds": [setup.window_seconds],
        "windows": [*setup.windows.values()],
    }
    for field, seconds in times.items():
        if any(one is not None and one < MIN_WINDOW_SECONDS for one in seconds):
            raise Refusal("", "window-too-short", {"least": int(MIN_WINDOW_SECONDS)}, field)


def check_setup(setup: Setup) -> None:
    """Refuse a setup that can't be played to the end."""
    game, _ = open_setup(setup)
    for kind in setup.windows:
        if kind not in game.windows:
            facts: dict[str, str | int] = {"found": shown(kind), "names": ", ".join(game.windows)}
            raise Refusal("", "no-such-window", {**facts, "count": len(game.windows)}, "windows")
    if not BOT_LEVEL.fullmatch(setup.stand_in):
        raise no_such_bot(setup.stand_in, MAX_ITERATIONS).at("stand_in")
    if setup.clock.kind != "none" and not setup.clock.move + setup.clock.reserve:
        raise Refusal("", "no-time", {}, "clock")
    if setup.clock.kind == "live" and setup.clock.move + setup.clock.reserve > MAX_LIVE_SECONDS:
        raise Refusal("", "rather-slow", {}, "clock")
    if isinstance(setup.deck, dict) and len(msgspec.json.encode(setup.deck)) > MAX_DECK_BYTES:
        raise Refusal("", "deck-too-large", {"most": MAX_DECK_BYTES // 1024}, "deck")
