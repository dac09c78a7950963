"""A pool of worker processes that choose moves for bots, so that searching never blocks the server.

A worker that dies or hangs is replaced and the request is retried. If all attempts fail, Kitten moves, so that no match
gets stuck.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from structlog.typing import FilteringBoundLogger

from tabbytop.bots.levels import level_of, read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.server.bot_pool.worker import (
    LENGTH_BYTES,
    MAX_CACHED_MATCHES,
    CancelMove,
    ChooseMove,
    MoveChooser,
    MoveRequest,
    WorkerReply,
    encode_message,
)
from tabbytop.server.ops.logs import make_log

__all__ = ["BotPool", "MoveRequest", "PoolClosed", "PoolStats"]

PROGRAM = (sys.executable, "-P", "-m", "tabbytop.server.bot_pool.worker")
"""The command line of a worker. `-P` keeps the server's working directory off the import path."""
MAX_ATTEMPTS = 3
"""Attempts per request before Kitten moves."""
ANSWER_GRACE = 10.0
"""Seconds that any answer may take on top of the bot's thinking time."""
BUDGET_FACTOR = 4.0
"""A bot may take this many times its budget, because the machine may be busy."""
ITERATION_SECONDS = 0.05
"""Upper bound for one search iteration: turns a budget of iterations into seconds."""
START_TIMEOUT = 60.0
"""Seconds that a new process may take to report that it is ready."""

INSTANT_BOTS = ("kitten", "house-cat")
"""Bots that don't search."""

T = TypeVar("T")
Pause = Callable[[float], Awaitable[None]]


class PoolClosed(Exception):
    """The pool is shut down: it takes no requests."""


class WorkerLost(Exception):
    """Raised when a worker has died or hangs."""


class PoolStats(msgspec.Struct):
    """Counters for the pool's metrics."""

    asked: int = 0
    answered: int = 0
    """Moves chosen by the bot itself."""
    lost: int = 0
    """Workers that died or hung and were replaced."""
    kitten_moves: int = 0
    """Moves that Kitten made because the bot could not."""


class MoveJob:
    """A queued request and the future of its move."""

    def __init__(self, request: MoveRequest, limit: float, answer: asyncio.Future[tuple[int, ...]]) -> None:
        self.request = request
        self.limit = limit
        self.answer = answer


class FairQueue:
    """Requests in round-robin order of their tables, at most one in progress per table.

    Requests that take no time go first: those in windows, which close, and those for bots that don't search. So nobody
    waits behind another table's searches.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, deque[MoveJob]] = {}
        """Jobs by table. An empty deque means that the table's only request is in progress."""
        self._urgent: deque[str] = deque()
        self._other: deque[str] = deque()

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._jobs.values())

    def add(self, job: MoveJob) -> None:
        """Add a job."""
        table = job.request.table
        if table in self._jobs:
            self._jobs[table].append(job)
        else:
            self._jobs[table] = deque([job])
            self._enqueue(table)

    def _enqueue(self, table: str) -> None:
        request = self._jobs[table][0].request
        (self._urgent if request.in_window or level_of(request.level) in INSTANT_BOTS else self._other).append(table)

    def take(self) -> MoveJob | None:
        """Return the next job, skipping canceled ones. Its table is blocked until `done`."""
        while self._urgent or self._other:
            table = (self._urgent or self._other).popleft()
            jobs = self._jobs[table]
            while jobs:
                job = jobs.popleft()
                if not job.answer.done():
                    return job
            del self._jobs[table]
        return None

    def done(self, table: str) -> None:
        """Unblock a table after its job is finished."""
        if self._jobs[table]:
            self._enqueue(table)
        else:
            del self._jobs[table]


class Worker:
    """The server's handle on a worker process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout
        self._asked = 0
        self._is_killed = False
        self._decode = msgspec.msgpack.Decoder(WorkerReply).decode

    @classmethod
    async def start(cls, program: Sequence[str]) -> Worker:
        """Start a process in its own session, so that Ctrl-C reaches only the server."""
        return cls(await create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, start_new_session=True))

    def _send(self, message: ChooseMove | CancelMove) -> None:
        if not self.stdin.is_closing():
            self.stdin.write(encode_message(message))

    async def receive(self) -> WorkerReply:
        """Wait for the worker's next message."""
        head = await self.stdout.readexactly(LENGTH_BYTES)
        return self._decode(await self.stdout.readexactly(int.from_bytes(head, "big")))

    async def ask(self, job: MoveJob) -> WorkerReply:
        """Send a job and wait for the reply. If the job's caller gives up, tell the worker to stop."""
        self._asked += 1
        number = self._asked

        def drop(answer: asyncio.Future[Any]) -> None:
            self._send(CancelMove(number))

        self._send(ChooseMove(number, job.request))
        job.answer.add_done_callback(drop)
        try:
            return await self.receive()
        finally:
            job.answer.remove_done_callback(drop)

    @property
    def has_ended(self) -> bool:
        """Return whether the process has exited."""
        return self.process.returncode is not None

    def kill(self) -> None:
        """Kill the process. It has nothing to clean up."""
        # Killing a process that has exited would reap it before the event loop does, and the loop would log a warning.
        if not self._is_killed and not self.stdout.at_eof():
            self._is_killed = True
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def stop(self) -> int:
        """Kill the process, wait until it is gone, and return its exit status."""
        self.kill()
        if not self.stdin.is_closing():
            self.stdin.transport.abort()
        await self.stdout.read()
        with contextlib.suppress(OSError):
            await self.stdin.wait_closed()
        return await self.process.wait()


class WorkerSlot:
    """A place for one worker, and the tables whose matches it has in memory."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.tables: deque[str] = deque(maxlen=MAX_CACHED_MATCHES)

    def preference(self, table: str) -> tuple[bool, bool]:
        """Rank this slot for a table's request: best is a worker that has the match, then any running worker."""
        return table in self.tables, self.worker is not None

    def remember(self, table: str) -> None:
        """Note that the worker has this table's match in memory."""
        if table in self.tables:
            self.tables.remove(table)
        self.tables.append(table)

    async def stop_worker(self) -> int | None:
        """Stop the worker and return its exit status, or None if there was no worker."""
        worker, self.worker = self.worker, None
        self.tables.clear()
        return None if worker is None else await worker.stop()


def timeout_for(request: MoveRequest, grace: float) -> float:
    """Return the seconds after which a bot counts as hanging. An unknown bot is refused."""
    bot = read_bot(request.level)
    if request.in_window or not isinstance(bot, SearchBot):
        return grace
    return BUDGET_FACTOR * (bot.budget.seconds or bot.budget.iterations * ITERATION_SECONDS) + grace


class BotPool:
    """At most *workers* processes that choose moves for bots, started when they are needed.

    `pause` waits for a number of seconds and `program` is the worker's command line; tests replace both. Without `log`,
    the pool logs to standard error like the server.
    """

    def __init__(
        self,
        workers: int,
        grace: float = ANSWER_GRACE,
        program: Sequence[str] = PROGRAM,
        pause: Pause = asyncio.sleep,
        log: FilteringBoundLogger | None = None,
    ) -> None:
        assert workers > 0
        self.log = log or make_log()
        self.grace = grace
        self.program = program
        self.pause = pause
        self.stats = PoolStats()
        self._slots = [WorkerSlot() for _ in range(workers)]
        self._idle = self._slots[:]
        """Slots without a job, the one idle for longest first."""
        self._queue = FairQueue()
        self._jobs: set[MoveJob] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return len(self._queue)

    async def move(self, request: MoveRequest) -> tuple[int, ...]:
        """Return a bot's move, even if workers fail. Raise `Refusal` if the request is invalid."""
        if self._is_closed:
            raise PoolClosed
        answer: asyncio.Future[tuple[int, ...]] = asyncio.get_running_loop().create_future()
        job = MoveJob(request, timeout_for(request, self.grace), answer)
        self.stats.asked += 1
        self._jobs.add(job)
        self._queue.add(job)
        self._dispatch()
        try:
            return await answer
        finally:
            self._jobs.discard(job)

    async def close(self) -> None:
        """Stop all workers. Callers that still wait get `PoolClosed`."""
        self._is_closed = True
        for job in self._jobs:
            if not job.answer.done():
                job.answer.set_exception(PoolClosed())
        for slot in self._slots:
            if slot.worker is not None:
                slot.worker.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in self._slots:
            await slot.stop_worker()

    def _dispatch(self) -> None:
        """Assign queued jobs to idle slots."""
        while self._idle and not self._is_closed:
            job = self._queue.take()
            if job is None:
                return
            table = job.request.table
            slot = max(self._idle, key=lambda idle: idle.preference(table))
            self._idle.remove(slot)
            task = asyncio.create_task(self._run(slot, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, slot: WorkerSlot, job: MoveJob) -> None:
        """Get a move for a job, from the bot or else from Kitten."""
        try:
            sentence = await self._ask_with_retries(slot, job)
            if sentence is None and not job.answer.done():
                sentence = await asyncio.to_thread(kitten_move, job.request)
                self.stats.kitten_moves += 1
            if sentence is not None and not job.answer.done():
                job.answer.set_result(sentence)
        except Exception as error:  # even Kitten failed, so the request itself is bad: pass it on to the caller
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._idle.append(slot)
            self._queue.done(job.request.table)
            self._dispatch()

    async def _ask_with_retries(self, slot: WorkerSlot, job: MoveJob) -> tuple[int, ...] | None:
        """Return the bot's move, or None if it has none or the caller gave up."""
        for _ in range(MAX_ATTEMPTS):
            if job.answer.done():
                return None
            try:
                reply = await self._ask(slot, job)
            except WorkerLost as lost:
                if not job.answer.done():
                    self.stats.lost += 1
                    self.log.warning("worker-lost", why=str(lost), bot=job.request.level)
                continue
            if not reply.error:
                self.stats.answered += 1
                return reply.sentence
            if not job.answer.done():  # a retry would fail in the same way
                self.log.error("bot-failed", why=reply.error, game=job.request.game, bot=job.request.level)
            return None
        return None

    async def _ask(self, slot: WorkerSlot, job: MoveJob) -> WorkerReply:
        """Ask the worker in a slot once. On any error, stop it and raise `WorkerLost`."""
        try:
            worker = await self._worker_in(slot)
            slot.remember(job.request.table)
            return await self._with_timeout(job.limit, worker.ask(job))
        except Exception as error:
            code = await slot.stop_worker()
            if isinstance(error, WorkerLost):
                raise
            raise WorkerLost(f"{type(error).__name__}, exit {code}") from error
        except asyncio.CancelledError:  # the event loop ended before the pool was closed
            if slot.worker is not None:
                slot.worker.kill()
            raise

    async def _worker_in(self, slot: WorkerSlot) -> Worker:
        """Return the slot's worker, starting one if needed."""
        if slot.worker is not None and slot.worker.has_ended:
            await slot.stop_worker()
        if slot.worker is None:
            slot.worker = await Worker.start(self.program)
            if self._is_closed:
                raise WorkerLost("closed")
            await self._with_timeout(START_TIMEOUT, slot.worker.receive())
        return slot.worker

    async def _with_timeout(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """Await something and raise `WorkerLost` if it takes too long."""
        doing = asyncio.ensure_future(work)
        timer = asyncio.ensure_future(self.pause(seconds))
        try:
            await asyncio.wait({doing, timer}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise WorkerLost("hangs")
            return await doing
        finally:
            doing.cancel()
            timer.cancel()
            await asyncio.gather(doing, timer, return_exceptions=True)


def kitten_move(request: MoveRequest) -> tuple[int, ...]:
    """Choose Kitten's move in this process, without a worker."""
    return MoveChooser().choose(msgspec.structs.replace(request, level="kitten", seed=f"kitten {request.seed}"))
