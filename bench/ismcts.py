"""Measure OpenSpiel's IS-MCTS on its own games that are about as long as ours, as a reference for our search.

An iteration is one world sampled from what the player knows, a descent of the single shared tree, and random play to
the end of the game. There are two bots, one in Python and one in C++, which do the same; both play games in C++. They
run with the library's defaults, with as many iterations from as many views as ours.
"""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from bench.ours import MIDDLES, SEED, Counted, each
from bench.search_speed import ITERATIONS, VIEWS
from bench.yardsticks import library, walker

GAMES = {4: "hearts", 2: "gin_rummy"}  # by players
BOTS = ("Python", "C++")
CURIOUS = 2.0  # the UCT constant


def gauge_name(game: str, bot: str) -> str:
    """Return the name of a measurement."""
    return f"ismcts {game} {bot}"


def gauges() -> dict[str, Callable[[float], Counted]]:
    """Return the measurements by name; each runs for about the seconds given."""
    return {gauge_name(game, bot): partial(search, game, bot) for game in GAMES.values() for bot in BOTS}


def search(game: str, bot: str, seconds: float) -> Counted:
    """Count iterations; creating a bot isn't timed."""
    states = mid_game(game)
    make = python_bot if bot == "Python" else cpp_bot
    searches, elapsed = each(seconds, lambda: [(make(s), s) for s in states], lambda pair: pair[0].step(pair[1]))
    return searches * ITERATIONS, elapsed


def python_bot(state: Any) -> Any:
    numpy = library("numpy", "numpy")
    ismcts = library("open_spiel.python.algorithms.ismcts", "open_spiel")
    mcts = library("open_spiel.python.algorithms.mcts", "open_spiel")
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(SEED))
    luck = numpy.random.RandomState(SEED)
    return ismcts.ISMCTSBot(state.get_game(), evaluator, CURIOUS, ITERATIONS, random_state=luck)


def cpp_bot(_state: Any) -> Any:
    pyspiel = library("pyspiel", "open_spiel")
    return pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), CURIOUS, ITERATIONS)


@cache
def mid_game(game: str) -> list[Any]:
    """Return mid-game states in which someone has a choice, the same ones every time."""
    pyspiel = library("pyspiel", "open_spiel")
    initial = pyspiel.load_game(game).new_initial_state()
    advance = walker(pyspiel)
    states = []
    for seed in range(SEED, SEED + MIDDLES):
        state = initial.clone()
        advance(state, seed, advance(initial.clone(), seed, None) // 2)
        states.append(state)
    return [state for state in states if state.current_player() >= 0 and len(state.legal_actions()) > 1][:VIEWS]


def count(game: str) -> float:
    """Return the mean number of moves in an iteration of the Python bot."""
    rng = random.Random(SEED)
    moves: list[int] = []
    for state in mid_game(game):
        bot = python_bot(state)
        bot.set_resampler(lambda s, player: CountingState(s.resample_from_infostate(player, rng.random), moves))
        bot.step(state)
    return len(moves) / (ITERATIONS * len(mid_game(game)))


class CountingState:
    """A state that counts the moves of players, not those of chance."""

    def __init__(self, state: Any, moves: list[int]) -> None:
        self.state = state
        self.moves = moves

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def clone(self) -> "CountingState":
        return CountingState(self.state.clone(), self.moves)

    def apply_action(self, action: int) -> None:
        if not self.state.is_chance_node():
            self.moves.append(action)
        self.state.apply_action(action)
