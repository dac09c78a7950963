"""Choose what a run of the tests contains.

Three tiers, each part of the next:

    python3 dev.py check        about a minute: tests without the mark `slow`
    python3 dev.py test         at most ten minutes: tests without the mark `deep`
    python3 dev.py test --all   everything

pytest leaves out the deep tier unless it is given `--all`, or a test by its id. Of tests with the mark
`sample(count, by)` it runs only some parametrizations: *count* for each value of *by*, a function of the parameters.
The seed of the run chooses them, so over time all get their turn; with `--seed N` a run chooses the same ones again.
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
"""Environment variables: workers and modules that are imported later read them (settings own the prefix TABBYTOP_)."""

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
    """Let Hypothesis try this many examples: with --all always the same, otherwise new ones in every run."""
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


def left_out(items: list[pytest.Item]) -> set[pytest.Item]:
    """Return the tests that the short tier leaves out."""
    out = {item for item in items if item.get_closest_marker("deep")}
    groups: dict[tuple[str, str], list[pytest.Item]] = {}
    counts: dict[tuple[str, str], int] = {}
    for item in items:
        mark = item.get_closest_marker("sample")
        if mark is None or item in out:
            continue
        count, by = mark.args
        assert isinstance(item, pytest.Function)
        params = item.callspec.params
        value = by(*[params[name] for name in inspect.signature(by).parameters]) if by else ""
        group = (item.nodeid.partition("[")[0], str(value))
        groups.setdefault(group, []).append(item)
        counts[group] = count
    for group, found in groups.items():
        rng = Random(f"{run_seed()} {group}")
        out.update(set(found) - set(rng.sample(found, min(counts[group], len(found)))))
    return out
