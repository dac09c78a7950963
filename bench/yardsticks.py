"""Reference engines of other projects, measured at random play and at cloning a state.

Every engine plays whole games from fixed seeds, each move a uniform choice among the legal actions that the library
itself lists. Starting each game is inside the CPU time; importing the library isn't. catanatron's games repeat within
one process only: another process plays different ones from the same seeds.
"""

import importlib
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy", "quoridor", "chess")
CLONES_PER_CHECK = 50  # the clock is read after this many clones, and at play after each whole game
SEED = 1  # of the first game, later ones count up; never 0, which catanatron takes for "no seed"


@dataclass
class Yardstick:
    """One engine's game: each callable runs for about the seconds given, returns (count, elapsed seconds)."""

    name: str
    play: Callable[[float], tuple[int, float]]  # counts moves applied by players
    clone: Callable[[float], tuple[int, float]] | None  # counts clones of one mid-game state


def _repeat(seconds: float, batch: Callable[[], int]) -> tuple[int, float]:
    """Call batch() until the seconds have passed; return the sum of its counts and the elapsed time."""
    count = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds or not count:
        count += batch()
        elapsed = time.process_time() - start
    return count, elapsed


def _clones(seconds: float, clone: Callable[[], object]) -> tuple[int, float]:
    def batch() -> int:
        for _ in range(CLONES_PER_CHECK):
            clone()
        return CLONES_PER_CHECK

    return _repeat(seconds, batch)


def library(module: str, package: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        message = f"The benchmark needs {package}, which did not import ({error}): pip install {package}."
        raise ImportError(message, name=module) from error


def _catanatron() -> Yardstick:
    catanatron = library("catanatron", "catanatron")
    turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def start(seed: int) -> Any:
        # No catan_map: the library's base map. Game seeds the global random that its RandomPlayers draw from.
        return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)

    def advance(game: Any, most: int | None = None) -> int:
        # The loop of Game.play without the two copies it makes for accumulators. play_tick has no switch for
        # its check that the action is listed; bypassing it with Game.execute was about 1% faster.
        ticks = 0
        while ticks != most and game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            ticks += 1
        return ticks

    def clone(seconds: float) -> tuple[int, float]:
        length = advance(start(SEED))
        game = start(SEED)
        advance(game, length // 2)
        return _clones(seconds, game.copy)

    seeds = itertools.count(SEED)  # every measurement plays further games, because they are long and differ
    return Yardstick("catanatron", lambda s: _repeat(s, lambda: advance(start(next(seeds)))), clone)


def walker(pyspiel: Any) -> Callable[[Any, int, int | None], int]:
    """Return a function that plays an OpenSpiel state at random for some moves, and counts them."""
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    sample = pyspiel.sample_action

    def advance(state: Any, seed: int, most: int | None) -> int:
        # Dice and deals are sampled by their weights and their time is kept, but they are not counted: nobody
        # decides them, and engines that roll inside a player's move (catanatron) have no such step to count.
        rng = random.Random(seed)
        moves = 0
        while moves != most and (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(sample(state.chance_outcomes(), rng.random())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return advance


def _open_spiel(name: str) -> Yardstick:
    pyspiel = library("pyspiel", "open_spiel")
    # Games start from clones of this: gin_rummy takes 2 ms, over half of a random game, to make a new one.
    initial = pyspiel.load_game(name).new_initial_state()
    advance = walker(pyspiel)

    def clone(seconds: float) -> tuple[int, float]:
        length = advance(initial.clone(), SEED, None)
        state = initial.clone()
        advance(state, SEED, length // 2)
        return _clones(seconds, state.clone)

    seeds = itertools.count(SEED)

    def play(seconds: float) -> tuple[int, float]:
        return _repeat(seconds, lambda: advance(initial.clone(), next(seeds), None))

    return Yardstick(f"open_spiel {name}", play, clone)


def yardsticks() -> list[Yardstick]:
    """Return every yardstick; a missing library raises an ImportError that names it."""
    return [_catanatron(), *(_open_spiel(name) for name in OPEN_SPIEL_GAMES)]
