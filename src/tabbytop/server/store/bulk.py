"""Bulk inserts: many rows in one statement, for either database.

With SQLite, the thread may lose the GIL at every statement and row, and on a busy server it gets it back late. So the
rows of a group go into as few statements as possible. PostgreSQL takes whole columns as arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, tuple_

from tabbytop.server.store import schema
from tabbytop.server.store.group import StoredTable, WriteGroup
from tabbytop.server.store.types import NEXT_MOVES

MAX_ROWS = 512
"""Rows in one statement. With at most eight columns, that is well below SQLite's limit of 32,766 values."""


class BulkTable(NamedTuple):
    """A table that is written in bulk: its columns with PostgreSQL's types, and whether rows replace older ones."""

    name: str
    columns: tuple[tuple[str, str], ...]
    key: int = 0  # how many leading columns are the key of the row to replace; 0 if an existing row is an error


TABLES = BulkTable("tables", (("id", "text"), ("secret", "bytea"), ("created", "float8")))
ENTRIES = BulkTable("entries", (("table_id", "text"), ("n", "int"), ("at", "float8"), ("body", "bytea")))
HEADS = BulkTable(
    "heads",
    (
        ("table_id", "text"),
        ("status", "text"),
        ("public", "bool"),
        ("game", "text"),
        ("info", "bytea"),
        ("people", "text"),
        ("due", "float8"),
        ("touched", "float8"),
    ),
    key=1,
)
SEATED = BulkTable("seated", (("person", "text"), ("table_id", "text")), key=2)
SEALED = BulkTable("sealed", (("table_id", "text"), ("window_n", "int"), ("seat", "int"), ("body", "bytea")), key=3)

Insert = Callable[[Connection, BulkTable, list[tuple[Any, ...]]], None]


def write_group(connection: Connection, group: WriteGroup, stored: dict[str, StoredTable], insert: Insert) -> None:
    """Write a group's rows."""
    insert(connection, TABLES, group.tables)
    insert(connection, ENTRIES, group.entries)
    insert(connection, HEADS, group.summary_rows())
    came, left = group.seat_changes(stored)
    insert(connection, SEATED, came)
    if left:
        place = tuple_(schema.seated.c.person, schema.seated.c.table_id)
        connection.execute(delete(schema.seated).where(place.in_(left)))
    if group.unsealed:
        closed = schema.sealed.c.table_id.in_(sorted(group.unsealed)), schema.sealed.c.window_n > 0
        connection.execute(delete(schema.sealed).where(*closed))
    if group.over:
        place = tuple_(schema.sealed.c.table_id, schema.sealed.c.seat)
        moves = schema.sealed.c.window_n == NEXT_MOVES, place.in_(sorted(group.over))
        connection.execute(delete(schema.sealed).where(*moves))
    insert(connection, SEALED, group.sealed_rows())


def sqlite_insert(connection: Connection, bulk: BulkTable, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows in statements of 512, 256, … 1 rows: few statements, and few different ones to prepare."""
    done = 0
    while done < len(rows):
        count = min(MAX_ROWS, 1 << ((len(rows) - done).bit_length() - 1))
        values = [value for row in rows[done : done + count] for value in row]
        connection.exec_driver_sql(_sqlite_statement(bulk, count), tuple(values))
        done += count


def postgres_insert(connection: Connection, bulk: BulkTable, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows as columns, sorted by key, so that two processes can't deadlock."""
    if rows:
        rows.sort(key=lambda row: row[: max(bulk.key, 2)])
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(_postgres_statement(bulk), columns)


@cache
def _sqlite_statement(bulk: BulkTable, count: int) -> str:
    row = f"({', '.join('?' * len(bulk.columns))})"
    return f"{_into(bulk)} VALUES {', '.join([row] * count)} {_replacing(bulk)}"


@cache
def _postgres_statement(bulk: BulkTable) -> str:
    arrays = ", ".join(f"${place}::{kind}[]" for place, (_, kind) in enumerate(bulk.columns, 1))
    return f"{_into(bulk)} SELECT * FROM unnest({arrays}) {_replacing(bulk)}"


def _into(bulk: BulkTable) -> str:
    return f"INSERT INTO {bulk.name} ({', '.join(name for name, _ in bulk.columns)})"


def _replacing(bulk: BulkTable) -> str:
    if not bulk.key:
        return ""
    names = [name for name, _ in bulk.columns]
    new = ", ".join(f"{name} = excluded.{name}" for name in names[bulk.key :])
    return f"ON CONFLICT ({', '.join(names[: bulk.key])}) DO {f'UPDATE SET {new}' if new else 'NOTHING'}"


STORED_QUERY = """
SELECT {columns} FROM tables LEFT JOIN heads ON heads.table_id = tables.id WHERE tables.id {among}"""
LAST = "coalesce((SELECT max(n) FROM entries WHERE entries.table_id = tables.id), 0)"
SQLITE_STORED_QUERY = STORED_QUERY.format(
    columns=f"json_group_array(json_array(tables.id, {LAST}, coalesce(heads.people, '[]')))",  # a single row
    among="IN (SELECT value FROM json_each(?))",
)
POSTGRES_STORED_QUERY = STORED_QUERY.format(
    columns=f"tables.id, {LAST}, coalesce(heads.people, '[]')",
    among="= ANY($1::text[])",
)
_read_stored = msgspec.json.Decoder(list[tuple[str, int, str]]).decode
_read_people = msgspec.json.Decoder(frozenset[str]).decode


def sealed_answers(connection: Connection, tables: list[str]) -> dict[str, dict[tuple[int, int], bytes]]:
    """Return the sealed answers and moves at these tables, by window and seat. Tables without any are left out."""
    found: dict[str, dict[tuple[int, int], bytes]] = {}
    if tables:
        place = schema.sealed.c
        asked = select(schema.sealed).where(
            place.table_id.in_(tables), or_(place.window_n > 0, place.window_n == NEXT_MOVES)
        )
        for table, window, seat, body in connection.execute(asked):
            found.setdefault(table, {})[window, seat] = bytes(body)
    return found


def sqlite_stored_tables(connection: Connection, tables: list[str]) -> dict[str, StoredTable]:
    """Return what SQLite stores about these tables."""
    if not tables:
        return {}
    found = connection.exec_driver_sql(SQLITE_STORED_QUERY, (msgspec.json.encode(tables).decode(),)).scalar_one()
    return {table: StoredTable(last, _read_people(people)) for table, last, people in _read_stored(found)}


def postgres_stored_tables(connection: Connection, tables: list[str]) -> dict[str, StoredTable]:
    """Return what PostgreSQL stores about these tables."""
    if not tables:
        return {}
    found = connection.exec_driver_sql(POSTGRES_STORED_QUERY, (tables,)).all()
    return {table: StoredTable(last, _read_people(people)) for table, last, people in found}
