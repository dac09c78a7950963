"""Writing many rows in one statement, in the words of either database.

SQLite gives its thread's turn away at every statement and row, and on a busy server it comes back late; so the rows of
a group go into as few statements as can be. PostgreSQL takes whole columns as arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select, tuple_

from tabbytop.server.store import schema
from tabbytop.server.store.group import Group, Standing

MOST = 512
"""Rows in one statement; at most eight columns, and SQLite takes 32,766 values."""


class Bulk(NamedTuple):
    """A table that is written in bulk: its columns with PostgreSQL's types, and whether rows replace older ones."""

    name: str
    columns: tuple[tuple[str, str], ...]
    key: int = 0  # how many columns name the row that is replaced; 0: an older row is an error


TABLES = Bulk("tables", (("id", "text"), ("secret", "bytea"), ("created", "float8")))
ENTRIES = Bulk("entries", (("table_id", "text"), ("n", "int"), ("at", "float8"), ("body", "bytea")))
HEADS = Bulk(
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
SEATED = Bulk("seated", (("person", "text"), ("table_id", "text")), key=2)
SEALED = Bulk("sealed", (("table_id", "text"), ("window_n", "int"), ("seat", "int"), ("body", "bytea")), key=3)

Insert = Callable[[Connection, Bulk, list[tuple[Any, ...]]], None]


def put(connection: Connection, group: Group, standing: dict[str, Standing], insert: Insert) -> None:
    """Write a group's rows."""
    insert(connection, TABLES, group.tables)
    insert(connection, ENTRIES, group.entries)
    insert(connection, HEADS, group.head_rows())
    came, left = group.moves(standing)
    insert(connection, SEATED, came)
    if left:
        place = tuple_(schema.seated.c.person, schema.seated.c.table_id)
        connection.execute(delete(schema.seated).where(place.in_(left)))
    if group.unsealed:
        closed = schema.sealed.c.table_id.in_(sorted(group.unsealed)), schema.sealed.c.window_n > 0
        connection.execute(delete(schema.sealed).where(*closed))
    insert(connection, SEALED, group.sealed_rows())


def sqlite_insert(connection: Connection, bulk: Bulk, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows in statements of 512, 256, … 1 rows: few statements, and few different ones to prepare."""
    done = 0
    while done < len(rows):
        count = min(MOST, 1 << ((len(rows) - done).bit_length() - 1))
        values = [value for row in rows[done : done + count] for value in row]
        connection.exec_driver_sql(_sqlite_words(bulk, count), tuple(values))
        done += count


def postgres_insert(connection: Connection, bulk: Bulk, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows as columns; in order of their keys, so that two processes never wait for each other in a ring."""
    if rows:
        rows.sort(key=lambda row: row[: max(bulk.key, 2)])
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(_postgres_words(bulk), columns)


@cache
def _sqlite_words(bulk: Bulk, count: int) -> str:
    row = f"({', '.join('?' * len(bulk.columns))})"
    return f"{_into(bulk)} VALUES {', '.join([row] * count)} {_replacing(bulk)}"


@cache
def _postgres_words(bulk: Bulk) -> str:
    arrays = ", ".join(f"${place}::{kind}[]" for place, (_, kind) in enumerate(bulk.columns, 1))
    return f"{_into(bulk)} SELECT * FROM unnest({arrays}) {_replacing(bulk)}"


def _into(bulk: Bulk) -> str:
    return f"INSERT INTO {bulk.name} ({', '.join(name for name, _ in bulk.columns)})"


def _replacing(bulk: Bulk) -> str:
    if not bulk.key:
        return ""
    names = [name for name, _ in bulk.columns]
    new = ", ".join(f"{name} = excluded.{name}" for name in names[bulk.key :])
    return f"ON CONFLICT ({', '.join(names[: bulk.key])}) DO {f'UPDATE SET {new}' if new else 'NOTHING'}"


STANDING = """
SELECT {columns} FROM tables LEFT JOIN heads ON heads.table_id = tables.id WHERE tables.id {among}"""
LAST = "coalesce((SELECT max(n) FROM entries WHERE entries.table_id = tables.id), 0)"
SQLITE_STANDING = STANDING.format(
    columns=f"json_group_array(json_array(tables.id, {LAST}, coalesce(heads.people, '[]')))",  # one row, one turn
    among="IN (SELECT value FROM json_each(?))",
)
POSTGRES_STANDING = STANDING.format(
    columns=f"tables.id, {LAST}, coalesce(heads.people, '[]')",
    among="= ANY($1::text[])",
)
_read_standing = msgspec.json.Decoder(list[tuple[str, int, str]]).decode
_read_people = msgspec.json.Decoder(frozenset[str]).decode


def answers_of(connection: Connection, tables: list[str]) -> dict[str, dict[tuple[int, int], bytes]]:
    """What is sealed at these tables, by window and seat; those where nothing is are left out."""
    found: dict[str, dict[tuple[int, int], bytes]] = {}
    if tables:
        place = schema.sealed.c
        asked = select(schema.sealed).where(place.table_id.in_(tables), place.window_n > 0)
        for table, window, seat, body in connection.execute(asked):
            found.setdefault(table, {})[window, seat] = bytes(body)
    return found


def sqlite_standing(connection: Connection, tables: list[str]) -> dict[str, Standing]:
    """How these tables stand."""
    if not tables:
        return {}
    found = connection.exec_driver_sql(SQLITE_STANDING, (msgspec.json.encode(tables).decode(),)).scalar_one()
    return {table: Standing(last, _read_people(people)) for table, last, people in _read_standing(found)}


def postgres_standing(connection: Connection, tables: list[str]) -> dict[str, Standing]:
    """How these tables stand."""
    if not tables:
        return {}
    found = connection.exec_driver_sql(POSTGRES_STANDING, (tables,)).all()
    return {table: Standing(last, _read_people(people)) for table, last, people in found}
