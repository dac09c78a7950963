"""A worker process that misbehaves: `odd_worker.py FOLDER [HOW ...]`.

The first process that is started behaves in the first way, the second in the second, and so on; all others are good.
Each odd process marks in the folder that it was started, and each that it has begun to think.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import msgspec

from tabbytop.bots.bot import Watch
from tabbytop.server.bot_pool import worker
from tabbytop.server.bot_pool.worker import MoveChooser, MoveRequest

FOLDER = Path(sys.argv[1])


def which() -> int:
    """How many processes were started before this one."""
    k = 0
    while True:
        try:
            os.close(os.open(FOLDER / f"started-{k}", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            k += 1
        else:
            return k


def stay() -> None:
    """Neither do anything nor listen to anybody."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(1)


class Odd(MoveChooser):
    """Does something else before it answers, or instead."""

    how = ""

    def choose(self, question: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
        """Perhaps an answer."""
        begun = FOLDER / f"begun-{question.table}-{os.getpid()}-{question.seed}"
        begun.touch()
        if self.how == "stays":
            stay()
        elif self.how == "dies":
            os._exit(3)
        elif self.how == "fails":
            raise ValueError("Tom holds the Princess")
        elif self.how == "breaks":  # as no bot may: nothing catches it
            raise KeyboardInterrupt("Tom holds the Princess")
        elif self.how == "prints":
            print("What a lovely day", flush=True)
        elif self.how == "thinks on":  # as long as it lives
            question = msgspec.structs.replace(question, level="tiger:99999999")
        elif self.how == "waits":
            while not (FOLDER / "gate").exists():
                time.sleep(0.005)
        return super().choose(question, watch)


if __name__ == "__main__":
    ways = [*sys.argv[2:]]
    k = which()
    Odd.how = ways[k] if k < len(ways) else ""
    if Odd.how == "never comes":
        sys.stdin.buffer.read()  # until the table is gone
        sys.exit()
    worker.MoveChooser = Odd  # type: ignore[misc]
    worker.serve()
