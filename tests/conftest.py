"""Set up the tiers of the test suite, and fixtures that several folders share.

Tests of the compiled build are collected only where it is installed (`python3 dev.py test --all` runs both).
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from tests import tiers
from tests.server.store.postgresql_server import PostgresCluster, binaries

gc.disable()  # until collection ends: scanning the collected tests again and again takes seconds
collect_ignore = [] if Path(sys.prefix).name == ".venv-compiled" else ["compiled"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the deep tier, too (see tests/tiers.py)")
    parser.addoption("--seed", type=int, help="repeat the samples and random examples of the run with this seed")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--all"):
        os.environ[tiers.ALL] = "1"
    if config.getoption("--seed") is not None:
        os.environ[tiers.SEED] = str(config.getoption("--seed"))
    os.environ.setdefault(tiers.SEED, str(SystemRandom().randrange(10**6)))


def pytest_report_header(config: pytest.Config) -> str:
    tier = "all tests" if tiers.is_all() else "short tier"
    return f"{tier}, seed {tiers.run_seed()}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    named = any("::" in arg for arg in config.args)
    if tiers.is_all() or named:
        return
    excluded = tiers.excluded(items)
    config.hook.pytest_deselected(items=[item for item in items if item in excluded])
    items[:] = [item for item in items if item not in excluded]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print the seed of the run with every failure."""
    report = yield
    if report.failed:
        report.sections.append(("Seed", f"To repeat these samples and examples: --seed {tiers.run_seed()}"))
    return report


def pytest_collection_finish(session: pytest.Session) -> None:
    """Turn garbage collection back on, but exempt the collected tests."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgresCluster]:
    """Start a PostgreSQL server."""
    if binaries() is None:
        pytest.fail("PostgreSQL is not installed; on Debian: sudo apt-get install postgresql")
    cluster = PostgresCluster()
    cluster.start()
    yield cluster
    cluster.remove()
