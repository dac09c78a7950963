"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.store.cluster import Cluster, binaries


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server."""
    if binaries() is None:
        pytest.fail("PostgreSQL is not installed; on Debian: sudo apt-get install postgresql")
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.remove()
