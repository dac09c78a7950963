"""Measure the most expensive requests a client can send to the server's event loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, some_sentences
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import english
from tabbytop.server.tables.commands.undo import MAX_UNDOS
from tabbytop.server.tables.setup import open_setup
from tabbytop.table.dealer import Dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.wire.messages import Setup
from tabbytop.wire.narration import Narrator
from tests.hostile.test_server_decks import HOARD, match_with_a_hoard

PLAYERS = {"cat-box": 5, "if-it-fits": 5, "here-kitty-kitty": 6}
TRIES = 3


def cost(work: Callable[[], object]) -> float:
    """Return the CPU time of some work in milliseconds, the best of several runs."""
    best = float("inf")
    for _ in range(TRIES):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return round(best * 1000, 2)


def whole_game(name: str) -> Match:
    """Play a whole game with the maximum number of players."""
    game = open_game(name, read_deck(name, DECKS[name][-1]))
    seats = PLAYERS[name]
    match = Match(game, game.start(seats, {}), Dealer(b"s" * 32, [b"n" * 16] * seats))
    match.deal()
    mind = HEURISTICS[name]
    rng = Random(name)
    while (seat := actor(match.state)) >= 0:
        match.say(seat, choose(game, match.view(seat), mind.policies[mind.usual], rng))
    return match


def again(match: Match, undos: int = 0) -> Match:
    """Replay a match from its log, undoing and repeating the last move this many times."""
    fresh = match.at_start()
    for line in match.lines:
        fresh.repeat(line)
    for _ in range(undos):
        fresh._fold()
    return fresh


def most_options(match: Match) -> tuple[Any, list[tuple[int, ...]]]:
    """Return the seat's view at the position of a match with the most legal moves."""
    walk = match.at_start()
    best: tuple[Any, list[tuple[int, ...]]] = (None, [])
    for line in match.lines:
        seat = actor(walk.state)
        if line.begins and seat >= 0:
            view = walk.view(seat)
            said = some_sentences(view)
            best = max(best, (view, said), key=lambda one: len(one[1]))
        walk.repeat(line)
    return best


def listed(game: Game[Any], view: Any) -> bytes:
    """Encode the moves of a view roughly as the server does."""
    return msgspec.json.encode([[game.words.write(a) for a in said] for said in some_sentences(view)])


def measure_costs() -> dict[str, float]:
    """Return the CPU time of each request in milliseconds."""
    found: dict[str, float] = {}
    for name in NAMES:
        match = whole_game(name)
        names = [f"seat {i}" for i in range(PLAYERS[name])]
        found[f"{name}: read a table of {len(match.lines)} lines"] = cost(lambda match=match: again(match))  # type: ignore[misc]
        found[f"{name}: and {MAX_UNDOS} undone moves"] = cost(
            lambda match=match: again(match, MAX_UNDOS)  # type: ignore[misc]
        )
        found[f"{name}: narrate the whole game"] = cost(
            lambda match=match, names=names: Narrator(english(), match, 0, names).narrate()  # type: ignore[misc]
        )
        view, said = most_options(match)
        found[f"{name}: list {len(said)} moves"] = cost(lambda game=match.game, view=view: listed(game, view))  # type: ignore[misc]
    hoard = match_with_a_hoard()
    many = hoard.view(actor(hoard.state))
    found["a deck with millions of moves: list some"] = cost(lambda: listed(hoard.game, many))
    found["create a table with a custom deck"] = cost(lambda: open_setup(Setup("here-kitty-kitty", 6, deck=HOARD)))
    deep = b'{"a":' * 4000 + b"1" + b"}" * 4000
    found["parse the most deeply nested message"] = cost(lambda: _read(deep))
    return found


def _read(data: bytes) -> None:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return
