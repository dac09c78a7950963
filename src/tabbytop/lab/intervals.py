"""95% confidence intervals for shares and means."""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist

Z = 1.959964
"""Number of standard deviations around the mean that contain 95% of a normal distribution."""

ERROR = 0.05
"""Error probability of a 95% interval."""

PRIOR = 1
"""Pseudo-deals with the variance of independent games, so that a few equal deals don't look like proof."""


def share_interval(hits: float, trials: float, z: float = Z) -> tuple[float, float]:
    """Return the Wilson interval of a share. Hits may be fractions, for shared victories."""
    if trials == 0:
        return (0.0, 1.0)
    share = hits / trials
    spread = z * sqrt(max(0.0, share * (1 - share)) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    low = (middle - spread) / scale if hits > 0 else 0.0
    return (max(0.0, low), min(1.0, (middle + spread) / scale))


def t_quantile(error: float, freedom: int) -> float:
    """Return the two-sided quantile of Student's t distribution for this error and these degrees of freedom."""
    if freedom == 1:
        return tan(pi * (0.5 - error / 2))
    if freedom == 2:
        return (1 - error) * sqrt(2 / (error * (2 - error)))
    z = NormalDist().inv_cdf(1 - error / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / float(freedom) ** (i + 1) for i, term in enumerate(terms)])


def deals_interval(hits: list[float], trials: list[int], error: float = ERROR) -> tuple[float, float]:
    """Return the interval of a share for clustered data, given the hits and trials of each deal.

    The variance between deals gives the effective number of independent games for the Wilson interval. If all trials or
    none are hits, deals don't differ and every game counts as independent.
    """
    deals, games = len(hits), sum(trials)
    if not games:
        return (0.0, 1.0)
    share = sum(hits) / games
    worth = float(games)
    if 0 < share < 1:
        spread = sum([(hit - share * trial) ** 2 for hit, trial in zip(hits, trials, strict=True)])
        usual = share * (1 - share) * games / deals
        variance = deals * (spread + PRIOR * usual) / (deals - 1 + PRIOR) / games**2
        worth = share * (1 - share) / variance
    return share_interval(share * worth, worth, t_quantile(error, deals - 1 + PRIOR))


def differ_surely(first: list[float], second: list[float], trials: tuple[list[int], list[int]], error: float) -> bool:
    """Return whether two shares differ significantly. `first` and `second` are the hits of each deal."""
    deals = len(first)
    totals = [sum(trials[0]), sum(trials[1])]
    if not all(totals):
        return False
    shares = [sum(first) / totals[0], sum(second) / totals[1]]
    spread = usual = 0.0
    for k in range(deals):
        left = (first[k] - shares[0] * trials[0][k]) / totals[0]
        right = (second[k] - shares[1] * trials[1][k]) / totals[1]
        spread += (left - right) ** 2
    for share, total in zip(shares, totals, strict=True):
        usual += max(share * (1 - share), 1 / (4 * total)) / total / deals
    variance = deals * (spread + PRIOR * usual) / (deals - 1 + PRIOR)
    return abs(shares[0] - shares[1]) > t_quantile(error, deals - 1 + PRIOR) * sqrt(variance)


def mean_interval(total: float, squares: float, count: int) -> tuple[float, float, float]:
    """Return a mean and its interval from a sum and a sum of squares."""
    mean = total / count
    if count == 1:
        return (mean, mean, mean)
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    half = Z * sqrt(variance / count)
    return (mean, mean - half, mean + half)


def ratio_interval(sums: tuple[float, float, float, float, float], games: int) -> tuple[float, float, float]:
    """Return the ratio of two sums over games, and its interval. Games are the independent units.

    `sums` are those of the numerator, the denominator, the square of each, and their product.
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
