"""Intervals compared with known values and with simulations."""

from collections.abc import Callable
from random import Random

import pytest

from tabbytop.lab.intervals import (
    deals_interval,
    differ_surely,
    mean_interval,
    ratio_interval,
    share_interval,
    t_quantile,
)


def test_a_share_has_a_wilson_interval() -> None:
    assert share_interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert share_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_follows_its_spread() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    mean, low, high = mean_interval(sum(values), sum(v * v for v in values), len(values))
    assert mean == 2.5
    assert high - mean == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert mean - low == pytest.approx(high - mean)
    assert mean_interval(7, 49, 1) == (7, 7, 7)


def test_the_interval_of_a_ratio_follows_its_variation_between_games() -> None:
    numerators, denominators = [1.0, 2.0, 3.0, 2.0], [2.0, 4.0, 4.0, 6.0]
    squares = [
        sum(a * b for a, b in zip(x, y, strict=True))
        for x, y in ((numerators, numerators), (denominators, denominators))
    ]
    product = sum(a * b for a, b in zip(numerators, denominators, strict=True))
    ratio, low, high = ratio_interval((sum(numerators), sum(denominators), *squares, product), 4)  # type: ignore[arg-type]
    assert ratio == 0.5
    residuals = [a - 0.5 * b for a, b in zip(numerators, denominators, strict=True)]
    assert high - ratio == pytest.approx(1.959964 * (sum(e * e for e in residuals) / 3 / 4) ** 0.5 / 4)
    assert ratio - low == pytest.approx(high - ratio)
    assert ratio_interval((0, 0, 0, 0, 0), 3) == (0, 0, 0)


def test_quantiles_of_students_t() -> None:
    """Values from published tables."""
    for freedom, wanted in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10_000, 1.960)):
        assert t_quantile(0.05, freedom) == pytest.approx(wanted, abs=0.005)
    assert t_quantile(0.01, 10) == pytest.approx(3.169, abs=0.005)


def hits_in_four(rng: Random, chance: float) -> float:
    """Return the hits in four independent games."""
    return float(sum(rng.random() < chance for _ in range(4)))


LUCK: dict[str, tuple[float, Callable[[Random], float]]] = {
    "unconnected": (0.25, lambda rng: hits_in_four(rng, 0.25)),
    "alike in a deal": (0.3, lambda rng: hits_in_four(rng, rng.choice([0.05, 0.55]))),
    "nearly one a deal": (0.25, lambda rng: rng.choice([0.0, 1.0, 1.0, 1.0, 1.0, 2.0])),
    "rare": (0.03, lambda rng: hits_in_four(rng, 0.03)),
    "shared victories": (0.25, lambda rng: hits_in_four(rng, 0.5) / 2),
}


@pytest.mark.parametrize("deals", [2, 5, 20, 60])
@pytest.mark.parametrize("luck", LUCK)
def test_an_interval_over_deals_covers_the_true_share(luck: str, deals: int) -> None:
    chance, draw = LUCK[luck]
    rng = Random(f"{luck} {deals}")
    covered = 0
    for _ in range(400):
        low, high = deals_interval([draw(rng) for _ in range(deals)], [4] * deals)
        covered += low <= chance <= high
    assert covered >= 0.92 * 400


def test_an_interval_over_deals_follows_their_variation() -> None:
    def width(hits: list[float]) -> float:
        low, high = deals_interval(hits, [4] * len(hits))
        return high - low

    even, mixed, split = [1.0] * 20, [0.0, 1.0, 1.0, 2.0] * 5, [0.0, 0.0, 0.0, 4.0] * 5
    assert width(even) < width(mixed) < width(split)
    assert width(even) > 0.02, "equal deals leave some uncertainty"
    assert width(even[:4]) > width(even)
    assert deals_interval([0.0] * 9, [4] * 9)[0] == 0.0
    assert 0.05 < deals_interval([0.0] * 9, [4] * 9)[1] < 0.2
    assert deals_interval([4.0] * 9, [4] * 9)[1] == 1.0
    assert deals_interval([], []) == (0.0, 1.0)
    low, high = deals_interval([1.0], [2])
    assert (low, high) == pytest.approx((0.0, 1.0), abs=0.05), "one deal says nothing"


def test_two_shares_differ_only_if_luck_does_not_explain_it() -> None:
    rng = Random(3)
    trials = ([4] * 30, [4] * 30)

    def times_found_different(first: float, second: float) -> int:
        pairs = [
            ([hits_in_four(rng, first) for _ in range(30)], [hits_in_four(rng, second) for _ in range(30)])
            for _ in range(200)
        ]
        return sum(differ_surely(*pair, trials, 0.05) for pair in pairs)

    assert times_found_different(0.3, 0.3) <= 18
    assert times_found_different(0.5, 0.2) >= 190
    assert not differ_surely([1.0], [0.0], ([1], [1]), 0.05)
    assert not differ_surely([0.0], [0.0], ([0], [1]), 0.05)
