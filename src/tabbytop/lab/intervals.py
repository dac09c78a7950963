"""How sure a share or a mean is: 95 % intervals."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""95 % of a normal distribution lies within this many deviations."""


def share_interval(hits: float, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share; shared victories may count as parts of a hit."""
    if trials == 0:
        return (0.0, 1.0)
    share = hits / trials
    spread = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    middle = share + Z * Z / (2 * trials)
    scale = 1 + Z * Z / trials
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def mean_interval(total: float, squares: float, count: int) -> tuple[float, float, float]:
    """A mean and its interval, from the sum and the sum of squares."""
    mean = total / count
    if count == 1:
        return (mean, mean, mean)
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    half = Z * sqrt(variance / count)
    return (mean, mean - half, mean + half)
