"""A room's jobs, run one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tabbytop.engine.errors import Refusal
from tabbytop.server.store import StoreUnavailable

Job = Callable[[], Awaitable[object]]


class JobQueue:
    """Runs jobs one at a time, in the order in which they were queued."""

    def __init__(self, handle_fault: Callable[[Exception], Awaitable[None]]) -> None:
        self.handle_fault = handle_fault
        """Called after a job raised something that isn't a refusal, before the next job starts."""
        self.is_closed = False
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    def __len__(self) -> int:
        """Return the number of jobs that haven't started."""
        return self._queue.qsize()

    async def run(self, job: Job) -> None:
        """Queue a job and wait until it is done. The job runs even if the caller is canceled."""
        if self.is_closed:
            raise Refusal("", "not-kept")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        await asyncio.shield(done)

    def schedule(self, job: Job) -> None:
        """Queue a job that nobody waits for."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda future: future.cancelled() or future.exception())
        self._queue.put_nowait((job, done))

    async def close(self) -> None:
        """Stop accepting jobs and wait until the queued ones are done."""
        self.is_closed = True
        self._queue.put_nowait(None)
        await self.task

    async def _work(self) -> None:
        while (queued := await self._queue.get()) is not None:
            job, done = queued
            failure: Exception | None = None
            try:
                await job()
            except (Refusal, StoreUnavailable) as error:
                failure = error
            except Exception as error:
                await self.handle_fault(error)
                failure = Refusal("", "our-fault")
                failure.__cause__ = error
            if done.cancelled():
                continue
            done.set_result(None) if failure is None else done.set_exception(failure)
