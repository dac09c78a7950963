"""Bots think in processes of their own, so that the table answers everybody else meanwhile.

A process that dies or hangs is replaced and its question asked again; at last Kitten plays, so that no match is stuck.
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

from tabbytop.bots.levels import read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.server.bot_pool.worker import HEAD, KEPT, Ask, Drop, MoveRequest, Said, Thinking, framed
from tabbytop.server.ops.logs import make_log

__all__ = ["BotPool", "Closed", "Figures", "MoveRequest"]

PROGRAM = (sys.executable, "-P", "-m", "tabbytop.server.bot_pool.worker")
"""A worker process; `-P`: whatever lies in the folder where the server was started is no part of it."""
TRIES = 3
"""How often a question is asked before Kitten plays."""
GRACE = 10.0
"""Seconds that any answer may take, besides the thinking."""
PATIENCE = 4.0
"""How many times its budget a bot may think: machines are busy now and then."""
TRY_SECONDS = 0.05
"""A budget of iterations in seconds: more than one takes."""
START_SECONDS = 60.0
"""How long a new process may take until it is there."""

QUICK = ("kitten", "house-cat")
"""Bots that do not search."""

T = TypeVar("T")
Pause = Callable[[float], Awaitable[None]]


class Closed(Exception):
    """The house closes: no more moves."""


class Lost(Exception):
    """A worker died or hangs."""


class Figures(msgspec.Struct):
    """What has been asked so far, for operators."""

    asked: int = 0
    answered: int = 0
    """By the bot itself."""
    lost: int = 0
    """Processes that died or hung and were replaced."""
    by_kitten: int = 0
    """Moves that Kitten made because the bot could not."""


class Job:
    """A question and whoever waits for its answer."""

    def __init__(self, question: MoveRequest, limit: float, answer: asyncio.Future[tuple[int, ...]]) -> None:
        self.question = question
        self.limit = limit
        self.answer = answer


class FairQueue:
    """Who waits: every table in its turn, and a table with one question at a time.

    What is answered in no time goes first: questions at windows, which close, and those to bots that do not search.
    So nobody waits for all the tigers of somebody else.
    """

    def __init__(self) -> None:
        self._jobs: dict[str, deque[Job]] = {}
        """By table; one without any has a question under way and nothing more to ask."""
        self._first: deque[str] = deque()
        self._then: deque[str] = deque()

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._jobs.values())

    def join(self, job: Job) -> None:
        """Somebody asks something."""
        table = job.question.table
        if table in self._jobs:
            self._jobs[table].append(job)
        else:
            self._jobs[table] = deque([job])
            self._queue(table)

    def _queue(self, table: str) -> None:
        question = self._jobs[table][0].question
        (self._first if question.glance or question.level in QUICK else self._then).append(table)

    def take(self) -> Job | None:
        """The next question; its table waits until it is `done`. Those that nobody waits for any more are forgotten."""
        while self._first or self._then:
            table = (self._first or self._then).popleft()
            jobs = self._jobs[table]
            while jobs:
                job = jobs.popleft()
                if not job.answer.done():
                    return job
            del self._jobs[table]
        return None

    def done(self, table: str) -> None:
        """A table's question was seen to."""
        if self._jobs[table]:
            self._queue(table)
        else:
            del self._jobs[table]


class Worker:
    """A process in which bots think, as the table sees it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout
        self._asked = 0
        self._is_killed = False
        self._decode = msgspec.msgpack.Decoder(Said).decode

    @classmethod
    async def start(cls, program: Sequence[str]) -> Worker:
        """A new process. Ctrl-C is for the server, not for those in its session."""
        return cls(await create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, start_new_session=True))

    def _send(self, message: Ask | Drop) -> None:
        if not self.stdin.is_closing():
            self.stdin.write(framed(message))

    async def hear(self) -> Said:
        """The next thing it says."""
        head = await self.stdout.readexactly(HEAD)
        return self._decode(await self.stdout.readexactly(int.from_bytes(head, "big")))

    async def ask(self, job: Job) -> Said:
        """Ask it something. When nobody wants the answer any more it is told to stop."""
        self._asked += 1
        n = self._asked

        def drop(answer: asyncio.Future[Any]) -> None:
            self._send(Drop(n))

        self._send(Ask(n, job.question))
        job.answer.add_done_callback(drop)
        try:
            return await self.hear()
        finally:
            job.answer.remove_done_callback(drop)

    @property
    def is_gone(self) -> bool:
        """Has it ended?"""
        return self.process.returncode is not None

    def kill(self) -> None:
        """End it at once: there is nothing it would have to put away."""
        # Whoever kills a dead process takes its exit status away from the event loop, which then complains.
        if not self._is_killed and not self.stdout.at_eof():
            self._is_killed = True
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> int:
        """End it and wait until nothing of it is left; its exit status."""
        self.kill()
        if not self.stdin.is_closing():
            self.stdin.transport.abort()
        await self.stdout.read()
        with contextlib.suppress(OSError):
            await self.stdin.wait_closed()
        return await self.process.wait()


class WorkerSlot:
    """A place for one worker, and the tables that it has folded."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.tables: deque[str] = deque(maxlen=KEPT)

    def suits(self, table: str) -> tuple[bool, bool]:
        """How well a table's question is asked here: where the table is known, else where a process waits."""
        return table in self.tables, self.worker is not None

    def note(self, table: str) -> None:
        """A table was folded here."""
        if table in self.tables:
            self.tables.remove(table)
        self.tables.append(table)

    async def clear(self) -> int | None:
        """End the worker; how it ended, if there was one."""
        worker, self.worker = self.worker, None
        self.tables.clear()
        return None if worker is None else await worker.end()


def limit_of(question: MoveRequest, grace: float) -> float:
    """How many seconds a bot may take until it is taken to hang; refuses what is no bot."""
    bot = read_bot(question.level)
    if question.glance or not isinstance(bot, SearchBot):
        return grace
    return PATIENCE * (bot.budget.seconds or bot.budget.iterations * TRY_SECONDS) + grace


class BotPool:
    """Worker processes that answer for bots: at most so many, started when they are needed.

    `pause` waits for seconds; `program` is what a worker process runs. Tests have their own of both. `log` is the
    server's; without one, a logger of the same kind that writes to standard error.
    """

    def __init__(
        self,
        workers: int,
        grace: float = GRACE,
        program: Sequence[str] = PROGRAM,
        pause: Pause = asyncio.sleep,
        log: FilteringBoundLogger | None = None,
    ) -> None:
        assert workers > 0
        self.log = log or make_log()
        self.grace = grace
        self.program = program
        self.pause = pause
        self.figures = Figures()
        self._desks = [WorkerSlot() for _ in range(workers)]
        self._idle = self._desks[:]
        """Whoever has waited longest first."""
        self._turns = FairQueue()
        self._jobs: set[Job] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._turns)

    @property
    def processes(self) -> list[int]:
        """The worker processes there are."""
        return [desk.worker.process.pid for desk in self._desks if desk.worker is not None]

    async def move(self, question: MoveRequest) -> tuple[int, ...]:
        """The move of a bot. It comes whatever happens to the processes, unless the question itself is refused."""
        if self._is_closed:
            raise Closed
        answer: asyncio.Future[tuple[int, ...]] = asyncio.get_running_loop().create_future()
        job = Job(question, limit_of(question, self.grace), answer)
        self.figures.asked += 1
        self._jobs.add(job)
        self._turns.join(job)
        self._hand_out()
        try:
            return await answer
        finally:
            self._jobs.discard(job)

    async def close(self) -> None:
        """End all processes. Whoever still waits for a move is told that the house is `Closed`."""
        self._is_closed = True
        for job in self._jobs:
            if not job.answer.done():
                job.answer.set_exception(Closed())
        for desk in self._desks:
            if desk.worker is not None:
                desk.worker.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for desk in self._desks:
            await desk.clear()

    def _hand_out(self) -> None:
        """Give questions to workers, as long as there are both."""
        while self._idle and not self._is_closed:
            job = self._turns.take()
            if job is None:
                return
            table = job.question.table
            desk = max(self._idle, key=lambda one: one.suits(table))
            self._idle.remove(desk)
            task = asyncio.create_task(self._see_to(desk, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _see_to(self, desk: WorkerSlot, job: Job) -> None:
        """Have a question answered, by whomever."""
        try:
            sentence = await self._ask_often(desk, job)
            if sentence is None and not job.answer.done():
                sentence = await asyncio.to_thread(by_kitten, job.question)
                self.figures.by_kitten += 1
            if sentence is not None and not job.answer.done():
                job.answer.set_result(sentence)
        except Exception as error:  # not even Kitten has an answer: whoever asked such a thing hears of it
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._idle.append(desk)
            self._turns.done(job.question.table)
            self._hand_out()

    async def _ask_often(self, desk: WorkerSlot, job: Job) -> tuple[int, ...] | None:
        """The bot's answer, if it has one at all and anybody still wants it."""
        for _ in range(TRIES):
            if job.answer.done():
                return None
            try:
                said = await self._ask(desk, job)
            except Lost as lost:
                if not job.answer.done():
                    self.figures.lost += 1
                    self.log.warning("worker-lost", why=str(lost), bot=job.question.level)
                continue
            if not said.trouble:
                self.figures.answered += 1
                return said.sentence
            if not job.answer.done():  # asked again it would fail again
                self.log.error("bot-failed", why=said.trouble, game=job.question.game, bot=job.question.level)
            return None
        return None

    async def _ask(self, desk: WorkerSlot, job: Job) -> Said:
        """Ask the worker at a desk once; whatever goes wrong, it is lost and the desk is cleared for another."""
        try:
            worker = await self._worker_at(desk)
            desk.note(job.question.table)
            return await self._within(job.limit, worker.ask(job))
        except Exception as error:
            code = await desk.clear()
            if isinstance(error, Lost):
                raise
            raise Lost(f"{type(error).__name__}, exit {code}") from error
        except asyncio.CancelledError:  # the loop ends before the house was closed
            if desk.worker is not None:
                desk.worker.kill()
            raise

    async def _worker_at(self, desk: WorkerSlot) -> Worker:
        """The worker at a desk: a new one where there is none."""
        if desk.worker is not None and desk.worker.is_gone:
            await desk.clear()
        if desk.worker is None:
            desk.worker = await Worker.start(self.program)
            if self._is_closed:
                raise Lost("closed")
            await self._within(START_SECONDS, desk.worker.hear())
        return desk.worker

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What comes of some work, unless it takes too long."""
        doing = asyncio.ensure_future(work)
        timer = asyncio.ensure_future(self.pause(seconds))
        try:
            await asyncio.wait({doing, timer}, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise Lost("hangs")
            return await doing
        finally:
            doing.cancel()
            timer.cancel()
            await asyncio.gather(doing, timer, return_exceptions=True)


def by_kitten(question: MoveRequest) -> tuple[int, ...]:
    """Kitten's move, without any worker."""
    return Thinking().answer(msgspec.structs.replace(question, level="kitten", seed=f"kitten {question.seed}"))
