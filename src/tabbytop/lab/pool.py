"""A pool of worker processes. Each is initialized once and then runs one task after another.

`ProcessPoolExecutor` starts the workers and transfers tasks and results. It can't interrupt a running task, so
every worker also watches a pipe: when this process closes its end, or dies, the worker aborts its task.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Generic, TypeVar

from tabbytop.engine.errors import Refusal

About = TypeVar("About")
Task = TypeVar("Task")
Result = TypeVar("Result")

CLEANUP_SECONDS = 2.0
"""Time for a stopped worker to clean up, for example to kill the programs it started."""
MOST_WORKERS = 61 if sys.platform == "win32" else 1024
"""Maximum number of workers: Windows can't wait for more processes at once."""


class Workers(Generic[Task, Result]):
    """Several worker processes, or the current process if `jobs` is 1.

    `prepare(about)` is called once per worker and returns the function that runs a task. Both must be importable.
    """

    def __init__(self, jobs: int, prepare: Callable[[About], Callable[[Task], Result]], about: About) -> None:
        self.jobs = min(jobs, MOST_WORKERS)
        self.work: Callable[[Task], Result] | None = None
        self._executor: ProcessPoolExecutor | None = None
        if jobs == 1:
            self.work = prepare(about)
            return
        context = get_context("spawn")
        self._stop_reader, self._stop_writer = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            self.jobs, context, initializer=_start_worker, initargs=(self._stop_reader, prepare, about)
        )

    def __enter__(self) -> Workers[Task, Result]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._executor is None:
            return
        if kind is not None:
            self._stop_writer.close()
        self._executor.shutdown(cancel_futures=True)
        self._stop_writer.close()
        self._stop_reader.close()

    def each(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Result]]:
        """Run all tasks and yield each with its result, in order of completion."""
        if self.work is not None:
            for task in tasks:
                yield task, self.work(task)
            return
        waiting = iter(tasks)
        running: dict[Future[Result], Task] = {}
        try:
            with _ctrl_c_ignored():
                self._submit(islice(waiting, self.jobs), running)
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    task, result = running.pop(future), future.result()
                    self._submit(islice(waiting, 1), running)
                    yield task, result
        except BrokenProcessPool as error:
            raise Refusal("", "worker-died") from error

    def _submit(self, tasks: Iterator[Task], running: dict[Future[Result], Task]) -> None:
        assert self._executor is not None
        for task in tasks:
            running[self._executor.submit(_do, task)] = task


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Ignore Ctrl-C while workers start. They inherit this; on a later Ctrl-C, this process stops them itself."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# In a worker


class _Worker:
    """The state of this worker process."""

    is_busy = False
    prepare: Callable[[], Callable[[Any], Any]]
    work: Callable[[Any], Any] | None = None


def _start_worker(stop: Connection[Any, Any], prepare: Callable[[Any], Callable[[Any], Any]], about: Any) -> None:
    """Initialize a worker process so that it can be stopped in the middle of a task."""
    _Worker.prepare = lambda: prepare(about)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _on_sigterm)
    threading.Thread(target=_stop_when_closed, args=(stop,), daemon=True).start()


def _do(task: Any) -> Any:
    """Run one task. A stopped worker exits here, after the task has cleaned up."""
    try:
        _Worker.is_busy = True
        if _Worker.work is None:
            _Worker.work = _Worker.prepare()
        return _Worker.work(task)
    except KeyboardInterrupt:
        os._exit(0)
    except Refusal:
        raise
    except Exception:
        raise RuntimeError(traceback.format_exc()) from None
    finally:
        _Worker.is_busy = False


def _on_sigterm(number: int, frame: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if not _Worker.is_busy:
        os._exit(0)
    raise KeyboardInterrupt  # so that the task cleans up


def _stop_when_closed(stop: Connection[Any, Any]) -> None:
    """Stop this worker when the other end of the pipe is closed, on purpose or because that process died."""
    connection.wait([stop])
    if not _Worker.is_busy:
        os._exit(0)
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)  # also interrupts blocking calls
    else:
        signal.raise_signal(signal.SIGTERM)
    time.sleep(CLEANUP_SECONDS)
    os._exit(1)
