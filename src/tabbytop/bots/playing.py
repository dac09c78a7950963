"""Playing on in a world: at a glance, and what everybody's chances are then."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from tabbytop.bots.minds.thinking import NO_HABIT
from tabbytop.engine.play import apply, say
from tabbytop.engine.seats import CHANCE

if TYPE_CHECKING:
    from random import Random

    from tabbytop.bots.minds.thinking import Thinking
    from tabbytop.engine.game import Game
    from tabbytop.engine.step import Step


def chances(game: Game[Any], thinking: Thinking, world: Any) -> list[float]:
    """Everybody's chance to win, by what the table is worth to each.

    At the end it is half who has won and half by how much: a close victory that is imagined might have been another's.
    """
    if world.agenda:
        return shares(thinking.worth(world), thinking.spread(world))
    won = game.winners(world)
    close = shares([float(points) for points in game.points(world)], thinking.spread_end)
    return [0.5 * close[seat] + (0.5 / len(won) if seat in won else 0.0) for seat in range(world.seats)]


def shares(worth: list[float], spread: float) -> list[float]:
    """Points as shares of one: the more, and the smaller the spread, the larger."""
    most = max(worth)
    parts = [exp((one - most) / spread) for one in worth]
    total = sum(parts)
    return [part / total for part in parts]


def promise(
    game: Game[Any], thinking: Thinking, world: Any, said: tuple[int, ...], seat: int, luck: Random, whim: Random
) -> float:
    """The chance that a move gives a seat, when it has finished its turn at a glance. The world is used up."""
    say(world, said)
    play_on(thinking, world, seat, 0, luck, whim)
    return chances(game, thinking, world)[seat]


def glance(thinking: Thinking, world: Any, who: int, rng: Random) -> tuple[int, ...]:
    """The move that looks best among some, at a glance."""
    first: Step[Any] = world.agenda[-1]
    habit = thinking.habit(world, rng)
    if habit != NO_HABIT:
        return (habit,)
    options = first.options(world)
    if len(options) == 1 and not first.chooses:
        return (options[0],)
    best: tuple[int, ...] = ()
    most = 0.0
    for _ in range(thinking.tries):
        a = options[int(rng.random() * len(options))]
        said = [a]
        step = first.then(world, a)
        while step is not None:
            a = step.sample(world, rng)
            said.append(a)
            step = step.then(world, a)
        sentence = tuple(said)
        liking = thinking.liking(world, who, sentence)
        if liking > most or not best:
            best = sentence
            most = liking
    return best


def play_on(thinking: Thinking, world: Any, turn: int, turns: int, luck: Random, whim: Random) -> None:
    """Everybody plays on at a glance: to the end of this turn, and through so many more.

    Luck deals and whim plays: so the same cards come, whatever is done with them.
    """
    agenda = world.agenda
    while agenda:
        step = agenda[-1]
        who = step.actor(world)
        if who == CHANCE:
            apply(world, step.sample(world, luck))
            continue
        if who != turn and not step.reacts:
            if turns <= 0:
                return
            turns -= 1
            turn = who
        say(world, glance(thinking, world, who, whim))
