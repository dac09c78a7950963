"""Intervals against known numbers."""

import pytest

from tabbytop.lab.intervals import mean_interval, ratio_interval, share_interval


def test_a_share_has_wilsons_interval() -> None:
    assert share_interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert share_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(0, 0) == (0.0, 1.0)


def test_a_mean_has_an_interval_as_wide_as_its_spread() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    mean, low, high = mean_interval(sum(values), sum(v * v for v in values), len(values))
    assert mean == 2.5
    assert high - mean == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert mean - low == pytest.approx(high - mean)
    assert mean_interval(7, 49, 1) == (7, 7, 7)


def test_a_ratio_of_sums_has_an_interval_from_how_it_differs_between_games() -> None:
    uppers, lowers = [1.0, 2.0, 3.0, 2.0], [2.0, 4.0, 4.0, 6.0]
    squares = [sum(a * b for a, b in zip(x, y, strict=True)) for x, y in ((uppers, uppers), (lowers, lowers))]
    product = sum(a * b for a, b in zip(uppers, lowers, strict=True))
    ratio, low, high = ratio_interval((sum(uppers), sum(lowers), *squares, product), 4)  # type: ignore[arg-type]
    assert ratio == 0.5
    left = [a - 0.5 * b for a, b in zip(uppers, lowers, strict=True)]
    assert high - ratio == pytest.approx(1.959964 * (sum(e * e for e in left) / 3 / 4) ** 0.5 / 4)
    assert ratio - low == pytest.approx(high - ratio)
    assert ratio_interval((0, 0, 0, 0, 0), 3) == (0, 0, 0)
