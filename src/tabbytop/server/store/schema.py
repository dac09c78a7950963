"""The database schema after all migrations.

Rows in `entries` and `tables` never change. `heads` has one summary per table, and `seated` lists its people. A change
here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    """Return the key column that refers to a row's table. Rows are deleted with their table."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # keeps the entries of one table together
)

heads = Table(
    "heads",
    metadata,
    _of_table(),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("info", LargeBinary, nullable=False),
    Column("people", Text, nullable=False),  # a JSON list; `seated` holds the same for searching
    Column("due", Double),
    Column("touched", Double, nullable=False),
    sqlite_with_rowid=False,
)
idle = text("heads.status <> 'playing'")
"""Add this condition to a query so that the database uses the next index, which leaves out running games because
they change often."""

Index(
    "heads_by_status",
    heads.c.status,
    heads.c.touched,
    sqlite_where=text("status <> 'playing'"),
    postgresql_where=text("status <> 'playing'"),
)
Index(
    "heads_by_due",
    heads.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)

seated = Table(
    "seated",
    metadata,
    Column("person", Text, primary_key=True),
    _of_table(),
    sqlite_with_rowid=False,
)
Index("seated_by_table", seated.c.table_id)

sealed = Table(
    "sealed",
    metadata,
    _of_table(),
    Column("window_n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("login_key", Text, unique=True),  # the login's skeleton: no two logins may look alike
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("language", Text, nullable=False),
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("sessions_by_person", sessions.c.person)
Index("sessions_by_table", sessions.c.table_id)
Index("sessions_by_age", sessions.c.created)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("until", Double, nullable=False),
    sqlite_with_rowid=False,
)
Index("leases_by_owner", leases.c.owner)
