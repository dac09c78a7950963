"""Group commit: the jobs that are waiting, and which of them can be written. Needs no database.

Jobs of many callers are written in one transaction. `build_group` checks each job on its own, so that one that comes
too late fails alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from tabbytop.server.store.types import NEXT_MOVES, Conflict, NoSuchTable, TableSummary


class CreateJob(NamedTuple):
    """Create a table."""

    table: str
    secret: bytes
    at: float
    bodies: list[bytes]
    summary: TableSummary


class Closing(NamedTuple):
    """A window that closes, the sealed answers that are played, by seat, and the sealed moves."""

    window: int
    answers: dict[int, bytes]
    moves: Mapping[int, bytes] = MappingProxyType({})
    over: frozenset[int] = frozenset()
    """The seats whose sealed moves are deleted: they are played now, or no longer count."""


class AppendJob(NamedTuple):
    """Append entries to a log, and update the table's summary and, after a window, its sealed answers."""

    table: str
    first: int
    at: float
    bodies: list[bytes]
    summary: TableSummary | None
    unseal: bool
    closes: Closing | None = None  # only if exactly these answers are sealed


class SealJob(NamedTuple):
    """Store a sealed answer."""

    table: str
    window: int
    seat: int
    body: bytes
    last: int | None = None  # only if this is the log's last entry


class SqlJob(NamedTuple):
    """Run SQL within the group's transaction, in its own savepoint."""

    act: Callable[[Connection], Any]


WriteJob = CreateJob | AppendJob | SealJob | SqlJob


class StoredTable(NamedTuple):
    """What the database stores about a table: last entry, people in `seated`, and sealed answers where needed."""

    last: int
    people: frozenset[str]
    answers: Mapping[tuple[int, int], bytes] = MappingProxyType({})  # by window and seat, with the sealed moves


class WriteGroup:
    """Rows to write in one transaction. Each list has its columns in the order of `bulk.py`."""

    def __init__(self) -> None:
        self.tables: list[tuple[Any, ...]] = []
        self.entries: list[tuple[Any, ...]] = []
        self.summaries: dict[str, TableSummary] = {}
        self.unsealed: set[str] = set()
        self.over: set[tuple[str, int]] = set()
        """The tables and seats whose sealed moves are deleted."""
        self.sealed: dict[tuple[str, int, int], bytes] = {}
        self.changes: list[tuple[int, SqlJob]] = []

    def summary_rows(self) -> list[tuple[Any, ...]]:
        """Return the tables' summaries, the latest one for each."""
        return [
            (
                table,
                summary.status,
                summary.public,
                summary.game,
                summary.info,
                msgspec.json.encode(summary.people).decode(),
                summary.due,
                summary.touched,
            )
            for table, summary in self.summaries.items()
        ]

    def sealed_rows(self) -> list[tuple[Any, ...]]:
        """Return the sealed answers, the latest one for each seat."""
        return [(*place, body) for place, body in self.sealed.items()]

    def seat_changes(self, stored: dict[str, StoredTable]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """Return who (person, table) has sat down and who has left, compared with the database."""
        came: list[tuple[str, str]] = []
        left: list[tuple[str, str]] = []
        for table, summary in self.summaries.items():
            before = stored[table].people if table in stored else frozenset()
            if before != (now := frozenset(summary.people)):
                came += [(person, table) for person in sorted(now - before)]
                left += [(person, table) for person in sorted(before - now)]
        return came, left


def tables_in(jobs: list[WriteJob]) -> list[str]:
    """Return the tables of these jobs."""
    return list({job.table for job in jobs if not isinstance(job, SqlJob)})


def tables_closing(jobs: list[WriteJob]) -> list[str]:
    """Return the tables whose sealed answers are about to be played."""
    return sorted({job.table for job in jobs if isinstance(job, AppendJob) and job.closes is not None})


def tables_sealing(jobs: list[WriteJob]) -> list[str]:
    """Return the tables with new sealed answers."""
    return sorted({job.table for job in jobs if isinstance(job, SealJob)})


def build_group(jobs: list[WriteJob], stored: dict[str, StoredTable]) -> tuple[WriteGroup, list[Exception | None]]:
    """Return the rows of the jobs that can be written, and for each job None or the reason why not."""
    group = WriteGroup()
    outcomes: list[Exception | None] = []
    last = {table: known.last for table, known in stored.items()}
    for index, job in enumerate(jobs):
        if isinstance(job, SqlJob):
            group.changes.append((index, job))
            outcomes.append(None)
        else:
            outcomes.append(_add_job(job, group, last, stored))
    return group, outcomes


def _add_job(
    job: CreateJob | AppendJob | SealJob, group: WriteGroup, last: dict[str, int], stored: dict[str, StoredTable]
) -> Exception | None:
    """Add a job's rows to the group, or return why not."""
    table = job.table
    if isinstance(job, CreateJob):
        if table in last:
            return Conflict(table)
        last[table] = 0
        group.tables.append((table, job.secret, job.at))
    elif table not in last:
        return NoSuchTable(table)
    if isinstance(job, SealJob):
        if job.last is not None and job.last != last[table]:
            return Conflict(table)
        group.sealed[table, job.window, job.seat] = job.body
        return None
    first = last[table] + 1
    if isinstance(job, AppendJob) and (job.first != first or _answers_changed(job, group, stored)):
        return Conflict(table)
    group.entries += [(table, first + step, job.at, body) for step, body in enumerate(job.bodies)]
    last[table] += len(job.bodies)
    if job.summary is not None:
        group.summaries[table] = job.summary
    if isinstance(job, AppendJob) and (job.unseal or job.closes is not None):
        group.unsealed.add(table)
        for place in [place for place in group.sealed if place[0] == table and place[1] > 0]:
            del group.sealed[place]
    if isinstance(job, AppendJob) and job.closes is not None:
        for seat in job.closes.over:
            group.over.add((table, seat))
            group.sealed.pop((table, NEXT_MOVES, seat), None)
    return None


def _answers_changed(job: AppendJob, group: WriteGroup, stored: dict[str, StoredTable]) -> bool:
    """Return whether an answer or a sealed move has changed since this job read the ones it plays."""
    if job.closes is None:
        return False
    sealed = dict(stored[job.table].answers) if job.table in stored else {}
    for window, seat in list(sealed):
        if (job.table, seat) in group.over if window == NEXT_MOVES else job.table in group.unsealed:
            del sealed[window, seat]
    sealed |= {place[1:]: body for place, body in group.sealed.items() if place[0] == job.table}
    expected = {(job.closes.window, seat): body for seat, body in job.closes.answers.items()}
    expected |= {(NEXT_MOVES, seat): body for seat, body in job.closes.moves.items()}
    return {place: body for place, body in sealed.items() if place[0] in (job.closes.window, NEXT_MOVES)} != expected
