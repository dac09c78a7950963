"""Choose what a run of the tests contains.

Three tiers, each part of the next:

    python3 dev.py check        about a minute: tests without the mark `slow`
    python3 dev.py test         at most ten minutes: tests without the mark `deep`
    python3 dev.py test --all   everything

pytest skips the deep tier unless you pass `--all` or the id of a test. Of tests with the mark
`sample(count, by)` it runs only some parametrizations: *count* for each value of *by*, a function of the parameters.
The seed of the run chooses them, so all get their turn over time; `--seed N` repeats the choice of an earlier run.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, seed, settings

SEED = "TESTS_SEED"
ALL = "TESTS_ALL"
"""Environment variables, read by workers and by modules imported later (the prefix TABBYTOP_ is for settings)."""

Test = TypeVar("Test", bound=Callable[..., Any])


def is_all() -> bool:
    """Return whether this run includes the deep tier."""
    return bool(os.environ.get(ALL))


def run_seed() -> int:
    """Return the seed of this run; outside pytest it is 0."""
    return int(os.environ.get(SEED, "0"))


def examples(deep: int, short: int) -> int:
    """Return how many random examples to try in this run."""
    return deep if is_all() else short


def random_examples(deep: int, short: int) -> Callable[[Test], Test]:
    """Make Hypothesis try this many examples: fixed ones with --all, otherwise new ones in every run."""
    limits = settings(
        max_examples=examples(deep, short),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )

    def wrap(test: Test) -> Test:
        return limits(test if is_all() else seed(run_seed())(test))

    return wrap


def sample(count: int, by: Callable[..., Any] | None = None) -> Callable[[Test], Test]:
    """Run only *count* of a test's parametrizations in the short tier, for each value of *by*."""
    return pytest.mark.sample(count, by)


def excluded(items: list[pytest.Item]) -> set[pytest.Item]:
    """Return the tests that aren't in the short tier."""
    outside = {item for item in items if item.get_closest_marker("deep")}
    groups: dict[tuple[str, str], list[pytest.Item]] = {}
    counts: dict[tuple[str, str], int] = {}
    for item in items:
        mark = item.get_closest_marker("sample")
        if mark is None or item in outside:
            continue
        count, by = mark.args
        assert isinstance(item, pytest.Function)
        params = item.callspec.params
        value = by(*[params[name] for name in inspect.signature(by).parameters]) if by else ""
        group = (item.nodeid.partition("[")[0], str(value))
        groups.setdefault(group, []).append(item)
        counts[group] = count
    for group, candidates in groups.items():
        rng = Random(f"{run_seed()} {group}")
        outside.update(set(candidates) - set(rng.sample(candidates, min(counts[group], len(candidates)))))
    return outside
