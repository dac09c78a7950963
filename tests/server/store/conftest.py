"""Run every store test on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.store.postgresql_server import PostgresCluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    cluster: PostgresCluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path for a SQLite database that doesn't exist yet."""
    return tmp_path / "store.db"
