"""Interim looks don't inflate the error rate."""

from __future__ import annotations

from random import Random

import pytest

from tabbytop.lab.arena.looks import WinTally, error_of, look_points
from tabbytop.lab.arena.run import run
from tests.lab.arenas import plan_of


def test_look_points_grow_by_half() -> None:
    assert look_points(100) == [10, 15, 22, 33, 49, 73, 100]
    assert look_points(10) == [10]
    assert look_points(3) == [3]
    assert look_points(15) == [10, 15]


def test_all_looks_together_have_a_five_percent_error() -> None:
    assert sum(error_of(look) for look in range(1, 10_000)) == pytest.approx(0.05, abs=1e-5)


def tally_of(rng: Random, chance: float, deals: int) -> tuple[WinTally, list[int]]:
    """Simulate deals of four games, one against three."""
    tally = WinTally(2)
    for deal in range(deals):
        for seat in range(4):
            bots = [int(other != seat) for other in range(4)]
            others = [other for other in range(4) if other != seat]
            tally.add(deal, bots, [seat if rng.random() < chance else rng.choice(others)])
    return tally, look_points(deals)


def first_part(whole: WinTally, point: int) -> WinTally:
    """Return the tally after this many deals."""
    part = WinTally(2)
    part.hits = [hits[:point] for hits in whole.hits]
    part.seats = [seats[:point] for seats in whole.seats]
    return part


def first_settled(rng: Random, chance: float, deals: int) -> int:
    """Return the look at which the question is settled, or 0."""
    whole, points = tally_of(rng, chance, deals)
    for number, point in enumerate(points, 1):
        if first_part(whole, point).is_settled(0.25, error_of(number)):
            return number
    return 0


def test_equal_bots_are_rarely_declared_different() -> None:
    rng = Random(5)
    assert sum(bool(first_settled(rng, 0.25, 80)) for _ in range(300)) <= 18, "15 errors are expected in 300 runs"


def test_unequal_bots_are_distinguished_early() -> None:
    rng = Random(6)
    found = [first_settled(rng, 0.5, 80) for _ in range(50)]
    assert all(found)
    assert sorted(found)[25] <= 3


def stops_at(rng: Random, chance: float, deals: int) -> tuple[int, bool]:
    """Return the look at which a match stops, and whether it is settled then."""
    whole, points = tally_of(rng, chance, deals)
    for number, point in enumerate(points, 1):
        part = first_part(whole, point)
        if part.is_settled(0.25, error_of(number)):
            return number, True
        if part.stays_open(0.25, deals, error_of(len(points))):
            return number, False
    return len(points), False


def test_matches_of_equal_bots_usually_stop_early() -> None:
    rng = Random(8)
    found = [stops_at(rng, 0.25, 100) for _ in range(100)]
    assert sum(settled for _, settled in found) <= 9, "5 errors are expected in 100 runs"
    assert sum(number < len(look_points(100)) for number, _ in found) > 60


def test_matches_of_unequal_bots_are_rarely_given_up_too_soon() -> None:
    rng = Random(9)
    assert sum(stops_at(rng, 0.36, 100)[1] for _ in range(60)) >= 50
    patient = Random(9)
    assert sum(bool(first_settled(patient, 0.36, 100)) for _ in range(60)) >= 50


def test_a_ranking_of_three_is_settled_when_all_differ() -> None:
    tally = WinTally(3)
    rng = Random(7)
    for deal in range(60):
        for turn in range(3):
            bots = [(turn + seat) % 3 for seat in range(3)]
            tally.add(deal, bots, [bots.index(rng.choices(range(3), (6, 3, 1))[0])])
    assert tally.is_settled(1 / 3, 0.05)
    tally.hits[1] = tally.hits[0][:]
    assert not tally.is_settled(1 / 3, 0.05)


def test_a_run_stops_at_a_look_or_at_its_limit_of_games() -> None:
    clear = plan_of(["house-cat", "kitten"], 200, until_sure=True, game="if-it-fits", options={"table": "coffee"})
    result = run(clear)
    assert result["until_sure"]["sure"]
    assert result["deals"] in look_points(100)[:-1]
    assert result["games"] == 2 * result["deals"]
    assert result["confidence"] == 1 - error_of(result["until_sure"]["looks"])
    assert not result["bots"][0]["low"] <= result["parity"] <= result["bots"][0]["high"]
    same = run(plan_of(["kitten", "kitten"], 9, until_sure=True))
    assert same["games"] == 9
    assert same["until_sure"] == {"looks": 1, "sure": False}
