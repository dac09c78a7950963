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
    low = (middle - spread) / scale if hits > 0 else 0.0
    return (max(0.0, low), min(1.0, (middle + spread) / scale))


def mean_interval(total: float, squares: float, count: int) -> tuple[float, float, float]:
    """A mean and its interval, from the sum and the sum of squares."""
    mean = total / count
    if count == 1:
        return (mean, mean, mean)
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    half = Z * sqrt(variance / count)
    return (mean, mean - half, mean + half)


def ratio_interval(sums: tuple[float, float, float, float, float], games: int) -> tuple[float, float, float]:
    """A ratio of two sums over games, with bounds; what belongs to one game hangs together.

    The sums are those of the upper, the lower, their squares, and their product.
    """
    upper, lower, upper_squares, lower_squares, products = sums
    if not lower:
        return 0.0, 0.0, 0.0
    ratio = upper / lower
    if games == 1:
        return ratio, ratio, ratio
    spread = max(0.0, upper_squares - 2 * ratio * products + ratio * ratio * lower_squares) / (games - 1)
    error = Z * sqrt(spread / games) / (lower / games)
    return ratio, ratio - error, ratio + error
