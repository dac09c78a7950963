"""What tests of several rooms share.

Tests of the compiled build are collected where it is installed (`python3 dev.py test` does both), and only there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.cluster import Cluster, binaries

collect_ignore = [] if Path(sys.prefix).name == ".venv-compiled" else ["compiled"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server."""
    if binaries() is None:
        pytest.fail("PostgreSQL is not installed; on Debian: sudo apt-get install postgresql")
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.remove()
