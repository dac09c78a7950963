"""Compare two samples that consist of strata: the difference of their means, with its 95 % interval.

Windows of different kinds take different times to process, and not everything can happen in every kind. So only windows
of the same stratum are compared, and the differences are weighted by how often each stratum occurs in the first sample.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any

TWO_SIDED_95 = 1.96
"""The interval in standard errors. Samples are large, so this is the normal distribution's."""


@dataclass(frozen=True)
class Difference:
    """The difference of two means and its 95 % interval (Welch: the variances may differ)."""

    mean: float
    low: float
    high: float
    count: int
    """The values of the first sample that were compared."""

    def is_within(self, limit: float) -> bool:
        """Return whether the interval lies within ± this limit."""
        return -limit <= self.low and self.high <= limit


Strata = Mapping[Any, Sequence[float]]


def difference(first: Strata, second: Strata) -> Difference | None:
    """Return the difference of the means of two samples, or None if no stratum has two values of each.

    >>> difference({"a": [2.0, 2.0], "b": [9.0, 9.0]}, {"a": [1.0, 1.0], "b": [8.0, 8.0], "c": [5.0]})
    Difference(mean=1.0, low=1.0, high=1.0, count=4)
    """
    shared = [key for key in first if len(first[key]) > 1 and len(second.get(key, ())) > 1]
    count = sum(len(first[key]) for key in shared)
    if not count:
        return None
    mean = squared_error = 0.0
    for key in shared:
        one, other = first[key], second[key]
        weight = len(one) / count
        mean += weight * (fmean(one) - fmean(other))
        squared_error += weight**2 * (variance(one) / len(one) + variance(other) / len(other))
    margin = TWO_SIDED_95 * math.sqrt(squared_error)
    return Difference(mean, mean - margin, mean + margin, count)
