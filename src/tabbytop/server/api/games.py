"""Game routes: the games that this server offers."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get

from tabbytop.bots.characters import CHARACTERS, Character
from tabbytop.bots.levels import LEVELS
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import english
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.table.files import DECKS, read_deck
from tabbytop.wire.tallies import GameChoice


class GameInfo(msgspec.Struct, frozen=True):
    """A game: player counts, variants, decks, further choices, and the kinds of its windows.

    A table may choose how long each kind of window stays open.
    """

    name: str
    title: str
    players: list[int]
    variants: list[dict[str, Any]]
    decks: list[str]
    choices: list[GameChoice]
    windows: list[str]


class Games(msgspec.Struct, frozen=True):
    """The games that can be played, the levels of bots, and the characters that a bot can be."""

    games: list[GameInfo]
    bots: list[str]
    characters: list[Character]


@cache
def all_games() -> Games:
    """Return all games."""
    games = []
    for name in NAMES:
        game = open_game(name, read_deck(name, DECKS[name][0]))
        variants = [dict(variant) for variant in game.variants]
        choices = msgspec.convert(game.choices, list[GameChoice])
        title, players, decks = english().say(name), list(game.players), list(DECKS[name])
        games.append(GameInfo(name, title, players, variants, decks, choices, list(game.windows)))
    return Games(games, list(LEVELS), list(CHARACTERS.values()))


@get("/api/games", responses=ERROR_RESPONSES, tags=["games"])
async def what_games() -> Games:
    """List the games that can be played."""
    return all_games()


HANDLERS = [what_games]
