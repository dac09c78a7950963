"""A worker process that misbehaves: `odd_worker.py FOLDER [HOW ...]`.

The first process misbehaves in the first way given, the second in the second, and so on; later ones work normally.
Each process leaves a file in the folder when it starts (`started-*`) and whenever it begins to think (`begun-*`).
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


def start_index() -> int:
    """Return how many processes were started before this one."""
    k = 0
    while True:
        try:
            os.close(os.open(FOLDER / f"started-{k}", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            k += 1
        else:
            return k


def hang() -> None:
    """Hang forever, and ignore SIGTERM."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(1)


class OddChooser(MoveChooser):
    """A move chooser that misbehaves before it answers, or instead of answering."""

    how = ""

    def choose(self, question: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
        """Misbehave, then choose a move if still possible."""
        begun = FOLDER / f"begun-{question.table}-{os.getpid()}-{question.seed}"
        begun.touch()
        if self.how == "stays":
            hang()
        elif self.how == "dies":
            os._exit(3)
        elif self.how == "fails":
            raise ValueError("Tom holds the Princess")
        elif self.how == "breaks":  # not an Exception, so the worker doesn't catch it
            raise KeyboardInterrupt("Tom holds the Princess")
        elif self.how == "prints":
            print("What a lovely day", flush=True)
        elif self.how == "thinks on":  # until it is killed
            question = msgspec.structs.replace(question, level="tiger:99999999")
        elif self.how == "waits":
            while not (FOLDER / "gate").exists():
                time.sleep(0.005)
        return super().choose(question, watch)


if __name__ == "__main__":
    ways = [*sys.argv[2:]]
    k = start_index()
    OddChooser.how = ways[k] if k < len(ways) else ""
    if OddChooser.how == "never comes":
        sys.stdin.buffer.read()  # until the server closes the pipe
        sys.exit()
    worker.MoveChooser = OddChooser  # type: ignore[misc]
    worker.serve()
