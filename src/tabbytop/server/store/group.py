"""What waits to be written, and what of it can be: the part of a group commit that needs no database.

Many callers' jobs are written in one transaction. `judge` decides about each of them by itself, so that one that comes
too late fails alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from tabbytop.server.store.types import Conflict, TableSummary


class Create(NamedTuple):
    """A new table."""

    table: str
    secret: bytes
    at: float
    bodies: list[bytes]
    head: TableSummary


class Closing(NamedTuple):
    """A window that closes, and the sealed answers that are played, by seat."""

    window: int
    answers: dict[int, bytes]


class Append(NamedTuple):
    """Entries for a log, with what they change in the table's line and, after a window, in its sealed answers."""

    table: str
    first: int
    at: float
    bodies: list[bytes]
    head: TableSummary | None
    unseal: bool
    closes: Closing | None = None  # only while the sealed answers are these


class Seal(NamedTuple):
    """A sealed answer."""

    table: str
    window: int
    seat: int
    body: bytes
    last: int | None = None  # only while this is the log's last entry


class Change(NamedTuple):
    """Anything else, in SQL: done within the group's transaction, alone taken back when it fails."""

    act: Callable[[Connection], Any]


Job = Create | Append | Seal | Change


class Standing(NamedTuple):
    """How a table stands in the database: its last entry, who is in `seated`, and what is sealed, if that matters."""

    last: int
    people: frozenset[str]
    answers: Mapping[tuple[int, int], bytes] = MappingProxyType({})  # by window and seat


class Group:
    """Rows to write in one transaction; each list has its columns in the order of `bulk.py`."""

    def __init__(self) -> None:
        self.tables: list[tuple[Any, ...]] = []
        self.entries: list[tuple[Any, ...]] = []
        self.heads: dict[str, TableSummary] = {}
        self.unsealed: set[str] = set()
        self.sealed: dict[tuple[str, int, int], bytes] = {}
        self.changes: list[tuple[int, Change]] = []

    def head_rows(self) -> list[tuple[Any, ...]]:
        """The lines of tables, the last one for each."""
        return [
            (
                table,
                head.status,
                head.public,
                head.game,
                head.info,
                msgspec.json.encode(head.people).decode(),
                head.due,
                head.touched,
            )
            for table, head in self.heads.items()
        ]

    def sealed_rows(self) -> list[tuple[Any, ...]]:
        """The sealed answers, the last one for each seat."""
        return [(*place, body) for place, body in self.sealed.items()]

    def moves(self, standing: dict[str, Standing]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Who (person, table) has sat down and who has left, compared with the database."""
        came: list[tuple[str, str]] = []
        left: list[tuple[str, str]] = []
        for table, head in self.heads.items():
            before = standing[table].people if table in standing else frozenset()
            if before != (now := frozenset(head.people)):
                came += [(person, table) for person in sorted(now - before)]
                left += [(person, table) for person in sorted(before - now)]
        return came, left


def named(jobs: list[Job]) -> list[str]:
    """The tables that these jobs are about."""
    return list({job.table for job in jobs if not isinstance(job, Change)})


def closing(jobs: list[Job]) -> list[str]:
    """The tables of which the sealed answers are to be played."""
    return sorted({job.table for job in jobs if isinstance(job, Append) and job.closes is not None})


def sealing(jobs: list[Job]) -> list[str]:
    """The tables at which somebody answers."""
    return sorted({job.table for job in jobs if isinstance(job, Seal)})


def judge(jobs: list[Job], standing: dict[str, Standing]) -> tuple[Group, list[Exception | None]]:
    """The rows of those jobs that can be done, and for each of the others why not."""
    group = Group()
    outcomes: list[Exception | None] = []
    last = {table: known.last for table, known in standing.items()}
    for index, job in enumerate(jobs):
        if isinstance(job, Change):
            group.changes.append((index, job))
            outcomes.append(None)
        else:
            outcomes.append(_take(job, group, last, standing))
    return group, outcomes


def _take(
    job: Create | Append | Seal, group: Group, last: dict[str, int], standing: dict[str, Standing]
) -> Exception | None:
    """Add a job's rows to the group, or say why not."""
    table = job.table
    if isinstance(job, Create):
        if table in last:
            return Conflict(table)
        last[table] = 0
        group.tables.append((table, job.secret, job.at))
    elif table not in last:
        return KeyError(table)
    if isinstance(job, Seal):
        if job.last is not None and job.last != last[table]:
            return Conflict(table)
        group.sealed[table, job.window, job.seat] = job.body
        return None
    first = last[table] + 1
    if isinstance(job, Append) and (job.first != first or _has_changed(job, group, standing)):
        return Conflict(table)
    group.entries += [(table, first + step, job.at, body) for step, body in enumerate(job.bodies)]
    last[table] += len(job.bodies)
    if job.head is not None:
        group.heads[table] = job.head
    if isinstance(job, Append) and (job.unseal or job.closes is not None):
        group.unsealed.add(table)
        for place in [place for place in group.sealed if place[0] == table and place[1] > 0]:
            del group.sealed[place]
    return None


def _has_changed(job: Append, group: Group, standing: dict[str, Standing]) -> bool:
    """Has somebody answered since the answers were read that are played now?"""
    if job.closes is None:
        return False
    known = standing[job.table].answers if job.table in standing and job.table not in group.unsealed else {}
    sealed = {seat: body for (window, seat), body in known.items() if window == job.closes.window}
    sealed |= {place[2]: body for place, body in group.sealed.items() if place[:2] == (job.table, job.closes.window)}
    return sealed != job.closes.answers
