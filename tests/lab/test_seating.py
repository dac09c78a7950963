"""Seats are rotated evenly, and deals are shared."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.lab.arena.game import deal_seed
from tabbytop.lab.arena.seating import CYCLE, deal_of, games_per_deal, seats_of
from tests.lab.arenas import plan_of

TABLES = [(1, 3), (2, 2), (2, 4), (2, 5), (3, 2), (3, 4), (4, 4), (5, 3), (6, 4), (7, 2)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
@pytest.mark.parametrize("deals", [1, 2, 7])
def test_every_bot_plays_every_seat_equally_often(bots: int, players: int, deals: int) -> None:
    plan = plan_of(["kitten"] * bots, 1, players, line_up="all")
    games = games_per_deal(plan) * deals
    times_seated = Counter((bot, seat) for i in range(games) for seat, bot in enumerate(seats_of(plan, i)))
    assert times_seated == {(bot, seat): deals for bot in range(bots) for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_against_the_rest(players: int) -> None:
    plan = plan_of(["house-cat", "kitten"], 1, players)
    assert plan.line_up == "one"
    for first in (0, players):
        for seat in range(players):
            seats = seats_of(plan, first + seat)
            assert seats.count(0) == 1
            assert seats[seat] == 0
            assert set(seats) == {0, 1}


@pytest.mark.parametrize(("bots", "players"), [(5, 3), (6, 4), (7, 2), (9, 3)])
def test_all_pairs_meet_about_equally_often(bots: int, players: int) -> None:
    plan = plan_of(["kitten"] * bots, 1, players)
    met: Counter[tuple[int, int]] = Counter()
    for i in range(CYCLE * bots):
        seats = seats_of(plan, i)
        met.update((a, b) for a in seats for b in seats if a < b)
    assert len(met) == bots * (bots - 1) // 2
    assert max(met.values()) <= 1.15 * min(met.values())


def test_neighbors_change_from_deal_to_deal() -> None:
    plan = plan_of(["kitten"] * 4, 1, 4)
    assert len({seats_of(plan, 4 * deal) for deal in range(CYCLE)}) > 10


def test_only_games_of_the_same_deal_share_a_seed() -> None:
    plan = plan_of(["house-cat", "kitten"], 1, 3, seed="x")
    assert [deal_of(plan, i) for i in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert [deal_seed(plan, i) for i in (0, 2, 3)] == ["x/0", "x/0", "x/1"]
