"""Group commit: many callers wait, and one task writes all waiting jobs in one transaction.

The longer a commit takes, the more jobs wait for the next one. So a slow disk limits the number of commits, not of
jobs.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any

from tabbytop.server.store.database import Database, RowRejected, WriteRace
from tabbytop.server.store.group import SqlJob, WriteJob
from tabbytop.server.store.types import StoreUnavailable

MAX_JOBS = 512
"""Jobs in one transaction."""

MAX_ATTEMPTS = 5
"""Attempts per group when other processes win the write race."""


class Writer:
    """Writes jobs in order of arrival. Its task runs only while jobs are waiting."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: deque[tuple[WriteJob, asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.closed = False
        self.is_failing = False
        """Whether the database has failed since its last successful write. Jobs that came too late don't count."""

    async def submit(self, job: WriteJob) -> Any:
        """Wait until a job is committed, and return its result or raise the reason why it failed."""
        if self.closed:
            raise StoreUnavailable("closed")
        future = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        if self.task is None:
            self.task = asyncio.create_task(self._drain())
        return await future

    async def close(self) -> None:
        """Write what is waiting, and accept no new jobs."""
        self.closed = True
        while self.task is not None:
            await asyncio.wait([self.task])

    async def _drain(self) -> None:
        group: list[tuple[WriteJob, asyncio.Future[Any]]] = []
        try:
            while self.waiting:
                group = [self.waiting.popleft() for _ in range(min(MAX_JOBS, len(self.waiting)))]
                group = [(job, future) for job, future in group if not future.done()]  # skip canceled callers
                outcomes = await self._write([job for job, _ in group])
                self._track_failures(group, outcomes)
                _resolve(group, outcomes)
        except BaseException:  # the event loop ends: don't leave callers waiting
            _resolve(
                [*group, *self.waiting], [StoreUnavailable("closed", unsure=True)] * (len(group) + len(self.waiting))
            )
            self.waiting.clear()
            raise
        finally:
            self.task = None

    def _track_failures(self, group: list[tuple[WriteJob, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
        """Note whether writes succeed. A successful `SqlJob` proves nothing, because it may have written nothing."""
        if any(_is_fault(outcome) for outcome in outcomes):
            self.is_failing = True
        elif any(
            outcome is None and not isinstance(job, SqlJob) for (job, _), outcome in zip(group, outcomes, strict=True)
        ):
            self.is_failing = False

    async def _write(self, jobs: list[WriteJob]) -> list[Any]:
        """Write a group, and return a result for each job."""
        race = WriteRace()
        for _ in range(MAX_ATTEMPTS):
            try:
                return await self.database.write(partial(self.database.write_jobs, jobs=jobs))
            except WriteRace as error:
                race = error
            except RowRejected as error:
                if len(jobs) == 1:
                    return [_unavailable(error)]
                return await self._one_by_one(jobs)
            except Exception as error:
                return [_unavailable(error)] * len(jobs)
        return [_unavailable(race)] if len(jobs) == 1 else await self._one_by_one(jobs)

    async def _one_by_one(self, jobs: list[WriteJob]) -> list[Any]:
        """Write jobs one at a time, because one of them was rejected."""
        outcomes: list[Any] = []
        for job in jobs:
            outcomes += await self._write([job])
            if _is_fault(outcomes[-1]):
                break  # the database fails: fail the other jobs immediately instead of letting each wait
        return outcomes + outcomes[-1:] * (len(jobs) - len(outcomes))


def _is_fault(outcome: Any) -> bool:
    """Return whether this job failed because the database failed."""
    return isinstance(outcome, StoreUnavailable) and not isinstance(outcome.__cause__, RowRejected | WriteRace)


def _unavailable(error: Exception) -> StoreUnavailable:
    if isinstance(error, StoreUnavailable):
        return error
    unavailable = StoreUnavailable(str(error))
    unavailable.__cause__ = error
    return unavailable


def _resolve(group: list[tuple[WriteJob, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
    """Deliver the results to the callers."""
    for (_, future), outcome in zip(group, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, StoreUnavailable):  # one exception per caller, because each raise extends its traceback
            future.set_exception(_copy(outcome))
        elif isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _copy(unavailable: StoreUnavailable) -> StoreUnavailable:
    copy = StoreUnavailable(str(unavailable), unavailable.unsure)
    copy.__cause__ = unavailable.__cause__
    return copy
