"""Database URLs."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tabbytop.engine.errors import Refusal
from tabbytop.server.store.database import DATABASE_TIMEOUT, Database
from tabbytop.server.store.sqlite import Sqlite


def database_at(url: str, timeout: float = DATABASE_TIMEOUT) -> Database:
    """Return the database at `sqlite:///FILE` or `postgresql://…`, not opened yet.

    A refusal doesn't repeat the URL, because it may contain a password.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Refusal("", "store-address") from error
    kind = address.drivername.partition("+")[0]
    if kind == "sqlite" and address.database and address.database != ":memory:":
        return Sqlite(Path(address.database), timeout)
    if kind in ("postgresql", "postgres"):
        from tabbytop.server.store.postgres import Postgres  # import the driver only if it is needed

        return Postgres(address, timeout)
    raise Refusal("", "store-address")
