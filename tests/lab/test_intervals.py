"""Intervals against known numbers."""

import pytest

from tabbytop.lab.intervals import mean_interval, share_interval


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
