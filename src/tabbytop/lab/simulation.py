"""Simulate games between random players. A seed produces the same games with any number of jobs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots.policy import read_policy
from tabbytop.bots.simple import RandomBot
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor
from tabbytop.games.registry import open_game
from tabbytop.lab.figures import FIGURES
from tabbytop.lab.intervals import mean_interval, share_interval
from tabbytop.lab.pool import Workers
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import write_whole
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, to_text, write_record

BATCH = 20
"""Games that a worker plays per task."""


@dataclass(frozen=True)
class SimulationPlan:
    """Which games to play."""

    game: str
    deck: dict[str, Any]
    players: int
    options: dict[str, Any]
    seed: str
    policies: tuple[str, ...] = ("even",)
    """The policies, which games use in rotation."""
    records: str = ""
    """Folder for the records, or empty to write none."""


@dataclass
class Findings:
    """Totals over a number of games, which can be added up."""

    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    moves: int = 0
    move_squares: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    ties: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    """Statistics that only this game has."""

    def add(self, other: Findings) -> None:
        """Add the totals of other games."""
        if not self.wins:
            self.wins, self.points, self.squares = ([0.0] * len(other.wins) for _ in range(3))
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.moves += other.moves
        self.move_squares += other.move_squares
        self.longest = max(self.longest, other.longest)
        self.kinds.update(other.kinds)
        self.ties += other.ties
        self.counts.update(other.counts)

    def summary(self) -> dict[str, Any]:
        """Return shares and means with their intervals as plain data."""
        seats = []
        for seat, wins in enumerate(self.wins):
            low, high = share_interval(wins, self.games)
            mean, least, most = mean_interval(self.points[seat], self.squares[seat], self.games)
            seats.append(
                {
                    "seat": seat,
                    "win_share": wins / self.games,
                    "win_low": low,
                    "win_high": high,
                    "points": mean,
                    "points_low": least,
                    "points_high": most,
                }
            )
        mean, least, most = mean_interval(self.moves, self.move_squares, self.games)
        length = {"mean": mean, "low": least, "high": most, "longest": self.longest}
        shared = self.ties / self.games
        return {
            "games": self.games,
            "seats": seats,
            "moves": length,
            "shared_victories": shared,
            "kinds_of_move": dict(sorted(self.kinds.items())),
        }


def play_one(game: Game[Any], plan: SimulationPlan, i: int) -> tuple[Match, int, Counter[str]]:
    """Play game number `i` of a plan. Return the match, its number of moves, and the number of each kind."""
    seed = f"{plan.seed}/{plan.game}/{plan.players}/{i}"
    match = Match(game, game.start(plan.players, plan.options), seeded_dealer(plan.players, seed))
    bot = RandomBot(read_policy(plan.game, plan.policies[i % len(plan.policies)]))
    rng = Random(f"players {seed}")
    match.deal()
    moves = 0
    kinds: Counter[str] = Counter()
    while (seat := actor(match.state)) >= 0:
        sentence = bot.move(game, match.view(seat), [], rng)
        kinds[game.words.family(sentence[0])] += 1
        match.say(seat, sentence)
        moves += 1
    return match, moves, kinds


def play_batch(plan: SimulationPlan, first: int, count: int) -> Findings:
    """Play a range of games of a plan in this process."""
    game = open_game(plan.game, plan.deck)
    found = Findings()
    for i in range(first, first + count):
        match, moves, kinds = play_one(game, plan, i)
        points = game.points(match.state)
        won = game.winners(match.state)
        wins = [1 / len(won) if seat in won else 0.0 for seat in range(plan.players)]
        squares = [float(p * p) for p in points]
        counts = FIGURES[plan.game].count(match)
        ties = int(len(won) > 1)
        means = [float(p) for p in points]
        one = Findings(1, wins, means, squares, moves, moves * moves, moves, kinds, ties, counts)
        found.add(one)
        if plan.records:
            policy = plan.policies[i % len(plan.policies)]
            players = [Player(f"Player {seat}", f"random:{policy}") for seat in range(plan.players)]
            header = Header(plan.game, plan.options, plan.deck, players)
            variant = "advanced" if plan.options.get("advanced") else "basic"
            table = plan.options.get("table", "")
            where = (
                f"-{table}" if isinstance(table, str) and table else "-" + "x".join(map(str, table)) if table else ""
            )
            path = Path(plan.records) / f"{plan.game}-{plan.players}p-{variant}{where}-{i:06d}.json"
            write_whole(path, to_text(write_record(header, match, reveal=True)))
    return found


def batches(plan: SimulationPlan) -> Callable[[tuple[int, int]], Findings]:
    """Return the worker function, which plays a batch given its first game and its size."""
    return lambda batch: play_batch(plan, *batch)


def simulate(plan: SimulationPlan, games: int, jobs: int, progress: Callable[[int], None]) -> Findings:
    """Play all games of a plan. `progress` is called with the number of games finished since its last call."""
    parts = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    results: dict[tuple[int, int], Findings] = {}
    with Workers(jobs, batches, plan) as workers:
        for part, result in workers.each(parts):
            results[part] = result
            progress(part[1])
    # Add up in the order of the games, so that rounding doesn't depend on the order of completion.
    found = Findings()
    for part in parts:
        found.add(results[part])
    return found
