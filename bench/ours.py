"""Measure our games through the public engine: random play, cloning, views and fills.

A step is a complete move of a player; chance events and the questions within a move take time but aren't counted.
Nothing is logged. Every measurement starts from the same seed. Seconds are CPU time, so that other programs disturb
less.
"""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.variants import Variant
from tabbytop.engine.game import Game, Plain
from tabbytop.engine.play import apply, say, sentences
from tabbytop.games.registry import open_game
from tabbytop.table.files import read_deck

SEED = 1
MIDDLES = 16  # mid-game states of as many games, to clone, view and fill in turn
COUNTED_GAMES = 20  # games played to count the legal moves

Counted = tuple[int, float]  # count and elapsed seconds


PLAY = ("list", "options", "sample")  # steps per second
COPY = ("clone", "view", "fill", "fill again")  # microseconds each


class VariantBench:
    """One variant, ready to be measured. Each method runs for about the seconds given."""

    def __init__(self, variant: Variant) -> None:
        name = variant.game.name
        self.game: Game[Any] = open_game(name, read_deck(name, variant.deck))
        self.players = variant.players
        self.options: Plain = variant.options

    def start(self) -> Any:
        return self.game.start(self.players, self.options)

    def gauge(self, what: str) -> Callable[[float], Counted]:
        """Return the measurement of this name, from PLAY or COPY."""
        gauges: dict[str, Callable[[float], Counted]] = {
            "list": partial(self.play, _list_moves),
            "options": partial(self.play, _list_options),
            "sample": partial(self.play, _sample),
            "clone": self.clone,
            "view": self.view,
            "fill": self.fill,
            "fill again": self.fill_again,
        }
        return gauges[what]

    def play(self, advance: Callable[[Any, Random], int], seconds: float) -> Counted:
        """Play whole games; the clock is read after each."""
        rng = Random(SEED)
        steps = 0
        elapsed = 0.0
        began = time.process_time()
        while elapsed < seconds:
            steps += advance(self.start(), rng)
            elapsed = time.process_time() - began
        return steps, elapsed

    def mid_game(self) -> list[Any]:
        """Return mid-game states before a player's move, the same ones every time."""
        return [self._half_played(SEED + i) for i in range(MIDDLES)]

    def _half_played(self, seed: int) -> Any:
        s = self.start()
        for a in self.first_half(seed):
            apply(s, a)
        return s

    def first_half(self, seed: int) -> list[int]:
        """Return the actions of the first half of a game."""
        half = _sample(self.start(), Random(seed)) // 2
        s = self.start()
        rng = Random(seed)  # the same game again
        steps = 0
        said: list[int] = []
        while steps < half or not s.agenda[-1].begins:
            step = s.agenda[-1]
            steps += step.begins
            said.append(step.sample(s, rng))
            apply(s, said[-1])
        return said

    def views(self) -> list[Any]:
        """Return the views of those states, seat after seat."""
        return [self.game.view(s, i % self.players) for i, s in enumerate(self.mid_game())]

    def clone(self, seconds: float) -> Counted:
        mid_game = self.mid_game()
        return each(seconds, lambda: mid_game, self.game.clone)

    def view(self, seconds: float) -> Counted:
        mid_game = list(enumerate(self.mid_game()))
        return each(seconds, lambda: mid_game, lambda pair: self.game.view(pair[1], pair[0] % self.players))

    def fill(self, seconds: float) -> Counted:
        """Fill fresh views, which includes counting the possible deals."""
        rng = Random(SEED)
        views = self.views()
        return each(seconds, lambda: [self.game.clone(view) for view in views], lambda view: self.game.fill(view, rng))

    def fill_again(self, seconds: float) -> Counted:
        """Fill views again, as a search does."""
        rng = Random(SEED)
        views = self.views()
        for view in views:
            self.game.fill(view, rng)
        return each(seconds, lambda: views, lambda view: self.game.fill(view, rng))

    def count(self) -> dict[str, float]:
        """Return the mean number of legal complete moves per step and of steps per game in random play."""
        rng = Random(SEED)
        steps = moves = 0
        for _ in range(COUNTED_GAMES):
            s = self.start()
            while s.agenda:
                step = s.agenda[-1]
                if step.begins:
                    steps += 1
                    moves += len(sentences(s))
                apply(s, step.sample(s, rng))
        return {"moves": moves / steps, "steps": steps / COUNTED_GAMES}


def _list_moves(s: Any, rng: Random) -> int:
    """Play a whole game, listing all legal complete moves at each step. Return its steps."""
    steps = 0
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if step.begins:
            steps += 1
            legal = sentences(s)
            say(s, legal[int(rng.random() * len(legal))])
        else:
            apply(s, step.sample(s, rng))
    return steps


def _list_options(s: Any, rng: Random) -> int:
    """Play a whole game, listing the options of each question in turn: the card, then its place."""
    steps = 0
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        steps += step.begins
        if step.actor(s) < 0:
            apply(s, step.sample(s, rng))
        else:
            options = step.options(s)
            apply(s, options[int(rng.random() * len(options))])
    return steps


def _sample(s: Any, rng: Random) -> int:
    """Play a whole game, sampling instead of listing where possible."""
    steps = 0
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        steps += step.begins
        apply(s, step.sample(s, rng))
    return steps


def each(seconds: float, prepare: Callable[[], list[Any]], act: Callable[[Any], object]) -> Counted:
    """Run `act` on everything that was prepared, again and again; preparing isn't timed."""
    count = 0
    elapsed = 0.0
    while elapsed < seconds:
        prepared = prepare()
        began = time.process_time()
        for one in prepared:
            act(one)
        elapsed += time.process_time() - began
        count += len(prepared)
    return count, elapsed
