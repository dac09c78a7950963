"""Group commit: many callers wait, one task writes all that waits in one transaction.

The longer a commit takes, the more waits for the next one; so the speed of the disk limits groups, not callers.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any

from tabbytop.server.store.database import Database, Raced, Unfit
from tabbytop.server.store.group import Change, Job
from tabbytop.server.store.types import StoreUnavailable

MOST = 512
"""Jobs in one transaction."""

TRIES = 5
"""How often a group is tried while other processes write in between."""


class Writer:
    """Writes jobs in the order in which they came. There is a task only while something waits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self.task: asyncio.Task[None] | None = None
        self.closed = False
        self.is_failing = False
        """Has the database failed since it last wrote something? Jobs that came too late don't count as a failure."""

    async def do(self, job: Job) -> Any:
        """Wait until a job is committed; its answer, or the exception that says why it is not done."""
        if self.closed:
            raise StoreUnavailable("closed")
        future = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        if self.task is None:
            self.task = asyncio.create_task(self._drain())
        return await future

    async def close(self) -> None:
        """Write what waits, and take nothing more."""
        self.closed = True
        while self.task is not None:
            await asyncio.wait([self.task])

    async def _drain(self) -> None:
        group: list[tuple[Job, asyncio.Future[Any]]] = []
        try:
            while self.waiting:
                group = [self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))]
                group = [(job, future) for job, future in group if not future.done()]  # not those who gave up
                outcomes = await self._write([job for job, _ in group])
                self._note(group, outcomes)
                _tell(group, outcomes)
        except BaseException:  # the event loop ends: nobody may be left waiting
            _tell([*group, *self.waiting], [StoreUnavailable("closed", unsure=True)] * (len(group) + len(self.waiting)))
            self.waiting.clear()
            raise
        finally:
            self.task = None

    def _note(self, group: list[tuple[Job, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
        """Note whether the database takes what is written. A change that succeeds may have written nothing."""
        if any(_is_fault(outcome) for outcome in outcomes):
            self.is_failing = True
        elif any(
            outcome is None and not isinstance(job, Change) for (job, _), outcome in zip(group, outcomes, strict=True)
        ):
            self.is_failing = False

    async def _write(self, jobs: list[Job]) -> list[Any]:
        """Write a group; an outcome for each job."""
        raced = Raced()
        for _ in range(TRIES):
            try:
                return await self.database.write(partial(self.database.write_jobs, jobs=jobs))
            except Raced as error:
                raced = error
            except Unfit as error:
                if len(jobs) == 1:
                    return [_because(error)]
                return await self._one_by_one(jobs)
            except Exception as error:
                return [_because(error)] * len(jobs)
        return [_because(raced)] if len(jobs) == 1 else await self._one_by_one(jobs)

    async def _one_by_one(self, jobs: list[Job]) -> list[Any]:
        """One of these jobs is not fit to be written: find out which, for the others are."""
        outcomes: list[Any] = []
        for job in jobs:
            outcomes += await self._write([job])
            if _is_fault(outcomes[-1]):
                break  # it is the database now: the others need not wait for the same, one after the other
        return outcomes + outcomes[-1:] * (len(jobs) - len(outcomes))


def _is_fault(outcome: Any) -> bool:
    """Is this the outcome of a job that failed because the database did?"""
    return isinstance(outcome, StoreUnavailable) and not isinstance(outcome.__cause__, Unfit | Raced)


def _because(error: Exception) -> StoreUnavailable:
    if isinstance(error, StoreUnavailable):
        return error
    unkept = StoreUnavailable(str(error))
    unkept.__cause__ = error
    return unkept


def _tell(group: list[tuple[Job, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
    """Let everybody know how it went."""
    for (_, future), outcome in zip(group, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, StoreUnavailable):  # each caller its own, for a traceback grows with every raise
            future.set_exception(_copy(outcome))
        elif isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _copy(unkept: StoreUnavailable) -> StoreUnavailable:
    copy = StoreUnavailable(str(unkept), unkept.unsure)
    copy.__cause__ = unkept.__cause__
    return copy
