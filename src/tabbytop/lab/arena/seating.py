"""Seating: every bot plays the same number of games, the same number in each seat, and the same deals."""

from __future__ import annotations

from functools import cache
from random import Random

from tabbytop.lab.arena.plan import Plan

CYCLE = 60
"""Number of deals after which the line-ups repeat."""
DRAWS = 30
"""Random orders generated per deal. The most balanced one is used."""


def games_per_deal(plan: Plan) -> int:
    """Return how many games share one deal."""
    return plan.players if plan.line_up == "one" else len(plan.bots)


def deal_of(plan: Plan, i: int) -> int:
    """Return the deal of game number `i`."""
    return i // games_per_deal(plan)


def seats_of(plan: Plan, i: int) -> tuple[int, ...]:
    """Return the bot in each seat of game number `i`."""
    deal, turn = divmod(i, games_per_deal(plan))
    if plan.line_up == "one":
        return tuple([0 if seat == turn else 1 for seat in range(plan.players)])
    order, places = _cycle(len(plan.bots), plan.players, plan.seed)[deal % CYCLE]
    return tuple([order[(turn + place) % len(order)] for place in places])


@cache
def _cycle(bots: int, players: int, seed: str) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return, for each deal of a cycle, an order of the bots and an order of the seats.

    In the games of a deal, every bot sits in every seat once. Orders are chosen so that all pairs of bots meet about
    equally often.
    """
    rng = Random(f"line-ups {seed}")
    met: dict[tuple[int, int], int] = {}
    cycle: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for _ in range(CYCLE):
        drawn = [tuple(rng.sample(range(bots), bots)) for _ in range(DRAWS if bots > players else 1)]
        order = min(drawn, key=lambda one: sum([(met.get(pair, 0) + 1) ** 2 - met.get(pair, 0) ** 2
                                                for pair in _pairs(one, players)]))  # fmt: skip
        for pair in _pairs(order, players):
            met[pair] = met.get(pair, 0) + 1
        cycle.append((order, tuple(rng.sample(range(players), players))))
    return cycle


def _pairs(order: tuple[int, ...], players: int) -> list[tuple[int, int]]:
    """Return the pairs of bots that meet in the games of a deal with this order."""
    met: list[tuple[int, int]] = []
    for first in range(len(order)):
        table = [order[(first + k) % len(order)] for k in range(min(players, len(order)))]
        met += [(a, b) for a in table for b in table if a < b]
    return met
