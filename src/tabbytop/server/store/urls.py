"""Where a database is: reading its address."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tabbytop.engine.errors import Refusal
from tabbytop.server.store.database import PATIENCE, Database
from tabbytop.server.store.sqlite import Sqlite


def database_at(url: str, patience: float = PATIENCE) -> Database:
    """The database at `sqlite:///FILE` or `postgresql://…`, not open yet.

    A refusal does not repeat the address, for there may be a password in it.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Refusal("", "store-address") from error
    kind = address.drivername.partition("+")[0]
    if kind == "sqlite" and address.database and address.database != ":memory:":
        return Sqlite(Path(address.database), patience)
    if kind in ("postgresql", "postgres"):
        from tabbytop.server.store.postgres import Postgres  # its driver is of no use to others

        return Postgres(address, patience)
    raise Refusal("", "store-address")
