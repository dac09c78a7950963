"""The first version of the schema: tables with their logs, people, sessions."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, LargeBinary, Text, text

revision = "first"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _make_tables()
    _make_seats()
    _make_people()


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("secret", LargeBinary, nullable=False),
        Column("created", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("n", Integer, primary_key=True),
        Column("at", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heads",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("status", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("game", Text, nullable=False),
        Column("info", LargeBinary, nullable=False),
        Column("people", Text, nullable=False),
        Column("due", Double),
        Column("touched", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    idle, some = text("status <> 'playing'"), text("due IS NOT NULL")
    op.create_index("heads_by_status", "heads", ["status", "touched"], sqlite_where=idle, postgresql_where=idle)
    op.create_index("heads_by_due", "heads", ["due"], sqlite_where=some, postgresql_where=some)


def _make_seats() -> None:
    op.create_table(
        "seated",
        Column("person", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("seated_by_table", "seated", ["table_id"])
    op.create_table(
        "sealed",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("window_n", Integer, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def _make_people() -> None:
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("login", Text),
        Column("login_key", Text, unique=True),
        Column("password", Text),
        Column("created", Double, nullable=False),
        Column("seen", Double, nullable=False),
        Column("language", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        Column("digest", LargeBinary, primary_key=True),
        Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE")),
        Column("seat", Integer),
        Column("created", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_table", "sessions", ["table_id"])
    op.create_index("sessions_by_age", "sessions", ["created"])
    op.create_table(
        "leases",
        Column("table_id", Text, primary_key=True),
        Column("owner", Text, nullable=False),
        Column("until", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("leases_by_owner", "leases", ["owner"])
