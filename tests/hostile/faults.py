"""Real positions, decks and records with one change, and the required form of a refusal."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import is_line
from tabbytop.games.registry import open_game
from tabbytop.lab.simulation import SimulationPlan, play_one
from tabbytop.narrate.language import english
from tabbytop.table.files import read_deck
from tabbytop.table.record import Header, Player, to_text, write_record

Path = tuple[str | int, ...]

REMOVED = object()
"""Marks a removed key or entry."""

ESCAPE = "\x1b[31mred\x1b[0m"
HUGE = 10**5000


def one_line(refusal: Refusal) -> str:
    """Return the sentence of a refusal, which must be one short line without control characters."""
    text = english().why(refusal)
    assert is_line(text)
    assert len(text) < 500
    if refusal.where:
        assert text.startswith(f"{refusal.where}: ")
    if refusal.rule:
        assert text.endswith(f"[{refusal.rule}]")
        assert english().rule(refusal.rule)
    return text


def changed(data: Any, path: Path, value: Any) -> Any:
    """Return the data with one value replaced, added or removed."""
    data = deepcopy(data)
    if not path:
        return value
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if value is REMOVED:
        del inner[path[-1]]
    elif isinstance(inner, list) and path[-1] == len(inner):
        inner.append(value)
    else:
        inner[path[-1]] = value
    return data


@cache
def _record_text(game: str, players: int, options: str, deck: str, policy: str) -> str:
    plan = SimulationPlan(game, read_deck(game, deck), players, json.loads(options), "hostile", (policy,))
    match, _, _ = play_one(open_game(game, plan.deck), plan, 0)
    seats = [Player(f"Player {seat}", "random" if seat else "") for seat in range(players)]
    return to_text(write_record(Header(plan.game, plan.options, plan.deck, seats), match, reveal=True))


def a_record(players: int = 3, advanced: bool = True, deck: str = "mirror", policy: str = "even") -> Any:
    """Play a seeded Cat Box game and return its record as plain data."""
    return json.loads(_record_text("cat-box", players, json.dumps({"advanced": advanced}), deck, policy))


def a_record_of_fits(players: int = 3, policy: str = "even", **options: Any) -> Any:
    """Play a seeded If It Fits game and return its record as plain data."""
    return json.loads(_record_text("if-it-fits", players, json.dumps(options), "cardboard", policy))


def a_record_of_kitty(players: int = 3, policy: str = "even", **options: Any) -> Any:
    """Play a seeded Here, Kitty, Kitty! game and return its record as plain data."""
    return json.loads(_record_text("here-kitty-kitty", players, json.dumps(options), "neighborhood", policy))


def as_bytes(data: Any) -> bytes:
    """Encode plain data as in a file; values without a JSON form become something equally invalid."""
    return json.dumps(data).encode()
