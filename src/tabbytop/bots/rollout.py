"""Rollouts: play on with quick moves in a world and estimate everyone's chance of winning."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from tabbytop.bots.evaluators.evaluator import NO_DEFAULT
from tabbytop.engine.play import apply, say
from tabbytop.engine.seats import CHANCE

if TYPE_CHECKING:
    from random import Random

    from tabbytop.bots.evaluators.evaluator import Evaluator
    from tabbytop.engine.game import Game
    from tabbytop.engine.step import Step


def win_chances(game: Game[Any], evaluator: Evaluator, world: Any) -> list[float]:
    """Estimate each seat's chance of winning from the evaluator's points.

    At the end of a game, half of the estimate is the actual result and half the margin: a narrow win in a sampled world
    could easily have gone to another seat.
    """
    if world.agenda:
        return shares(evaluator.worth(world), evaluator.spread(world))
    won = game.winners(world)
    close = shares([float(points) for points in game.points(world)], evaluator.spread_end)
    return [0.5 * close[seat] + (0.5 / len(won) if seat in won else 0.0) for seat in range(world.seats)]


def shares(worth: list[float], spread: float) -> list[float]:
    """Turn points into shares that add up to 1 (softmax). A smaller spread favors the leader more."""
    most = max(worth)
    parts = [exp((one - most) / spread) for one in worth]
    total = sum(parts)
    return [part / total for part in parts]


def evaluate_move(
    game: Game[Any],
    evaluator: Evaluator,
    world: Any,
    said: tuple[int, ...],
    seat: int,
    chance_rng: Random,
    choice_rng: Random,
) -> float:
    """Return a seat's chance of winning after a move and quick moves for the rest of its turn. Modifies `world`."""
    say(world, said)
    roll_out(evaluator, world, seat, 0, chance_rng, choice_rng)
    return win_chances(game, evaluator, world)[seat]


def quick_move(evaluator: Evaluator, world: Any, who: int, rng: Random) -> tuple[int, ...]:
    """Sample a few moves and return the one that the evaluator scores highest."""
    first: Step[Any] = world.agenda[-1]
    default_move = evaluator.default_move(world, rng)
    if default_move != NO_DEFAULT:
        return (default_move,)
    options = first.options(world)
    if len(options) == 1 and not first.chooses:
        return (options[0],)
    best: tuple[int, ...] = ()
    most = 0.0
    for _ in range(evaluator.tries):
        a = options[int(rng.random() * len(options))]
        said = [a]
        step = first.then(world, a)
        while step is not None:
            a = step.sample(world, rng)
            said.append(a)
            step = step.then(world, a)
        sentence = tuple(said)
        score_move = evaluator.score_move(world, who, sentence)
        if score_move > most or not best:
            best = sentence
            most = score_move
    return best


def roll_out(evaluator: Evaluator, world: Any, turn: int, turns: int, chance_rng: Random, choice_rng: Random) -> None:
    """Let every seat play quick moves to the end of this turn and for `turns` more turns.

    Chance and choices use separate random streams, so the same cards come up no matter what the players do.
    """
    agenda = world.agenda
    while agenda:
        step = agenda[-1]
        who = step.actor(world)
        if who == CHANCE:
            apply(world, step.sample(world, chance_rng))
            continue
        if who != turn and not step.reacts:
            if turns <= 0:
                return
            turns -= 1
            turn = who
        say(world, quick_move(evaluator, world, who, choice_rng))
