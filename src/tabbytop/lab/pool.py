"""Worker processes: each is prepared once, then given one task after the other."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Generic, TypeVar

from tabbytop.engine.errors import Refusal

About = TypeVar("About")
Task = TypeVar("Task")
Result = TypeVar("Result")

LAST_SECONDS = 2.0
"""A worker that is stopped has so much time to end what it started."""


class Workers(Generic[Task, Result]):
    """A number of workers, or this very process where one is enough.

    `prepare(about)` is called once in each and returns the function that does a task. Both must be importable.
    """

    def __init__(self, jobs: int, prepare: Callable[[About], Callable[[Task], Result]], about: About) -> None:
        self.work = prepare(about) if jobs == 1 else None
        self.jobs = 0 if jobs == 1 else jobs
        self.prepare: Callable[[Any], Callable[[Task], Result]] = prepare
        self.about = about
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection[Any, Any]] = []

    def __enter__(self) -> Workers[Task, Result]:
        return self

    def _start(self, count: int) -> None:
        """Have so many workers."""
        context = multiprocessing.get_context("spawn")
        is_main = threading.current_thread() is threading.main_thread()
        # Ctrl-C is for this process, which then stops the workers: they are born deaf to it.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN) if is_main else None
        try:
            while len(self.processes) < count:
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, self.prepare, self.about), daemon=False)
                process.start()
                theirs.close()
                self.processes.append(process)
                self.pipes.append(ours)
        finally:
            if before is not None:
                signal.signal(signal.SIGINT, before)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def each(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        """Do all tasks; results come as they are done."""
        if self.work is not None:
            for task in tasks:
                yield task, self.work(task)
            return
        self._start(min(self.jobs, len(tasks)))
        todo = iter(tasks)
        busy: dict[Connection[Any, Any], Task] = {}
        for pipe in self.pipes:
            _hand(pipe, todo, busy)
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                task = busy.pop(ready)
                try:
                    is_good, result = ready.recv()
                except (EOFError, ConnectionError) as error:
                    raise Refusal("", "worker-died") from error
                if not is_good:
                    raise result
                _hand(ready, todo, busy)
                yield task, result

    def stop(self) -> None:
        """End all workers, and whatever they started."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(LAST_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        self.processes.clear()
        self.pipes.clear()


def _hand(pipe: Connection[Any, Any], todo: Iterator[Task], busy: dict[Connection[Any, Any], Task]) -> None:
    """Give a worker the next task, if there is one."""
    for task in todo:
        try:
            pipe.send(task)
        except OSError as error:
            raise Refusal("", "worker-died") from error
        busy[pipe] = task
        return


def _serve(pipe: Connection[Any, Any], prepare: Callable[[Any], Callable[[Any], Any]], about: Any) -> None:
    """What a worker does all its life: until it is stopped, or whoever started it is gone."""
    is_busy = False

    def stop(number: int, frame: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if not is_busy:
            os._exit(0)
        raise KeyboardInterrupt  # so that what was begun is put away

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, stop)
    threading.Thread(target=_mourn, daemon=True).start()
    work = None
    with contextlib.suppress(KeyboardInterrupt, EOFError, OSError):
        while True:
            task = pipe.recv()
            is_busy = True
            try:
                work = prepare(about) if work is None else work
                answer: tuple[bool, Any] = (True, work(task))
            except Refusal as refusal:
                answer = (False, refusal)
            except Exception:
                answer = (False, RuntimeError(traceback.format_exc()))
            is_busy = False
            pipe.send(answer)
    os._exit(0)


def _mourn() -> None:
    """Stop this worker when its parent ends, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
